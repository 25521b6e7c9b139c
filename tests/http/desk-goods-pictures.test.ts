import type { HTMLElement } from "node-html-parser";
import { beforeAll, describe, expect, it } from "vitest";
import { signedInAtDesk } from "../support/desk-visitor";
import { purge } from "../support/purge";
import { shared } from "../support/shared-shop";
import { fieldsOf, type Page, Visitor } from "../support/visitor";

const product = "threaded-rod-m27";
const path = `/desk/goods/${product}/pictures`;
let visitor: Visitor;
beforeAll(async () => {
	visitor = await signedInAtDesk(shared, "catalogue@desk.example");
});

const alertOf = ({ root }: Page): string => root.querySelector("main [role=alert]")?.text ?? "";
const rowsOf = ({ root }: Page): HTMLElement[] => root.querySelectorAll("main tbody tr");
const digestsOf = (page: Page): string[] => rowsOf(page).map((row) => row.querySelector("input[name=file]")?.getAttribute("value") ?? "");

/** A picture of its own: decoders ignore what follows its end. */
const png = (mark: string): Uint8Array =>
	Uint8Array.from(`\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x06\x40\0\0\x04\xb0IEND${mark}`, (letter) => letter.charCodeAt(0));

async function add(...contents: Uint8Array[]): Promise<Page> {
	const form = new FormData();
	form.append("intent", "add");
	for (const content of contents) form.append("files", new Blob([content.slice()]), "photo.png");
	const request = new Request("http://shop.example", { method: "POST", body: form });
	const body = new Uint8Array(await request.arrayBuffer());
	const headers = {
		"Content-Type": request.headers.get("Content-Type") ?? "",
		Origin: `http://${visitor.host}`,
		"Content-Length": String(body.length),
	};
	const sent = await visitor.send("POST", path, body, headers);
	return sent.headers.location ? visitor.get(sent.headers.location) : sent;
}

/** The fields of the rows in their order, with changes by row. */
function ordered(page: Page, changes: Record<number, Record<string, string>> = {}): [string, string][] {
	const fields = rowsOf(page).flatMap((row, at) => Object.entries({ ...fieldsOf(row), ...changes[at] }));
	return [...fields, ["intent", "change"]];
}

// Shows R60.57
describe("the photographs of a product", () => {
	it("are added, shown, ordered, named and removed, in the shop too", async () => {
		const before = digestsOf(await visitor.get(path));
		const added = await add(png("one"), png("two"));
		expect([added.status, alertOf(added)]).toEqual([200, "The photographs are saved."]);
		const [first = "", second = ""] = digestsOf(added).slice(before.length);
		const picture = await visitor.get(`/desk/pictures/${first}`);
		expect([picture.status, picture.headers["content-type"]]).toEqual([200, "image/png"]);
		const at = before.length;
		const swapped = await visitor.post(
			path,
			ordered(added, { [at]: { place: "9", "alt.en": "A rod on its side" }, [at + 1]: { place: "1" } }),
		);
		expect(digestsOf(swapped)[0]).toBe(second);
		expect(digestsOf(swapped).at(-1)).toBe(first);
		await purge(shared);
		const shop = await new Visitor(shared.address, "en").get(`/products/${product}`);
		expect(shop.text.includes(second) && shop.text.includes("A rod on its side")).toBe(true);
		expect((await visitor.get(`/desk/goods?search=threaded+rod+m27&pictures=none`)).status).toBe(200);
		const rows = digestsOf(swapped);
		const removed = await visitor.post(
			path,
			ordered(swapped, { [rows.indexOf(first)]: { remove: first }, [rows.indexOf(second)]: { remove: second } }),
		);
		expect(digestsOf(removed)).toEqual(before);
	});

	it("are not changed by a stale page", async () => {
		const stale = await add(png("three"));
		const other = await add(png("four"));
		const page = await visitor.post(path, ordered(stale, { 0: { remove: digestsOf(stale)[0] ?? "" } }));
		expect([page.status, alertOf(page), digestsOf(page)]).toEqual([409, expect.stringContaining("Nothing was saved"), digestsOf(other)]);
		await visitor.post(path, [...ordered(other), ...digestsOf(other).map((file): [string, string] => ["remove", file])]);
	});

	it("are pictures, at most twelve", async () => {
		expect(alertOf(await add())).toBe("Choose a photograph.");
		const pdf = await add(Uint8Array.from("%PDF-1.7\n", (letter) => letter.charCodeAt(0)));
		expect([pdf.status, alertOf(pdf)]).toEqual([422, expect.stringContaining("no JPEG, PNG or WebP")]);
		const many = await add(...Array.from({ length: 13 }, (_, at) => png(`many ${at}`)));
		expect([many.status, rowsOf(many).length, alertOf(many)]).toEqual([422, 12, expect.stringContaining("at most 12")]);
		expect((await add(png("x".repeat(5_000_001)))).status).toBe(422);
		expect(
			(
				await visitor.post(path, [
					["intent", "change"],
					["file", "nothing"],
				])
			).status,
		).toBe(400);
		await visitor.post(path, [...ordered(many), ...digestsOf(many).map((file): [string, string] => ["remove", file])]);
		expect(rowsOf(await visitor.get(path))).toEqual([]);
	});

	it("are kept by those who keep the goods", async () => {
		const other = await signedInAtDesk(shared, "orders@desk.example");
		expect((await other.get(path)).status).toBe(403);
		expect((await other.post(path, { intent: "change" })).status).toBe(403);
		expect((await other.get(`/desk/pictures/${"0".repeat(64)}`)).status).toBe(403);
		expect((await visitor.get(`/desk/pictures/${"0".repeat(64)}`)).status).toBe(404);
	});
});
