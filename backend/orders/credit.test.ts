import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { addressFields, billingFields, type FieldContent, lineNotes, orderNotes, siteFields } from "../../contract/order-fields";
import { orders } from "../../contract/orders";
import { type Account, accountOf } from "../../tests/support/account";
import { approvalOf, approve, waitingOrder } from "../../tests/support/approval-requests";
import { type Backend, type Caller, cartOf, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { companyTeam, phonenumber, verifiedCompany } from "../../tests/support/company-team";
import { deskCall } from "../../tests/support/desk";
import { verifyAs } from "../../tests/support/team";
import type { BackendEnv } from "../env";
import { mailsToMailbox } from "../platform/attempts";

const vat = `FI${billing.FI.vat}`;

let backend: Backend;
/** The team of the company in the Finnish form. */
let team: { owner: Account; buyer: Account; approver: Account };
beforeAll(async () => {
	backend = await startBackend();
	team = await companyTeam(backend, 100_000, vat);
});
beforeEach(async () => {
	await verifiedCompany(backend, vat);
	await backend.db.prepare("UPDATE orders SET credit_vat = NULL, credit_cents = NULL").run();
});
afterAll(() => backend.dispose());

interface Wanted {
	form?: object;
	amount?: number;
	supply?: number;
}

const ready = async (caller: Caller, { form = billing.FI, amount = 1, supply = supplies.beam }: Wanted = {}) =>
	checkOut(caller, (await newCart(caller, supply, amount)).uuid, form);

/**
 * Sends an order on invoice.
 * @returns the order as its buyer then sees it
 */
async function sent(caller: Caller, wanted?: Wanted) {
	const cart = await ready(caller, wanted);
	orders.complete.answer.parse((await caller.call("POST", "/orders/complete", completion(cart))).body);
	return cartOf(await caller.call("GET", `/orders/confirmed-by-id/${cart.uuid}`));
}

const isReviewed = async (caller: Caller, wanted?: Wanted) => (await sent(caller, wanted)).needs_review;

const known = (columns: Record<string, string | number | null>) => verifiedCompany(backend, vat, columns);

describe("an order on invoice", () => {
	it("goes on at once for every member of a verified company, and once a colleague has approved it", async () => {
		for (const member of [team.owner, team.approver, team.buyer]) expect(await isReviewed(member)).toBe(false);
		const { uuid } = await waitingOrder(team.buyer);
		const { cart } = await approvalOf(team.approver, uuid);
		expect(cart && (await approve(team.approver, cart)).status).toBe(200);
		expect(cartOf(await team.buyer.call("GET", `/orders/by-id/${uuid}`)).needs_review).toBe(false);
	});

	// Shows R60.85
	it("of a blocked company is refused, whatever VAT id its people name, until the block is lifted", async () => {
		const block = (blocked: boolean) => deskCall(backend, `companies/${vat}/block`, { blocked });
		const send = async (caller: Caller, form: object) =>
			(await caller.call("POST", "/orders/complete", completion(await ready(caller, { form })))).status;
		await block(true);
		expect(await send(team.owner, billing.FI)).toBe(403);
		expect(await send(team.owner, { ...billing.FI, vat: "1572860-0" })).toBe(403);
		expect(await send(backend.caller(), billing.FI)).toBe(403);
		await block(false);
		expect(await send(team.owner, billing.FI)).toBe(200);
	});

	it.each(["shippingComment", "comment"])("is reviewed where its words could send the goods elsewhere: %s", async (field) => {
		const { uuid } = await newCart(team.owner, supplies.beam, 1);
		await team.owner.call("PATCH", `/orders/set-notes/${uuid}`, { [field]: "Purku Varastokuja 9" });
		const cart = await checkOut(team.owner, uuid, billing.FI);
		expect((await team.owner.call("POST", "/orders/complete", completion(cart))).status).toBe(200);
		expect(cartOf(await team.owner.call("GET", `/orders/by-id/${uuid}`)).needs_review).toBe(true);
		for (const name of [
			"c/o Pekka, Varastokuja 9",
			"Not here, bring to the harbour",
			"Viekää nämä Hiekkatien varastolle Vantaalle",
			"\u{1F157}\u{1F150} Vantaa",
		])
			expect([name, await isReviewed(team.owner, { form: { ...billing.FI, name } })]).toEqual([name, true]);
		for (const name of ["Dr. Hans-Peter O’Neill", "Äidinkieli Öhman", "Jüri Õunapuu", "Maria von der Heide"])
			expect([name, await isReviewed(team.owner, { form: { ...billing.FI, name } })]).toEqual([name, false]);
	});

	it("is reviewed for a guest, for who has typed the VAT id into a profile, and for members of another company", async () => {
		const profile = { vatid: "2077474-0", billing_country: "FI", company: billing.FI.company };
		const others = [backend.caller(), await accountOf(backend, { columns: profile }), (await companyTeam(backend)).owner];
		for (const caller of others) expect(await isReviewed(caller)).toBe(true);
	});

	// Shows R10.5
	it.each([
		["is not verified", { verified_since: null }],
		["has a poor rating", { rating: "poor" }],
		["is not rated", { rating: null }],
		["is registered under another name", { name: "Konkurssi Oy" }],
		["is registered at another address", { street: "Rautatie 2" }],
		["is registered at another postcode", { postcode: "33101" }],
		["is registered in another town", { city: "Turku" }],
		["is another one by its legal form", { name: "Teräsrakenne Oyj" }],
	])("of a member is reviewed where the company %s", async (_, columns) => {
		await known(columns);
		expect(await isReviewed(team.owner)).toBe(true);
	});

	it("of a member is reviewed while the VAT id could not be looked up", async () => {
		const cart = await ready(team.owner);
		await backend.db.prepare("UPDATE cart_forms SET vat_check = 'pending' WHERE cart_id = ?").bind(cart.id).run();
		await team.owner.call("POST", "/orders/complete", completion(cart));
		expect(cartOf(await team.owner.call("GET", `/orders/by-id/${cart.uuid}`)).needs_review).toBe(true);
	});

	it("of a member is reviewed where the buyer's own carrier takes the goods, which makes no address known", async () => {
		const form = { ...billing.FI, streetAddress: "Rosvokuja 13" };
		const cart = await ready(team.owner, { form });
		const freight = { state: "created", deliveryMethodType: "own_freight", freightTotal: 0, cartTotal: 1 };
		const own = { ownFreightContract: "4410-2", ownFreightCarrier: "Kiitolinja" };
		const moved = cartOf(await team.owner.call("PATCH", `/orders/set-state/${cart.uuid}`, { ...freight, ...own }));
		await team.owner.call("POST", "/orders/complete", completion(moved));
		expect(cartOf(await team.owner.call("GET", `/orders/by-id/${cart.uuid}`)).needs_review).toBe(true);
		await backend.db.prepare("UPDATE orders SET state = 'done' WHERE id = (SELECT id FROM carts WHERE uuid = ?)").bind(cart.uuid).run();
		expect(await isReviewed(team.owner, { form })).toBe(true);
	});

	it("is reviewed where the notes on a site say something that they did not say there before", async () => {
		const { streetAddress, postCode, city, country, company, name, phone } = billing.FI;
		const site = { streetAddress, postCode, city, country, company, name, phone };
		const sendTo = async (siteNotes: string) => {
			const { uuid } = await ready(team.owner);
			const shipping = { ...site, siteNotes, type: "shipping", isSeparateShipping: true };
			const cart = cartOf(await team.owner.call("PATCH", `/orders/set-form/${uuid}`, shipping));
			expect((await team.owner.call("POST", "/orders/complete", completion(cart))).status).toBe(200);
			return cartOf(await team.owner.call("GET", `/orders/by-id/${uuid}`));
		};
		expect((await sendTo("")).needs_review).toBe(false);
		const first = await sendTo("Nosturi portilla 2");
		expect(first.needs_review).toBe(true);
		await backend.db.prepare("UPDATE orders SET state = 'done' WHERE id = (SELECT id FROM carts WHERE uuid = ?)").bind(first.uuid).run();
		expect((await sendTo("nosturi portilla 2")).needs_review).toBe(false);
		expect((await sendTo("Purku Varastokuja 9")).needs_review).toBe(true);
	});

	it("goes on at once to an address that the company has had goods delivered to, however it is written", async () => {
		const site = { ...billing.FI, streetAddress: "Työmaantie 5 B", postCode: "20100", city: "Turku" };
		const first = await sent(team.owner, { form: site });
		expect(first.needs_review).toBe(true);
		expect(await isReviewed(team.owner, { form: site })).toBe(true);
		await backend.db.prepare("UPDATE orders SET state = 'done' WHERE id = (SELECT id FROM carts WHERE uuid = ?)").bind(first.uuid).run();
		expect(await isReviewed(team.owner, { form: { ...site, streetAddress: "työmaantie 5b" } })).toBe(false);
		expect(await isReviewed(team.owner, { form: { ...site, streetAddress: "Työmaantie 5 C" } })).toBe(true);
		for (const changes of [
			...[{ streetAddress: "Työmaantie 5-5 B" }, { streetAddress: "Työmaantie ٥ B" }, { city: "Tampere" }, { postCode: "20101" }],
			...[{ addressAdditionalLine: "c/o Outo Ostaja" }, { addressAdditionalLine: "\u{1F157}\u{1F158}\u{1F154}" }],
		])
			expect([changes, await isReviewed(team.owner, { form: { ...site, ...changes } })]).toEqual([changes, true]);
		// A guest's delivery in the company's name makes no address known.
		const foreign = { ...site, streetAddress: "Varastokuja 1" };
		const guests = await sent(backend.caller(), { form: foreign });
		await backend.db.prepare("UPDATE orders SET state = 'done' WHERE id = (SELECT id FROM carts WHERE uuid = ?)").bind(guests.uuid).run();
		expect(await isReviewed(team.owner, { form: foreign })).toBe(true);
	});
});

describe("the review of an order on credit follows the table of fields", () => {
	/** Texts that would divert the goods to a thief, by kind of field. */
	const lures = {
		place: "Varastokuja 9",
		person: "c/o Pekka, Varastokuja 9",
		phone: "+358501112233",
		code: "Toimitetaan Varastokuja 9",
		words: "Purku Varastokuja 9",
	};
	const judged = (table: string, fields: Record<string, { judged: FieldContent }>, types: readonly string[] = [""]) =>
		types.flatMap((type) =>
			Object.entries(fields).flatMap(([name, { judged }]) => (judged && name !== "country" ? [{ table, type, name, judged }] : [])),
		);
	const fields = [
		...judged("carts", orderNotes),
		...judged("cart_items", lineNotes),
		...judged("cart_forms", { ...addressFields, ...billingFields }, ["billing"]),
		...judged("cart_forms", { ...addressFields, ...siteFields }, ["shipping"]),
	];
	const { company, name, phone, streetAddress, postCode, city, country } = billing.FI;
	const site = { company, name, phone, streetAddress, postCode, city, country, type: "shipping", isSeparateShipping: true };

	/**
	 * @param change spoils a cart that would otherwise go on at once
	 * @returns whether it is reviewed
	 */
	const reviewedWith = async (change: (orderId: number) => D1PreparedStatement) => {
		const { uuid, id } = await ready(team.buyer);
		const cart = cartOf(await team.buyer.call("PATCH", `/orders/set-form/${uuid}`, site));
		await change(Number(id)).run();
		expect((await team.buyer.call("POST", "/orders/complete", completion(cart))).status).toBe(200);
		return cartOf(await team.buyer.call("GET", `/orders/by-id/${uuid}`)).needs_review;
	};

	// Shows R49.4
	it.each(fields)("$table $type $name", async ({ table, type, name, judged }) => {
		const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
		const isOfOrder = `${table === "carts" ? "id" : "cart_id"} = ?2${type && ` AND type = '${type}'`}`;
		const sql = `UPDATE ${table} SET ${column} = ?1 WHERE ${isOfOrder}`;
		expect(await reviewedWith((order) => backend.db.prepare(sql).bind(lures[judged], order))).toBe(true);
	});

	// Shows R49.4
	it("lets references be that are numbers, and those that came with goods before", async () => {
		const referring = (reference: string) =>
			reviewedWith((order) => backend.db.prepare("UPDATE carts SET reference = ?1 WHERE id = ?2").bind(reference, order));
		for (const reference of ["PO 4500-118", "Tilaus 4711 / TT-2211", "Bestellung Nr. 4711", "Kohde 12", "2026_118-B"])
			expect([reference, await referring(reference)]).toEqual([reference, false]);
		for (const reference of ["Varastokuja 9", "deliver to Vantaa", "c/o Ola", "soita 050 111 2233", "\u{1F157}\u{1F150} 9", "Виа 9"])
			expect([reference, await referring(reference)]).toEqual([reference, true]);
		await backend.db
			.prepare("UPDATE orders SET credit_vat = ?, state = 'done' WHERE id IN (SELECT id FROM carts WHERE reference = 'Varastokuja 9')")
			.bind(vat)
			.run();
		expect(await referring("varastokuja 9")).toBe(false);
	});

	// Shows R49.4
	it("knows the numbers of the team's accounts and of deliveries that have arrived", async () => {
		const calling = (number: string) =>
			reviewedWith((order) => backend.db.prepare("UPDATE cart_forms SET phone = ?1 WHERE cart_id = ?2").bind(number, order));
		expect(await calling("+358507654321")).toBe(true);
		await backend.db
			.prepare(
				"UPDATE orders SET credit_vat = ?, state = 'done' WHERE id IN (SELECT cart_id FROM cart_forms WHERE phone = '+358507654321')",
			)
			.bind(vat)
			.run();
		expect(await calling("+358507654321")).toBe(false);
		await backend.db.prepare("UPDATE users SET phonenumber = '+358401112222' WHERE id = ?").bind(team.approver.id).run();
		expect(await calling("+358401112222")).toBe(false);
	});
});

it("of a member is reviewed where somebody else receives the goods at the company's address, or it is in somebody's care", async () => {
	const { company, name, phone, streetAddress, postCode, city, country } = billing.FI;
	const to = async (changes: object) => {
		const cart = await ready(team.owner);
		const shipping = {
			type: "shipping",
			isSeparateShipping: true,
			company,
			name,
			phone,
			streetAddress,
			postCode,
			city,
			country,
			...changes,
		};
		const changed = cartOf(await team.owner.call("PATCH", `/orders/set-form/${cart.uuid}`, shipping));
		await team.owner.call("POST", "/orders/complete", completion(changed));
		return cartOf(await team.owner.call("GET", `/orders/by-id/${cart.uuid}`)).needs_review;
	};
	expect(await to({})).toBe(false);
	expect(await to({ company: "Outo Ostaja Tmi" })).toBe(true);
	expect(await to({ addressAdditionalLine: "Portti 4" })).toBe(true);
	expect(await isReviewed(team.owner, { form: { ...billing.FI, addressAdditionalLine: "c/o Outo" } })).toBe(true);
});

describe("the limit", () => {
	// Shows R10.5, R22.3
	it("is 10,000 € with VAT where none is set, and counts this order and all that are open", async () => {
		expect(await isReviewed(team.owner, { supply: supplies.expensive, amount: 2 })).toBe(true);
		await backend.db.prepare("UPDATE orders SET credit_vat = NULL").run();
		const first = await sent(team.owner, { supply: supplies.expensive });
		expect(first.needs_review).toBe(false);
		expect(first.total_price_with_vat).toBeGreaterThan(500_000);
		expect(await isReviewed(team.approver, { supply: supplies.expensive })).toBe(true);
		await backend.db.prepare("UPDATE orders SET credit_cents = 0 WHERE credit_vat IS NOT NULL").run();
		expect(await isReviewed(team.approver, { supply: supplies.expensive })).toBe(false);
	});

	it("counts an invoice for two months after its order is done", async () => {
		const { uuid } = await sent(team.owner, { supply: supplies.expensive });
		const done = (time: string) =>
			backend.db
				.prepare(
					"UPDATE orders SET state = 'done', processed_at = strftime('%Y-%m-%dT%H:%M:%SZ', 'now', ?) WHERE id = (SELECT id FROM carts WHERE uuid = ?)",
				)
				.bind(time, uuid)
				.run();
		await done("-59 days");
		expect(await isReviewed(team.owner, { supply: supplies.expensive })).toBe(true);
		await backend.db.prepare("UPDATE orders SET credit_vat = NULL WHERE id <> (SELECT id FROM carts WHERE uuid = ?)").bind(uuid).run();
		await done("-61 days");
		expect(await isReviewed(team.owner, { supply: supplies.expensive })).toBe(false);
	});

	it("is free again for what was paid of an order, or credited before it was", async () => {
		const { uuid } = await sent(team.owner, { supply: supplies.expensive });
		expect(await isReviewed(team.owner, { supply: supplies.expensive })).toBe(true);
		const invoiced = (kind: string, columns: { paid_on?: string; gross: string; credits?: number }) =>
			backend.db
				.prepare(
					`INSERT INTO invoices (number, order_id, kind, credits_id, issued_on, due_on, paid_on, delivered_on, net_cents, vat_cents, gross_cents, seller, part, positions, key, body_hash)
					SELECT ?1, id, ?2, ?3, '2026-11-26', iif(?2 = 'invoice', '2026-12-26', NULL), ?4, '2026-11-26', ${columns.gross}, 0, ${columns.gross}, '', '', '', ?1, '' FROM orders WHERE id = (SELECT id FROM carts WHERE uuid = ?5) RETURNING id`,
				)
				.bind(crypto.randomUUID(), kind, columns.credits ?? null, columns.paid_on ?? null, uuid)
				.first<number>("id");
		const onlyFirst = () =>
			backend.db.prepare("UPDATE orders SET credit_vat = NULL WHERE id <> (SELECT id FROM carts WHERE uuid = ?)").bind(uuid).run();
		await onlyFirst();
		const invoice = (await invoiced("invoice", { gross: "credit_cents" })) ?? 0;
		await backend.db
			.prepare(
				"INSERT INTO invoice_payments (invoice_id, paid_on, amount_cents, key, body_hash) SELECT id, '2026-11-27', gross_cents, ?, '' FROM invoices WHERE id = ?",
			)
			.bind(crypto.randomUUID(), invoice)
			.run();
		expect(await isReviewed(team.owner, { supply: supplies.expensive })).toBe(false);
		await backend.db.prepare("DELETE FROM invoice_payments").run();
		expect(await isReviewed(team.owner, { supply: supplies.expensive })).toBe(true);
		await onlyFirst();
		await invoiced("credit_note", { gross: "credit_cents", credits: invoice });
		expect(await isReviewed(team.owner, { supply: supplies.expensive })).toBe(false);
		// A later credit does not free a paid amount twice.
		await backend.db.prepare("UPDATE invoices SET paid_on = '2026-11-27' WHERE id = ?").bind(invoice).run();
		await onlyFirst();
		expect(await isReviewed(team.owner, { supply: supplies.expensive })).toBe(false);
	});

	it("is the company's own where one is set, up to the last cent", async () => {
		const { total_price_with_vat: cents } = await ready(team.owner);
		await known({ limit_cents: cents });
		expect(await isReviewed(team.owner)).toBe(true);
		await backend.db.prepare("UPDATE orders SET credit_vat = NULL").run();
		await known({ limit_cents: cents + 1 });
		expect(await isReviewed(team.owner)).toBe(false);
	});

	it("holds for orders that arrive at the same moment", async () => {
		const carts = await Promise.all([team.owner, team.approver].map((member) => ready(member, { supply: supplies.expensive })));
		await Promise.all(
			[team.owner, team.approver].map((member, at) => member.call("POST", "/orders/complete", completion(carts[at] ?? never()))),
		);
		const reviewed = await backend.db.prepare("SELECT SUM(state = 'in_review') AS n FROM orders WHERE credit_vat = ?").bind(vat).first("n");
		expect(reviewed).toBe(1);
	});

	it("is not used up by who only names the company", async () => {
		for (let times = 0; times < 3; times++) expect(await isReviewed(backend.caller(), { supply: supplies.expensive })).toBe(true);
		expect(await isReviewed(team.owner)).toBe(false);
	});
});

describe("the reasons of a review", () => {
	const credit = z.object({ limit: z.number(), open: z.number(), order: z.number() });
	const atDesk = z.object({ desk: z.object({ review: z.object({ reasons: z.array(z.string()), credit: credit.nullable() }).nullable() }) });
	const listed = z.object({ rows: z.array(z.object({ number: z.string(), review_reasons: z.array(z.string()) })) });
	const reviewOf = async (number: string | null) => atDesk.parse((await deskCall(backend, `orders/${number}`)).body).desk.review;
	const listedReasons = async (number: string | null) =>
		listed.parse((await deskCall(backend, `orders/list?search=${number}`)).body).rows.find((row) => row.number === number)?.review_reasons;

	// Shows R60.91
	it("are told to staff alone, with limit, open sum and this order's, until it is confirmed", async () => {
		const first = await sent(team.owner, { supply: supplies.expensive });
		expect(await reviewOf(first.order_number)).toBeNull();
		const second = await sent(team.owner, { supply: supplies.expensive });
		expect(JSON.stringify(second)).not.toContain("review_reasons");
		const [open, order] = [first, second].map(({ total_price_with_vat: cents }) => cents / 100);
		expect(await reviewOf(second.order_number)).toEqual({ reasons: ["limit"], credit: { limit: 10_000, open, order } });
		expect(await listedReasons(second.order_number)).toEqual(["limit"]);
		await deskCall(backend, `orders/${second.order_number}/review`, {});
		expect(await reviewOf(second.order_number)).toBeNull();
		expect(await listedReasons(second.order_number)).toEqual([]);
	});

	// Shows R60.91
	it.each([
		["rating", { rating: null }, billing.FI],
		["name, address", { name: "Konkurssi Oy" }, billing.FI],
		["address", {}, { ...billing.FI, streetAddress: "Työmaantie 99" }],
		["contact", {}, { ...billing.FI, phone: "+358509998877" }],
	])("name what a member's order lacks: %s", async (reasons, columns, form) => {
		await known(columns);
		const { order_number: number } = await sent(team.owner, { form });
		expect((await reviewOf(number))?.reasons.join(", ")).toBe(reasons);
	});

	it("are all named, each once", async () => {
		await known({ rating: "poor" });
		const form = { ...billing.FI, streetAddress: "Työmaantie 99" };
		const { order_number: number } = await sent(team.owner, { form, supply: supplies.expensive, amount: 2 });
		expect((await reviewOf(number))?.reasons).toEqual(["rating", "address", "limit"]);
	});

	it("name a company that is somebody else's, on invoice and once it is paid by card", async () => {
		const { order_number: number } = await sent(backend.caller());
		expect(await reviewOf(number)).toEqual({ reasons: ["no_member", "named"], credit: null });
		const guest = backend.caller();
		const paid = await checkOut(guest, (await newCart(guest, supplies.beam, 1)).uuid, billing.FI, "card");
		await guest.call("POST", "/orders/complete", completion(paid));
		const stored = await backend.db.prepare("SELECT review_reasons FROM payments WHERE cart_id = ?").bind(paid.id).first("review_reasons");
		expect(stored).toBe('["named"]');
	});
});

describe("mails of an order", () => {
	const mail = z.array(
		z.object({ kind: z.string(), to: z.array(z.string()), subject: z.string(), text: z.string(), reply_to: z.string().nullable() }),
	);
	const mailsAbout = async (number: string | null, variables: Partial<BackendEnv> = {}) =>
		mail
			.parse(await (await backend.request("/_dev/outbox.json", {}, variables)).json())
			.filter(({ subject, kind }) => subject.includes(number ?? "none") && !["order_confirmation", "order_copy"].includes(kind));

	it("tell the shop's own mailbox, whichever that is", async () => {
		const { order_number: number } = await sent(team.owner);
		expect(await mailsAbout(number)).toMatchObject([
			{ kind: "order_received", to: ["sales@crossbar.example"], reply_to: billing.FI.email },
		]);
		expect(await mailsAbout(number, { SHOP_MAIL: "orders@shop.example" })).toMatchObject([{ to: ["orders@shop.example"] }]);
	});

	it("tell the owner of a verified company's team of an order by somebody who is not in it, and of no other", async () => {
		const { order_number: number } = await sent(backend.caller(), { form: { ...billing.FI, name: "Outo Ostaja" } });
		const mails = await mailsAbout(number);
		expect(mails.map(({ kind }) => kind).sort()).toEqual(["order_in_name", "order_received"]);
		const reported = mails.find(({ kind }) => kind === "order_in_name");
		expect(reported?.to).toEqual([team.owner.email]);
		expect(reported?.text).toContain("Outo Ostaja");
		await known({ verified_since: null });
		const { order_number: other } = await sent(backend.caller());
		expect((await mailsAbout(other)).map(({ kind }) => kind)).toEqual(["order_received"]);
	});

	it("tell an owner thirty times a day, the last time so, with goods and delivery address; then the shop's people alone", async () => {
		const form = { ...billing.FI, name: "Outo Ostaja", streetAddress: "Varastokuja 1" };
		await backend.db
			.prepare(
				`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
				INSERT INTO outbox (kind, locale, recipients, cause, created_at, sent_at)
				SELECT 'order_in_name', 'fi', json_array(?), 'before' || i, strftime('%Y-%m-%dT%H:%M:%SZ', 'now', '-1 hour'), '2026-01-01' FROM n`,
			)
			.bind(mailsToMailbox - 2 - Number(await inNameMails()), team.owner.email)
			.run();
		const reported = async () => {
			const { order_number: number } = await sent(backend.caller(), { form });
			const mails = await mailsAbout(number);
			expect(mails.find(({ kind }) => kind === "order_received")?.text).toContain(`${billing.FI.company} (${vat})`);
			return mails.find(({ kind }) => kind === "order_in_name")?.text;
		};
		const before = await reported();
		expect(before).toContain("Varastokuja 1");
		expect(before).toContain("CR-");
		expect(before).not.toContain(`enintään ${mailsToMailbox}`);
		expect(await reported()).toContain(`enintään ${mailsToMailbox}`);
		expect(await reported()).toBeUndefined();
		await backend.db.prepare("DELETE FROM outbox WHERE kind = 'order_in_name'").run();
	});
	const inNameMails = () => backend.db.prepare("SELECT COUNT(*) AS n FROM outbox WHERE kind = 'order_in_name'").first("n");

	const strange = { ...billing.FI, name: "Outo Ostaja" };
	it.each([
		["a wrong VAT id", { ...strange, vat: "1234567-8" }],
		["an unknown VAT id", { ...strange, vat: "1234567-1", company: "TERÄSRAKENNE" }],
		["the VAT id of another company", { ...billing.DE, company: "Teräsrakenne OY" }],
	])("tell the owner of an order in the company's name with %s, on invoice and by card", async (_, form) => {
		const { order_number: number } = await sent(backend.caller(), { form });
		expect((await mailsAbout(number)).map(({ kind }) => kind).sort()).toEqual(["order_in_name", "order_received"]);
		const guest = backend.caller();
		const paid = await checkOut(guest, (await newCart(guest, supplies.beam, 1)).uuid, form, "card");
		expect((await guest.call("POST", "/orders/complete", completion(paid))).status).toBe(200);
		expect(
			await backend.db
				.prepare("SELECT review_reasons <> '[]' AS needs_review FROM payments WHERE cart_id = ?")
				.bind(paid.id)
				.first("needs_review"),
		).toBe(1);
	});

	it("tell nobody of an order by a company of the same name that has its own VAT id", async () => {
		await verifiedCompany(backend, "FI27860932", { verified_since: null });
		const { order_number: number } = await sent(backend.caller(), { form: { ...billing.FI, vat: "2786093-2" } });
		expect((await mailsAbout(number)).map(({ kind }) => kind)).toEqual(["order_received"]);
	});

	it("tell the shop's people where nobody keeps the team of a verified company any more, and its orders wait all the same", async () => {
		const left = "DE811569869";
		const form = { ...billing.DE, vat: left, company: "Stahlwerk Nord AG" };
		await verifiedCompany(backend, left, { name: form.company, country: "DE" });
		const guest = backend.caller();
		const paid = await checkOut(guest, (await newCart(guest, supplies.beam, 1)).uuid, form, "card");
		expect((await guest.call("POST", "/orders/complete", completion(paid))).status).toBe(200);
		expect(
			await backend.db
				.prepare("SELECT review_reasons <> '[]' AS needs_review FROM payments WHERE cart_id = ?")
				.bind(paid.id)
				.first("needs_review"),
		).toBe(1);
		const { order_number: number } = await sent(backend.caller(), { form });
		const [received, ...others] = await mailsAbout(number);
		expect(others).toEqual([]);
		expect(received?.text).toContain(`Stahlwerk Nord AG (${left})`);
		expect(received?.text).toContain("tiimi");
	});

	it("come by card as well, where it is reviewed once it is paid", async () => {
		for (const [caller, review] of [
			[backend.caller(), 1],
			[team.owner, 0],
		] as const) {
			const cart = await checkOut(caller, (await newCart(caller, supplies.beam, 1)).uuid, billing.FI, "card");
			expect((await caller.call("POST", "/orders/complete", completion(cart))).status).toBe(200);
			expect(
				await backend.db
					.prepare("SELECT review_reasons <> '[]' AS needs_review FROM payments WHERE cart_id = ?")
					.bind(cart.id)
					.first("needs_review"),
			).toBe(review);
		}
	});
});

describe("an order without VAT by card", () => {
	const german = { ...billing.DE, vat: "DE136695976", addressAdditionalLine: "" };
	const { company: name, streetAddress: street, postCode: postcode, city } = german;
	const reviewOf = async (caller: Caller, form: object, shippingComment = "") => {
		const { uuid } = await newCart(caller, supplies.beam, 1);
		await caller.call("PATCH", `/orders/set-notes/${uuid}`, { shippingComment });
		const cart = await checkOut(caller, uuid, form, "card");
		expect(cart.vat).toMatchObject({ rate: 0 });
		expect((await caller.call("POST", "/orders/complete", completion(cart))).status).toBe(200);
		return backend.db
			.prepare("SELECT review_reasons <> '[]' AS needs_review FROM payments WHERE cart_id = ?")
			.bind(cart.id)
			.first("needs_review");
	};

	it("is reviewed where it goes elsewhere than to the registered address, but for members of the verified company", async () => {
		await verifiedCompany(backend, german.vat, { name, street, postcode, city, country: "DE", verified_since: null });
		expect(await reviewOf(backend.caller(), german)).toBe(0);
		const elsewhere = [
			{ streetAddress: "Lagerweg 3" },
			{ streetAddress: "Hüttenstraße 7-1" },
			{ city: "Hagen" },
			{ addressAdditionalLine: "c/o Fremd" },
			{ name: "c/o Fremd, Lagerweg" },
		];
		for (const changes of elsewhere) expect([changes, await reviewOf(backend.caller(), { ...german, ...changes })]).toEqual([changes, 1]);
		expect(await reviewOf(backend.caller(), german, "Bitte im Lagerweg abladen")).toBe(1);
		await verifiedCompany(backend, german.vat, { name, street, postcode, city, country: "DE" });
		const { owner } = await companyTeam(backend, null, german.vat);
		expect(await reviewOf(owner, { ...german, streetAddress: "Lagerweg 3" })).toBe(0);
		expect(await reviewOf(owner, { ...german, streetAddress: "Lagerweg 3", company: "Handelshaus Strohmann GmbH" })).toBe(1);
	});
});

describe("a company that staff verify", () => {
	const verify = async (email: string, more = {}) => {
		const { status } = await deskCall(backend, `companies/${vat}/verification`, { owner: email, limit: 25_000, ...more });
		const company = z.object({ owners: z.string().nullable(), verified_since: z.string().nullable(), limit: z.number().nullable() });
		return { status, ...company.parse((await deskCall(backend, `companies/${vat}`)).body) };
	};
	const profile = { vatid: "2077474-0", billing_country: "FI", company: billing.FI.company, phonenumber };

	it("is spoken for by the account that they name, and no more by who was its owner", async () => {
		await known({ verified_since: null });
		const buyer = await accountOf(backend, { columns: profile });
		const first = await verify(buyer.email);
		const { owners, verified_since, limit } = first;
		expect([owners, limit]).toEqual([buyer.email, 25_000]);
		expect(await verify(buyer.email)).toEqual(first);
		expect(verified_since).not.toBeNull();
		expect(await isReviewed(buyer)).toBe(false);
		expect(await isReviewed(team.owner)).toBe(true);
		// Typing the VAT id founds no team, even after the team has ended.
		await backend.db.prepare("DELETE FROM teams WHERE vat = ?").bind(vat).run();
		const stranger = await accountOf(backend, { columns: profile });
		expect(await verifyAs(stranger)).toMatchObject({ status: 403, body: { code: "not_allowed" } });
	});

	it("has every owner whom they name, and only the last one where that replaces the others", async () => {
		await known({ verified_since: null });
		const [first, second] = [await accountOf(backend, { columns: profile }), await accountOf(backend, { columns: profile })];
		await verify(first.email);
		expect((await verify(second.email)).owners?.split(", ").toSorted()).toEqual([first.email, second.email].toSorted());
		expect([await isReviewed(first), await isReviewed(second)]).toEqual([false, false]);
		for (const _ of [1, 2]) expect(await verify(second.email, { replace: true })).toMatchObject({ status: 200, owners: second.email });
		expect(await isReviewed(first)).toBe(true);
	});

	it("stays as it is where the account is not confirmed, or there is none", async () => {
		await known({ verified_since: null });
		const unconfirmed = await accountOf(backend, { isVerified: false, columns: profile });
		for (const email of [unconfirmed.email, "nobody@account.example"])
			expect(await verify(email)).toMatchObject({ status: 409, verified_since: null, limit: null });
		expect((await verify("x' OR '1'='1")).status).toBe(422);
	});
});

function never(): never {
	throw new Error("There is a cart for each.");
}

it("tells a guest the same whatever the rating is", async () => {
	const answers: string[] = [];
	for (const rating of ["good", "poor", null]) {
		await known({ rating });
		const guest = backend.caller();
		const cart = await ready(guest);
		const completed = await guest.call("POST", "/orders/complete", completion(cart));
		const order = await guest.call("GET", `/orders/confirmed-by-id/${cart.uuid}`);
		const company = await guest.call("GET", `/search/company/vat/${vat}`);
		answers.push(
			JSON.stringify([cart, completed, order, company])
				.replaceAll(cart.uuid, "uuid")
				.replace(/CB-\d+/g, "CB")
				.replace(/"(id|variantId)":\d+/g, '"$1":0')
				.replace(/"processed_at":"[^"]*"/g, ""),
		);
	}
	expect(new Set(answers).size).toBe(1);
});
