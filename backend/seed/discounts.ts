import { type Cell, type Rows, rowsOf } from "../db/inserts";
import { bestSupplyOf, type NamedArticle } from "./named-article";
import { type Text, translations } from "./text";

interface DiscountSpec {
	title: Text;
	/** Per cent. */
	percent: number;
	/** Minimum units of a line, or EUR of an order. */
	from: number;
	start?: string;
	end?: string;
}

/** Discounts by the value of all goods, high enough that a typical cart has none. */
const ofOrders: readonly DiscountSpec[] = [
	{ title: { de: "Auftragsrabatt", en: "Order discount", et: "Tellimuse allahindlus", fi: "Tilausalennus" }, percent: 2, from: 15_000 },
	{
		title: { de: "Großauftragsrabatt", en: "Large-order discount", et: "Suurtellimuse allahindlus", fi: "Suurtilausalennus" },
		percent: 3,
		from: 40_000,
	},
];

interface LineSpec extends DiscountSpec {
	/** The category's slug; a discount has either a category or an article. */
	category?: string;
	product?: string;
	article?: NamedArticle;
}

const campaigns: readonly LineSpec[] = [
	{
		title: { de: "Objektrabatt Zaunbau", en: "Fencing project discount", et: "Aiaprojekti allahindlus", fi: "Aitaurakka-alennus" },
		...{ category: "double-rod-fences", percent: 4, from: 20, end: "2028-12-31" },
	},
	{
		title: {
			de: "Paketrabatt Betonstahlmatten",
			en: "Full-bundle discount, reinforcing mesh",
			et: "Täiskimbu allahindlus, sarrusvõrgud",
			fi: "Täysnippualennus, raudoiteverkot",
		},
		...{ category: "reinforcing-mesh", percent: 3, from: 25 },
	},
	{
		title: { de: "Aktion Bodenroste", en: "Floor grating campaign", et: "Põrandarestide kampaania", fi: "Tasoritiläkampanja" },
		...{ category: "floor-gratings", percent: 6, from: 1, start: "2026-09-01", end: "2028-06-30" },
	},
	{
		title: {
			de: "Kartonrabatt Sechskantschrauben",
			en: "Carton discount, hexagon set screws",
			et: "Kastiallahindlus, kuuskantpoldid",
			fi: "Laatikkoalennus, kuusioruuvit",
		},
		...{ category: "fully-threaded-bolts", percent: 10, from: 50 },
	},
	{
		title: { de: "Lagerräumung UPN 200", en: "Stock clearance, UPN 200", et: "Laotühjendus, UPN 200", fi: "Varastontyhjennys, UPN 200" },
		...{ product: "upn-200", percent: 2.5, from: 6 },
	},
	{
		title: { de: "Bundpreis Ø 12 mm", en: "Bundle price, Ø 12 mm", et: "Kimbuhind, Ø 12 mm", fi: "Nippuhinta, Ø 12 mm" },
		...{ article: { product: "rebar-12", variant: "6 m, B500B, self-colour" }, percent: 2, from: 100 },
	},
	{
		title: {
			de: "Frühjahrsaktion Bauzäune",
			en: "Spring campaign, temporary fencing",
			et: "Kevadkampaania, ajutised piirdeaiad",
			fi: "Kevätkampanja, työmaa-aidat",
		},
		...{ category: "site-fences", percent: 7, from: 10, start: "2026-03-01", end: "2026-05-31" },
	},
	{
		title: {
			de: "Frühjahrsaktion Trapezbleche",
			en: "Spring campaign, trapezoidal sheets",
			et: "Kevadkampaania, profiilplekid",
			fi: "Kevätkampanja, poimulevyt",
		},
		...{ category: "trapezoidal-sheets", percent: 5, from: 10, start: "2029-03-01", end: "2029-05-31" },
	},
];

const columns = ["id", "kind", "percent_bp", "threshold", "start_date", "end_date", "category_id", "product_id", "supplied_variant_id"];

/** Discounts on orders and lines; those of accounts are seeded with the accounts. */
export async function discountRows(db: D1Database): Promise<Rows[]> {
	const row = (kind: string, { percent, start, end }: DiscountSpec, threshold: number, scope: readonly Cell[]): Cell[] => [
		...[kind, Math.round(percent * 100), threshold, start ?? null, end ?? null],
		...scope,
	];
	const rows = [
		...ofOrders.map((spec) => row("order", spec, spec.from * 100, [null, null, null])),
		...(await Promise.all(campaigns.map(async (spec) => row("line", spec, spec.from, await scopeOf(db, spec))))),
	];
	return [
		rowsOf(
			"discounts",
			columns,
			rows.map((cells, index) => [index + 1, ...cells]),
		),
		rowsOf(
			"discount_translations",
			["discount_id", "language", "title"],
			[...ofOrders, ...campaigns].flatMap(({ title }, index) => translations([index + 1], title)),
		),
	];
}

async function scopeOf(db: D1Database, { category, product, article }: LineSpec): Promise<Cell[]> {
	if (article) return [null, null, (await bestSupplyOf(db, article)).id];
	const [table, slug] = category === undefined ? ["products", product ?? ""] : ["categories", category];
	const id = await db.prepare(`SELECT id FROM ${table} WHERE slug = ?`).bind(slug).first<number>("id");
	if (id === null) throw new Error(`The catalogue has no ${slug}`);
	return table === "products" ? [null, id, null] : [id, null, null];
}
