import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "../platform/seo/page-meta";
import { StaticPart } from "../ui/static-part";
import { switchLink, switchLinks } from "../ui/switch-links.css";
import { Wrap } from "../ui/wrap";
import { Buttons, Choices, Fields } from "./forms";
import * as css from "./gallery.css";
import { Dialogs, List, Notices, Others, Section, State } from "./parts";
import { path, samples } from "./samples";

export const handle = { i18n: ["catalogue", "filters"] };

export const meta = pageMeta;

/** Available with the other development pages. */
export function loader({
	context,
	request,
}: Pick<LoaderFunctionArgs, "request"> & { context: Pick<LoaderFunctionArgs["context"], "hasDevPages"> }) {
	if (!context.hasDevPages) throw new Response(null, { status: 404 });
	return { meta: { title: "app/ui", isUnlisted: true }, scheme: schemeOf(new URL(request.url).searchParams.get("scheme")) };
}

/** Only the server renders this page. A live dialog would cover it, and buyers' browsers must not load the samples. */
export default function GalleryRoute() {
	const { scheme } = useLoaderData<typeof loader>();
	return <StaticPart id="gallery">{import.meta.env.SSR ? <Gallery scheme={scheme} /> : null}</StaticPart>;
}

type Scheme = keyof typeof css.schemes;
const schemes = ["system", "light", "dark"] as const satisfies readonly Scheme[];

const schemeOf = (requested: string | null): Scheme => schemes.find((scheme) => scheme === requested) ?? "system";

function Gallery({ scheme }: { scheme: Scheme }) {
	return (
		<div lang="de" className={css.schemes[scheme]}>
			<Wrap>
				<div className={css.head}>
					<h1>{samples.title}</h1>
					<p>{samples.lead}</p>
					<nav aria-label="scheme" className={`${switchLinks} ${css.switches}`}>
						{schemes.map((each) => (
							<a key={each} href={`${path}?scheme=${each}`} className={switchLink} aria-current={each === scheme ? "true" : undefined}>
								{each}
							</a>
						))}
					</nav>
				</div>
				<Tokens />
				<Text />
				<Buttons />
				<Fields />
				<Choices />
				<Notices />
				<Dialogs />
				<List />
				<Others />
			</Wrap>
		</div>
	);
}

const Tokens = () => (
	<Section name="tokens">
		<ul className={css.palette}>
			{Object.entries(css.swatches).map(([name, className]) => (
				<li key={name}>
					<div className={className} />
					<p className={css.state}>{name}</p>
				</li>
			))}
		</ul>
		{Object.entries(css.sizes).map(([name, className]) => (
			<State key={name} name={name}>
				<p className={className}>{samples.heading}</p>
			</State>
		))}
	</Section>
);

const Text = () => (
	<Section name="text">
		<h2>{samples.heading}</h2>
		<h3>{samples.heading}</h3>
		<p>
			{samples.paragraph} <a href={path}>{samples.link}</a> <strong>{samples.link}</strong> <small>{samples.small}</small>
		</p>
	</Section>
);
