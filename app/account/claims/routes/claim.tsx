import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { claimNumber, claims } from "../../../../contract/claims/claims";
import { describePage, pageMeta } from "../../../platform/seo/page-meta";
import { ClaimPage } from "../claim-page";

export const handle = { i18n: ["account", "claims"] };
export const meta = pageMeta;

export async function loader({ params, context }: LoaderFunctionArgs) {
	// Addresses are in lower case.
	const number = claimNumber.safeParse(params.number?.toUpperCase());
	if (!number.success) throw new Response(null, { status: 404 });
	const claim = await context.backend(claims.byNumber, { params: { number: number.data } });
	const title = context.texts.translator("claims")("one.title", { number: claim.number });
	const meta = describePage(context, { title });
	return { claim, title, meta };
}

export default function ClaimRoute() {
	const { claim, title } = useLoaderData<typeof loader>();
	return <ClaimPage claim={claim} title={title} />;
}
