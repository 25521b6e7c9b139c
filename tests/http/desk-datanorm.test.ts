import { zipSync } from "fflate";
import { beforeAll, expect, it } from "vitest";
import { signedInAtDesk } from "../support/desk-visitor";
import { shared } from "../support/shared-shop";
import type { Page, Visitor } from "../support/visitor";

let visitor: Visitor;
beforeAll(async () => {
	visitor = await signedInAtDesk(shared, "catalogue@desk.example");
});

const factsOf = ({ root }: Page): Record<string, string> =>
	Object.fromEntries(root.querySelectorAll("main dl > div").map((one) => [one.querySelector("dt")?.text, one.querySelector("dd")?.text]));
const mistakesOf = ({ root }: Page): string[] =>
	root.querySelectorAll("main section[aria-labelledby=problems-title] tbody tr").map(({ text }) => text);

async function upload(fields: Record<string, string>, name: string, content: Uint8Array): Promise<Page> {
	const form = new FormData();
	for (const [field, value] of Object.entries({ keep: "on", ...fields })) form.append(field, value);
	form.append("file", new Blob([content.slice()]), name);
	const request = new Request("http://shop.example", { method: "POST", body: form });
	const body = new Uint8Array(await request.arrayBuffer());
	const sent = await visitor.send("POST", "/desk/imports", body, {
		"Content-Type": request.headers.get("Content-Type") ?? "",
		Origin: `http://${visitor.host}`,
		"Content-Length": String(body.length),
	});
	return sent.headers.location ? visitor.get(sent.headers.location) : sent;
}

/** A text in code page 850. */
const dos = (text: string): Uint8Array<ArrayBuffer> =>
	Uint8Array.from([...text], (letter) => ({ ä: 0x84, ö: 0x94, ü: 0x81, ß: 0xe1, "²": 0xfd })[letter] ?? letter.charCodeAt(0));

const header = `V 301126${"Prüfstahl Großhandel".padEnd(40)}${"".padEnd(75)}04EUR`;
const delivery = (articles: string[]) =>
	zipSync({
		"lieferung/DATANORM.001": dos([header, ...articles].join("\r\n")),
		"lieferung/DATANORM.WRG": dos([header, "S; ;900;Prüfstücke;"].join("\r\n")),
		"lieferung/DATANORM.RAB": dos([header, "R; ;PS;1;2500;Prüfstücke;"].join("\r\n")),
	});
const settings = { supplier: "PRUEF", city: "Köln", country: "DE", weight: "2,5", prefix: "PS-" };

// Shows R74.6, R74.7
it("a delivery of DATANORM is checked first, and imported with list prices and purchase prices", async () => {
	const articles = [
		"A;N;1001;00;Prüfträger größer;10 m;1;0;Stck;12350;PS;900;;",
		"A;N;1002;00;Prüfblech 2 m²;;1;0;kg;100;PS;900;;",
		"A;L;1003;00;;;;;;;;;;",
	];
	const checked = await upload(settings, "katalog.zip", delivery(articles));
	expect(checked.status).toBe(200);
	expect(factsOf(checked)).toMatchObject({ added: "1", refused: "1" });
	expect(mistakesOf(checked)).toEqual([
		expect.stringContaining("article 1002 (line 3), A, unit of quantity"),
		expect.stringMatching(/DATANORM\.001, line 4.*deletes article 1003/),
	]);
	const done = await visitor.post(checked.path, { intent: "run" });
	expect(factsOf(done)).toMatchObject({ added: "1", refused: "1" });
	// 123.50 € less a quarter is the supplier's price.
	const prices = await visitor.get("/desk/exports/prices.csv?supplier=PRUEF");
	expect(prices.text).toContain("PS-1001;PRUEF;123.50");
});

it.each([
	["an older version", "DATANORM.001", `V 301126${"Alt".padEnd(120)}\r\nAN4711`, "DATANORM 3 or older is not taken"],
	["prices without units", "DATPREIS.001", `${header}\r\nP;A;1001;1;4550;;;;;;`, "does not say for how many units"],
	["no header", "DATANORM.WRG", "S; ;900;x;", "It has no header (V)"],
])("%s is refused by its name: %s", async (_, name, content, reason) => {
	const page = await upload(settings, name, dos(content));
	expect(mistakesOf(page).join()).toContain(reason);
});
