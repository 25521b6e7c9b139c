import { beforeAll, describe, expect, it } from "vitest";
import { signedInAtDesk } from "../support/desk-visitor";
import { shared } from "../support/shared-shop";
import type { Page, Visitor } from "../support/visitor";

let visitor: Visitor;
beforeAll(async () => {
	visitor = await signedInAtDesk(shared, "catalogue@desk.example");
});

const alertOf = ({ root }: Page): string => root.querySelector("main [role=alert]")?.text ?? "";
const leadOf = ({ root }: Page): string => root.querySelector("main h1 ~ p")?.text ?? "";
const factsOf = ({ root }: Page): Record<string, string> =>
	Object.fromEntries(root.querySelectorAll("main dl > div").map((one) => [one.querySelector("dt")?.text, one.querySelector("dd")?.text]));
const rowsOf = ({ root }: Page, id: string): string[] =>
	root.querySelectorAll(`main section[aria-labelledby=${id}] tbody tr`).map(({ text }) => text);
const mistakesOf = (page: Page): string[] => rowsOf(page, "problems-title");
const changesOf = (page: Page): string[] => rowsOf(page, "changes-title");

/** Sends the form as a browser does: a file, and fields. */
async function upload(fields: Record<string, string>, file?: { name: string; content: string | Uint8Array }): Promise<Page> {
	const form = new FormData();
	for (const [name, value] of Object.entries({ keep: "on", ...fields })) form.append(name, value);
	const content = typeof file?.content === "string" ? new TextEncoder().encode(file.content) : file?.content;
	form.append("file", new Blob([content?.slice() ?? ""]), file?.name ?? "");
	const request = new Request("http://shop.example", { method: "POST", body: form });
	const body = new Uint8Array(await request.arrayBuffer());
	const headers = {
		"Content-Type": request.headers.get("Content-Type") ?? "",
		Origin: `http://${visitor.host}`,
		"Content-Length": String(body.length),
	};
	const sent = await visitor.send("POST", "/desk/imports", body, headers);
	return sent.headers.location ? visitor.get(sent.headers.location) : sent;
}

/** Prices that the shop has, as its export writes them. */
async function exported(): Promise<string[][]> {
	const page = await visitor.get("/desk/exports/prices.csv?supplier=OVT");
	expect([page.status, page.headers["content-disposition"]]).toEqual([200, 'attachment; filename="prices.csv"']);
	return page.text
		.replace("\uFEFF", "")
		.trim()
		.split("\r\n")
		.map((line) => line.split(";"));
}

// Shows R60.55
describe("an import in the browser", () => {
	it("of a price list is checked first, and written once it is confirmed", async () => {
		const [head = [], first = [], second = []] = await exported();
		const changed = [head, [first[0], first[1], "12345,67", "3"], [second[0], second[1], "heavy", ""], ["NO-SUCH", "", "1", ""]];
		const checked = await upload({}, { name: "prices.csv", content: changed.map((cells) => cells.join(";")).join("\n") });
		expect([checked.status, leadOf(checked)]).toEqual([200, "Checked. Nothing has been changed yet."]);
		expect(factsOf(checked)).toEqual({ changed: "1", unchanged: "0", refused: "2" });
		expect(mistakesOf(checked)).toEqual([
			expect.stringMatching(/row 3, column price.*heavy/),
			expect.stringMatching(/row 4, column article.*NO-SUCH/),
		]);
		expect(changesOf(checked)).toEqual([`${first[0]}${first[1]}price${first[2]}12345.67`, `${first[0]}${first[1]}stock${first[3]}3`]);
		expect((await exported())[1]).toEqual(first);
		const done = await visitor.post(checked.path, { intent: "run" });
		expect([leadOf(done), factsOf(done).changed]).toEqual(["The file is imported.", "1"]);
		expect((await exported())[1]).toEqual([first[0], first[1], "12345.67", "3"]);
		const twice = await visitor.post(checked.path, { intent: "run" });
		expect([twice.status, alertOf(twice)]).toEqual([409, expect.stringContaining("has begun already")]);
		const back = await upload({ list: [head, first].map((cells) => cells.join(";")).join("\n") });
		expect(factsOf(await visitor.post(back.path, { intent: "run" }))).toMatchObject({ changed: "1" });
		expect((await exported())[1]).toEqual(first);
	});

	it("takes 5,000 pasted prices at once", async () => {
		const [head = [], ...rows] = await exported();
		const goods = rows.slice(0, 5000);
		const raised = goods.map(([article, supplier, price]) => [article, supplier, (Number(price) + 1).toFixed(2), ""]);
		const lines = [...raised, ...Array.from({ length: 5000 - goods.length }, (_, at) => [`NONE-${at}`, "", "1", ""])];
		const asked = await upload({ list: [head, ...lines].map((cells) => cells.join("\t")).join("\n") });
		const page = await visitor.get(asked.root.querySelector("main section a[href^='/desk/imports/']")?.getAttribute("href") ?? "");
		expect([page.status, factsOf(page)]).toEqual([
			200,
			{ changed: goods.length.toLocaleString("en"), unchanged: "0", refused: (5000 - goods.length).toLocaleString("en") },
		]);
		expect(await exported()).toEqual([head, ...rows]);
	});

	// Shows R60.101
	it("of a pasted list keeps it in its field while it has mistakes", async () => {
		const [head = [], first = []] = await exported();
		const list = [head.join(";"), [first[0], first[1], "heavy", ""].join(";")].join("\n");
		const wrong = await upload({ list });
		expect([wrong.status, alertOf(wrong)]).toEqual([422, expect.stringContaining("Nothing has been changed")]);
		expect(wrong.root.querySelector("textarea[name=list]")?.textContent.trim().replaceAll("\r", "")).toBe(list);
		expect(mistakesOf(wrong)).toEqual([expect.stringMatching(/row 2, column price.*heavy/)]);
		const named = await upload({ list: "article;prise\nCR-000001;3" });
		expect([named.status, mistakesOf(named)]).toEqual([422, [expect.stringMatching(/row 1, column prise/)]]);
		expect(named.root.querySelector("main section a[href^='/desk/imports/']")).toBeNull();
	});

	it("says of a file that cannot be read what is wrong", async () => {
		expect(alertOf(await upload({}))).toBe("Choose a file, or paste a price list.");
		const picture = await upload({}, { name: "a.csv", content: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]) });
		expect([picture.status, alertOf(picture)]).toEqual([422, "The file cannot be read. Nothing has been changed."]);
		const broken = await upload({}, { name: "a.xlsx", content: new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]) });
		expect(broken.status).toBe(422);
		const large = await upload({}, { name: "a.csv", content: `article;price\n${"CR-000001;1\n".repeat(900_000)}` });
		expect([large.status, alertOf(large)]).toEqual([422, expect.stringContaining("too large for the browser")]);
		const huge = await upload({}, { name: "a.csv", content: "x".repeat(21_000_000) });
		expect([huge.status, alertOf(huge)]).toEqual([422, expect.stringContaining("too large for the browser")]);
		const xml = await upload({}, { name: "a.xml", content: '<?xml version="1.0"?><BMECAT version="1.2"/>' });
		expect(leadOf(xml)).toContain("cannot be imported");
		expect(mistakesOf(xml)[0]).toContain("It has no T_NEW_CATALOG");
		expect((await visitor.post(xml.path, { intent: "run" })).status).toBe(409);
		expect((await visitor.get("/desk/imports/nothing")).status).toBe(404);
	});

	it("is of those who keep the goods", async () => {
		const other = await signedInAtDesk(shared, "accounts@desk.example");
		for (const path of ["/desk/imports", "/desk/exports/prices.csv", "/desk/exports/catalogue.zip"])
			expect((await other.get(path)).status).toBe(403);
		expect((await other.post("/desk/imports", { list: "article;price\nCR-001001;1" })).status).toBe(403);
	});
});

// Shows R60.56
it("the catalogue is downloaded as a zip", async () => {
	const page = await visitor.get("/desk/exports/catalogue.zip");
	expect([page.status, page.headers["content-type"], page.text.slice(0, 2)]).toEqual([200, "application/zip", "PK"]);
	expect((await visitor.get("/desk/exports/nothing.zip")).status).toBe(404);
});
