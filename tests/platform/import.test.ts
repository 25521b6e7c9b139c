import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { crc32, deflateSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { deskCalls } from "../../scripts/lib/desk-calls.mjs";
import { cartPath } from "../support/guest-order";
import { type RunningShop, startShop } from "../support/server";
import { type Page, rowForm, Visitor } from "../support/visitor";

const files = {
	suppliers: "supplier;name;city;country\nOWN;Puukeskus OÜ;Rakvere;EE",
	categories: "category;parent;columns;title_en\ntimber;;length,surface;Timber",
	attributes: "attribute;kind;unit;title_en\nlength;number;mm;Length\nsurface;text;;Surface",
	products: "product;category;unit;title_en\ntimber-45x145;timber;piece;Timber 45 × 145",
	articles:
		"article;product;weight_kg;length_mm;length;surface\nT42;timber-45x145;12,6;4200;4200;planed\nT54;timber-45x145;16.2;5400;5400;sawn",
	supplies: "article;supplier;price;min_order;stock\nT42;OWN;11,90;5;240\nT54;OWN;15,30;5;40",
};

let shop: RunningShop;
const folder = mkdtempSync(join(tmpdir(), "crossbar-import-"));
beforeAll(async () => {
	shop = await startShop();
	for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, `${name}.csv`), text);
}, 180_000);
afterAll(async () => {
	rmSync(folder, { recursive: true });
	await shop.stop();
});

/** Runs `npm run import` against the running backend. @returns its output */
async function imported(...args: string[]): Promise<string> {
	const command = [...process.execArgv, "scripts/import.mjs", ...args, "--backend", shop.backend];
	const { stdout, stderr } = await promisify(execFile)(process.execPath, command).catch(
		(error: { stdout: string; stderr: string }) => error,
	);
	return stdout + stderr;
}

/** A picture of 800 × 600 px that no format can compress losslessly. */
function noisyPng(): Uint8Array {
	const [width, height] = [800, 600];
	const pixels = Buffer.alloc((width * 3 + 1) * height);
	for (let at = 0; at < pixels.length; at++) pixels[at] = at % (width * 3 + 1) === 0 ? 0 : 127 + 100 * Math.sin(at * at);
	const head = Buffer.alloc(13);
	head.writeUInt32BE(width, 0);
	head.writeUInt32BE(height, 4);
	head.set([8, 2], 8);
	const chunk = (type: string, data: Uint8Array) => {
		const named = Buffer.concat([Buffer.from(type), data]);
		const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
		length.writeUInt32BE(data.length);
		check.writeUInt32BE(crc32(named));
		return Buffer.concat([length, named, check]);
	};
	return Buffer.concat([
		Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
		chunk("IHDR", head),
		chunk("IDAT", deflateSync(pixels)),
		chunk("IEND", Buffer.alloc(0)),
	]);
}
const main = (page: Page) => page.root.querySelector("main")?.text.replace(/\s+/g, " ") ?? "";

// Shows R42.1, R42.2, R42.4, R42.5, R42.6, R42.10
it("a catalogue is imported by npm run import, and its goods are found, narrowed and put into a cart at their new price", async () => {
	writeFileSync(join(folder, "supplies.csv"), files.supplies.replace("15,30", "cheap"));
	expect(await imported(folder, "--dry-run")).toMatch(/supplies, row 3, column price: "cheap" is not taken[\s\S]*0 added, .* 1 refused/);
	writeFileSync(join(folder, "supplies.csv"), files.supplies);
	const desk = deskCalls(shop.backend, { subject: "", advice: "" });
	await desk("catalogue/products", { run: "run-of-another", source: "other.xlsx", products: [] });
	expect(await imported(folder)).toContain("Another import (other.xlsx) has been running since");
	await desk("catalogue/index", { run: "run-of-another" });
	expect(await imported(folder)).toMatch(/1 added, 0 changed, 0 unchanged, \d{3,} hidden, 0 refused/);
	expect(await imported(folder)).toContain("0 added, 0 changed, 1 unchanged, 0 hidden, 0 refused");
	const prices = join(folder, "prices.csv");
	writeFileSync(prices, "article;price;stock\nT42;12,40;\n");
	expect(await imported(prices)).toContain("1 changed, 0 unchanged, 0 refused");
	rmSync(prices);

	const visitor = new Visitor(shop.address, "en");
	expect(main(await visitor.get("/new_search?search=T54"))).toContain("5400 mm, sawn");
	const filter = encodeURIComponent('{"surface":["planed"]}');
	const listed = await visitor.get(`/categories/timber?f=${filter}`);
	expect(main(listed)).toContain("12.40");
	expect(main(listed)).not.toContain("5400 mm");
	const form = rowForm(listed, "5");
	await visitor.post(form.path, form.fields);
	expect(main(await visitor.get(await cartPath(visitor)))).toContain("62.00");
}, 120_000);

// Shows R45.1, R45.3, R45.4, R45.5
it("photographs and documents are imported once, and shown and served by the shop", async () => {
	writeFileSync(join(folder, "front.jpg"), noisyPng());
	writeFileSync(join(folder, "sheet.pdf"), "%PDF-1.7\n");
	writeFileSync(join(folder, "pictures.csv"), "product;file;alt_en\ntimber-45x145;front.jpg;Planed timber\ntimber-45x145;lost.jpg;");
	writeFileSync(join(folder, "documents.csv"), "product;file;kind;language\ntimber-45x145;sheet.pdf;data_sheet;en");
	expect(await imported(folder, "--dry-run")).toMatch(/pictures, row 3, column file: lost\.jpg is not there[\s\S]* 1 refused/);
	writeFileSync(join(folder, "pictures.csv"), "product;file;alt_en\ntimber-45x145;front.jpg;Planed timber");
	expect(await imported(folder)).toContain("2 of 2 files uploaded");
	expect(await imported(folder)).toMatch(/0 of 2 files uploaded[\s\S]* 1 unchanged/);

	const visitor = new Visitor(shop.address, "en");
	const page = await visitor.get("/products/timber-45x145");
	const picture = page.root.querySelector("main figure img");
	expect(picture?.getAttribute("alt")).toBe("Planed timber");
	const found = await visitor.get(picture?.getAttribute("src") ?? "");
	expect([found.status, found.headers["content-type"]]).toEqual([200, "image/webp"]);
	expect(found.headers["cache-control"]).toContain("immutable");
	expect((await visitor.get(page.root.querySelector("main figure a")?.getAttribute("href") ?? "")).headers["content-type"]).toBe(
		"image/png",
	);
	const document = page.root.querySelector('[aria-labelledby="documents-title"] a');
	expect(document?.getAttribute("aria-label")).toBe("Timber 45 × 145: Data sheet (PDF, EN, 1\u00a0kB)");
	const file = await visitor.get(document?.getAttribute("href") ?? "");
	expect(file.headers["content-disposition"]).toBe('attachment; filename="timber-45x145-data-sheet.pdf"');
	expect([file.headers["content-type"], file.headers["x-content-type-options"]]).toEqual(["application/pdf", "nosniff"]);
}, 120_000);
