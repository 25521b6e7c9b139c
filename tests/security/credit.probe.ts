import { describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { allowFunctional, linkTo, pressLink, someone } from "../support/auth-forms";
import { sessionOf } from "../support/cookies";
import { addBeam, cartPath, choosePayment, fillPaymentInfo, finnishBuyer, germanBuyer, order, summaryForm } from "../support/guest-order";
import { knownAccount, newAccount } from "../support/visiting-account";
import { formOf, type Page, Visitor } from "../support/visitor";

const where = { shop: inject("shop"), backend: inject("backend"), locale: "de" } as const;

/** A company of the register with a good rating, but not verified. */
const rated = { vat: "2077474-0", company: "Teräsrakenne Pohjola Oy" };
/** Companies of the register with a poor rating, and without one. */
const poor = { vat: "2786093-2", company: "Kotkan Aitarakentajat Oy" };
const unrated = { vat: "2960417-4", company: "Lakeuden Hallirakenne Oy" };
/** The verified demo company, with a good rating and years of credit. */
const verified = { vat: "3041526-6", company: "Uudenmaan Pihakivi ja Aita Oy" };
/** An address of none of them. */
const elsewhere = { ...finnishBuyer, streetAddress: "Varastokuja 9", postCode: "01510", city: "Vantaa" };

type Buyer = Record<string, string>;
/** Somebody with their own mailbox who orders in the name of a company. */
const inNameOf = (company: Buyer): Buyer => ({ ...elsewhere, ...company, email: someone() });

const sentOrder = z.object({
	uuid: z.string(),
	order_status: z.string(),
	order_number: z.string().nullable(),
	needs_review: z.boolean(),
	vat: z.object({ rate: z.number(), reason: z.string() }),
});
const headersOf = (visitor: Visitor) => ({ Locale: "de", "Session-Id": sessionOf(visitor), "Content-Type": "application/json" });
const uuidOf = ({ path }: Pick<Page, "path">): string => path.split("/")[2] ?? "";

/** The backend's data of a page's order. */
async function stored(visitor: Visitor, page: Pick<Page, "path">) {
	const answer = await fetch(`${where.backend}/orders/by-id/${uuidOf(page)}`, { headers: headersOf(visitor) });
	return sentOrder.parse(await answer.json());
}

const words = ({ root }: Page): string => (root.querySelector("main")?.text ?? "").replace(/\s+/g, " ");
const inReview = "Eingegangen, wird geprüft";

/** Orders on invoice and asserts that a review is required, in both page and backend. */
async function expectReviewed(visitor: Visitor, buyer: Buyer, amount = "12"): Promise<Page> {
	const page = await order(visitor, buyer, amount);
	expect([page.status, page.path]).toEqual([200, expect.stringMatching(/\/confirmation$/)]);
	expect(words(page)).toContain(inReview);
	expect(await stored(visitor, page)).toMatchObject({ order_status: "confirmed", needs_review: true });
	return page;
}

async function changeProfile({ visitor, userid }: { visitor: Visitor; userid: number }, company: Buyer) {
	const buyer: Buyer = { ...finnishBuyer, ...company };
	const body = {
		company: buyer.company,
		vatid: buyer.vat,
		customername: buyer.name,
		phonenumber: "",
		billingaddress: buyer.streetAddress,
		billingaddress_additional_line: "",
		billingpostcode: buyer.postCode,
		billingcity: buyer.city,
		billingCountry: buyer.country,
	};
	const url = `${where.backend}/users/update/${userid}`;
	const response = await fetch(url, { method: "PATCH", headers: headersOf(visitor), body: JSON.stringify(body) });
	if (!response.ok) throw new Error(`The profile was not changed: ${await response.text()}`);
}

/** A confirmed account with its own address and a company's data in its profile. */
async function namedBy(company: Buyer) {
	const account = await newAccount(where);
	await changeProfile(account, company);
	return account;
}

const purchaser = () => knownAccount(where, "purchaser@demo.example", "Crossbar1");

/** Orders for the verified company to its registered address as a member, except for the given changes, regardless of earlier orders. */
const byMember = async (changes: Buyer, amount = "1") => {
	const { visitor } = await purchaser();
	const address = { streetAddress: "Juvan teollisuuskatu 15", postCode: "02920", city: "Espoo" };
	const shipping = { ...address, country: "FI", company: verified.company, name: finnishBuyer.name, phone: finnishBuyer.phone };
	const separate = Object.fromEntries(
		Object.entries({ ...shipping, addressAdditionalLine: "" }).map(([name, value]) => [`shipping.${name}`, value]),
	);
	const page = await order(
		visitor,
		{ ...finnishBuyer, ...verified, ...address, isSeparateShipping: "on", ...separate, ...changes },
		amount,
	);
	return stored(visitor, page);
};

describe("another company's credit", () => {
	it("cannot be used by a guest with their own mailbox and address, in the name of a well-rated or a verified company", async () => {
		for (const company of [rated, verified]) await expectReviewed(new Visitor(where.shop), inNameOf(company), "40");
	});

	it("cannot be used with company data from the look-up, by an unconfirmed or a confirmed account", async () => {
		const found = await fetch(`${where.backend}/search/company/vat/${rated.vat}`, { headers: { Locale: "de" } });
		expect(await found.text()).toContain(rated.company);
		const unconfirmed = new Visitor(where.shop);
		await allowFunctional(unconfirmed);
		const form = formOf(await unconfirmed.get("/users/login?view=signup"), "main form:has([name='view'])");
		await unconfirmed.postOnce(form.path, { ...form.fields, email: someone(), password: "Traeger200", confirmPassword: "Traeger200" });
		await expectReviewed(unconfirmed, inNameOf(rated));
		// Even to its registered address: only the company itself may order deliveries there.
		await expectReviewed((await namedBy(rated)).visitor, { ...inNameOf(rated), streetAddress: "Konepajankuja 4", postCode: "00510" });
	});

	it("cannot be used by an account created with an order", async () => {
		const visitor = new Visitor(where.shop);
		await allowFunctional(visitor);
		const buyer: Buyer = { ...inNameOf(verified), createAccount: "on" };
		await expectReviewed(visitor, buyer);
		await pressLink(visitor, await linkTo(where.backend, buyer.email ?? ""));
		expect((await visitor.send("GET", "/users/profile")).status).toBe(200);
		const { createAccount: _, ...again } = buyer;
		await expectReviewed(visitor, again);
	});

	// Shows R26.20
	it("cannot be used by founding, or being invited to, a team of a company that the account only names", async () => {
		const founder = await namedBy({ vat: "2514368-1", company: "Tampereen Runkoasennus Oy" });
		const colleague = await newAccount(where);
		const page = await founder.visitor.get("/users/company");
		expect(words(page)).toContain("Ihr Unternehmen ist noch nicht bestätigt");
		expect(page.root.querySelectorAll('main [name="intent"]')).toHaveLength(0);
		const sent: Buyer[] = [
			{ intent: "verify", domain: "account.example" },
			{ intent: "invite", email: colleague.email, role: "approver", limit: "", idem: crypto.randomUUID() },
		];
		for (const fields of sent) expect((await founder.visitor.postOnce("/users/company", fields)).status).toBe(403);
		expect(
			(await (await fetch(`${where.backend}/_dev/outbox.json`)).text()).includes(`"kind":"team_invitation","to":["${colleague.email}"]`),
		).toBe(false);
		expect(words(await colleague.visitor.get("/users/company"))).not.toContain("Runkoasennus");
		// The VAT id is not taken: another account that names it gets the same response.
		const other = await namedBy({ vat: "2514368-1", company: "Tampereen Runkoasennus Oy" });
		expect(words(await other.visitor.get("/users/company"))).toContain("Ihr Unternehmen ist noch nicht bestätigt");
		for (const { visitor } of [founder, colleague])
			await expectReviewed(visitor, inNameOf({ vat: "2514368-1", company: "Tampereen Runkoasennus Oy" }));
	});

	it("cannot be used beyond the limit, at a new address or with the buyer's own carrier, not even by a member", async () => {
		expect(await byMember({})).toMatchObject({ needs_review: false });
		expect(await byMember({ "shipping.streetAddress": "Uusi työmaa 3" })).toMatchObject({ needs_review: true });
		expect(await byMember({ company: "Aivan Toinen Oy" })).toMatchObject({ needs_review: true });
		expect(await byMember({}, "9999")).toMatchObject({ needs_review: true });
	}, 60_000);
});

describe("a rating", () => {
	/** Everything displayed about an order in a company's name: pages, calls and mails, without values unique to each order. */
	async function resultOf(visitor: Visitor, company: Buyer): Promise<string> {
		const buyer = inNameOf(company);
		await addBeam(visitor, "40");
		const cart = await cartPath(visitor);
		const steps = [await fillPaymentInfo(visitor, cart, buyer), await choosePayment(visitor, cart)];
		const { path, fields } = await summaryForm(visitor, cart);
		const sent = await visitor.postOnce(path, fields);
		const thanks = await visitor.get(`${cart}/confirmation`);
		const answer = await fetch(`${where.backend}/orders/confirmed-by-id/${uuidOf({ path: cart })}`, { headers: headersOf(visitor) });
		const mails = z
			.array(z.object({ kind: z.string(), to: z.array(z.string()), subject: z.string(), text: z.string() }))
			.parse(await (await fetch(`${where.backend}/_dev/outbox.json`)).json())
			.filter(({ to }) => to.includes(buyer.email ?? ""));
		expect(mails).toHaveLength(1);
		const { order_number } = sentOrder.parse(await answer.clone().json());
		const told = JSON.stringify([
			steps.map((page) => [page.status, words(page)]),
			[sent.status, sent.headers.location, thanks.status, words(thanks)],
			[answer.status, await answer.text()],
			mails,
		]);
		return [company.company, company.vat, company.vat?.replace("-", ""), buyer.email, uuidOf({ path: cart }), order_number]
			.reduce<string>((text, own) => text.replaceAll(own ?? "none", "…"), told)
			.replace(/\\?"(id|variantId|version|idem|user_id)\\?":\d+/g, "")
			.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z|\d\d?:\d\d/g, "time");
	}

	// Shows R10.5
	it("is not revealed to guests: status, texts and mails are the same for a good, a poor and no rating", async () => {
		const [good, ...others] = await Promise.all([rated, poor, unrated].map((company) => resultOf(new Visitor(where.shop), company)));
		for (const other of others) expect(other).toBe(good);
	});

	it("is not revealed to accounts that only name the company", async () => {
		const told: string[] = [];
		for (const company of [rated, poor, unrated]) told.push(await resultOf((await namedBy(company)).visitor, company));
		const [good, ...others] = told;
		for (const other of others) expect(other).toBe(good);
		expect(good).toContain(inReview);
	});

	it("is not in the response of the look-up", async () => {
		for (const company of [rated, poor]) {
			const found = await (await fetch(`${where.backend}/search/company/vat/${company.vat}`, { headers: { Locale: "de" } })).text();
			expect(found).toContain(company.company);
			expect(found).not.toMatch(/rating|good|poor|limit|verified|domain/);
		}
	});
});

describe("a review", () => {
	it("cannot be lifted by its buyer: links, foreign forms, calls, or a second order", async () => {
		const visitor = new Visitor(where.shop);
		const buyer = inNameOf(verified);
		const page = await expectReviewed(visitor, buyer);
		const uuid = uuidOf(page);
		const call = (method: string, path: string, body: object) =>
			fetch(where.backend + path, { method, headers: headersOf(visitor), body: JSON.stringify(body) });
		const answers = await Promise.all([
			call("PATCH", `/orders/set-state/${uuid}`, { state: "processed", deliveryMethodType: "flat_fi", freightTotal: 0, cartTotal: 0 }),
			call("PATCH", `/orders/set-state/${uuid}`, { state: "reviewed", deliveryMethodType: "flat_fi", freightTotal: 0, cartTotal: 0 }),
			call("POST", `/orders/release/${uuid}`, {}),
			call("POST", `/approvals/${uuid}/approve`, { version: 1 }),
		]);
		for (const { status } of answers) expect(status).toBeLessThan(500);
		await fetch(`${where.backend}/orders/confirmed-by-id/${uuid}?markPaid=true`, { headers: headersOf(visitor) });
		for (const path of [`/users/approvals/${uuid}`, `/users/orders/${uuid}`, `/cart/${uuid}/summary`, `/cart/${uuid}/accept`])
			for (const intent of ["approve", "release", "confirm", "accept"]) {
				const { status } = await visitor.postOnce(path, { intent, version: "1", needs_review: "0", authorityConfirmed: "on" });
				expect([path, status < 500]).toEqual([path, true]);
			}
		expect(await stored(visitor, page)).toMatchObject({ order_status: "confirmed", needs_review: true });
		// The second order finds neither a known address nor a lifted review.
		await expectReviewed(visitor, buyer, "1");
	});

	it("is required for an order in a verified company's name, and the owner of its team is notified", async () => {
		const visitor = new Visitor(where.shop);
		const page = await expectReviewed(visitor, inNameOf(verified));
		const { order_number: number } = await stored(visitor, page);
		const outbox = await (await fetch(`${where.backend}/_dev/outbox.json`)).text();
		const told = z
			.array(z.object({ kind: z.string(), to: z.array(z.string()), subject: z.string() }))
			.parse(JSON.parse(outbox))
			.filter(({ kind, subject }) => kind === "order_in_name" && subject.includes(number ?? "none"));
		expect(told.map(({ to }) => to)).toEqual([["purchaser@demo.example"]]);
	});
});

describe("no VAT", () => {
	const other = { ...germanBuyer, company: "Ganz Andere GmbH" };

	it.each([
		["another's VAT id", other],
		["another's VAT id of another country", { ...other, vat: "EE100931558", country: "EE", phone: "5123 4567", postCode: "10621" }],
	] as const)("is not granted with %s, on invoice or by card", async (_, buyer) => {
		for (const paymentMethod of ["invoice", "card"]) {
			const visitor = new Visitor(where.shop);
			await addBeam(visitor, "12");
			const cart = await cartPath(visitor);
			await fillPaymentInfo(visitor, cart, { ...buyer, email: someone() });
			await choosePayment(visitor, cart, { paymentMethod });
			expect(await stored(visitor, { path: cart })).toMatchObject({ vat: { rate: 25.5 } });
		}
	});
});
