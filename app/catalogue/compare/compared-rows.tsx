import { Fragment, type ReactNode } from "react";
import type { Supply, Variant } from "../../../contract/catalogue";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { block, nowrap, regular } from "../../ui/layout.css";
import { useDeliveryText } from "../price/delivery-text";
import { Money, Stock } from "../price/price";
import { comparedAttributes } from "./differences";

export interface ComparedRow {
	key: string;
	title: string;
	/** The sign on the drawing and the unit of all figures. */
	symbol?: string;
	unit?: string;
	/**
	 * Each variant has a cell. `text` is what is compared, and null if there is nothing. `shown` replaces it if the
	 * cell shows more than the text.
	 */
	cells: { text: string | null; shown?: ReactNode }[];
}

/** Returns the rows of the offers. A row without a value in any offer is left out. */
export function useOfferRows(variants: readonly Variant[]): ComparedRow[] {
	const t = useT("compare");
	const catalogueT = useT("catalogue");
	const deliveryText = useDeliveryText();
	const { money, number } = useFormat();
	const ofEach = (cell: (supply: Supply, variant: Variant) => ComparedRow["cells"][number]) =>
		variants.map((variant) => cell(variant.suppliedVariant, variant));
	const quantity = (count: number, { products }: Variant) => catalogueT(`unit.${products.unit}`, { count });
	const rate = (cents: number | null, unit: string) => ({
		text: cents === null ? null : money(cents),
		shown:
			cents === null ? undefined : (
				<>
					<span className={nowrap}>
						<Money cents={cents} />
					</span>{" "}
					<small>/ {unit}</small>
				</>
			),
	});
	const rows: ComparedRow[] = [
		{
			key: "price",
			title: t("row.price"),
			cells: ofEach(({ price }, { products }) => ({
				text: `${price} ${products.unit}`,
				shown: (
					<>
						<strong className={nowrap}>
							<Money cents={price} />
						</strong>{" "}
						<small>/ {catalogueT(`unit.short.${products.unit}`)}</small>
					</>
				),
			})),
		},
		{
			key: "perMetre",
			title: t("row.perMetre"),
			cells: ofEach(({ price_per_m }) => rate(price_per_m, "m")),
		},
		{ key: "perKilogram", title: t("row.perKilogram"), cells: ofEach(({ price_per_kg }) => rate(price_per_kg, "kg")) },
		{
			key: "tiers",
			title: t("row.tiers"),
			cells: ofEach((supply) => {
				const lines = tierLines(supply).map(({ threshold, price }) => ({
					// The price above names the unit. Without it a tier is one line also in a narrow column.
					from: catalogueT("tiers.from", { quantity: number(threshold) }),
					price,
				}));
				return {
					text: lines.length > 0 ? lines.map(({ from, price }) => `${from} ${price}`).join() : null,
					shown: lines.map(({ from, price }) => (
						<Fragment key={from}>
							<span className={block}>
								<span className={nowrap}>
									<Money cents={price} />
								</span>{" "}
								<small>{from}</small>
							</span>{" "}
						</Fragment>
					)),
				};
			}),
		},
		{
			key: "stock",
			title: catalogueT("table.stock"),
			cells: ofEach(({ availability, stock }, { products }) => ({
				text: `${availability} ${stock?.quantity ?? ""}`,
				shown: <Stock supply={{ availability, stock, delivery: unsaid }} unit={products.unit} />,
			})),
		},
		{
			key: "delivery",
			title: t("row.delivery"),
			cells: ofEach(({ availability, delivery }) => {
				return { text: availability === "out" ? null : deliveryText(delivery) };
			}),
		},
		{
			key: "supplier",
			title: catalogueT("supply.supplier"),
			cells: ofEach(({ supplier: { name, city } }) => ({ text: name, shown: <Supplier name={name} city={city} /> })),
		},
		{
			key: "least",
			title: t("row.least"),
			cells: ofEach(({ min_order, pack_size }, variant) => {
				const step = pack_size > 1 ? `, ${catalogueT("order.step", { count: pack_size })}` : "";
				return { text: quantity(min_order, variant) + step };
			}),
		},
	];
	return rows.filter(({ cells }) => cells.some(({ text }) => text !== null));
}

/** Another line says the delivery time. */
const unsaid = { min: null, max: null, approx: false };

const tierLines = ({ availability, volume_prices, min_order, price }: Supply) =>
	availability === "out" ? [] : volume_prices.filter((tier) => tier.threshold > min_order && tier.price < price);

function Supplier({ name, city }: { name: string; city: string }) {
	return (
		<>
			{name} <small className={`${regular} ${block}`}>{city}</small>
		</>
	);
}

/** @param text such as "134,4 kg" */
function Weight({ text, per }: { text: string; per: string }) {
	const [figure, unit] = text.split("\u00a0");
	return (
		<>
			{figure}{" "}
			<small>
				{unit} {per}
			</small>
		</>
	);
}

export function useItemRows(variants: readonly Variant[]): ComparedRow[] {
	const t = useT("catalogue");
	const format = useFormat();
	const attributeRows = comparedAttributes(variants.map(({ attributes }) => attributes)).map(
		({ code, title, symbol, unit, values }): ComparedRow => ({
			key: `${code} ${title}`,
			title,
			symbol,
			unit,
			cells: values.map((value) => ({ text: typeof value === "number" ? format.measure(value, unit) : value })),
		}),
	);
	return [
		...attributeRows,
		{
			key: "weight",
			title: t("table.weight"),
			cells: variants.map(({ weight, products }) => ({
				text: `${weight} ${products.unit}`,
				shown: <Weight text={format.weight(weight)} per={t(`unit.per.${products.unit}`)} />,
			})),
		},
		{ key: "norm", title: t("fact.norm", { count: 1 }), cells: variants.map(({ products }) => ({ text: products.norm || null })) },
	];
}
