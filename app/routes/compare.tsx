import { data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { comparedVariants } from "../compared-variants.server";
import { compareAddress, readCompareQuery } from "../features/compare/compare-ids";
import { ComparePage } from "../features/compare/compare-page";
import { Breadcrumbs } from "../features/shell/breadcrumbs";
import { useT } from "../i18n";
import { pageMeta } from "../page-meta";

export const handle = { i18n: ["catalogue", "compare"] };

export const meta = pageMeta;

export async function loader({ context, request }: LoaderFunctionArgs) {
	const url = new URL(request.url);
	const query = readCompareQuery(url.searchParams);
	const address = compareAddress(query);
	// A comma may come encoded or not.
	if (url.searchParams.toString() !== new URL(address, url).searchParams.toString()) throw redirect(address, 302);
	const { variants, missing } = await comparedVariants(context, query.ids);
	const title = context.texts.translator("common")("titleSuffix", { title: context.texts.translator("compare")("title") });
	return data(
		{ meta: { title, isPrivate: true }, query, variants, missing, idems: variants.map(() => context.newKey()) },
		{ status: query.ids.length > 0 && variants.length === 0 ? 404 : 200 },
	);
}

export default function CompareRoute() {
	const { query, variants, missing, idems } = useLoaderData<typeof loader>();
	const t = useT("compare");
	return (
		<>
			<Breadcrumbs items={[{ title: t("title") }]} />
			<ComparePage query={query} variants={variants} missing={missing} idems={idems} />
		</>
	);
}
