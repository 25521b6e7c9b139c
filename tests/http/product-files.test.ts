import { describe, expect, it } from "vitest";
import { z } from "zod";
import { catalogue } from "../../contract/catalogue";
import { shared } from "../support/shared-shop";
import { type Page, Visitor } from "../support/visitor";

const shop = shared.address;
const backend = shared.backend;

const listed = async (slug: string) =>
	catalogue.variantsByProduct.answer.parse(
		await (await fetch(`${backend}/productVariant/by-product/${slug}?range=[0,100]`, { headers: { Locale: "de" } })).json(),
	);

const euros = (cents: number) => (cents / 100).toFixed(2);

describe("the variants of a product as a file", () => {
	it.each([
		["de", ","],
		["en", "."],
		["et", ","],
		["fi", ","],
	] as const)("open in a spreadsheet of %s", async (locale, sign) => {
		const page = await new Visitor(shop, locale).get("/products/ipe-200/variants.csv");
		expect(page.status).toBe(200);
		expect(page.headers["content-type"]).toBe("text/csv; charset=utf-8");
		expect(page.headers["content-disposition"]).toBe('attachment; filename="ipe-200-variants.csv"');
		expect(page.text.startsWith("\uFEFF")).toBe(true);
		const lines = page.text.slice(1).split("\r\n").slice(0, -1);
		const { variants, count } = await listed("ipe-200");
		expect(lines).toHaveLength(count + 1);
		const width = lines[0]?.split(";").length;
		expect(lines.every((line) => line.split(";").length === width)).toBe(true);
		const first = lines[1]?.split(";") ?? [];
		expect(first[0]).toBe(variants[0]?.code);
		expect(first).toContain(euros(variants[0]?.suppliedVariant.price ?? 0).replace(".", sign));
	});

	it("are those that f leaves, and none with one that cannot be read", async () => {
		const visitor = new Visitor(shop, "de");
		const path = "/products/ipe-200/variants.csv";
		const all = (await visitor.get(path)).text.split("\r\n");
		const some = (await visitor.get(`${path}?f=${encodeURIComponent('{"grade":["S355J2"]}')}`)).text.split("\r\n");
		expect(some.length).toBeGreaterThan(2);
		expect(some.length).toBeLessThan(all.length);
		expect(some.slice(1, -1).every((line) => line.includes("S355J2"))).toBe(true);
		expect((await visitor.get(`${path}?f={broken`)).status).toBe(400);
	});

	it("of nothing are not found", async () => {
		expect((await new Visitor(shop, "de").get("/products/nothing/variants.csv")).status).toBe(404);
	});
});

describe("a list as it is printed", () => {
	const rowsOf = (page: Page) => page.root.querySelectorAll("main tbody tr");

	// Shows R4.20
	it("has all variants in the list's order, without scripts from the list itself", async () => {
		const visitor = new Visitor(shop, "de");
		const list = await visitor.get("/products/ipe-200?sort=price_asc");
		const link = list.root.querySelector('main a[href^="/products/ipe-200/print"]')?.getAttribute("href") ?? "";
		const page = await visitor.get(link);
		const { count } = await listed("ipe-200");
		expect(page.status).toBe(200);
		expect(rowsOf(page)).toHaveLength(count);
		expect(page.root.querySelector("main h1")?.text).toBe("Preisliste: IPE 200");
		expect(page.root.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
		const heads = page.root.querySelectorAll("main thead th").map(({ text }) => text);
		const prices = rowsOf(page).map(
			(row) => row.querySelectorAll("th, td")[heads.findIndex((head) => head.startsWith("Preis"))]?.text ?? "",
		);
		const cents = prices.map((price) => Number(price.replace(/\D/g, "")));
		expect(cents).toEqual(cents.toSorted((a, b) => a - b));
	});

	// Shows R4.20
	it("says what it is narrowed to, and how many it leaves out beyond a thousand", async () => {
		const visitor = new Visitor(shop, "de");
		const narrowed = await visitor.get(`/categories/ipe-beams/print?f=${encodeURIComponent('{"grade":["S355J2"],"h":[200]}')}`);
		expect(narrowed.root.querySelector("main header")?.text).toContain("Güte: S355J2");
		expect(rowsOf(narrowed).length).toBeGreaterThan(10);
		expect(rowsOf(narrowed).every((row) => row.text.includes("S355J2"))).toBe(true);
		const all = await visitor.get("/categories/steel-profiles/print");
		expect(rowsOf(all)).toHaveLength(1000);
		expect(all.root.querySelector("main header")?.text).toContain("Die ersten 1.000 von");
		expect((await visitor.get("/categories/ipe-beams/print?f={broken")).status).toBe(400);
		expect((await visitor.get("/categories/nothing/print")).status).toBe(404);
	});
});

const reference = z.object({ "@id": z.string() });
const returnPolicy = reference.extend({ applicableCountry: z.array(z.string()) });
const shippingPolicy = reference.extend({
	shippingDestination: z.array(z.object({ addressCountry: z.string() })),
	deliveryTime: z.unknown().optional(),
});

const structured = z.object({
	"@type": z.literal("Product"),
	brand: z.object({ name: z.literal("Crossbar") }),
	additionalProperty: z.array(z.object({ name: z.string() })),
	offers: z.object({
		"@type": z.literal("AggregateOffer"),
		lowPrice: z.string(),
		offerCount: z.number(),
		hasMerchantReturnPolicy: reference,
		offers: z.array(
			z.object({
				sku: z.string(),
				price: z.string(),
				availability: z.string(),
				shippingDetails: z.array(reference),
				itemOffered: z.object({ weight: z.object({ value: z.number(), unitCode: z.literal("KGM") }) }),
				priceSpecification: z.array(
					z.object({
						price: z.string(),
						valueAddedTaxIncluded: z.literal(false),
						referenceQuantity: z.object({ unitCode: z.string(), value: z.number(), valueReference: z.object({ value: z.literal(1) }) }),
					}),
				),
			}),
		),
	}),
});

// Shows R2.6
it("what a product says to search engines holds: one price an offer, for its weight and length, stock, brand, delivery and returns", async () => {
	const page = await new Visitor(shop, "de").get("/products/ipe-200");
	const scripts = [...page.text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json = ""]) => json);
	expect(scripts).toHaveLength(2);
	for (const script of scripts) expect(script).not.toMatch(/[<>&\u2028\u2029]/);
	const graph = z
		.object({ "@graph": z.array(z.looseObject({ "@id": z.string() })) })
		.parse(JSON.parse(scripts.find((script) => script.includes("AggregateOffer")) ?? ""))["@graph"];
	const nodeOf = ({ "@id": id }: z.infer<typeof reference>) => graph.find((node) => node["@id"] === id);
	expect(new Set(graph.map((node) => node["@id"])).size).toBe(graph.length);
	const product = structured.parse(graph[0]);
	expect(returnPolicy.parse(nodeOf(product.offers.hasMerchantReturnPolicy)).applicableCountry.length).toBeGreaterThan(0);
	const { product: found, variants, count } = await listed("ipe-200");
	expect(product.offers).toMatchObject({ lowPrice: euros(found.price_from), offerCount: count });
	expect(product.offers.offers).toHaveLength(10);
	expect(product.additionalProperty[0]?.name).toBe("Norm");
	for (const [index, offer] of product.offers.offers.entries()) {
		const variant = variants[index];
		const supply = variant?.suppliedVariant;
		expect(offer.sku).toBe(variant?.code);
		expect(offer.price).toBe(euros(supply?.price ?? 0));
		expect(offer.availability.endsWith("OutOfStock")).toBe(supply?.availability === "out");
		// An article's delivery days apply within Finland.
		expect(
			offer.shippingDetails
				.map((one) => shippingPolicy.parse(nodeOf(one)))
				.map((one) => [one.shippingDestination.map(({ addressCountry }) => addressCountry), "deliveryTime" in one]),
		).toEqual([
			[["FI"], supply?.availability !== "out"],
			[["DE", "EE"], false],
		]);
		expect(offer.itemOffered.weight.value * 1000).toBeCloseTo(variant?.weight ?? 0);
		expect(new Set(offer.priceSpecification.map((one) => one.price))).toEqual(new Set([offer.price]));
		const perUnit = offer.priceSpecification.map(({ price, referenceQuantity: { unitCode, value } }) => [
			unitCode,
			euros(Math.round(Math.round(Number(price) * 100) / value)),
		]);
		expect(Object.fromEntries(perUnit)).toEqual({ MTR: euros(supply?.price_per_m ?? 0), KGM: euros(supply?.price_per_kg ?? 0) });
	}
});

describe("a product's page", () => {
	// Shows R24.12
	it("shows the sizes below and above", async () => {
		const page = await new Visitor(shop, "de").get("/products/ipe-200");
		const links = page.root.querySelectorAll('[aria-labelledby="similar-title"] a').map((link) => link.getAttribute("href"));
		expect(links).toEqual(["/products/ipe-160", "/products/ipe-180", "/products/ipe-220", "/products/ipe-240"]);
	});

	// Shows R4.8, R24.11
	it("shows the sets that hold it, their parts and what they save", async () => {
		const page = await new Visitor(shop, "de").get("/products/double-rod-panel-6-5-6-1230");
		const sets = page.root.querySelector('[aria-labelledby="sets-title"]');
		expect(sets?.querySelectorAll('a[href^="/products/"]').length).toBeGreaterThanOrEqual(4);
		const { product } = await listed("double-rod-panel-6-5-6-1230");
		const answer = await fetch(`${backend}/product/parent-sets/${product.productid}`, { headers: { Locale: "de" } });
		const [set] = catalogue.parentSets.answer.parse(await answer.json());
		const { price = 0, parts_price: apart = null } = set ?? {};
		const told = [apart ?? 0, price, (apart ?? 0) - price].map((cents) => `${euros(cents).replace(".", ",")} €`);
		expect(price).toBeLessThan(apart ?? 0);
		const text = sets?.text.replaceAll("\u00a0", " ") ?? "";
		expect(text).toMatch(new RegExp(`Einzeln gekauft ?${told[0]}.*Preis des Sets.*${told[1]}.*Sie sparen ?${told[2]}`, "s"));
	});

	it("offers its drawings and its list", async () => {
		const visitor = new Visitor(shop, "fi");
		const page = await visitor.get("/products/ipe-200");
		const files = page.root.querySelectorAll('[aria-labelledby="documents-title"] a[download]');
		expect(files).toHaveLength(4);
		for (const file of files) expect((await visitor.get(file.getAttribute("href") ?? "")).status).toBe(200);
	});

	// Shows R2.6
	it("narrows many variants, and few not at all", async () => {
		const visitor = new Visitor(shop, "de");
		const f = encodeURIComponent('{"grade":["S355J2"]}');
		const narrowed = await visitor.get(`/products/ipe-200?f=${f}`);
		expect(narrowed.status).toBe(200);
		const { variants } = await listed("ipe-200");
		const left = variants.filter(({ attributes }) => attributes.some(({ value }) => value === "S355J2"));
		expect(narrowed.root.querySelector("main tbody a")?.text).toBe(left[0]?.code);
		const few = await visitor.get(`/products/double-rod-panel-6-5-6-1230?f=${f}`);
		expect(few.path).toBe("/products/double-rod-panel-6-5-6-1230");
		expect(few.root.querySelectorAll('main form[action^="/products/"] [type=checkbox]')).toHaveLength(0);
	});
});
