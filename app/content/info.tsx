import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "../platform/seo/page-meta";
import { InfoArticle } from "./info/info-page";
import { infoPage } from "./info/info-page.server";

export const meta = pageMeta;

/** Pages that consist only of text. */
const pages = ["about", "terms", "privacy", "legal"] as const;

export function loader({ context, request }: LoaderFunctionArgs) {
	// Routes ignore case and a trailing slash.
	const [, path] = new URL(request.url).pathname.toLowerCase().split("/");
	const page = pages.find((name) => name === path);
	if (!page || (page === "legal" && !context.market.legalNotice)) throw new Response(null, { status: 404 });
	return infoPage(context, page);
}

export default function Info() {
	return <InfoArticle page={useLoaderData<typeof loader>().page} />;
}
