import { strToU8, zipSync } from "fflate";
import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { aged } from "../support/aged-form";
import { failingShop } from "../support/failing-shop";
import { plainSpaces } from "../support/pdf-text";
import { pngOf } from "../support/pictures";
import { sendFiles } from "../support/send-files";
import { shared } from "../support/shared-shop";
import { knownAccount } from "../support/visiting-account";
import { formOf, Visitor } from "../support/visitor";

const shop = shared.address;
const mails = z.array(z.object({ kind: z.string(), to: z.array(z.string()), subject: z.string(), text: z.string() }));
const outbox = async (email: string) =>
	mails
		.parse(await (await fetch(`${shared.backend}/_dev/outbox.json`)).json())
		.filter(({ to, text }) => to.includes(email) || text.includes(email));

const write = async (visitor: Visitor, query = "") => aged(formOf(await visitor.get(`/contact${query}`), "main form#write"));
const someone = () => `${crypto.randomUUID().slice(0, 8)}@meyer.example`;

describe("the contact form", () => {
	// Shows R2.2
	it("sends a message with a thank-you page, without a session", async () => {
		const visitor = new Visitor(shop, "de");
		const { path, fields } = await write(visitor);
		const email = someone();
		const sent = await visitor.postOnce(path, { ...fields, email, message: "Liefern Sie nach Essen?\r\nDanke" });
		expect(sent.status).toBe(303);
		expect(sent.headers.location).toBe("/contact?sent=1");
		expect(visitor.cookies.has("session")).toBe(false);
		const page = await visitor.get("/contact?sent=1");
		expect(page.root.querySelector("main [role=status]")?.text).toContain("gesendet");
		expect(page.root.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
		expect((await outbox(email)).map(({ kind }) => kind).sort()).toEqual(["contact_copy", "contact_message"]);
	});

	// Shows R8.3
	it("names the item and quantity in the reader's language", async () => {
		const visitor = new Visitor(shop, "fi");
		const { path, fields } = await write(visitor, "?variant=CR-001127");
		expect(fields.message).toContain("CR-001127");
		expect(fields.message).toContain("pyydän tarjousta");
		const email = someone();
		await visitor.postOnce(path, { ...fields, email, quantity: "20 kpl" });
		const [mail] = (await outbox(email)).filter(({ kind }) => kind === "contact_message");
		expect(mail?.subject).toMatch(/^Tiedustelu: CR-001127 IPE 200/);
		expect(mail?.text).toContain("Määrä: 20 kpl");
	});

	// Shows R35.1, R35.2, R64.1, R78.3
	it("accepts drawings and a wanted day, and keeps them on errors", async () => {
		const visitor = new Visitor(shop, "de");
		const form = await write(visitor, "?quote=1");
		const email = someone();
		const drawing: [string, string] = ["Träger.dxf", "0\nSECTION\n2\nENTITIES\n0\nENDSEC\n0\nEOF\n"];
		const filled = { ...form.fields, message: "Zehn nach Zeichnung", wantedOn: "2020-01-01" };
		const refused = await sendFiles(visitor, { ...form, fields: { ...filled, email } }, [
			drawing,
			["Liste.doc", "Liste"],
			["Plan.dwg", "AC1032"],
		]);
		expect(refused.status).toBe(422);
		const text = refused.root.querySelector("main")?.text;
		expect(text).toContain("Liste.doc: Angehängt werden können PDF, DXF, DWG, STEP, XLSX, JPEG und PNG.");
		expect(text).toContain("Plan.dwg: Der Inhalt ist nicht das, was die Endung sagt");
		const field = refused.root.querySelector("main input[type=file]");
		expect(field?.getAttribute("accept")).toMatch(/^application\/pdf,image\/jpeg,.*\.dwg/);
		expect([field?.hasAttribute("capture"), field?.getAttribute("aria-describedby")]).toEqual([false, expect.stringContaining("-error")]);
		expect(text).toContain("Der früheste Tag ist morgen.");
		const names = refused.root.querySelectorAll("main form#write input[name=refused]").map((input) => input.getAttribute("value"));
		expect(names).toEqual(["Liste.doc", "Plan.dwg"]);
		const again = aged(formOf(refused, "main form#write"));
		expect(again.fields.message).toBe("Zehn nach Zeichnung");
		const sent = await sendFiles(visitor, { ...again, fields: { ...again.fields, wantedOn: "" } }, [], [again.fields.kept ?? ""]);
		expect(sent.status).toBe(303);
		const thanks = plainSpaces((await visitor.get(sent.headers.location ?? "")).root.querySelector("main #write")?.text ?? "");
		const number = /Ihre Anfrage (RQ-\d+) ist gesendet/.exec(thanks)?.[1] ?? "none";
		// The test sends the name in Latin-1.
		expect(thanks).toMatch(/Angehängt: Tr.{1,3}ger\.dxf/);
		// The form of the test has one value for each name.
		expect(thanks).toContain("Nicht angehängt: Plan.dwg");
		const copy = (await outbox(email)).find(({ kind }) => kind === "contact_copy");
		expect(copy?.subject).toBe(`Ihre Anfrage ${number} an Crossbar`);
		expect(copy?.text).toMatch(/Dateien[\s\S]*ger[\s\S]*Nicht angehängt[\s\S]*Plan/i);
		const mail = (await outbox(email)).find(({ kind }) => kind === "contact_message");
		const link = /http\S+(\/files\/[\w-]+\?key=\w+)/.exec(mail?.text ?? "")?.[1] ?? "";
		const file = await new Visitor(shop, "de").get(link);
		expect([file.status, file.headers["content-type"], file.text]).toEqual([200, "image/vnd.dxf", drawing[1]]);
		expect(file.headers["content-disposition"]).toBe('attachment; filename="Tr-ger.dxf"');
		expect(file.headers["x-content-type-options"]).toBe("nosniff");
		expect((await visitor.get(link.split("?")[0] ?? "")).status).toBe(404);
	});

	// Shows R64.1
	it("accepts a photograph of a sketch, a list and a model, and keeps what was typed with files that are too large", async () => {
		const visitor = new Visitor(shop, "fi");
		const form = await write(visitor, "?quote=1");
		const email = someone();
		const filled = { ...form, fields: { ...form.fields, email, message: "Kymmenen palkkia" } };
		const tooLarge = await sendFiles(visitor, filled, [["Malli.step", "x".repeat(20_400_000)]]);
		expect(tooLarge.status).toBe(422);
		const again = aged(formOf(tooLarge, "main form#write"));
		expect(again.fields).toMatchObject({ email, message: "Kymmenen palkkia" });
		expect(tooLarge.root.querySelector("main [id$=files-error]")?.text).toContain("20 Mt");
		const photograph = Buffer.from(pngOf("sketch")).toString("latin1");
		const workbook = Buffer.from(
			zipSync({ "[Content_Types].xml": strToU8("<Types/>"), "xl/workbook.xml": strToU8("<workbook/>") }),
		).toString("latin1");
		const sent = await sendFiles(visitor, again, [
			["Luonnos.png", photograph],
			["Lista.xlsx", workbook],
			["Malli.stp", "ISO-10303-21;\nEND-ISO-10303-21;\n"],
		]);
		expect(sent.status).toBe(303);
		const mail = (await outbox(email)).find(({ kind }) => kind === "contact_message");
		for (const name of ["Luonnos.", "Lista.", "Malli."]) expect(mail?.text).toContain(name);
	});

	it("starts with the linked product, or empty for an unknown one", async () => {
		const visitor = new Visitor(shop, "de");
		const link = (await visitor.get("/products/ipe-200")).root.querySelector('main a[href^="/contact?product="]')?.getAttribute("href");
		expect(link).toBe("/contact?product=ipe-200#write");
		expect((await write(visitor, "?product=ipe-200")).fields.message).toContain("Frage zu IPE 200");
		for (const unknown of ["no-such", "../x", "%00"]) expect((await write(visitor, `?product=${unknown}`)).fields.message?.trim()).toBe("");
	});

	it("starts with the account's data", async () => {
		const { visitor } = await knownAccount({ shop, backend: shared.backend, locale: "de" }, "einkauf@demo.example", "Crossbar1");
		expect((await write(visitor, "?quote=1")).fields).toMatchObject({
			email: "einkauf@demo.example",
			company: "Stahlbau Reinhardt GmbH",
			vat: "DE136695976",
			name: "Jörg Reinhardt",
			phone: "+49231123456",
		});
		expect((await write(new Visitor(shop, "de"), "?quote=1")).fields).toMatchObject({ email: "", company: "", phone: "" });
	});

	it("ends with the item's name and a link back", async () => {
		const visitor = new Visitor(shop, "de");
		const { path, fields } = await write(visitor, "?variant=CR-001127");
		const sent = await visitor.postOnce(path, { ...fields, email: someone() });
		expect(sent.headers.location).toBe("/contact?variant=CR-001127&sent=1");
		const page = await visitor.get("/contact?variant=CR-001127&sent=1");
		const back = page.root.querySelector("main [role=status] a[href^='/products/']");
		expect(back?.text).toContain("CR-001127 IPE 200");
		expect(page.root.querySelector("main form#write")).toBeNull();
	});

	it.each([
		["de", "Angebot anfragen"],
		["en", "Request a quotation"],
		["et", "Küsi pakkumist"],
		["fi", "Pyydä tarjous"],
	] as const)("asks for a quotation where the header leads: %s", async (locale, words) => {
		const visitor = new Visitor(shop, locale);
		const page = await visitor.get("/contact?quote=1");
		expect(page.root.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
		expect(page.root.querySelector("main h1")?.text).toBe(words);
		expect(page.root.querySelector("main form#write button")?.text).toBe(words);
		const { path, fields } = aged(formOf(page, "main form#write"));
		const email = someone();
		const sent = await visitor.postOnce(path, {
			...fields,
			email,
			company: "Meyer",
			message: "IPE 200",
			quantity: "3 t",
			place: "45127 Essen",
		});
		expect([sent.status, sent.headers.location]).toEqual([303, "/contact?quote=1&sent=1"]);
		expect((await visitor.get("/contact?quote=1&sent=1")).root.querySelector("main [role=status]#write")).not.toBeNull();
		const [mail] = (await outbox(email)).filter(({ kind }) => kind === "contact_message");
		// Staff read mails in their own language.
		expect(mail?.subject).toBe("Tarjouspyyntö: Meyer");
		for (const typed of ["3 t", "45127 Essen"]) expect(mail?.text).toContain(typed);
	});

	it("has the quotation field on no other page", async () => {
		const page = await new Visitor(shop, "de").get("/contact");
		expect(page.root.querySelector("main form#write button")?.text).toBe("Nachricht senden");
		expect(page.root.querySelector("main #write-place")).toBeNull();
	});

	it("reports an unknown item, and ignores invalid codes", async () => {
		const visitor = new Visitor(shop, "de");
		const page = await visitor.get("/contact?variant=CR-999999");
		expect(page.status).toBe(200);
		expect(page.root.querySelector("main")?.text).toContain("CR-999999 gibt es nicht");
		expect((await visitor.get("/contact?variant=call%20this%20number")).text).not.toContain("call this number gibt");
	});

	it.each([
		["de", "fünf Nachrichten"],
		["en", "Five messages"],
		["et", "viis sõnumit"],
		["fi", "viisi viestiä"],
	] as const)("takes five messages an hour with one address, and says so: %s", async (locale, words) => {
		const visitor = new Visitor(shop, locale);
		const email = someone();
		for (const number of [1, 2, 3, 4, 5]) {
			const { path, fields } = await write(visitor);
			expect((await visitor.postOnce(path, { ...fields, email, message: `${number}` })).status).toBe(303);
		}
		const { path, fields } = await write(visitor);
		const page = await visitor.postOnce(path, { ...fields, email, message: "Noch eine" });
		expect(page.status).toBe(429);
		expect(page.root.querySelector("#write-email-error")?.text).toContain(words);
		expect(page.root.querySelector("#write-message")?.text).toContain("Noch eine");
		expect(await outbox(email)).toHaveLength(10);
	});

	it("lists errors in the order of fields, and reverses no text", async () => {
		const visitor = new Visitor(shop, "de");
		const { path, fields } = await write(visitor);
		const page = await visitor.postOnce(path, { ...fields, email: "", message: "", phone: "1".repeat(41) });
		const links = page.root.querySelectorAll("main form [role=alert] a").map((link) => link.getAttribute("href"));
		expect(links).toEqual(["#write-message", "#write-email", "#write-phone"]);
		const email = someone();
		await visitor.postOnce(path, { ...fields, email, message: "Bitte \u202e002\u202c Stück" });
		expect((await outbox(email))[0]?.text).toContain("Bitte 002 Stück");
	});

	// Shows R4.5
	it("suggests alternatives for a sold-out item", async () => {
		const { fields } = await write(new Visitor(shop, "en"), "?variant=CR-001101");
		expect(fields.message).toMatch(/out of stock.*similar product/s);
	});

	// Shows R15.3, R19.6
	it.each([
		["email", "", "E-Mail-Adresse an"],
		["email", "nobody", "gültige E-Mail-Adresse"],
		["email", "a@b.example\r\nBcc: c@d.example", "gültige E-Mail-Adresse"],
		["message", "   ", "worum es geht"],
		["message", "x".repeat(5001), "zu lang"],
		["company", "x".repeat(121), "zu lang"],
		["vat", "x".repeat(41), "zu lang"],
		["phone", "Büro", "gültige Telefonnummer"],
	])("says beside the field what is wrong and keeps what was typed: %s", async (name, value, words) => {
		const visitor = new Visitor(shop, "de");
		const { path, fields } = await write(visitor);
		const typed = { ...fields, email: "a@b.example", message: "Hallo", name: "Jörg", [name]: value };
		const page = await visitor.postOnce(path, typed);
		expect(page.status).toBe(422);
		expect(page.root.querySelector(`main [role=alert] a[href="#write-${name}"]`)).not.toBeNull();
		expect(page.root.querySelector(`#write-${name}-error`)?.text).toContain(words);
		expect(page.root.querySelector(`#write-${name}[aria-invalid=true]`)).not.toBeNull();
		expect(page.root.querySelector("#write-name")?.getAttribute("value")).toBe("Jörg");
		expect(formOf(page, "main form#write").fields.idem).toBe(fields.idem);
	});

	it("sends one message when submitted twice at once", async () => {
		const visitor = new Visitor(shop, "de");
		const { path, fields } = await write(visitor);
		const email = someone();
		const answers = await Promise.all([1, 2].map(() => visitor.postOnce(path, { ...fields, email, message: "Einmal" })));
		expect(answers.map(({ status }) => status)).toEqual([303, 303]);
		expect(await outbox(email)).toHaveLength(2);
	});

	it("blocks bots that fill in every field", async () => {
		const visitor = new Visitor(shop, "de");
		const { path, fields } = await write(visitor);
		const email = someone();
		expect((await visitor.postOnce(path, { ...fields, email, message: "Buy", homepage: "http://x.example" })).status).toBe(422);
		expect(await outbox(email)).toEqual([]);
	});

	it.each(["<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "{{brand}} %00"])("shows %s as text", async (text) => {
		const visitor = new Visitor(shop, "de");
		const { path, fields } = await write(visitor);
		const page = await visitor.postOnce(path, { ...fields, email: text, message: text, company: text });
		expect(page.status).toBe(422);
		expect(page.text).not.toContain("<script>alert");
		expect(page.text).not.toContain("<img src=x");
	});

	it("refuses a form without a key, or from another origin", async () => {
		const visitor = new Visitor(shop, "de");
		expect((await visitor.postOnce("/contact", { email: "a@b.example", message: "x" })).status).toBe(400);
		const { path, fields } = await write(visitor);
		expect((await visitor.postOnce(path, fields, { Origin: "http://evil.example" })).status).toBe(403);
	});
});

describe("while messages cannot be sent", async () => {
	const { shop: own, fail, well } = await failingShop(shared.backend);
	afterEach(well);

	// Shows R20.9
	it.each([
		["error", 502],
		["resets", 503],
		["hangs", 504],
		["wrong shape", 502],
		["missing", 502],
	] as const)("the form says so and keeps everything: %s", async (mode, status) => {
		const visitor = new Visitor(own.address, "en");
		const { path, fields } = await write(visitor);
		const email = someone();
		await fail(mode);
		const page = await visitor.postOnce(path, { ...fields, email, message: "Do you cut?" });
		expect(page.status).toBe(status);
		expect(page.root.querySelector("main form [role=alert]")?.text).toContain("Sending the message failed");
		const again = formOf(page, "main form#write");
		expect(again.fields).toMatchObject({ email, message: "Do you cut?", idem: fields.idem });
		await well();
		expect((await visitor.postOnce(path, again.fields)).status).toBe(303);
		expect(await outbox(email)).toHaveLength(2);
	});
});
