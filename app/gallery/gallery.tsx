import { switchLink, switchLinks } from "../ui/switch-links.css";
import { Wrap } from "../ui/wrap";
import { List } from "./catalogue-parts";
import { Buttons, Choices, Fields } from "./forms";
import * as css from "./gallery.css";
import { Dialogs, Notices } from "./messages";
import { Others } from "./other-parts";
import { path, samples } from "./samples";
import { Section, State } from "./section";

type Scheme = keyof typeof css.schemes;
const schemes = ["system", "light", "dark"] as const satisfies readonly Scheme[];

export const schemeOf = (requested: string | null): Scheme => schemes.find((scheme) => scheme === requested) ?? "system";

/** Every part of the design system in each of its states. */
export function Gallery({ scheme }: { scheme: Scheme }) {
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
