import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "../platform/seo/page-meta";
import { InfoArticle } from "./info/info-page";
import { infoPage } from "./info/info-page.server";

export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
	if (!context.market.legalNotice) throw new Response(null, { status: 404 });
	return infoPage(context, "legal");
}

export default function Legal() {
	return <InfoArticle page={useLoaderData<typeof loader>().page} />;
}
