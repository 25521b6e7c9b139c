import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { catalogue } from "../../../contract/catalogue";
import { sampleList } from "../quick-order/sample-list";

/** A list to try the quick order with, in the reader's language, of goods that can be had. */
export async function loader({ context: { backend, texts, market } }: LoaderFunctionArgs) {
	const variants = await backend(catalogue.popular);
	return new Response(sampleList(variants, texts, market.intl), {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": 'attachment; filename="quick-order.csv"',
		},
	});
}
