import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { catalogue } from "../../../contract/catalogue";
import { formatRange } from "../../../contract/fields";
import { formatFilters } from "../../../contract/filter-text";
import { readFilters } from "../../../contract/filters";
import { requireCanonical } from "../../platform/http/redirect.server";
import { allVariants } from "../print/all-variants.server";
import { variantsCsv } from "../product/variants-csv";

/** How many a file has at most. */
const most = 2_000;

/** All variants of a product, or those that f leaves of them, as a file for spreadsheets. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	requireCanonical(request);
	const slug = params.slug ?? "";
	const filters = readFilters(new URL(request.url).searchParams.get("f"));
	if (filters === null) throw new Response(null, { status: 400 });
	const f = formatFilters(filters);
	const { first, variants } = await allVariants(most, (skip, take) =>
		context.backend(catalogue.variantsByProduct, { params: { slug }, query: { range: formatRange(skip, take), f } }),
	);
	return new Response(variantsCsv(first.product, variants, context.texts, context.market.intl), {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="${slug}-variants.csv"`,
		},
	});
}
