import { rebuildIndex } from "../../backend/search/rebuild-index";
import { insert, insertTranslated, translations } from "./fixture-sql";
import { type Around, madeOnce } from "./sqlite-d1";

const finishes = [
	{ code: "raw", title: { de: "roh", en: "raw", et: "töötlemata", fi: "käsittelemätön" } },
	{ code: "galvanised", title: { de: "feuerverzinkt", en: "hot-dip galvanised", et: "kuumtsingitud", fi: "kuumasinkitty" } },
];

/** IPE 80, 100 and 200 in one category, HEA 100 in its sibling; each 6 m and 12 m, raw and galvanised. The last product is hidden. */
const products = [
	{ id: 1, slug: "ipe-80", name: "IPE 80", category: 2, height: 80, popular: 0, hidden: 0 },
	{ id: 2, slug: "ipe-100", name: "IPE 100", category: 2, height: 100, popular: 2, hidden: 0 },
	{ id: 3, slug: "ipe-200", name: "IPE 200", category: 2, height: 200, popular: 1, hidden: 0 },
	{ id: 4, slug: "hea-100", name: "HEA 100", category: 3, height: 96, popular: 0, hidden: 0 },
	{ id: 5, slug: "ipe-90", name: "IPE 90", category: 2, height: 90, popular: 3, hidden: 1 },
];

/** A hidden variant of a visible product. */
export const hiddenVariant = 4;

/**
 * A migrated database with a small catalogue. Variant ids: 1 to 4 for the first product, 5 to 8 for the second, and so on.
 * @param around what happens around each round trip to it
 */
export async function catalogueDatabase(around?: Around): Promise<{ db: D1Database; dispose: () => Promise<void> }> {
	const db = await database(around);
	return { db, dispose: async () => db.close() };
}

const database = madeOnce(async (db) => {
	await db.batch(rows().map((statement) => db.prepare(statement)));
	await rebuildIndex({ DB: db });
});

function rows(): string[] {
	return [
		insert("suppliers", { id: 1, code: "NORD", name: "Nordteräs Oy", city: "Raahe", country: "FI" }),
		insert("suppliers", { id: 2, code: "RUHR", name: "Ruhrstahl GmbH", city: "Essen", country: "DE" }),
		...[
			{ id: 1, parent_id: null, slug: "profiles", position: 1, title: "Profile", variant_count: 15, product_count: 4 },
			{ id: 2, parent_id: 1, slug: "ipe-beams", position: 1, title: "IPE-Träger", variant_count: 11, product_count: 3 },
			{ id: 3, parent_id: 1, slug: "hea-beams", position: 2, title: "HEA-Träger", variant_count: 4, product_count: 1 },
			{ id: 4, parent_id: null, slug: "sheets", position: 2, title: "Bleche", variant_count: 0, product_count: 0 },
		].flatMap(({ title, ...category }) => [
			...insertTranslated(
				"category",
				{
					...category,
					columns: '["h","length","grade","finish"]',
					drawing_product_id: category.id === 4 ? null : 3,
				},
				{ title, description: `Alles über ${title}.` },
			),
		]),
		...[
			{ code: "h", symbol: "h", unit: "mm", kind: "number", de: "Höhe", en: "Height" },
			{ code: "length", symbol: "L", unit: "mm", kind: "number", de: "Länge", en: "Length" },
			{ code: "grade", symbol: "", unit: "", kind: "text", de: "Güte", en: "Grade" },
			{ code: "finish", symbol: "", unit: "", kind: "text", de: "Oberfläche", en: "Finish" },
		].flatMap(({ de, en, ...attribute }, position) =>
			insertTranslated("attribute", { ...attribute, position }, { title: { de, en, et: en, fi: en } }),
		),
		...finishes.flatMap(({ code, title }, position) => [
			insert("attribute_values", { attribute_code: "finish", value: code, position }),
			...translations("attribute_value_translations", { attribute_code: "finish", value: code }, { title }),
		]),
		...products.flatMap(productRows),
		...contentRows(),
	];
}

function productRows({ id, slug, name, category, height, popular, hidden }: (typeof products)[number]): string[] {
	const variants = [6000, 12000].flatMap((length) => finishes.map((finish) => ({ length, finish })));
	return [
		...insertTranslated(
			"product",
			{
				id,
				slug,
				category_id: category,
				position: id,
				norm: "EN 10365",
				shape: "i-beam",
				dimensions: JSON.stringify({ h: height, b: height / 2, s: 5, t: 8 }),
				attributes: JSON.stringify([{ code: "h", value: height }]),
				unit: "piece",
				hidden,
				popular,
				variant_count: id === 1 ? 3 : 4,
			},
			{ title: name, description: `${name} nach EN 10365.` },
		),
		...variants.flatMap(({ length, finish }, position) =>
			variantRows({ id: (id - 1) * 4 + position + 1, productId: id, position, length, finish, hidden }),
		),
	];
}

interface VariantSeed {
	id: number;
	productId: number;
	position: number;
	length: number;
	finish: (typeof finishes)[number];
	hidden: number;
}

function variantRows({ id, productId, position, length, finish, hidden }: VariantSeed): string[] {
	const { code, title } = finish;
	const words = Object.entries(title).map(([language, word]) => [language, `${length / 1000} m, S355J2, ${word}`]);
	const isHidden = hidden === 1 || id === hiddenVariant ? 1 : 0;
	return [
		...insertTranslated(
			"variant",
			{
				id,
				product_id: productId,
				position,
				attributes: JSON.stringify([
					{ code: "length", value: length },
					{ code: "grade", value: "S355J2" },
					{ code: "finish", value: code },
				]),
				weight_g: length * 20,
				length_mm: length,
				hidden: isHidden,
			},
			{ title: Object.fromEntries(words) },
		),
		supply({ id: id * 2, variant_id: id, supplier_id: 1, price_cents: 10000 + id, is_best: 1 }),
		supply({ id: id * 2 + 1, variant_id: id, supplier_id: 2, price_cents: 20000 + id, is_best: 0 }),
		insert("volume_prices", { supplied_variant_id: id * 2, threshold: 50, price_cents: 9000 }),
		insert("volume_prices", { supplied_variant_id: id * 2, threshold: 10, price_cents: 9500 }),
	];
}

const supply = (fields: { id: number; variant_id: number; supplier_id: number; price_cents: number; is_best: number }): string =>
	insert("supplied_variants", {
		...fields,
		supplier_code: `N-${fields.id}`,
		min_order: 2,
		pack_size: 2,
		availability: "available",
		delivery_min: 3,
		delivery_max: 5,
	});

function contentRows(): string[] {
	return [
		...insertTranslated(
			"country",
			{ code: "FI", position: 1, calling_code: "358" },
			{ title: { de: "Finnland", en: "Finland", et: "Soome", fi: "Suomi" } },
		),
		...insertTranslated(
			"country",
			{ code: "EE", position: 2, calling_code: "372" },
			{ title: { de: "Estland", en: "Estonia", et: "Eesti", fi: "Viro" } },
		),
		insert("faq_topics", { locale: "et", name: "ordering", position: 1, title: "Tellimine" }),
		insert("faq", { locale: "et", topic: "ordering", slug: "tellimine", question: "Kuidas tellida?", answer: "Nii." }),
		insert("promotions", {
			name: "spring",
			locale: "de",
			title: "Frühling",
			text: "Träger ab Lager",
			link: "/categories/ipe-beams",
			start_date: "2020-01-01",
		}),
		insert("promotions", { name: "gone", locale: "fi", title: "Mennyt", text: "Ohi", link: "/", end_date: "2020-01-01" }),
		...["2024-01-01", "2025-01-01"].map((published) =>
			insert("blogs", { locale: "de", slug: `artikel-${published}`, title: "Artikel", intro: "Kurz", body: "## Lang\n\nText", published }),
		),
		...["ipe-200", "ipe-90"].map((product) =>
			insert("blogs", {
				locale: "en",
				slug: `on-${product}`,
				title: "Article",
				intro: "Short",
				body: "Text",
				published: "2025-01-01",
				product,
				category: "ipe-beams",
			}),
		),
	];
}
