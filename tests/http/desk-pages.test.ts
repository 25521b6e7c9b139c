import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { company } from "../../contract/company";
import { content, type InfoPageName } from "../../contract/content";
import type { Language } from "../../contract/locale";
import { dayAfter } from "../../contract/values/days";
import { signedInAtDesk } from "../support/desk-visitor";
import { finnishBuyer, mailsOf, order, orderNumberOf } from "../support/guest-order";
import { plainSpaces, readPdf } from "../support/pdf-text";
import { purge } from "../support/purge";
import { shared } from "../support/shared-shop";
import { formOf, type Page, Visitor } from "../support/visitor";

const list = "/desk/words/pages";
const pathOf = (name: InfoPageName) => `${list}/${name}`;
let visitor: Visitor;
beforeAll(async () => {
	visitor = await signedInAtDesk(shared, "content@desk.example");
});
afterAll(async () => {
	for (const name of ["about", "legal", "suppliers", "terms"] as const)
		await visitor.post(pathOf(name), { intent: "restore", of: "1", version: (await formIn(name)).version ?? "" });
	await purge(shared);
});

const alertOf = ({ root }: Page): string => root.querySelector("main [role=alert]")?.text ?? "";
const errorAt = ({ root }: Page, field: string): string | undefined => root.querySelector(`[id="page-${field}-error"]`)?.text;
const formIn = async (name: InfoPageName) => formOf(await visitor.get(pathOf(name)), "#page").fields;
const change = async (name: InfoPageName, more: Record<string, string>) => visitor.post(pathOf(name), { ...(await formIn(name)), ...more });
const rowOf = ({ root }: Page, name: string) =>
	root.querySelectorAll("main tbody tr").find((row) => row.querySelector("th")?.text === name);
const today = new Intl.DateTimeFormat("sv-SE", { timeZone: company.timeZone }).format(new Date());

type Answer = z.output<typeof content.page.answer>;
/** The backend's answer, which no cache has; null for 404. */
async function answered(name: InfoPageName, locale = "en", version = ""): Promise<Answer | null> {
	const query = version === "" ? "" : `?version=${version}`;
	const response = await fetch(`${shared.backend}/static/pages/${name}${query}`, { headers: { Locale: locale } });
	return response.status === 404 ? null : content.page.answer.parse(await response.json());
}
async function inShop(path: string, language: Language = "en"): Promise<Page> {
	await purge(shared);
	return new Visitor(shared.address, language).get(path);
}

// Shows R60.15
describe("pages of text at the desk", () => {
	it("are in the shop in each language, as sections of paragraphs and lists", async () => {
		const body = "Before it.\n\n## First\n\nOne paragraph.\n\n- one\n- two\n\n## Second\n\nMore.";
		expect(alertOf(await change("about", { "en.title": "Who we are", "en.body": body }))).toContain("Saved.");
		const page = await inShop("/about");
		expect([page.root.querySelector("h1")?.text, page.root.querySelectorAll("main h2").map(({ text }) => text)]).toEqual([
			"Who we are",
			["First", "Second"],
		]);
		expect(page.root.querySelectorAll("main section li").map(({ text }) => text)).toEqual(["one", "two"]);
		expect(page.root.querySelector("main section")?.text).toBe("Before it.");
		expect((await inShop("/about", "de")).root.querySelector("h1")?.text).toBe("Über uns");
	});

	it("keep a language's last complete version while something is missing, and the list says what", async () => {
		await change("suppliers", { "fi.intro": "", "fi.title": "Kesken", "de.title": "Liefern Sie uns" });
		const row = rowOf(await visitor.get(list), "Become a supplier");
		expect(row?.querySelectorAll("td").map(({ text }) => text.trim())).toEqual(
			expect.arrayContaining(["Liefern Sie uns", "Kesken (missing: Introduction)"]),
		);
		expect([(await answered("suppliers", "fi"))?.title, (await answered("suppliers", "de"))?.title]).toEqual([
			"Ryhdy toimittajaksi",
			"Liefern Sie uns",
		]);
		expect((await inShop("/supplierInfo", "de")).root.querySelector("h1")?.text).toBe("Liefern Sie uns");
		expect((await inShop("/supplierInfo", "fi")).root.querySelector("h1")?.text).toBe("Ryhdy toimittajaksi");
	});

	it("are shown as text, whatever is typed", async () => {
		const script = '<script>alert("x")</script><img src=x onerror=alert(1)> $t(terms.present)';
		await change("about", { "en.title": script, "en.intro": script, "en.body": `## ${script}\n\n- ${script}` });
		const { version = "" } = await formIn("about");
		for (const page of [await inShop("/about"), await visitor.get(`${pathOf("about")}?version=${version}`)]) {
			expect(page.root.querySelector("main")?.text).toContain("$t(terms.present)");
			expect(page.root.querySelectorAll("[onerror], img[src=x]").length).toBe(0);
			expect(page.text).not.toContain("<script>alert");
		}
	});

	it("are previewed as typed with their words, and not stored", async () => {
		const before = (await formIn("legal")).version;
		const page = await change("legal", { intent: "preview", "en.body": "## Who\n\n{{company}} in {{seller}}, {{phone}}" });
		expect([page.status, page.root.querySelector("#preview")?.text]).toEqual([
			200,
			expect.stringContaining(`${company.name} in Finland, +358`),
		]);
		expect([formOf(page, "#page").fields["en.body"], (await formIn("legal")).version]).toEqual([
			"## Who\n\n{{company}} in {{seller}}, {{phone}}",
			before,
		]);
	});

	it("keep former versions, which are looked at and restored; a stale form is refused with what was typed", async () => {
		const stale = await formIn("legal");
		await change("legal", { "en.title": "Imprint" });
		const refused = await visitor.post(pathOf("legal"), { ...stale, "en.title": "Too late" });
		expect([refused.status, alertOf(refused)]).toEqual([409, expect.stringContaining("Somebody has saved another version")]);
		expect([formOf(refused, "#page").fields["en.title"], (await answered("legal"))?.title]).toEqual(["Too late", "Imprint"]);
		const former = await visitor.get(`${pathOf("legal")}?version=${stale.version}`);
		expect([former.root.querySelector("#preview")?.text, former.root.querySelector("#page")]).toEqual([
			expect.stringContaining(company.vatId),
			null,
		]);
		const { version = "" } = await formIn("legal");
		expect(alertOf(await visitor.post(pathOf("legal"), { intent: "restore", of: stale.version ?? "", version }))).toContain(
			"in force again",
		);
		expect((await answered("legal"))?.title).toBe(stale["en.title"]);
		expect((await visitor.post(pathOf("legal"), { intent: "remove", version })).status).toBe(400);
	});

	it("are the business of the role content, and are in the log; there are no others", async () => {
		const seller = await signedInAtDesk(shared, "orders@desk.example");
		expect([(await seller.get(list)).status, (await seller.post(pathOf("legal"), await formIn("legal"))).status]).toEqual([403, 403]);
		await change("legal", {});
		const log = await (await signedInAtDesk(shared, "owner@desk.example")).get("/desk/log");
		const entry = log.root.querySelectorAll("main tbody tr").find(({ text }) => text.includes("legal"));
		expect([entry?.text, entry?.querySelector("a")?.getAttribute("href")]).toEqual([
			expect.stringContaining("saved a page"),
			pathOf("legal"),
		]);
		expect((await visitor.get(`${list}/imprint`)).status).toBe(404);
	});
});

// Shows R60.16
describe("words in double braces", () => {
	it("are filled in; an unknown one is refused beside its field, and keeps what was typed", async () => {
		const known = await visitor.get(pathOf("about"));
		expect(known.root.querySelector("main details dl")?.text).toContain(`{{company}}${company.name}`);
		for (const wrong of ["{{companie}}", "{{ company }}", "{{company", "{{brandInto}}"]) {
			const refused = await change("about", { "en.intro": `By ${wrong}.` });
			expect([wrong, refused.status, errorAt(refused, "en.intro")]).toEqual([
				wrong,
				422,
				expect.stringContaining("placeholder in double braces"),
			]);
			expect(formOf(refused, "#page").fields["en.intro"]).toBe(`By ${wrong}.`);
		}
		expect(alertOf(await change("about", { "en.intro": "By {{company}}, {{email}}.", "fi.intro": "Tervetuloa {{brandInto}}." }))).toContain(
			"Saved.",
		);
		expect((await inShop("/about")).root.querySelector("main")?.text).toContain(`By ${company.name}, ${company.email}.`);
		expect((await inShop("/about", "fi")).root.querySelector("main")?.text).toContain("Tervetuloa Crossbariin.");
	});
});

const inWords = (day: string) =>
	new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(day));

/** Stores the terms with another section at the end. @returns their version */
async function newTerms(heading: string, from: string): Promise<string> {
	const form = await formIn("terms");
	const added = Object.fromEntries(
		(["de", "en", "et", "fi"] as const).map((one) => [`${one}.body`, `${form[`${one}.body`]}\n\n## ${heading}\n\nX.`]),
	);
	const saved = await visitor.post(pathOf("terms"), { ...form, ...added, from });
	const news =
		from === "" ? "Saved. The shop shows the new version within a minute." : `Saved. The shop shows the new version from: ${inWords(from)}`;
	expect([saved.status, plainSpaces(alertOf(saved))]).toEqual([200, news]);
	return (await formIn("terms")).version ?? "";
}

// Shows R60.17, R60.102
describe("terms", () => {
	it("are refused with what is missing, and for a day that is over", async () => {
		const refused = await change("terms", { from: dayAfter(today, -1), "et.title": "" });
		expect([refused.status, errorAt(refused, "et.title"), errorAt(refused, "from")]).toEqual([
			422,
			"Please fill in this field.",
			"Terms can hold from today at the earliest.",
		]);
		expect(formOf(refused, "#page").fields.from).toBe(dayAfter(today, -1));
		expect(errorAt(await change("terms", { from: "soon" }), "from")).toBe("Enter a date.");
	});

	it("hold from their day on; until then the shop shows those before, unless a later version replaces them", async () => {
		const before = await answered("terms");
		const stale = await formIn("terms");
		const planned = await newTerms("Planned", dayAfter(today, 9));
		expect(await answered("terms")).toEqual(before);
		expect(await answered("terms", "en", planned)).toBeNull();
		const page = await visitor.get(pathOf("terms"));
		expect(rowOf(page, planned)?.text).toContain("planned");
		expect(rowOf(page, String(before?.version))?.text).toContain("in force now");
		expect(page.root.querySelector("#page")?.text).toContain(`Version ${planned} is planned from`);
		expect(plainSpaces(alertOf(await visitor.post(pathOf("terms"), stale)))).toMatch(
			new RegExp(`Version ${planned} \\(.*\\) is planned from: ${inWords(dayAfter(today, 9))}\\.`),
		);
		const present = await newTerms("At once", "");
		expect(await answered("terms")).toMatchObject({ version: Number(present), from: today });
		const after = await visitor.get(pathOf("terms"));
		expect([rowOf(after, present)?.text, rowOf(after, planned)?.text]).toEqual([
			expect.stringContaining("in force now"),
			expect.not.stringContaining("planned"),
		]);
	});

	it("say since when they hold; a former version has its own address, which no search engine lists", async () => {
		const first = await inShop("/terms?version=1");
		expect(first.root.querySelector("main header")?.text).toContain("Version 1, valid from 23\u00a0November 2026.");
		expect(first.root.querySelector("main header a")?.getAttribute("href")).toBe("/terms");
		expect(first.root.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
		const terms = await inShop("/terms", "de");
		expect(terms.root.querySelector("main header")?.text).toMatch(/Gültig ab .* \d{4}\./);
		expect(terms.root.querySelector('meta[name="robots"]')).toBeNull();
		for (const wrong of ["0", "x", "999", "1.5"]) expect((await inShop(`/terms?version=${wrong}`)).status).toBe(404);
		expect((await fetch(`${shared.backend}/static/pages/privacy?version=1`)).status).toBe(404);
	});
});

// Shows R60.18
describe("an order", () => {
	it("keeps the terms in force when it was placed: its pages, mail and PDF lead to them", async () => {
		const heading = `Of ${crypto.randomUUID()}`;
		const version = await newTerms(heading, "");
		const buyer = new Visitor(shared.address, "fi");
		const thanks = await order(buyer, finnishBuyer);
		const [number, path] = [orderNumberOf(thanks), thanks.path.replace("/confirmation", "")];
		await newTerms("Later", "");
		const own = `/terms?version=${version}`;
		const page = await buyer.get(path);
		expect(page.root.querySelectorAll("main dl a").map((link) => link.getAttribute("href"))).toContain(own);
		expect((await buyer.get(own)).root.querySelector("main")?.text).toContain(heading);
		const [mail] = await mailsOf(buyer, number);
		expect(mail?.text).toContain(`http://${buyer.host}${own}`);
		const pdf = await fetch(`${shared.address}${path}/confirmation.pdf`, { headers: { Cookie: buyer.cookies.header } });
		expect((await readPdf(new Uint8Array(await pdf.arrayBuffer()))).text).toContain(`versio ${version}`);
		const seller = await signedInAtDesk(shared, "orders@desk.example");
		const atDesk = await seller.get(`/desk/orders/${number.toLowerCase()}`);
		expect(atDesk.root.querySelectorAll("main dl a").map((link) => link.getAttribute("href"))).toContain(`http://${buyer.host}${own}`);
	});
});
