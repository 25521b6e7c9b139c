import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { catalogue, type Product, type Variant } from "../../contract/catalogue";
import { formatRange } from "../../contract/fields";
import { formatFilters } from "../../contract/filter-text";
import { requireCanonical } from "../platform/http/redirect.server";
import type { Texts } from "../platform/i18n/i18n";
import { type Cell, csv } from "../platform/tables/csv";
import { requiredFilters } from "./list/list-href.server";
import { deliveryWords } from "./price/delivery-words";
import { allVariants } from "./print/price-list.server";
import { ownColumns } from "./table/columns";

/** A file has at most this many rows. */
const most = 2_000;

/** Exports all variants of a product, or those that match f, for spreadsheets. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	requireCanonical(request);
	const slug = params.slug ?? "";
	const f = formatFilters(requiredFilters(new URL(request.url).searchParams));
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

/**
 * Builds a product's variants as a spreadsheet in the reader's language. Prices are in EUR without VAT, weights in
 * kg.
 */
function variantsCsv(product: Product, variants: readonly Variant[], texts: Texts, intl: string): string {
	const t = texts.translator("catalogue");
	const tf = texts.translator("csv");
	const columns = ownColumns([], variants);
	const tiers = Math.max(0, ...variants.map(({ suppliedVariant }) => suppliedVariant.volume_prices.length));
	const perUnit = tf("file.price", { unit: t(`unit.per.${product.unit}`) });
	const head: Cell[] = [
		t("table.name.code"),
		t("table.name.full"),
		t("fact.norm", { count: 1 }),
		...columns.map(({ title, unit }) => (unit ? `${title} [${unit}]` : title)),
		`${t("fact.weight", { unit: t(`unit.per.${product.unit}`) })} [kg]`,
		t("table.stock"),
		tf("file.delivery"),
		perUnit,
		tf("file.price", { unit: "/ m" }),
		tf("file.price", { unit: "/ kg" }),
		tf("file.least"),
		tf("file.step"),
		...Array.from({ length: tiers }, (_, index) => [tf("file.tierFrom", { number: index + 1 }), `${perUnit} (${index + 1})`]).flat(),
		t("supply.supplier"),
		tf("file.supplierCode"),
	];
	const rows = variants.map((variant): Cell[] => {
		const { suppliedVariant: supply, attributes } = variant;
		const words = deliveryWords(supply.delivery, texts.locale);
		return [
			variant.code,
			variant.fullTitle,
			product.norm,
			...columns.map(({ code }) => attributes.find((attribute) => attribute.code === code)?.value ?? null),
			variant.weight / 1000,
			t(`stock.${supply.availability}`),
			supply.availability !== "out" && words ? t(words.key, words.values) : null,
			{ cents: supply.price },
			supply.price_per_m === null ? null : { cents: supply.price_per_m },
			{ cents: supply.price_per_kg },
			supply.min_order,
			supply.pack_size,
			...Array.from({ length: tiers }, (_, index) => {
				const tier = supply.volume_prices[index];
				return tier ? [tier.threshold, { cents: tier.price }] : [null, null];
			}).flat(),
			supply.supplier.name,
			supply.supplierCode,
		];
	});
	return csv([head, ...rows], intl);
}
