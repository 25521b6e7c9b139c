import { describe, expect, inject, it } from "vitest";
import { cpuOf, named, treeOf } from "../bench/processes.mjs";
import { addBeam, cartPath } from "../support/guest-order";
import { Visitor } from "../support/visitor";
import { workbook } from "../support/workbook";
import { ask } from "./ask";
import { isShort } from "./settings";

const shop = inject("shop");
const runtimes = named(treeOf(inject("pid")), "workerd");

/**
 * Limits of one request: CPU of the runtime in ms, the factor by which twice the input may cost more, and the response time of /faq
 * meanwhile. The short form runs on busy machines: it finds what freezes, not what is slow.
 */
const budget = isShort
	? { cpu: 3000, growth: 4, spare: 500, meanwhile: Number.POSITIVE_INFINITY }
	: { cpu: 500, growth: 2, spare: 60, meanwhile: 200 };

/** A request of a given size, which needs no account. */
type Input = (visitor: Visitor, size: number) => Promise<{ status: number }>;

const form = (visitor: Visitor, path: string, fields: [string, string][]) => visitor.postOnce(path, fields);

/** @param parts name, further header and content of each */
function multipart(visitor: Visitor, path: string, parts: [name: string, more: string, content: Uint8Array | string][]) {
	const body = Buffer.concat([
		...parts.flatMap(([name, more, content]) => [Buffer.from(partHead(name, more)), Buffer.from(content), Buffer.from("\r\n")]),
		Buffer.from("--limit--\r\n"),
	]);
	return sendMultipart(visitor, path, body);
}

const partHead = (name: string, more = "") => `--limit\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;

function sendMultipart(visitor: Visitor, path: string, body: Buffer) {
	return visitor.send("POST", path, body, { "Content-Type": "multipart/form-data; boundary=limit", Origin: `http://${visitor.host}` });
}

const upload = (visitor: Visitor, content: Uint8Array | string) =>
	multipart(visitor, "/quick-order", [
		["intent", "", "check"],
		["idem", "", crypto.randomUUID()],
		["file", '; filename="list"', content],
	]);

const row = (cells: string): string => `<row>${cells}</row>`;

/** Each up to the accepted size. */
const inputs: [string, most: number, Input][] = [
	[
		"lines with codes",
		1000,
		(visitor, size) =>
			form(visitor, "/quick-order", [
				["intent", "check"],
				["idem", crypto.randomUUID()],
				["list", "CR-001001;12\n".repeat(size)],
			]),
	],
	[
		"lines of sizes that nothing has",
		1000,
		(visitor, size) =>
			form(visitor, "/quick-order", [
				["intent", "check"],
				["idem", crypto.randomUUID()],
				["list", Array.from({ length: size }, (_, at) => `Flat bar ${at + 301}x${(at % 89) + 7} S355 L=${at + 1111} 3 pcs`).join("\n")],
			]),
	],
	["a CSV file with open quotes", 100_000, (visitor, size) => upload(visitor, `1;"a\n${'""\n'.repeat(size / 3)}`)],
	[
		"an Excel file that names one long text in many cells",
		40_000,
		(visitor, size) =>
			upload(
				visitor,
				workbook({ A: row('<c t="s"><v>0</v></c>'.repeat(90)).repeat(size / 90) }, { strings: `<si><t>${"a ".repeat(size * 2)}</t></si>` }),
			),
	],
	["an Excel file of empty cells", 500_000, (visitor, size) => upload(visitor, workbook({ A: row("<c/>".repeat(size)) }))],
	["an Excel file of elements within each other", 800_000, (visitor, size) => upload(visitor, workbook({ A: "<a>".repeat(size) }))],
	[
		"parts of a form",
		80_000,
		// Written in one go, because /faq is timed in this process.
		(visitor, size) => sendMultipart(visitor, "/contact", Buffer.from(`${`${partHead("a")}\r\n`.repeat(size)}--limit--\r\n`)),
	],
	[
		"fields of a form",
		20_000,
		(visitor, size) =>
			form(
				visitor,
				"/contact",
				Array.from({ length: size }, () => ["a", ""] as const),
			),
	],
	["a name of many parts", 50_000, (visitor, size) => form(visitor, "/contact", [[`emails${".1".repeat(size / 2)}`, ""]])],
	[
		"changed rows of a cart",
		1000,
		async (visitor, size) => {
			const path = await cartPath(visitor);
			const cart = await visitor.get(path);
			const value = (name: string) => cart.root.querySelector(`#cart input[name="${name}"]`)?.getAttribute("value") ?? "";
			const rows = Array.from({ length: size }, (_, at): [string, string][] => [
				["itemId", value("itemId")],
				["amount", String(12 + (at % 7))],
				["comment", "x"],
			]);
			return form(visitor, path, [["intent", "cart"], ["version", value("version")], ...rows.flat()]);
		},
	],
	["words of a search", 1000, (visitor, size) => visitor.get(`/new_search?search=${"1x".repeat(size / 2)}`)],
	[
		"values of a filter",
		400,
		(visitor, size) =>
			visitor.get(`/categories/beams?f=${encodeURIComponent(JSON.stringify({ h: Array.from({ length: size }, (_, at) => at) }))}`),
	],
];

/** CPU in ms, and the longest response time of /faq. */
async function costOf(input: Input, visitor: Visitor, size: number) {
	let isDone = false;
	let meanwhile = 0;
	const asking = (async () => {
		while (!isDone) {
			const { took } = await ask(shop, { path: "/faq" });
			meanwhile = Math.max(meanwhile, took);
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
	})();
	const before = cpuOf(runtimes);
	const { status } = await input(visitor, size);
	const cpu = (cpuOf(runtimes) - before) * 1000;
	isDone = true;
	await asking;
	return { size, status, cpu: Math.round(cpu), meanwhile: Math.round(meanwhile) };
}

describe("what one request costs", () => {
	// Shows R52.4
	it.each(inputs)("%s, up to %i", { timeout: 300_000 }, async (name, most, input) => {
		const visitor = new Visitor(shop);
		await addBeam(visitor, "12");
		// Lets the runtime compile the code.
		await costOf(input, visitor, Math.ceil(most / 16));
		const costs: Awaited<ReturnType<typeof costOf>>[] = [];
		for (const size of [most / 4, most / 2, most]) costs.push(await costOf(input, visitor, Math.ceil(size)));
		console.log(
			`${name}: ${costs.map(({ size, status, cpu, meanwhile }) => `${size} → ${status}, ${cpu} ms CPU, /faq ${meanwhile} ms`).join("; ")}`,
		);
		for (const [at, { status, cpu, meanwhile }] of costs.entries()) {
			expect(status).toBeLessThan(500);
			expect(cpu).toBeLessThan(budget.cpu);
			expect(cpu).toBeLessThan(budget.growth * (costs[at - 1]?.cpu ?? cpu) + budget.spare);
			expect(meanwhile).toBeLessThan(budget.meanwhile);
		}
	});
});
