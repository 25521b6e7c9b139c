import { type Cell, type Rows, rowsOf } from "../db/inserts";
import type { PlannedCategory } from "./plan";
import { type Staples, stapleKey } from "./staples";
import { type Text, text, textColumns, textValues } from "./text";

interface DiscountSpec {
	title: Text;
	/** Per cent. */
	percent: number;
	/** Units of a line, EUR of an order. */
	from: number;
	start?: string;
	end?: string;
}

/** By the value of all goods. High enough that a usual cart has none. */
const ofOrders: readonly DiscountSpec[] = [
	{ title: text("Auftragsrabatt", "Order discount", "Tellimuse allahindlus", "Tilausalennus"), percent: 2, from: 15_000 },
	{ title: text("Großauftragsrabatt", "Large-order discount", "Suurtellimuse allahindlus", "Suurtilausalennus"), percent: 3, from: 40_000 },
];

interface LineSpec extends DiscountSpec {
	/** Its slug; one of them, or a variant that is always in stock. */
	category?: string;
	product?: string;
	staple?: string;
}

const campaigns: readonly LineSpec[] = [
	{
		title: text("Objektrabatt Zaunbau", "Fencing project discount", "Aiaprojekti allahindlus", "Aitaurakka-alennus"),
		...{ category: "double-rod-fences", percent: 4, from: 20, end: "2028-12-31" },
	},
	{
		title: text(
			"Paketrabatt Betonstahlmatten",
			"Full-bundle discount, reinforcing mesh",
			"Täiskimbu allahindlus, sarrusvõrgud",
			"Täysnippualennus, raudoiteverkot",
		),
		...{ category: "reinforcing-mesh", percent: 3, from: 25 },
	},
	{
		title: text("Aktion Bodenroste", "Floor grating campaign", "Põrandarestide kampaania", "Tasoritiläkampanja"),
		...{ category: "floor-gratings", percent: 6, from: 1, start: "2026-09-01", end: "2028-06-30" },
	},
	{
		title: text(
			"Kartonrabatt Sechskantschrauben",
			"Carton discount, hexagon set screws",
			"Kastiallahindlus, kuuskantpoldid",
			"Laatikkoalennus, kuusioruuvit",
		),
		...{ category: "fully-threaded-bolts", percent: 10, from: 50 },
	},
	{
		title: text("Lagerräumung UPN 200", "Stock clearance, UPN 200", "Laotühjendus, UPN 200", "Varastontyhjennys, UPN 200"),
		...{ product: "upn-200", percent: 2.5, from: 6 },
	},
	{
		title: text("Bundpreis Ø 12 mm", "Bundle price, Ø 12 mm", "Kimbuhind, Ø 12 mm", "Nippuhinta, Ø 12 mm"),
		...{ staple: stapleKey("rebar-12", "6 m, B500B, self-colour"), percent: 2, from: 100 },
	},
	{
		title: text(
			"Frühjahrsaktion Bauzäune",
			"Spring campaign, temporary fencing",
			"Kevadkampaania, ajutised piirdeaiad",
			"Kevätkampanja, työmaa-aidat",
		),
		...{ category: "site-fences", percent: 7, from: 10, start: "2026-03-01", end: "2026-05-31" },
	},
	{
		title: text(
			"Frühjahrsaktion Trapezbleche",
			"Spring campaign, trapezoidal sheets",
			"Kevadkampaania, profiilplekid",
			"Kevätkampanja, poimulevyt",
		),
		...{ category: "trapezoidal-sheets", percent: 5, from: 10, start: "2029-03-01", end: "2029-05-31" },
	},
];

const columns = [
	...["kind", "percent_bp", "threshold", "start_date", "end_date", "category_id", "product_id", "supplied_variant_id"],
	...textColumns("title"),
];

/** Discounts on orders and lines; those of accounts come with the accounts. Wants the supplies that were made of the staples. */
export function discountRows(planned: readonly PlannedCategory[], staples: Staples): Rows {
	const row = (kind: string, { title, percent, start, end }: DiscountSpec, threshold: number, scope: readonly Cell[]): Cell[] => [
		...[kind, Math.round(percent * 100), threshold, start ?? null, end ?? null],
		...scope,
		...textValues(title),
	];
	return rowsOf("discounts", columns, [
		...ofOrders.map((spec) => row("order", spec, spec.from * 100, [null, null, null])),
		...campaigns.map((spec) => row("line", spec, spec.from, scopeOf(spec, planned, staples))),
	]);
}

function scopeOf({ category, product, staple }: LineSpec, planned: readonly PlannedCategory[], staples: Staples): Cell[] {
	const categoryId = planned.find(({ spec }) => spec.slug === category)?.id ?? null;
	const productId = planned.flatMap(({ products }) => products).find(({ spec }) => spec.slug === product)?.id ?? null;
	const supplyId = (staple === undefined ? null : staples.get(staple))?.supplyId ?? null;
	if (categoryId === null && productId === null && supplyId === null)
		throw new Error(`Nothing to discount: ${category ?? product ?? staple}`);
	return [categoryId, productId, supplyId];
}
