import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "../../platform/seo/page-meta";
import { StaticPart } from "../../ui/static-part";
import { Gallery, schemeOf } from "../gallery";

export const handle = { i18n: ["catalogue", "filters"] };

export const meta = pageMeta;

/** Served where the other development pages are. */
export function loader({
	context,
	request,
}: Pick<LoaderFunctionArgs, "request"> & { context: Pick<LoaderFunctionArgs["context"], "hasDevPages"> }) {
	if (!context.hasDevPages) throw new Response(null, { status: 404 });
	return { meta: { title: "app/ui", isUnlisted: true }, scheme: schemeOf(new URL(request.url).searchParams.get("scheme")) };
}

/** Written by the server alone: a dialog that became live would cover the page, and browsers of buyers do not load the samples. */
export default function GalleryRoute() {
	const { scheme } = useLoaderData<typeof loader>();
	return <StaticPart id="gallery">{import.meta.env.SSR ? <Gallery scheme={scheme} /> : null}</StaticPart>;
}
