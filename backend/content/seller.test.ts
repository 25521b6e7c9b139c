import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { content } from "../../contract/content";
import type { BackendLocale } from "../../contract/locale";
import { type CompanyData, type ContactData, firstCompany, firstContact, firstSeller, shownSeller } from "../../contract/seller/own-data";
import { companyData, contactData } from "../../contract/seller/own-fields";
import { type Backend, cartOf, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { deskCall } from "../../tests/support/desk";
import { plainSpaces, readPdf } from "../../tests/support/pdf-text";
import { issueInvoice } from "../invoices/issue";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const present = z.object({ version: z.number().default(0) });
/** Saves over what is stored, as a form that was just opened does. */
async function save(path: "content/contact" | "company", data: unknown) {
	const { version } = present.parse((await deskCall(backend, `${path}/seller`)).body);
	return deskCall(backend, `${path}/seller`, { version, data });
}
const contact: ContactData = {
	email: "orders@girder.example",
	phones: { de: "+49 40 123456789", en: "+358 9 7654 3210", et: "+372 612 9999", fi: "+358 9 7654 3210" },
	persons: { de: "Jana Petersen", en: "Anna Berg", et: "Mari Mets", fi: "Anna Berg" },
};
const company: CompanyData = {
	...{ street: "Laiturikatu 3", postCode: "20100", city: "Turku", vatId: "FI20774740", businessId: "2077474-0" },
	...{ managingDirector: "Eero Virta", court: "Varsinais-Suomen käräjäoikeus", registerCourt: "" },
	...{ iban: "FI1410093000123458", bic: "OKOYFIHH" },
};
/** Everything of a new shop that its people change at the desk. */
const former = [
	...[firstContact.email, firstContact.phones.fi, firstContact.phones.fi.replaceAll(" ", "")],
	...[firstCompany.street, firstCompany.vatId, firstCompany.businessId, firstCompany.managingDirector],
	...[firstCompany.iban, firstCompany.iban.replace(/(.{4})(?=.)/g, "$1 ")],
];

const shown = async (locale: BackendLocale) =>
	content.company.answer.parse((await backend.caller(locale).call("GET", "/static/company")).body).seller;

/** An order with its invoice, and readers of all that is written about it. */
async function sold() {
	const buyer = backend.caller("fi");
	const { uuid } = await newCart(buyer, supplies.beam, 12);
	const cart = await checkOut(buyer, uuid, billing.FI);
	expect((await buyer.call("POST", "/orders/complete", completion(cart))).status).toBe(200);
	await backend.db
		.prepare("UPDATE orders SET state = 'confirmed', reviewed_at = processed_at WHERE id = (SELECT id FROM carts WHERE uuid = ?)")
		.bind(uuid)
		.run();
	const headers = { Locale: "fi", "Session-Id": buyer.session };
	const order = cartOf(await buyer.call("GET", `/orders/processed-by-id/${uuid}`));
	const { number } = await issueInvoice(backend.db, {
		order: order.order_number ?? "",
		all: true,
		key: crypto.randomUUID(),
		now: new Date(),
	});
	const file = async (path: string) => new Uint8Array(await (await backend.request(path, { headers })).arrayBuffer());
	const text = async (path: string) => new TextDecoder().decode(await file(path));
	const pdf = async (path: string) => plainSpaces((await readPdf(await file(path))).text);
	return {
		confirmation: () => pdf(`/orders/confirmation-pdf/${uuid}`),
		agreement: () => text(`/orders/ubl/${uuid}`),
		invoice: () => pdf(`/invoices/pdf/${number}`),
		eInvoice: () => text(`/invoices/ubl/${number}`),
		mails: async () => {
			const mails = z
				.array(z.looseObject({ kind: z.string(), to: z.array(z.string()), text: z.string() }))
				.parse(await (await backend.fetch("/_dev/outbox.json")).json());
			return mails.map(({ kind, to, text: written }) => ({ kind, to, text: plainSpaces(written) }));
		},
	};
}

// Shows R60.107, R60.108, R60.109
describe("the seller's data", () => {
	it("are those of contract/company.ts in a new shop", async () => {
		expect(await shown("de")).toEqual(shownSeller(firstSeller, "de"));
		expect((await shown("fi")).phone).toEqual({ dial: "+358912345670", shown: "09 1234 5670", international: "+358 9 1234 5670" });
		expect((await shown("en")).phone.shown).toBe("+358 9 1234 5670");
		expect((await shown("ee")).phone.shown).toBe("612 3456");
		// They can be saved as they are.
		expect([contactData.parse(firstContact), companyData.parse(firstCompany)]).toEqual([firstContact, firstCompany]);
		expect([await save("content/contact", firstContact), await save("company", firstCompany)]).toEqual([
			{ status: 200, body: { version: 1 } },
			{ status: 200, body: { version: 1 } },
		]);
	});

	it("are on pages, mails and papers as the desk has saved them; invoices keep those of their day", async () => {
		const before = await sold();
		const [oldInvoice, oldEInvoice] = [await before.invoice(), await before.eInvoice()];
		expect((await save("content/contact", contact)).status).toBe(200);
		expect((await save("company", company)).status).toBe(200);

		const german = await shown("de");
		expect(german).toMatchObject({ email: contact.email, vatId: company.vatId, person: { name: "Jana Petersen", portrait: "" } });
		expect(german.phone).toEqual({ dial: "+4940123456789", shown: "040 123456789", international: "+49 40 123456789" });
		expect(german.address).toEqual({ street: "Laiturikatu 3", postCode: "20100", city: "Turku", country: "FI" });

		expect([await before.invoice(), await before.eInvoice()]).toEqual([oldInvoice, oldEInvoice]);
		for (const said of [firstCompany.street, firstContact.email, "FI21 1234 5600 0007 85"]) expect(oldInvoice).toContain(said);
		for (const said of [firstCompany.street, firstContact.email, firstCompany.iban, firstCompany.vatId])
			expect(oldEInvoice).toContain(said);

		const after = await sold();
		const written = {
			oldConfirmation: await before.confirmation(),
			confirmation: await after.confirmation(),
			agreement: await after.agreement(),
			invoice: await after.invoice(),
			eInvoice: await after.eInvoice(),
		};
		for (const [name, text] of Object.entries(written)) {
			expect([name, former.filter((said) => text.includes(said))]).toEqual([name, []]);
			expect(text).toContain(company.street);
			expect(text).toContain(contact.email);
		}
		expect(written.invoice).toContain("FI14 1009 3000 1234 58");
		expect(written.invoice).toContain("Eero Virta");
		expect(written.eInvoice).toContain(company.iban);
		expect(written.agreement).toContain("+358976543210");

		const mails = await after.mails();
		expect(mails.length).toBeGreaterThan(3);
		// The mail of an invoice says how its own day's seller is reached.
		const ofToday = mails.filter(({ kind }) => kind !== "invoice");
		for (const { kind, text } of ofToday) expect([kind, former.filter((said) => text.includes(said))]).toEqual([kind, []]);
		const toShop = mails.filter(({ kind }) => kind === "order_received");
		expect(toShop.length).toBeGreaterThan(0);
		for (const { to } of toShop) expect(to).toEqual([contact.email]);
		const [invoiceOfToday, earlier] = mails.filter(({ kind }) => kind === "invoice").map(({ text }) => text);
		expect(invoiceOfToday).toContain(contact.email);
		expect(earlier).toContain(firstContact.email);
	});

	it("are restored from a former version", async () => {
		const { version } = present.parse((await deskCall(backend, "company/seller")).body);
		expect((await deskCall(backend, "company/seller/restoration", { version, of: 1 })).status).toBe(200);
		expect((await shown("fi")).vatId).toBe(firstCompany.vatId);
	});
});

// Shows R60.107, R60.108
describe("data that are typed", () => {
	it.each([
		["iban", "FI21 1234 5600 0007 84", "iban.invalid"],
		["iban", "FI21 1234 5600 0007 855", "iban.invalid"],
		["iban", "", "required"],
		["bic", "NDEA", "bic.invalid"],
		["vatId", "FI29058715", "vat.checkDigit"],
		["vatId", "DE136695976", "vat.format.FI"],
		["vatId", "", "vat.required"],
		["businessId", "29058716", "businessId.format"],
		["businessId", "2905871-5", "businessId.format"],
		["postCode", "0015", "postCode.format"],
		["street", " ", "required"],
	])("%s: %j is refused", async (name, typed, message) => {
		const { status, body } = await save("company", { ...company, [name]: typed });
		expect([status, body]).toEqual([422, { code: "invalid", error: `✖ ${message}\n  → at data.${name}` }]);
	});

	it.each([
		["email", { email: "sales@" }, "email.invalid"],
		["phones.fi", { phones: { ...contact.phones, fi: "09 1234 5670" } }, "phone.international"],
		["phones.de", { phones: { ...contact.phones, de: "+49 1" } }, "phone.international"],
		["persons.et", { persons: { ...contact.persons, et: "" } }, "required"],
	])("%s that is wrong is refused", async (name, typed, message) => {
		const { status, body } = await save("content/contact", { ...contact, ...typed });
		expect([status, body]).toEqual([422, { code: "invalid", error: `✖ ${message}\n  → at data.${name}` }]);
	});

	it("are stored in one form", async () => {
		expect(companyData.parse({ ...company, iban: "fi14 1009 3000 1234 58", bic: "okoyfihh", vatId: "fi 2077474-0" })).toEqual(company);
		expect(contactData.parse({ ...contact, phones: { ...contact.phones, et: "+3726123456" } }).phones.et).toBe("+372 612 3456");
	});
});
