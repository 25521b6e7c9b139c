import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { firstCompany, firstContact } from "../../contract/seller/own-data";
import { signedInAtDesk } from "../support/desk-visitor";
import { plainSpaces } from "../support/pdf-text";
import { purge } from "../support/purge";
import { shared } from "../support/shared-shop";
import { formOf, type Page, Visitor } from "../support/visitor";

const contact = "/desk/words/contact";
const company = "/desk/words/company";
let writer: Visitor;
let owner: Visitor;
beforeAll(async () => {
	[writer, owner] = [await signedInAtDesk(shared, "content@desk.example"), await signedInAtDesk(shared, "owner@desk.example")];
});
afterAll(async () => {
	await writer.post(contact, { intent: "restore", of: "1", version: (await typed(writer, contact)).version ?? "" });
	await owner.post(company, { intent: "restore", of: "1", version: (await typed(owner, company)).version ?? "" });
	await purge(shared);
});

const alertOf = ({ root }: Page): string => root.querySelector("main [role=alert]")?.text ?? "";
const formIn = (page: Page) => formOf(page, page.path.includes("contact") ? "#contact" : "#company").fields;
const typed = async (visitor: Visitor, path: string) => formIn(await visitor.get(path));
const errorIn = ({ root }: Page, id: string) => root.querySelector(`[id="${id}-error"]`)?.text;

// Shows R60.107
describe("contact data at the desk", () => {
	it("are in the shop as the role content has saved them, in each reader's form", async () => {
		const saved = await writer.post(contact, {
			...(await typed(writer, contact)),
			email: "counter@crossbar.example",
			"phones.fi": "+358 9 7654 3210",
			"persons.fi": "Anna Berg",
		});
		expect(alertOf(saved)).toContain("Saved.");
		await purge(shared);
		const page = await new Visitor(shared.address, "fi").get("/contact");
		const person = page.root.querySelector("section[aria-labelledby=person]");
		for (const said of ["Anna Berg", "09 7654 3210", "counter@crossbar.example"]) expect(person?.text).toContain(said);
		expect(person?.querySelector('a[href="tel:+358976543210"]')).not.toBeNull();
		// Mikael Holm's portrait is nobody else's.
		expect(person?.querySelector("img")).toBeNull();
		for (const part of ["header", "footer"]) expect(page.root.querySelector(part)?.text).toContain("09 7654 3210");
		expect(page.text).not.toContain(firstContact.email);
		const german = await new Visitor(shared.address, "de").get("/legal");
		expect(german.root.querySelector("main")?.text).toContain("counter@crossbar.example");
		expect(german.root.querySelector("header")?.text).toContain("030 12345670");
	});

	it("are refused with what is wrong beside the field, and everything typed is kept", async () => {
		const wrong = await writer.post(contact, {
			...(await typed(writer, contact)),
			email: "counter",
			"phones.de": "030 12345670",
			"persons.en": "",
		});
		expect(wrong.status).toBe(422);
		expect(errorIn(wrong, "contact-email")).toContain("valid email address");
		expect(errorIn(wrong, "contact-phones.de")).toContain("country code");
		expect(errorIn(wrong, "contact-persons.en")).toBe("Please fill in this field.");
		expect(formIn(wrong)).toMatchObject({ email: "counter", "phones.de": "030 12345670", "persons.en": "" });
	});
});

// Shows R60.108
describe("the company at the desk", () => {
	it("is in the shop as an owner has saved it, and is restored", async () => {
		const former = await typed(owner, company);
		const saved = await owner.post(company, { ...former, street: "Laiturikatu 3", vatId: "fi 2077474-0", iban: "FI14 1009 3000 1234 58" });
		expect(alertOf(saved)).toContain("Saved.");
		expect(formIn(saved)).toMatchObject({ vatId: "FI20774740", iban: "FI1410093000123458" });
		await purge(shared);
		const shop = new Visitor(shared.address, "de");
		const [home, legal] = [await shop.get("/"), await shop.get("/legal")];
		for (const said of ["Laiturikatu 3", "FI20774740"]) {
			expect(home.root.querySelector("footer")?.text).toContain(said);
			expect(plainSpaces(legal.root.querySelector("main")?.text ?? "")).toContain(said);
		}
		for (const page of [home, legal])
			for (const said of [firstCompany.street, firstCompany.vatId]) expect(plainSpaces(page.text)).not.toContain(said);
		const late = await owner.post(company, { ...former, street: "Toinen 1" });
		expect([late.status, alertOf(late)]).toEqual([409, expect.stringContaining("Somebody has saved another version")]);
		expect(formIn(late).street).toBe("Toinen 1");
		expect((await owner.get(`${company}?version=1`)).root.querySelector("main dl")?.text).toContain(firstCompany.street);
		const { version = "" } = await typed(owner, company);
		expect(alertOf(await owner.post(company, { intent: "restore", of: "1", version }))).toBe("The earlier version is in force again.");
		expect((await typed(owner, company)).street).toBe(firstCompany.street);
	});

	it("is refused with what is wrong beside the field, and everything typed is kept", async () => {
		const sent = { street: "", postCode: "15", vatId: "FI29058715", businessId: "2905871", iban: "FI21 1234 5600 0007 84", bic: "NDEA" };
		const wrong = await owner.post(company, { ...(await typed(owner, company)), ...sent });
		expect(wrong.status).toBe(422);
		const messages = Object.keys(sent).map((name) => errorIn(wrong, `company-${name}`));
		expect(messages).toEqual([
			"Please fill in this field.",
			"Enter a five-digit postcode.",
			"The check digit of this number is wrong.",
			expect.stringContaining("no number of the trade register"),
			expect.stringContaining("no valid IBAN"),
			expect.stringContaining("8 or 11 characters"),
		]);
		expect(formIn(wrong)).toMatchObject(sent);
	});

	it("is for owners alone", async () => {
		expect((await writer.get(company)).status).toBe(403);
		expect((await writer.post(company, await typed(owner, company))).status).toBe(403);
		expect((await writer.get(contact)).text).not.toContain(`href="${company}"`);
		expect((await writer.get("/desk/words/hours")).text).not.toContain(`href="${company}"`);
		expect((await owner.get("/desk/words/hours")).text).toContain(`href="${company}"`);
	});
});
