import { describe, expect, it } from "vitest";
import { sessionOf } from "../support/cookies";
import { freshVat } from "../support/fresh-vat";
import { addBeam, cartPath, choosePayment, fillPaymentInfo, finnishBuyer } from "../support/guest-order";
import { shared } from "../support/shared-shop";
import { newAccount, registerCompany } from "../support/visiting-account";
import { cartForm, formOf, type Page, Visitor } from "../support/visitor";

const where = { shop: shared.address, backend: shared.backend, locale: "de" } as const;
const page = "/users/company";
const company = "Stahlbau Weser GmbH";

/** The owner of a company's team, with its VAT id. */
async function founder() {
	const { visitor, userid } = await newAccount(where);
	const vatid = freshVat();
	await registerCompany(where.backend, `FI${vatid.replace("-", "")}`, company);
	const blank = { phonenumber: "", billingaddress: "", billingaddress_additional_line: "", billingpostcode: "", billingcity: "" };
	const changed = await fetch(`${where.backend}/users/update/${userid}`, {
		method: "PATCH",
		headers: { Locale: "de", "Session-Id": sessionOf(visitor), "Content-Type": "application/json" },
		body: JSON.stringify({ company, vatid, customername: "Jürgen Müller", billingCountry: "FI", ...blank }),
	});
	expect(changed.status).toBe(200);
	await submit(visitor, page, "verify");
	return { visitor, vatid };
}

async function submit(visitor: Visitor, from: string, intent: string, typed: Record<string, string> = {}): Promise<Page> {
	const { path, fields } = formOf(await visitor.get(from), `main form:has([name="intent"][value="${intent}"])`);
	return visitor.post(path, { ...fields, ...typed });
}

const mainOf = ({ root }: Page) => root.querySelector("main")?.text ?? "";
const typedIn = ({ root }: Page, id: string) => root.querySelector(`#${id}`)?.getAttribute("value");
const chosen = ({ root }: Page, id: string) => root.querySelector(`#${id} option[selected]`)?.getAttribute("value") ?? "";

describe("cost centres", () => {
	// Shows R33.1, R33.8, R33.10, R33.12
	it("are kept by the owner, chosen in the cart, asked for where required, and found again", async () => {
		const { visitor, vatid } = await founder();
		const refused = await submit(visitor, page, "addCentre", { code: "<4100>", name: "", limit: "viel" });
		expect(refused.status).toBe(422);
		expect([typedIn(refused, "centre-code"), typedIn(refused, "centre-limit")]).toEqual(["<4100>", "viel"]);
		for (const field of ["code", "name", "limit"]) expect(refused.root.querySelector(`#centre-${field}-error`)).not.toBeNull();

		await submit(visitor, page, "addCentre", { code: "4100", name: "Werkstatt", limit: "1.500" });
		await submit(visitor, page, "addCentre", { code: "4200", name: "Lager", limit: "" });
		await submit(visitor, page, "addProject", { code: "P-12", name: "Halle 3" });
		const kept = await submit(visitor, page, "requireCentre", { isRequired: "on" });
		expect(kept.root.querySelector('main [role="status"]')?.text).toContain("Kostenstellen und Projekte sind gespeichert");
		for (const said of ["4100 Werkstatt", "1.500,00", "P-12 Halle 3"]) expect(mainOf(kept)).toContain(said);

		await addBeam(visitor, "12");
		const cart = await cartPath(visitor);
		const notes = cartForm(await visitor.get(cart), "notes");
		await visitor.post(notes.path, { ...notes.fields, project: "P-12" });
		const book = async (costCentre: string) => {
			const line = cartForm(await visitor.get(cart), "reference");
			const page = await visitor.post(line.path, { ...line.fields, intent: "cart", costCentre });
			return page.root.querySelector('#cart li [name="costCentre"] option[selected]')?.getAttribute("value") ?? "";
		};
		const project = async (project: string) => {
			const again = cartForm(await visitor.get(cart), "notes");
			return chosen(await visitor.post(again.path, { ...again.fields, project }), "notes-project");
		};
		expect([await book("4200"), await book(""), await book("4200")]).toEqual(["4200", "", "4200"]);
		expect([await project(""), await project("P-12")]).toEqual(["", "P-12"]);

		await fillPaymentInfo(visitor, cart, { ...finnishBuyer, vat: vatid, company });
		await choosePayment(visitor, cart, { paymentMethod: "invoice" });
		const send = formOf(await visitor.get(`${cart}/summary`), "#send-order");
		const without = await visitor.post(send.path, { ...send.fields, authorityConfirmed: "on" });
		expect(without.status).toBe(422);
		expect(without.root.querySelector("#send-order-costCentre-error")?.text).toContain("Wählen Sie eine Kostenstelle");
		expect(without.root.querySelector('#send-order [name="authorityConfirmed"]')?.hasAttribute("checked")).toBe(true);
		const again = formOf(without, "#send-order");
		const sent = await visitor.post(again.path, { ...again.fields, authorityConfirmed: "on", costCentre: "4100" });
		expect(sent.path).toBe(`${cart}/confirmation`);

		const order = mainOf(await visitor.get(cart));
		for (const said of ["4100", "P-12", "Kostenstelle: 4200"]) expect(order).toContain(said);
		const listed = async (costCentre: string) =>
			(await visitor.get(`/users/orders?of=company&costCentre=${costCentre}`)).root.querySelectorAll("#list tbody tr").length;
		expect([await listed("4200"), await listed("4300")]).toEqual([1, 0]);
		const csv = (await visitor.send("GET", "/users/orders.csv?rows=lines")).text;
		expect(csv).toContain("Kostenstelle");
		expect(csv).toMatch(/4200.P-12/);
	});

	it("of a line that is not active any more are changed in the cart, where the summary leads to", async () => {
		const { visitor, vatid } = await founder();
		await submit(visitor, page, "addCentre", { code: "4100", name: "Werkstatt", limit: "" });
		await submit(visitor, page, "addCentre", { code: "4200", name: "Lager", limit: "" });
		await addBeam(visitor, "12");
		const cart = await cartPath(visitor);
		const notes = cartForm(await visitor.get(cart), "notes");
		await visitor.post(notes.path, { ...notes.fields, costCentre: "4100" });
		const line = cartForm(await visitor.get(cart), "reference");
		await visitor.post(line.path, { ...line.fields, intent: "cart", costCentre: "4200" });
		await fillPaymentInfo(visitor, cart, { ...finnishBuyer, vat: vatid, company });
		await choosePayment(visitor, cart, { paymentMethod: "invoice" });
		// The list is sorted by code: 4200 is the second.
		const centre = formOf(await visitor.get(page), 'main li:nth-child(2) form:has([name="intent"][value="changeCentre"])');
		const { isActive: _, ...inactive } = centre.fields;
		await visitor.post(centre.path, inactive);
		const summary = await visitor.get(`${cart}/summary`);
		expect(mainOf(summary)).toContain("Die Kostenstelle 4200 steht nicht mehr zur Wahl.");
		expect(summary.root.querySelector('#send-order a[href*="-costCentre"]')?.getAttribute("href")).toMatch(
			/^\/cart\/[\da-f-]+#line-\d+-costCentre$/,
		);
		expect(summary.root.querySelector("#send-order-costCentre")).toBeNull();
	});

	it("are one for the whole order of a guest", async () => {
		const guest = new Visitor(where.shop, "de");
		await addBeam(guest, "1");
		expect((await guest.get(await cartPath(guest))).root.querySelectorAll('[name="costCentre"]')).toHaveLength(1);
	});
});
