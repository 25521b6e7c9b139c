import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { neededSeller } from "../platform/backend/seller.server";
import { pageMeta } from "../platform/seo/page-meta";
import { InfoArticle } from "./info/info-page";
import { infoPage, readPage, termsPage } from "./info/info-page.server";

export const meta = pageMeta;

/** Pages that consist only of text. */
const pages = ["about", "terms", "privacy", "legal"] as const;

export async function loader({ context, request }: LoaderFunctionArgs) {
	// Routes ignore case and a trailing slash.
	const [, path] = new URL(request.url).pathname.toLowerCase().split("/");
	const name = pages.find((one) => one === path);
	if (!name || (name === "legal" && !context.market.legalNotice)) throw new Response(null, { status: 404 });
	if (name === "terms") return termsPage(context, request);
	const [text, seller] = await Promise.all([readPage(context, name), neededSeller(context)]);
	return infoPage(context, name, text, { seller });
}

export default function Info() {
	return <InfoArticle page={useLoaderData<typeof loader>().page} />;
}
