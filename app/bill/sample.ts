import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { catalogue, type Variant } from "../../contract/catalogue";
import { sellable } from "../../contract/values/order-bounds";
import type { Texts } from "../platform/i18n/i18n";
import { type Cell, csv } from "../platform/tables/csv";

export async function loader({ context: { backend, texts, market } }: LoaderFunctionArgs) {
	const variants = await backend(catalogue.popular);
	return new Response(sampleList(variants, texts, market.intl), {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": 'attachment; filename="quick-order.csv"',
		},
	});
}

const maxRows = 6;

/** Available codes, valid quantities and a reference, as a file that the quick order reads. One code is a supplier's. */
function sampleList(variants: readonly Variant[], texts: Texts, intl: string): string {
	const t = texts.translator("quick-order");
	const available = variants.filter(({ suppliedVariant }) => suppliedVariant.availability !== "out").slice(0, maxRows);
	const rows = available.map(({ code, suppliedVariant }, index): Cell[] => [
		index === 1 ? suppliedVariant.supplierCode : code,
		sellable(0, suppliedVariant) * (index + 1),
		index === 0 ? t("sample.example") : "",
	]);
	return csv([[t("sample.code"), t("sample.quantity"), t("sample.reference")], ...rows], intl);
}
