import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { InfoArticle } from "../features/content/info-page";
import { infoPage } from "../info-page.server";
import { pageMeta } from "../page-meta";

export const meta = pageMeta;

export const loader = ({ context }: LoaderFunctionArgs) => infoPage(context, "terms");

export default function Terms() {
	return <InfoArticle page={useLoaderData<typeof loader>().page} />;
}
