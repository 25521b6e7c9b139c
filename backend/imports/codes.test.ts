import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { catalogue } from "../../contract/catalogue";
import { orders } from "../../contract/orders";
import { search } from "../../contract/search";
import { ownNumbers } from "../../contract/team";
import { type Backend, cartOf, startBackend } from "../../tests/support/backend";
import { billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { deskCall } from "../../tests/support/desk";
import { readPdf } from "../../tests/support/pdf-text";
import { teamWith } from "../../tests/support/team";
import { rebuildIndex } from "../search/rebuild-index";
import { readSheets } from "./read-sheets";

/** Two numbers that differ only in separators, digits only, other signs, letters beyond ASCII, and one that resembles a made-up code. */
const articles = ["T45145-42", "T4-514542", "4711", "12.345/B", "Trä_9", "CR-000001"];
const files = {
	suppliers: "supplier;name;city;country\nOWN;Puukeskus OÜ;Rakvere;EE",
	categories: "category;parent;columns;title_en\ntimber;;length;Timber",
	attributes: "attribute;kind;unit;title_en\nlength;number;mm;Length",
	products: "product;category;unit;title_en\ntimber-45x145;timber;piece;Timber 45 × 145",
	articles: `article;product;weight_kg;length\n${articles.map((article, at) => `${article};timber-45x145;12.6;${(at + 1) * 600}`).join("\n")}`,
	supplies: `article;supplier;price\n${articles.map((article, at) => `${article};OWN;${at + 10}`).join("\n")}`,
};

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
	const sheets = Object.entries(files).map(([name, text]) => ({
		name,
		rows: text.split("\n").map((line, at) => ({ row: at + 1, cells: line.split(";") })),
	}));
	const { base, documents } = readSheets(sheets);
	const run = "run-of-codes";
	await deskCall(backend, "catalogue/base", { ...base, run });
	expect((await deskCall(backend, "catalogue/products", { run, products: documents })).body).toMatchObject({ refused: [] });
	await rebuildIndex({ DB: backend.db });
});
afterAll(() => backend.dispose());

const guest = () => backend.caller("de");
const listed = async () =>
	catalogue.variantsByCategory.answer.parse((await guest().call("GET", "/productVariant/by-category/timber?sort=code_asc")).body);
const found = async (term: string) =>
	search.new.answer.parse((await guest().call("GET", `/search/new/${encodeURIComponent(term.replaceAll(" ", "_"))}`)).body);
const read = async (...lines: string[]) =>
	search.lines.answer
		.parse((await guest().call("POST", "/search/lines", { lines })).body)
		.map(({ kind, candidates }) => [kind, ...candidates.map(({ code, amount }) => `${amount} ${code}`)]);

// Shows R44.1
it("goods are listed, chosen by size and sorted by the seller's own numbers; those without have CR- and their id", async () => {
	const codes = (await listed()).variants.map(({ code }) => code);
	expect(codes).toEqual(["12.345/B", "4711", "CR-000001", "T4-514542", "T45145-42", "Trä_9"]);
	const bySize = await guest().call("GET", "/product/by-category/timber");
	const { products } = catalogue.productsByCategory.answer.parse(bySize.body);
	expect(products[0]?.sizes?.variants.map(({ code }) => code)).toEqual(articles);
	expect((await guest().call("GET", "/productVariant/2")).body).toMatchObject({ code: "CR-000002" });
});

// Shows R44.2
it.each([
	["T45145-42", "T45145-42", null],
	["t45145-42", "T45145-42", null],
	["t45145–42 4 Stk", "T45145-42", 4],
	["20 12.345/b", "12.345/B", 20],
	["4711", "4711", null],
	["4711 6 Stk", "4711", 6],
	["TRÄ 9", "Trä_9", null],
	["cr-000001", "CR-000001", null],
])("a search finds %j as %s", async (term, code, quantity) => {
	const { variants, understood } = await found(term);
	expect(variants.map((variant) => variant.code)).toEqual([code]);
	expect(understood?.quantity).toBe(quantity);
});

// Shows R44.2
it("a search finds what begins so, and all that a number without its signs may be", async () => {
	const codesOf = async (term: string) => (await found(term)).variants.map(({ code }) => code).sort();
	expect(await codesOf("T45145-")).toEqual(["T4-514542", "T45145-42"]);
	expect(await codesOf("12.3")).toEqual(["12.345/B"]);
	expect(await codesOf("t4514542")).toEqual(["T4-514542", "T45145-42"]);
});

// Shows R44.2
it("lines are read by numbers, which are no quantities where the line has another figure", async () => {
	expect(
		await read("4 T45145-42", "t45145-42;4", "Pos. 2: 12.345/B 10 Stk.", "4 Stk 4711", "4711;6", "6 4711", "4 HEA 160 4711 mm"),
	).toEqual([
		["clear", "4 T45145-42"],
		["clear", "4 T45145-42"],
		["clear", "10 12.345/B"],
		["clear", "4 4711"],
		["clear", "6 4711"],
		["clear", "6 4711"],
		["none"],
	]);
	const lines = ["t45145-42", "T4514542", "4711", "CR-000001", "cr 2", "2"].map((code) => ({ code, amount: 20 }));
	const checked = orders.checkItems.answer.parse((await guest().call("POST", "/orders/check-items", { lines })).body);
	expect(checked.map((line) => line.found?.code ?? line.problem)).toEqual([
		"T45145-42",
		"code.ambiguous",
		"4711",
		"CR-000001",
		"CR-000002",
		"CR-000002",
	]);
	// The id is not a code of an article with its own number.
	const [, first] = (await listed()).variants;
	const [byId] = orders.checkItems.answer.parse(
		(await guest().call("POST", "/orders/check-items", { lines: [{ code: String(first?.id), amount: 1 }] })).body,
	);
	expect(byId?.problem).toBe("code.unknown");
});

// Shows R44.1, R44.2
it("a company's own number is given by the code and stands for it", async () => {
	const { owner } = await teamWith(backend);
	expect(await owner.call("POST", "/own-numbers", { lines: [{ code: "t45145-42", number: "HALLE-7" }] })).toMatchObject({ status: 200 });
	const numbers = ownNumbers.list.answer.parse((await owner.call("GET", "/own-numbers?search=t45145-42")).body);
	expect(numbers.articles).toMatchObject([{ code: "T45145-42", number: "HALLE-7" }]);
	const checked = await owner.call("POST", "/orders/check-items", { lines: [{ code: "halle-7", amount: 1 }] });
	expect(orders.checkItems.answer.parse(checked.body)[0]?.found?.code).toBe("T45145-42");
	const lines = await owner.call("POST", "/search/lines", { lines: ["4 Stk HALLE-7"] });
	expect(search.lines.answer.parse(lines.body)[0]?.candidates).toMatchObject([{ code: "T45145-42", amount: 4 }]);
});

// Shows R44.1
it("a cart, its order and all papers of it name goods by the seller's numbers", async () => {
	const [bought] = (await found("12.345/B")).variants;
	const buyer = backend.caller("de");
	const { uuid } = await newCart(buyer, bought?.suppliedVariant.id ?? 0, 5);
	const cart = await checkOut(buyer, uuid, billing.DE);
	expect(cart.items.map(({ variant }) => variant.code)).toEqual(["12.345/B"]);
	expect((await buyer.call("POST", "/orders/complete", completion(cart))).status).toBe(200);
	await backend.db
		.prepare("UPDATE orders SET state = 'confirmed', reviewed_at = processed_at WHERE id = (SELECT id FROM carts WHERE uuid = ?)")
		.bind(uuid)
		.run();
	const { order_number: number } = cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`));
	const shipped = await deskCall(backend, `orders/${number}/deliveries`, { idem: crypto.randomUUID() });
	expect(shipped.status).toBe(200);
	const issued = await deskCall(backend, `orders/${number}/invoices`, { key: crypto.randomUUID() });
	expect(issued).toMatchObject({ status: 200, body: { number: expect.any(String) } });
	// The order keeps the number it was sent with, even if the article's number changes.
	await backend.db.prepare("UPDATE variants SET article = '99' WHERE article = '12.345/B'").run();
	const { number: invoice } = z.object({ number: z.string() }).parse(issued.body);
	const paper = async (path: string) => {
		const response = await backend.request(path, { headers: { Locale: "de", "Session-Id": buyer.session } });
		const bytes = new Uint8Array(await response.arrayBuffer());
		return response.headers.get("Content-Type") === "application/pdf" ? (await readPdf(bytes)).text : new TextDecoder().decode(bytes);
	};
	for (const path of [
		`/orders/confirmation-pdf/${uuid}`,
		`/orders/delivery-note/${uuid}/${number}-1`,
		`/orders/despatch-advice/${uuid}/${number}-1`,
		`/orders/ubl/${uuid}`,
		`/invoices/pdf/${invoice}`,
		`/invoices/ubl/${invoice}`,
	])
		expect([path, await paper(path)]).toEqual([path, expect.stringContaining("12.345/B")]);
});
