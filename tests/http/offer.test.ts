import { describe, expect, it } from "vitest";
import { z } from "zod";
import { addBeam, cartPath, choosePayment, fillPaymentInfo, germanBuyer, orderNumberOf, summaryForm } from "../support/guest-order";
import { shared } from "../support/shared-shop";
import { newAccount } from "../support/visiting-account";
import { cartForm, formOf, type Page, Visitor } from "../support/visitor";

const shop = shared.address;
const mails = z.array(
	z.object({ kind: z.string(), to: z.array(z.string()), reply_to: z.string().nullable(), subject: z.string(), text: z.string() }),
);
const outbox = async (email: string) =>
	mails
		.parse(await (await fetch(`${shared.backend}/_dev/outbox.json?to=${encodeURIComponent(email)}`)).json())
		.filter(({ to }) => to.includes(email));

const someone = () => `${crypto.randomUUID().slice(0, 8)}@meyer.example`;
const nowhere = "00000000-0000-4000-8000-000000000000";
const isOffer = /^\/cart\/[0-9a-f-]{36}$/;

/** A visitor with twelve beams in the cart. */
async function buyer(locale: "de" | "en" | "et" | "fi" = "de") {
	const visitor = new Visitor(shop, locale);
	await addBeam(visitor, "12");
	return { visitor, cart: await cartPath(visitor) };
}

const form = async (visitor: Visitor, cart: string) => formOf(await visitor.get(`${cart}/offer`), 'main form:has([name="emails"])');

/** @returns the page of the offer */
async function offered(visitor: Visitor, cart: string, fields: Record<string, string> = {}): Promise<Page> {
	const { path, fields: own } = await form(visitor, cart);
	return visitor.post(path, { ...own, ...fields });
}

const wholeForm = (page: Page) => formOf(page, 'main form:has([name="part"][value="whole"])');
const partForm = (page: Page) => formOf(page, 'main form:has([name="part"][value="some"])');
const main = (page: Page) => page.root.querySelector("main")?.text.replace(/[\u00a0\u202f]/g, " ") ?? "";

describe("making an offer of a cart", () => {
	// Shows R8.2
	it("fixes prices under a new number, mails it, and keeps the cart", async () => {
		const { visitor, cart } = await buyer();
		await fillPaymentInfo(visitor, cart, germanBuyer);
		const email = someone();
		const page = await offered(visitor, cart, { emails: `${email}; ${someone()}`, comment: "Bitte freigeben" });
		expect(page.status).toBe(200);
		expect(page.path).toMatch(isOffer);
		expect(page.path).not.toBe(cart);
		expect(main(page)).toMatch(/Angebot AN-\d+/);
		expect(page.root.querySelector('main [role="status"]')?.text).toContain("an 2 Adressen gesendet");
		expect(main(page)).toContain("noch 14 Tage");
		expect(main(page)).toContain(germanBuyer.company);
		expect(page.root.querySelector(`main a[href="${page.path}/offer.pdf"]`)).not.toBeNull();
		const [mail] = await outbox(email);
		expect(mail).toMatchObject({ kind: "offer", reply_to: germanBuyer.email });
		expect(mail?.text).toContain(`http://${visitor.host}${page.path}`);
		expect(mail?.text).toContain("Bitte freigeben");
		// The header still counts the cart, and its offer page lists the offer.
		expect((await visitor.get(cart)).root.querySelector('main input[name="amount"]')).not.toBeNull();
		const again = await visitor.get(`${cart}/offer`);
		expect(again.root.querySelector(`main a[href="${page.path}"]`)?.text).toMatch(/^AN-\d+$/);
	});

	// Shows R22.24
	it("makes one offer, however often the form is sent", async () => {
		const { visitor, cart } = await buyer();
		const { path, fields } = await form(visitor, cart);
		const email = someone();
		const sent = await Promise.all([1, 2, 3].map(() => visitor.postOnce(path, { ...fields, emails: email })));
		expect(sent.map(({ status }) => status)).toEqual([303, 303, 303]);
		expect(new Set(sent.map(({ headers }) => headers.location)).size).toBe(1);
		expect(await outbox(email)).toHaveLength(1);
		const other = await visitor.postOnce(path, { ...fields, emails: someone() });
		expect(other.status).toBe(409);
		expect(other.text).toContain("schon mit anderen Angaben gesendet");
		// The new form's key makes another offer.
		const next = formOf(other, 'main form:has([name="emails"])');
		expect((await visitor.postOnce(next.path, next.fields)).status).toBe(303);
	});

	it.each([
		["a@b", "gültige E-Mail-Adresse"],
		[Array.from({ length: 6 }, someone).join(), "höchstens fünf"],
	])("says what is wrong beside the field and keeps what was typed: %s", async (emails, message) => {
		const { visitor, cart } = await buyer();
		const page = await offered(visitor, cart, { emails, comment: "Bleibt stehen" });
		expect(page.status).toBe(422);
		expect(page.root.querySelector("#offer-emails-error")?.text).toContain(message);
		expect(page.root.querySelector("#offer-emails")?.getAttribute("value")).toBe(emails);
		expect(page.root.querySelector("#offer-comment")?.text.trim()).toBe("Bleibt stehen");
	});

	it("writes to ten addresses an hour", async () => {
		const { visitor, cart } = await buyer();
		const five = () => Array.from({ length: 5 }, someone).join(", ");
		expect((await offered(visitor, cart, { emails: five() })).status).toBe(200);
		expect((await offered(visitor, cart, { emails: five() })).status).toBe(200);
		const page = await offered(visitor, cart, { emails: someone() });
		expect(page.status).toBe(429);
		expect(page.root.querySelector("#offer-emails-error")?.text).toContain("Mehr E-Mails");
		expect((await offered(visitor, cart)).status).toBe(200);
	});

	it("requires the owner of an open cart that is not empty", async () => {
		const { visitor, cart } = await buyer();
		const { path, fields } = await form(visitor, cart);
		const stranger = new Visitor(shop);
		expect((await stranger.get(`${cart}/offer`)).path).toBe(cart);
		expect((await stranger.postOnce(path, fields)).status).toBe(404);
		await addBeam(stranger, "1");
		expect((await stranger.postOnce(path, fields)).status).toBe(404);
		expect((await visitor.get(`/cart/${nowhere}/offer`)).status).toBe(404);
		expect((await visitor.postOnce(`/cart/${nowhere}/offer`, fields)).status).toBe(404);
		expect((await visitor.postOnce("/cart/x/offer", fields)).status).toBe(404);
		expect((await visitor.postOnce(path, { ...fields, idem: "" })).status).toBe(400);
		const removal = cartForm(await visitor.get(cart), "remove");
		await visitor.post(removal.path, removal.fields);
		expect((await visitor.get(`${cart}/offer`)).path).toBe(cart);
		const empty = await visitor.postOnce(path, fields);
		expect([empty.status, empty.headers.location]).toEqual([303, cart]);
	});

	it("is refused once the cart is sent", async () => {
		const { visitor, cart } = await buyer();
		const { path, fields } = await form(visitor, cart);
		await fillPaymentInfo(visitor, cart, germanBuyer);
		await choosePayment(visitor, cart);
		const summary = await summaryForm(visitor, cart);
		await visitor.post(summary.path, summary.fields);
		const sent = await visitor.postOnce(path, fields);
		expect([sent.status, sent.headers.location]).toEqual([303, cart]);
	});
});

describe("an offer", () => {
	it("cannot be used as a cart", async () => {
		const { visitor, cart } = await buyer();
		const { path } = await offered(visitor, cart);
		expect((await visitor.get("/cart")).path).toBe(cart);
		for (const step of ["payment-info", "payment-method", "summary", "share", "offer"])
			expect((await visitor.get(`${path}/${step}`)).path).toBe(path);
		const change = await visitor.postOnce(path, { intent: "notes", reference: "x" });
		expect(change.status).toBeGreaterThanOrEqual(300);
		expect(main(await visitor.get(path))).not.toContain("Ihre Bestellnummer");
	});

	it("is readable by its address, without data of its maker", async () => {
		const { visitor, cart } = await buyer();
		await fillPaymentInfo(visitor, cart, germanBuyer);
		const { path } = await offered(visitor, cart);
		const page = await new Visitor(shop, "en").get(path);
		expect(page.status).toBe(200);
		expect(main(page)).toMatch(/Quotation AN-\d+/);
		expect(page.text).not.toContain(germanBuyer.company);
		expect(page.text).not.toContain(germanBuyer.email);
		expect(page.headers["cache-control"]).toContain("no-store");
		expect(page.root.querySelector('meta[name="robots"]')?.getAttribute("content")).toContain("noindex");
	});
});

describe("accepting an offer", () => {
	it("makes a new cart, links the previous one, and keeps the offer's number", async () => {
		const { visitor, cart } = await buyer();
		const { path } = await offered(visitor, cart);
		const colleague = new Visitor(shop, "de");
		await addBeam(colleague, "1");
		const before = await cartPath(colleague);
		const accepting = wholeForm(await colleague.get(path));
		const page = await colleague.post(accepting.path, accepting.fields);
		expect(page.path).toMatch(isOffer);
		expect([cart, path, before]).not.toContain(page.path);
		expect(page.root.querySelector('main [role="status"]')?.text).toContain("Die Positionen aus Angebot");
		expect(page.root.querySelector(`main [role="status"] a[href="${before}"]`)).not.toBeNull();
		expect(page.root.querySelector('main input[name="amount"]')?.getAttribute("value")).toBe("12");
		expect((await colleague.get("/cart")).path).toBe(page.path);
		expect((await colleague.get(before)).root.querySelector('main input[name="amount"]')?.getAttribute("value")).toBe("1");

		await fillPaymentInfo(colleague, page.path, germanBuyer);
		await choosePayment(colleague, page.path);
		const summary = await summaryForm(colleague, page.path);
		const thanks = await colleague.post(summary.path, summary.fields);
		expect(orderNumberOf(thanks)).toMatch(/^CB-/);
		expect(main(await colleague.get(page.path))).toMatch(/AN-\d+/);
	});

	// Shows R47.4
	it("compares the cart with the offer if delivery or VAT differ from the page", async () => {
		const { visitor, cart } = await buyer();
		const offer = await offered(visitor, cart);
		const { path, fields } = wholeForm(offer);
		const accepted = await visitor.postOnce(path, { ...fields, "seen.delivery": "1" });
		expect(accepted.headers.location).toMatch(new RegExp(`^/cart/[0-9a-f-]{36}\\?again=${offer.path.replace("/cart/", "")}$`));
	});

	// Shows R22.26
	it("takes less of a line at the offered price", async () => {
		const { visitor, cart } = await buyer();
		const offer = await offered(visitor, cart);
		const price = /Einzelpreis ?(\d+,\d\d €)/.exec(main(offer))?.[1] ?? "none";
		const { path, fields } = partForm(offer);
		const [amount = ""] = Object.keys(fields).filter((name) => name.startsWith("amount-"));
		const page = await visitor.post(path, { ...fields, [amount]: "3" });
		expect(page.root.querySelector('main input[name="amount"]')?.getAttribute("value")).toBe("3");
		expect(main(page)).toMatch(new RegExp(`Einzelpreis ?${price}`));
		expect(main(page)).toContain("Angebotspreis");
	});

	it("reports errors at their line, and keeps input", async () => {
		const { visitor, cart } = await buyer();
		const { path, fields } = partForm(await offered(visitor, cart));
		const [amount = ""] = Object.keys(fields).filter((name) => name.startsWith("amount-"));
		for (const [typed, message] of [
			["13", "Das Angebot gilt für 12"],
			["0", "mindestens 1"],
			["viel", "ganze Zahl"],
		] as const) {
			const page = await visitor.post(path, { ...fields, [amount]: typed });
			expect(page.status).toBe(422);
			expect(page.root.querySelector(`#${amount}-error`)?.text).toContain(message);
			expect(page.root.querySelector(`#${amount}`)?.getAttribute("value")).toBe(typed);
			expect(page.root.querySelector("main details")?.hasAttribute("open")).toBe(true);
		}
		const { take: _, ...none } = fields;
		const page = await visitor.post(path, none);
		expect(page.status).toBe(409);
		expect(page.root.querySelector('main details [role="alert"]')?.text).toContain("mindestens eine Position");
	});

	// Shows R47.2, R47.4
	it("continues with the refused form, also for a part", async () => {
		const { visitor, cart } = await buyer();
		const offer = await offered(visitor, cart);
		for (const formIn of [wholeForm, partForm]) {
			const { path, fields } = formIn(offer);
			const page = await visitor.post(path, { ...fields, "seen.total": "1" });
			expect(page.status).toBe(409);
			const goOn = page.root.querySelector('main [role="alert"] button');
			expect(goOn?.text).toMatch(formIn === wholeForm ? /Mit .* weiter/ : /Auswahl in den Warenkorb/);
			expect(formOf(page, `main form#${goOn?.getAttribute("form")}`).fields.part).toBe(fields.part);
		}
	});

	it("makes one cart, however often the form is sent", async () => {
		const { visitor, cart } = await buyer();
		const { path, fields } = wholeForm(await offered(visitor, cart));
		const sent = await Promise.all([1, 2, 3].map(() => visitor.postOnce(path, fields)));
		expect(new Set(sent.map(({ status, headers }) => `${status} ${headers.location}`)).size).toBe(1);
		expect(sent[0]?.status).toBe(303);
	});

	it("requires an offer", async () => {
		const { visitor, cart } = await buyer();
		const { fields } = wholeForm(await offered(visitor, cart));
		expect((await visitor.postOnce(`${cart}/accept`, fields)).status).toBe(404);
		expect((await visitor.postOnce(`/cart/${nowhere}/accept`, fields)).status).toBe(404);
		expect((await visitor.postOnce("/cart/x/accept", fields)).status).toBe(404);
		expect((await visitor.postOnce(`${cart}/accept`, {})).status).toBe(400);
		expect((await visitor.get(`${cart}/accept`)).path).toBe(cart);
	});
});

// Shows R14.9
describe("the offers of an account", () => {
	it.each([
		["de", "Angebote", "Gültig bis"],
		["en", "Quotations", "Valid until"],
		["et", "Pakkumised", "Kehtib kuni"],
		["fi", "Tarjoukset", "Voimassa"],
	] as const)("are listed, each with its paper and its page (%s)", async (locale, title, valid) => {
		const { visitor } = await newAccount({ shop, backend: shared.backend, locale });
		const none = await visitor.get("/users/offers");
		expect(none.root.querySelector("h1")?.text).toBe(title);
		expect(none.root.querySelector('main a[href="/cart"]')).not.toBeNull();
		await addBeam(visitor, "12");
		const page = await offered(visitor, await cartPath(visitor));
		const list = await visitor.get("/users/offers");
		const [row] = list.root.querySelectorAll("main tbody tr");
		expect(row?.text).toContain(valid);
		expect(row?.querySelector("th a")?.getAttribute("href")).toBe(page.path);
		expect((await visitor.get(row?.querySelector('a[href$=".pdf"]')?.getAttribute("href") ?? "")).headers["content-type"]).toBe(
			"application/pdf",
		);
		expect((await visitor.send("GET", "/users/offers?of=company")).headers.location).toBe("/users/offers");
	});
});
