import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "../platform/seo/page-meta";
import { InfoArticle } from "./info/info-page";
import { infoPage } from "./info/info-page.server";

export const meta = pageMeta;

export const loader = ({ context }: LoaderFunctionArgs) => infoPage(context, "terms");

export default function Terms() {
	return <InfoArticle page={useLoaderData<typeof loader>().page} />;
}
