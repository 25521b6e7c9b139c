import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { catalogue } from "../../contract/catalogue";
import { bucketOf, startBackend } from "../../tests/support/backend";
import { deleteUnnamed } from "../media/clean-up";
import type { MediaType } from "../media/media-type";
import type { WorkbookFiles } from "./media-of-products";
import { readSheets, type Sheet } from "./read-sheets";

const backend = await startBackend();
afterAll(backend.dispose);
const key = { DESK_KEY: "key of the desk" };
const headers = { Authorization: `Bearer ${key.DESK_KEY}`, "Content-Type": "application/json" };

async function desk(call: string, body: object): Promise<unknown> {
	return (await backend.request(`/desk/catalogue/${call}`, { method: "POST", headers, body: JSON.stringify(body) }, key)).json();
}
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const digestOf = (content: Uint8Array): string => createHash("sha256").update(content).digest("hex");
const upload = (path: string, content: Uint8Array) =>
	backend.request(
		`/desk/catalogue/media/${path}`,
		{ method: "PUT", headers: { ...headers, "Content-Length": String(content.byteLength) }, body: content.slice() },
		key,
	);

const png = bytes("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x06\x40\0\0\x04\xb0IEND");
const pdf = bytes("%PDF-1.7\n");
const [photo, sheet] = [digestOf(png), digestOf(pdf)];
const files: WorkbookFiles = new Map<string, string | { digest: string; type: MediaType }>([
	["photos/valve.png", { digest: photo, type: "image/png" }],
	["valve.pdf", { digest: sheet, type: "application/pdf" }],
	["valve.svg", "is neither a JPEG, PNG or WebP picture nor a PDF"],
]);
const tables = {
	suppliers: "supplier;name;city;country\nOWN;Puukeskus OÜ;Rakvere;EE",
	categories: "category;title_en\nvalves;Valves",
	attributes: "attribute;kind;unit;title_en\nb;number;mm;Width",
	products: "product;category;unit;title_en;b\nball-valve;valves;piece;Ball valve;\nplate;valves;piece;Plate;40",
	articles: "article;product;weight_kg\nV1;ball-valve;0.4\nP1;plate;2",
	supplies: "article;supplier;price\nV1;OWN;12,50\nP1;OWN;9",
	pictures: "product;file;alt_de\nball-valve;photos/valve.png;Kugelhahn von vorn\nplate;photos/valve.png;",
	documents: "product;file;kind;language;title_en\nball-valve;valve.pdf;data_sheet;de, en;\nball-valve;valve.pdf;manual;;Fitting",
};
type Tables = Partial<Record<keyof typeof tables, string>>;
const sheets = (changed: Tables): Sheet[] =>
	Object.entries({ ...tables, ...changed }).map(([name, text]) => ({
		name,
		rows: text.split("\n").map((line, at) => ({ row: at + 1, cells: line.split(";") })),
	}));

async function imported(run: string, given: Sheet[]): Promise<unknown> {
	const { base, documents, problems } = readSheets(given, files);
	expect(problems).toEqual([]);
	await desk("base", { ...base, run });
	const answer = await desk("products", { run, products: documents });
	await desk("index", { run });
	return answer;
}
async function productOf(slug: string, locale: string) {
	const answer = await backend.request(`/productVariant/by-product/${slug}`, { headers: { Locale: locale } });
	return catalogue.variantsByProduct.answer.parse(await answer.json());
}

beforeAll(async () => {
	expect(await desk("media", { digests: [photo, sheet] })).toEqual({ missing: [photo, sheet] });
	expect(await (await upload(photo, png)).json()).toEqual({ digest: photo, type: "image/png", bytes: 28, width: 1600, height: 1200 });
	await upload(sheet, pdf);
	await imported("run-first", sheets({}));
});

// Shows R45.1, R45.4
it("shows goods by their photographs, then by the drawing where there is something to draw, and lists their documents", async () => {
	const { product, variants } = await productOf("ball-valve", "de");
	const url = `/media/1600/${photo}/ball-valve.png`;
	expect(product.pictures).toEqual([{ id: expect.any(Number), url, is_main: true, alt: "Kugelhahn von vorn", width: 1600, height: 1200 }]);
	expect(variants[0]?.variant_pictures).toEqual(product.pictures);
	expect((await productOf("ball-valve", "en")).product.pictures[0]?.alt).toBe("");
	expect(product.documents).toEqual([
		{ url: `/media/full/${sheet}/ball-valve-data-sheet.pdf`, kind: "data_sheet", title: "", languages: ["de", "en"], size: 9 },
		{ url: `/media/full/${sheet}/ball-valve-manual-2.pdf`, kind: "manual", title: "Fitting", languages: [], size: 9 },
	]);
	const plate = (await productOf("plate", "de")).product.pictures;
	expect(plate.map(({ is_main }) => is_main)).toEqual([true, false, false, false]);
	expect(plate.slice(1).map(({ url }) => url.replace(/\?.*/, ""))).toEqual(
		["main", "section", "bundle"].map((view) => `/drawings/plate/${view}.svg`),
	);
	const answer = await backend.request("/productVariant/by-category/valves", { headers: { Locale: "de" } });
	const { category } = catalogue.variantsByCategory.answer.parse(await answer.json());
	expect([category.iconPicture, category.drawing]).toEqual([{ url }, { url, title: "Ball valve" }]);
});

// Shows R45.3
it("keeps a file once, under the digest of its content", async () => {
	expect(await desk("media", { digests: [photo, sheet, "0".repeat(64)] })).toEqual({ missing: ["0".repeat(64)] });
	await upload(photo, png);
	expect([...backend.files.keys()].sort()).toEqual([`media/${photo}`, `media/${sheet}`].sort());
	expect(await imported("run-again", sheets({}))).toMatchObject({ changed: [], unchanged: ["ball-valve", "plate"] });
});

// Shows R45.5
it("serves a file as what it is, for ever; a smaller picture where there is one", async () => {
	const found = await backend.request(`/media/400/${photo}/ball-valve.png`, {});
	expect([...new Uint8Array(await found.arrayBuffer())]).toEqual([...png]);
	expect(Object.fromEntries(found.headers)).toMatchObject({
		"content-type": "image/png",
		"cache-control": "public, max-age=31536000, immutable",
		"x-content-type-options": "nosniff",
	});
	expect(found.headers.get("Content-Disposition")).toBeNull();
	const document = await backend.request(`/media/full/${sheet}/ball-valve-data-sheet.pdf`, {});
	expect(document.headers.get("Content-Disposition")).toBe('attachment; filename="ball-valve-data-sheet.pdf"');
	const small = bytes("RIFF\0\0\0\0WEBPVP8L\0\0\0\0\x2f\x8f\xc1\x4a\0".padEnd(40, "\0"));
	expect((await upload(`${photo}/400`, small)).status).toBe(200);
	expect((await backend.request(`/media/400/${photo}/ball-valve.png`, {})).headers.get("Content-Type")).toBe("image/webp");
	// Browsers keep the content of the first address.
	expect((await productOf("ball-valve", "de")).product.pictures[0]?.url).toBe(`/media/1600/${photo}/ball-valve.png?v=1`);
	// The transaction notes both or none, so that a failed one can be repeated.
	await backend.db.prepare("CREATE TRIGGER stop BEFORE UPDATE OF pictures ON products BEGIN SELECT RAISE(ABORT, 'stop'); END").run();
	const logged = vi.spyOn(console, "error").mockImplementation(() => {});
	expect((await upload(`${photo}/400`, small)).status).toBe(500);
	logged.mockRestore();
	await backend.db.prepare("DROP TRIGGER stop").run();
	const noted = () => backend.db.prepare("SELECT version FROM media WHERE digest = ?").bind(photo).first("version");
	expect(await noted()).toBe(1);
	expect((await upload(`${photo}/400`, small)).status).toBe(200);
	expect([await noted(), (await productOf("plate", "de")).product.pictures[0]?.url]).toEqual([2, `/media/1600/${photo}/plate.png?v=2`]);
	for (const path of [`full/${"0".repeat(64)}/a.png`, `full/${photo}/a.svg`, `full/${photo}/"a.png`, `9/${photo}/a.png`])
		expect([path, (await backend.request(`/media/${path}`, {})).status]).toEqual([path, 404]);
});

// Shows R42.7
it("gives a file back by its digest as it came, to who has the key", async () => {
	const read = (digest: string, headersOf: object) =>
		backend.request(`/desk/catalogue/media/${digest}`, { headers: { ...headersOf } }, key);
	const found = await read(photo, headers);
	expect([found.headers.get("Content-Type"), [...new Uint8Array(await found.arrayBuffer())]]).toEqual(["image/png", [...png]]);
	const others = [read("0".repeat(64), headers), read("base", headers), read(photo, {})];
	expect((await Promise.all(others)).map(({ status }) => status)).toEqual([404, 422, 403]);
});

// Shows R45.2
it("takes no file that is not what it is said to be, and no product with one", async () => {
	const svg = bytes("<svg xmlns='http://www.w3.org/2000/svg'/>");
	expect((await upload(digestOf(svg), svg)).status).toBe(422);
	expect((await upload("0".repeat(64), png)).status).toBe(422);
	expect((await upload(`${photo}/400`, png)).status).toBe(422);
	const [valve] = readSheets(sheets({}), files).documents;
	const run = "run-wrong";
	const wrong = { ...valve, pictures: [{ file: sheet }, { file: "0".repeat(64) }], documents: [] };
	expect(await desk("products", { run, products: [wrong] })).toMatchObject({
		refused: [
			{ product: "ball-valve", problems: [{ field: "pictures", reason: "A PDF is a document, not a picture." }, { field: "pictures" }] },
		],
	});
	await desk("index", { run });
});

// Shows R45.2
it("names each mistake by sheet, row and column", () => {
	const { problems, documents } = readSheets(
		sheets({
			pictures: `product;file;alt_de\nball-valve;valve.svg;\nball-valve;valve.pdf;\nball-valve;lost.png;\nnothing;photos/valve.png;\nplate;;\nplate;photos/valve.png;${"a".repeat(201)}`,
			documents: "product;file;kind;language\nplate;valve.pdf;leaflet;deutsch",
		}),
		files,
	);
	expect(problems.map(({ sheet: name, row, column, reason, product }) => [name, row, column, reason.slice(0, 40), product])).toEqual([
		["pictures", 5, "product", "nothing is not in the sheet products.", ""],
		["pictures", 2, "file", "valve.svg is neither a JPEG, PNG or WebP", "ball-valve"],
		["pictures", 3, "file", "A PDF is a document, not a picture.", "ball-valve"],
		["pictures", 4, "file", "lost.png is not there.", "ball-valve"],
		["pictures", 6, "file", "is missing: a file beside the workbook, ", "plate"],
		["pictures", 7, "alt_de", expect.stringContaining("aaa"), "plate"],
		["documents", 2, "kind", expect.stringContaining("is not taken"), "plate"],
		["documents", 2, "language", expect.stringContaining("is not taken"), "plate"],
	]);
	expect(documents).toEqual([]);
	const many = sheets({ pictures: `product;file\n${"plate;photos/valve.png\n".repeat(13).trim()}` });
	expect(readSheets(many, files).problems.map(({ sheet: name, row, reason }) => [name, row, reason])).toEqual([
		["products", 3, "has too many pictures: at most 12 are taken"],
	]);
});

// Shows R45.6
it("takes from a product what its sheet no longer has, and leaves it where the workbook has no such sheet", async () => {
	const without = sheets({}).filter(({ name }) => name !== "pictures" && name !== "documents");
	await imported("run-without", without);
	expect((await productOf("ball-valve", "de")).product.documents).toHaveLength(2);
	await imported("run-empty", sheets({ pictures: "product;file", documents: "product;file;kind" }));
	const { product } = await productOf("ball-valve", "de");
	expect(product.documents).toEqual([]);
	// It has neither shape nor sizes to draw; a plate does.
	expect(product.pictures).toEqual([]);
	expect((await productOf("plate", "de")).product.pictures[0]?.url).toMatch(/^\/drawings\/plate\/main\.svg/);
	const answer = await backend.request("/productVariant/by-category/valves", { headers: { Locale: "de" } });
	expect(catalogue.variantsByCategory.answer.parse(await answer.json()).category.drawing?.title).toBe("Plate");
});

// Shows R45.7
it("is deleted once no product has named it for thirty days and no import asks for it, unless orders may show it", async () => {
	const cleanUp = () => deleteUnnamed({ DB: backend.db, FILES: bucketOf(backend.files) });
	const age = (days: number) =>
		backend.db.prepare("UPDATE media SET unnamed_since = strftime('%Y-%m-%dT%H:%M:%SZ', 'now', ?)").bind(`-${days} days`).run();
	const there = async () => (await backend.db.prepare("SELECT digest FROM media").all()).results.map(({ digest }) => digest);
	// Named again, at any time.
	await imported("run-named", sheets({}));
	await age(31);
	await cleanUp();
	expect((await there()).sort()).toEqual([photo, sheet].sort());

	const [unused, small] = [bytes("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01IEND"), `media/${photo}/400`];
	const stray = digestOf(unused);
	await upload(stray, unused);
	await upload(`${stray}/400`, backend.files.get(small) ?? bytes(""));
	await imported("run-unnamed", sheets({ pictures: "product;file", documents: "product;file;kind" }));
	await cleanUp();
	await age(29);
	await cleanUp();
	expect(await there()).toHaveLength(3);
	await age(31);
	// A running import was told that this file needs no upload.
	expect(await desk("media", { digests: [sheet] })).toEqual({ missing: [] });
	await cleanUp();
	expect((await there()).sort()).toEqual([photo, sheet].sort());
	expect([...backend.files.keys()].sort()).toEqual([`media/${photo}`, small, `media/${sheet}`].sort());
});

// Shows R45.7
it("counts as absent from when it is being deleted, and is tried again where that fails", async () => {
	const lost = { ...bucketOf(backend.files), delete: () => Promise.reject(new Error("The bucket does not answer.")) };
	const row = () => backend.db.prepare("SELECT deleting_since FROM media WHERE digest = ?").bind(sheet).first("deleting_since");
	const isThere = () => backend.files.has(`media/${sheet}`);
	await backend.db.prepare("UPDATE media SET unnamed_since = '2020-01-01T00:00:00Z'").run();
	await expect(deleteUnnamed({ DB: backend.db, FILES: lost })).rejects.toThrow("does not answer");
	expect([await row(), isThere()]).toEqual([expect.any(String), true]);
	// Nothing names or reads the file; content stored now would be deleted too.
	const [valve] = readSheets(sheets({}), files).documents;
	const run = "run-deleting";
	expect(await desk("products", { run, products: [{ ...valve, pictures: [] }] })).toMatchObject({
		refused: [{ product: "ball-valve", problems: [{ field: "documents" }, { field: "documents" }] }],
	});
	await desk("index", { run });
	expect((await backend.request(`/media/full/${sheet}/ball-valve.pdf`, {})).status).toBe(404);
	expect(await desk("media", { digests: [sheet] })).toEqual({ missing: [sheet] });
	expect((await upload(sheet, pdf)).status).toBe(409);

	await deleteUnnamed({ DB: backend.db, FILES: bucketOf(backend.files) });
	expect([await row(), isThere()]).toEqual([null, false]);

	// A job that failed some time ago blocks nothing.
	await upload(sheet, pdf);
	await backend.db.prepare("UPDATE media SET unnamed_since = '2020-01-01T00:00:00Z', deleting_since = '2020-01-01T00:00:00Z'").run();
	expect((await upload(sheet, pdf)).status).toBe(200);
	await deleteUnnamed({ DB: backend.db, FILES: bucketOf(backend.files) });
	expect([await row(), isThere()]).toEqual([null, true]);
});

// Shows R45.7
it("stays from when an import that has not asked for it begins to name it, unless that is a dry run", async () => {
	await backend.db.prepare("UPDATE media SET unnamed_since = '2020-01-01T00:00:00Z'").run();
	const since = () => backend.db.prepare("SELECT unnamed_since FROM media WHERE digest = ?").bind(sheet).first("unnamed_since");
	const [valve] = readSheets(sheets({}), files).documents;
	const run = "run-naming";
	// The call is rejected, so that it has not named the file yet.
	const products = [{ ...valve, pictures: [], category: "nothing" }];
	await desk("products", { run, products, dry_run: true });
	expect(await since()).toEqual(expect.any(String));
	expect(await desk("products", { run, products })).toMatchObject({ refused: [{ problems: [{ field: "category" }] }] });
	expect(await since()).toBeNull();
});
