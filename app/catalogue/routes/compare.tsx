import { data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useT } from "../../platform/i18n/i18n";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { compareAddress, readCompareQuery } from "../../platform/page/compare-ids";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { ComparePage } from "../compare/compare-page";
import { comparedVariants } from "../compare/compared-variants.server";

export const handle = { i18n: ["catalogue", "compare"] };

export const meta = pageMeta;

export async function loader({ context, request }: LoaderFunctionArgs) {
	const url = new URL(request.url);
	const query = readCompareQuery(url.searchParams);
	const address = compareAddress(query);
	// A comma may come encoded or not.
	if (url.searchParams.toString() !== new URL(address, url).searchParams.toString()) throw redirect(address, 302);
	const [{ variants, missing }, left] = await Promise.all([comparedVariants(context, query.ids), comparedVariants(context, query.left)]);
	return data(
		{
			meta: describePage(context, { title: context.texts.translator("compare")("title") }),
			query,
			variants,
			missing,
			left: left.variants.map(({ code }) => code),
			idems: variants.map(() => context.newKey()),
		},
		{ status: query.ids.length > 0 && variants.length === 0 ? 404 : 200 },
	);
}

export default function CompareRoute() {
	const { query, variants, missing, left, idems } = useLoaderData<typeof loader>();
	const t = useT("compare");
	return (
		<>
			<Breadcrumbs items={[{ title: t("title") }]} />
			<ComparePage query={query} variants={variants} missing={missing} left={left} idems={idems} />
		</>
	);
}
