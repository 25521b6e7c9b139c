import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { catalogue } from "../../../contract/catalogue";
import { formatRange } from "../../../contract/fields";
import { formatFilters } from "../../../contract/filter-text";
import { readFilters } from "../../../contract/filters";
import { requireCanonical } from "../../platform/http/redirect.server";
import { variantsCsv } from "../product/variants-csv";

/** As many as a call gives, and how many calls there are at most. */
const take = 100;
const mostCalls = 20;

/** All variants of a product, or those that f leaves of them, as a file for spreadsheets. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	requireCanonical(request);
	const slug = params.slug ?? "";
	const filters = readFilters(new URL(request.url).searchParams.get("f"));
	if (filters === null) throw new Response(null, { status: 400 });
	const f = formatFilters(filters);
	const read = (call: number) =>
		context.backend(catalogue.variantsByProduct, { params: { slug }, query: { range: formatRange(call * take, take), f } });
	const { product, variants: first, count } = await read(0);
	const variants = [...first];
	for (let call = 1; call < mostCalls && call * take < count; call++) variants.push(...(await read(call)).variants);
	return new Response(variantsCsv(product, variants, context.texts, context.market.intl), {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="${slug}-variants.csv"`,
		},
	});
}
