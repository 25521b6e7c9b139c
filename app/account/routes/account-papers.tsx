import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "../../platform/seo/page-meta";
import { pagedMeta } from "../paged/list.server";
import { readPapers } from "../papers/papers.server";
import { PapersPage } from "../papers/papers-page";

export const handle = { i18n: ["account", "papers"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const found = await readPapers(context, request.url);
	const title = context.texts.translator("papers")("title");
	return { ...found, title, meta: pagedMeta(context, title, found.query.page) };
}

export default function AccountPapers() {
	return <PapersPage {...useLoaderData<typeof loader>()} />;
}
