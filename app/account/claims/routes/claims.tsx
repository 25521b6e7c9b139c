import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "../../../platform/seo/page-meta";
import { pagedMeta } from "../../paged/list.server";
import { ClaimsPage } from "../claims-page";
import { readClaims } from "../read-claims";

export const handle = { i18n: ["account", "claims"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const found = await readClaims(context, request.url);
	const title = context.texts.translator("claims")("title");
	return { ...found, title, meta: pagedMeta(context, title, found.query.page) };
}

export default function Claims() {
	return <ClaimsPage {...useLoaderData<typeof loader>()} />;
}
