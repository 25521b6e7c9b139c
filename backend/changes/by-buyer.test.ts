import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { companyDay } from "../../contract/company";
import { deskOrders } from "../../contract/desk/orders";
import { euros } from "../../contract/fields";
import { orderChanges } from "../../contract/ordering/changes";
import { workingDayAfter } from "../../contract/values/days";
import { type Backend, type Caller, cartOf, shopHost, startBackend } from "../../tests/support/backend";
import { sets, supplies } from "../../tests/support/backend-rows";
import { added, billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { cardBuyer, payAt } from "../../tests/support/card-buyer";
import { companyTeam, verifiedCompany } from "../../tests/support/company-team";
import { deskCall } from "../../tests/support/desk";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const seen = async (buyer: Caller, uuid: string) => {
	const order = cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`));
	return { ...order, number: order.order_number ?? "" };
};
type Sent = Awaited<ReturnType<typeof seen>>;

/** An order of 9 beams, bolts and a frame, in this order. */
async function ordered(buyer: Caller, beams = 9, notes: object = {}): Promise<Sent> {
	const { uuid } = await newCart(buyer, supplies.beam, beams);
	cartOf(await buyer.call("POST", "/orders/add", added(supplies.packed, 20, { uuid })));
	const set = { setId: sets.frame, amount: 1, idem: crypto.randomUUID(), isProduction: true, uuid };
	cartOf(await buyer.call("POST", "/orders/addSet", set));
	cartOf(await buyer.call("PATCH", `/orders/set-notes/${uuid}`, notes));
	const cart = await checkOut(buyer, uuid, billing.FI);
	expect((await buyer.call("POST", "/orders/complete", { ...completion(cart), stockTag: cart.stock_tag })).status).toBe(200);
	return seen(buyer, uuid);
}

async function confirmed(buyer: Caller): Promise<Sent> {
	const { number, uuid } = await ordered(buyer);
	expect((await deskCall(backend, `orders/${number}/review`, {})).status).toBe(200);
	return seen(buyer, uuid);
}

const preview = async (buyer: Caller, { uuid, version }: Sent, asked: object) => {
	const answer = await buyer.call("POST", `/orders/preview-change/${uuid}`, { version, ...asked });
	expect(answer.status).toBe(200);
	return orderChanges.previewChange.answer.parse(answer.body);
};

/** The body of a change as its preview says. */
async function formOf(buyer: Caller, order: Sent, asked: object) {
	const { total_price_with_vat: total } = await preview(buyer, order, asked);
	const { version } = order;
	return { version, ...asked, total: euros(total.to), comment: "Bitte", idem: crypto.randomUUID(), host: shopHost };
}
const send = (buyer: Caller, { uuid }: Sent, body: object) => buyer.call("POST", `/orders/change-sent/${uuid}`, body);
const withdraw = (buyer: Caller, { uuid, version }: Sent, more: object = {}) =>
	buyer.call("POST", `/orders/withdraw-sent/${uuid}`, { version, idem: crypto.randomUUID(), host: shopHost, ...more });

const atDesk = async ({ number }: Sent) => deskOrders.byNumber.answer.parse((await deskCall(backend, `orders/${number}`)).body);

const mailsOf = async ({ number }: Sent) =>
	z
		.array(z.object({ kind: z.string(), to: z.array(z.string()), subject: z.string(), text: z.string() }))
		.parse(await (await backend.fetch("/_dev/outbox.json")).json())
		.filter(({ subject }) => subject.includes(number));
const kindsOf = async (order: Sent) => (await mailsOf(order)).map(({ kind }) => kind);

const address = () => {
	const { company, name, phone, country } = billing.FI;
	return { company, name, phone, country, streetAddress: "Satamatie 4", postCode: "48100", city: "Kotka", siteNotes: "Portti 2" };
};

describe("an order that nobody has confirmed", () => {
	// Shows R63.1
	it("is changed by its buyer by the rules of staff: at the prices of its day, with versions, mails and event", async () => {
		const buyer = backend.caller("fi");
		const order = await ordered(buyer);
		expect(order.may_change).toBe("change");
		const asked = {
			lines: [
				{ line: 1, quantity: 12 },
				{ line: 2, quantity: 0 },
			],
			address: address(),
			wantedOn: "2027-03-01",
			reference: "PO 77",
		};
		const told = await preview(buyer, order, asked);
		expect(told).toMatchObject({ obstacle: null, fields: ["address", "wanted_on", "reference"] });
		expect(await seen(buyer, order.uuid)).toEqual(order);
		expect(await send(buyer, order, await formOf(buyer, order, asked))).toMatchObject({ status: 200, body: { done: "changed" } });
		const after = await seen(buyer, order.uuid);
		expect(after).toMatchObject({ wanted_on: "2027-03-01", reference: "PO 77", items: [{ quantity: 12 }] });
		expect(after.forms?.shipping).toMatchObject({ streetAddress: "Satamatie 4", siteNotes: "Portti 2" });
		const { obstacle: _, ...difference } = told;
		expect(after.changes).toEqual([{ ...difference, by: "buyer", reason: "Bitte", changed_at: expect.any(String) }]);
		expect(await kindsOf(order)).toEqual(expect.arrayContaining(["order_changed", "buyer_changed"]));
		const [mail] = (await mailsOf(order)).filter(({ kind }) => kind === "buyer_changed");
		expect(mail?.to).toEqual(["sales@crossbar.example"]);
		expect(mail?.text).toMatch(/9 → 12/);
		const events = await backend.db.prepare("SELECT type FROM events WHERE order_id = ? ORDER BY id").bind(order.id).all();
		expect(events.results.at(-1)).toEqual({ type: "order.changed" });
	});

	// Shows R62.5, R63.2
	it("is shown before it is saved with the day that it would miss, its freight, and the days of delivery that move", async () => {
		const buyer = backend.caller("fi");
		const order = await ordered(buyer);
		const today = companyDay(new Date());
		const [soon, later] = [workingDayAfter(today, 1, "FI"), workingDayAfter(today, 90, "FI")];
		expect((await preview(buyer, order, { wantedOn: soon })).missed_wanted_on).toBe(soon);
		expect((await preview(buyer, order, { wantedOn: later })).missed_wanted_on).toBeUndefined();
		const days = [workingDayAfter(today, 60, "FI"), later];
		const schedule = JSON.stringify(days.map((on, index) => ({ on, amount: 4 + index })));
		await backend.db.prepare("UPDATE cart_items SET schedule = ? WHERE id = ?").bind(schedule, order.items[0]?.id).run();
		const told = await preview(buyer, order, { lines: [{ line: 1, quantity: 10 }] });
		expect(told.fields).toEqual(["freight"]);
		expect(told.lines).toMatchObject([
			{ quantity: { from: 9, to: 10 }, schedule: days.map((on, index) => ({ on, amount: 4 + 2 * index })) },
		]);
		expect(told.freight).toEqual({ from: order.total_delivery_price, to: expect.any(Number) });
		expect(told.freight?.to).toBeGreaterThan(order.total_delivery_price);
	});

	// Shows R84.9
	it("gets other days of delivery for a line, with the freight of each day, in the rows of the cart and in the order", async () => {
		const buyer = backend.caller("fi");
		const order = await ordered(buyer);
		const today = companyDay(new Date());
		const [first, second] = [60, 90].map((days) => workingDayAfter(today, days, "FI"));
		const days = (...amounts: number[]) => amounts.map((amount, index) => ({ on: [first, second][index] ?? "", amount }));
		const asked = { schedules: [{ line: 1, schedule: days(4, 5).toReversed() }] };
		const told = await preview(buyer, order, asked);
		expect(told).toMatchObject({ obstacle: null, lines: [{ quantity: { from: 9, to: 9 }, schedule: days(4, 5) }], fields: ["freight"] });
		expect((await send(buyer, order, await formOf(buyer, order, asked))).body).toEqual({ done: "changed" });
		const after = await seen(buyer, order.uuid);
		expect(after.items[0]?.schedule).toMatchObject(days(4, 5));
		expect(after.changes[0]?.lines).toMatchObject([{ schedule: days(4, 5) }]);
		const [mail] = (await mailsOf(order)).filter(({ kind }) => kind === "order_changed");
		expect(mail?.text).toMatch(/Toimituspäivät: 4 \(.*\), 5 \(/);
		// Other quantities move the days that nobody has typed, and none puts all on one day.
		const less = await preview(buyer, after, { lines: [{ line: 1, quantity: 8 }] });
		expect(less.lines).toMatchObject([{ schedule: days(4, 4) }]);
		const once = await preview(buyer, after, { schedules: [{ line: 1, schedule: [] }] });
		expect(once.lines).toMatchObject([{ quantity: { from: 9, to: 9 }, schedule: [] }]);
	});

	// Shows R84.9
	it("has no days of delivery that a cart could not have", async () => {
		const buyer = backend.caller("fi");
		const order = await ordered(buyer);
		const later = workingDayAfter(companyDay(new Date()), 60, "FI");
		const refused = async (...schedule: { on: string; amount: number }[]) =>
			(await buyer.call("POST", `/orders/preview-change/${order.uuid}`, { version: order.version, schedules: [{ line: 1, schedule }] }))
				.body;
		const at = (key: string) => ({ code: "invalid", fields: { "schedules.0.schedule": [key] } });
		expect(await refused({ on: later, amount: 8 })).toMatchObject(at("schedule.sum"));
		expect(await refused({ on: later, amount: 4 }, { on: later, amount: 5 })).toMatchObject(at("schedule.twice"));
		expect(await refused({ on: "2020-01-02", amount: 9 })).toMatchObject({ code: "invalid" });
	});

	// Shows R63.2
	it("is changed once by a form that comes twice, and never for another version or total than was seen", async () => {
		const buyer = backend.caller("fi");
		const order = await ordered(buyer);
		const body = await formOf(buyer, order, { lines: [{ line: 1, quantity: 12 }] });
		expect((await send(buyer, order, { ...body, total: 1 })).status).toBe(409);
		const both = await Promise.all([send(buyer, order, body), send(buyer, order, body)]);
		expect(both.map(({ status }) => status)).toEqual([200, 200]);
		expect((await send(buyer, order, { ...body, comment: "Other" })).body).toMatchObject({ code: "idem_conflict" });
		expect((await send(buyer, order, { ...body, idem: crypto.randomUUID() })).status).toBe(409);
		expect(await preview(buyer, order, { lines: [{ line: 3, quantity: 5 }] })).toMatchObject({ obstacle: "changed", lines: [] });
		expect((await seen(buyer, order.uuid)).changes).toHaveLength(1);
	});

	// Shows R63.2
	it("takes quantities and days that could be ordered, whatever staff may agree to", async () => {
		const buyer = backend.caller("fi");
		const order = await ordered(buyer);
		const { version } = order;
		const refused = async (asked: object) => (await buyer.call("POST", `/orders/preview-change/${order.uuid}`, { version, ...asked })).body;
		expect(await refused({ lines: [{ line: 2, quantity: 21 }] })).toMatchObject({
			fields: { "lines.0.quantity": ["amount.notAMultiple"] },
		});
		expect(await refused({ wantedOn: "2020-01-01" })).toMatchObject({ fields: { wantedOn: ["wantedDay.past"] } });
		const outOf = (availability: string) =>
			backend.db.prepare("UPDATE supplied_variants SET availability = ? WHERE id = ?").bind(availability, supplies.beam).run();
		await outOf("out");
		const more = await refused({ lines: [{ line: 1, quantity: 10 }] });
		const less = await preview(buyer, order, { lines: [{ line: 1, quantity: 8 }] });
		await outOf("available");
		expect(more).toMatchObject({ fields: { "lines.0.quantity": ["unavailableGoods"] } });
		expect(less.obstacle).toBeNull();
	});

	// Shows R78.2
	it("gets a new line, a certificate, unloading by crane and a wish for parts, at the total of a cart that has them", async () => {
		const buyer = backend.caller("fi");
		const order = await ordered(buyer);
		const asked = { add: [{ code: "cr 4", quantity: 2 }], certificates: [1], crane: true, partDeliveries: "complete" };
		const told = await preview(buyer, order, asked);
		expect(told).toMatchObject({
			obstacle: null,
			fields: ["crane", "part_deliveries", "freight"],
			lines: [
				{ quantity: { from: 9, to: 9 }, certificate: true },
				{ code: "CR-000004", quantity: { from: 0, to: 2 } },
			],
		});
		expect(await seen(buyer, order.uuid)).toEqual(order);
		expect((await send(buyer, order, await formOf(buyer, order, asked))).body).toEqual({ done: "changed" });
		const after = await seen(buyer, order.uuid);
		expect(after).toMatchObject({
			crane_unloading: true,
			part_deliveries: "complete",
			changes: [{ fields: told.fields, lines: told.lines }],
		});
		expect(after.items.map(({ quantity, certificate_price: price }) => [quantity, price])).toEqual([
			[9, 2_800],
			[20, null],
			[2, null],
		]);
		const { uuid } = cartOf(await buyer.call("POST", "/orders/add", { ...added(supplies.beam, 9), certificate: true }));
		for (const [supply, amount] of [
			[supplies.packed, 20],
			[supplies.expensive, 2],
		] as const)
			cartOf(await buyer.call("POST", "/orders/add", added(supply, amount, { uuid })));
		const set = { setId: sets.frame, amount: 1, idem: crypto.randomUUID(), isProduction: true, uuid };
		cartOf(await buyer.call("POST", "/orders/addSet", set));
		const whole = await checkOut(buyer, uuid, billing.FI);
		expect(after.total_price - after.total_crane_price).toBe(whole.total_price);
		const [mail] = (await mailsOf(order)).filter(({ kind }) => kind === "order_changed");
		expect(mail?.text).toContain("9 → 9");
		expect(mail?.text).toContain("mukana ainestodistus 3.1");
		// A changed order can change again.
		expect((await preview(buyer, after, { lines: [{ line: 3, quantity: 1 }], crane: false })).obstacle).toBeNull();
	});

	// Shows R78.2
	it("gets no article and no certificate that a cart would not take", async () => {
		const buyer = backend.caller("fi");
		const order = await ordered(buyer);
		const refused = async (asked: object, { uuid, version } = order) =>
			(await buyer.call("POST", `/orders/preview-change/${uuid}`, { version, ...asked })).body;
		const adding = (...rows: [string, number][]) => refused({ add: rows.map(([code, quantity]) => ({ code, quantity })) });
		expect(await adding(["CR-999999", 1])).toMatchObject({ fields: { "add.0.code": ["ownCode.unknown"] } });
		expect(await adding(["CR-000001", 1])).toMatchObject({ fields: { "add.0.code": ["ownCode.inOrder"] } });
		expect(await adding(["CR-000004", 1], ["cr 4", 1])).toMatchObject({ fields: { "add.1.code": ["ownCode.twice"] } });
		expect(await adding(["CR-000003", 1])).toMatchObject({ fields: { "add.0.code": ["unavailableGoods"] } });
		expect(await refused({ certificates: [1, 3] })).toMatchObject({ fields: { "certificates.1": ["certificate.notOffered"] } });
		const certified = await preview(buyer, order, { certificates: [1] });
		expect(certified.lines).toHaveLength(1);
		await send(buyer, order, await formOf(buyer, order, { certificates: [1] }));
		expect(await refused({ certificates: [1] }, await seen(buyer, order.uuid))).toMatchObject({
			fields: { "certificates.0": ["certificate.inOrder"] },
		});
	});

	// Shows R63.2
	it("grows for no blocked company, beyond no limit of its buyer or cost centre, and no card", async () => {
		const vat = `FI${billing.FI.vat}`;
		await verifiedCompany(backend, vat);
		const { owner, buyer } = await companyTeam(backend, 400_000, vat);
		const centre = "INSERT INTO cost_centres (team_id, code, name, limit_cents) SELECT id, 'K1', 'Works', 250000 FROM teams WHERE vat = ?";
		await backend.db.prepare(centre).bind(vat).run();
		const order = await ordered(buyer, 5, { costCentre: "K1" });
		expect(await preview(buyer, order, { lines: [{ line: 1, quantity: 60 }] })).toMatchObject({ obstacle: "approval" });
		expect(await preview(buyer, order, { lines: [{ line: 1, quantity: 20 }] })).toMatchObject({ obstacle: "approval" });
		const more = { lines: [{ line: 1, quantity: 6 }] };
		// The owner may read the order of the team, and change it.
		expect(await preview(owner, order, more)).toMatchObject({ obstacle: null });
		await backend.db.prepare("UPDATE companies SET blocked_since = '2026-01-01' WHERE vat = ?").bind(vat).run();
		const blocked = await preview(buyer, order, more);
		const less = await preview(buyer, order, { lines: [{ line: 1, quantity: 4 }] });
		await backend.db.prepare("UPDATE companies SET blocked_since = NULL").run();
		expect([blocked.obstacle, less.obstacle]).toEqual(["blocked", null]);
		const card = await cardBuyer(backend, 12);
		await payAt(backend, await card.order());
		await card.comeBack();
		const paid = await seen(card.caller, card.uuid);
		expect(await preview(card.caller, paid, { lines: [{ line: 1, quantity: 13 }] })).toMatchObject({ obstacle: "paid" });
	});

	// Shows R63.3
	it("is withdrawn once by its buyer, gives back its stock, and says so to both", async () => {
		const buyer = backend.caller("fi");
		const order = await ordered(buyer);
		expect((await withdraw(buyer, { ...order, version: order.version + 1 })).status).toBe(409);
		const both = await Promise.all([withdraw(buyer, order), withdraw(buyer, order)]);
		expect(both.map(({ status, body }) => ({ status, body }))).toEqual(Array(2).fill({ status: 200, body: { done: "withdrawn" } }));
		expect(await seen(buyer, order.uuid)).toMatchObject({ state: "cancelled", is_withdrawn: true, may_change: null });
		expect(
			(await kindsOf(order)).filter((kind) => ["order_withdrawn", "buyer_changed", "order_refused"].includes(kind)).toSorted(),
		).toEqual(["buyer_changed", "order_withdrawn"]);
		expect((await atDesk(order)).is_withdrawn).toBe(true);
		expect(await preview(buyer, order, { lines: [{ line: 1, quantity: 2 }] })).toMatchObject({ obstacle: "changed" });
	});

	// Shows R78.4
	it("has no UBL any more once its buyer has withdrawn it, while one that staff refuse is answered", async () => {
		const buyer = backend.caller("fi");
		const [own, refused] = [await ordered(buyer), await ordered(buyer)];
		const ubl = async ({ uuid }: Sent) => {
			const answer = await backend.request(`/orders/ubl/${uuid}`, { headers: { "Session-Id": buyer.session } });
			return { status: answer.status, text: await answer.text() };
		};
		expect((await ubl(own)).text).toContain("<cbc:OrderResponseCode>AB<");
		await withdraw(buyer, own);
		expect((await ubl(own)).status).toBe(404);
		expect((await deskCall(backend, `orders/${refused.number}/cancellation`, { reason: "" })).status).toBe(200);
		expect((await ubl(refused)).text).toContain("<cbc:OrderResponseCode>RE<");
	});

	// Shows R63.1
	it("is nobody else's to change, nor that of who has its link alone", async () => {
		const order = await ordered(backend.caller("fi"));
		const stranger = backend.caller("fi");
		expect((await seen(stranger, order.uuid)).may_change).toBeNull();
		const { version } = order;
		expect((await stranger.call("POST", `/orders/preview-change/${order.uuid}`, { version })).status).toBe(404);
		const body = { version, total: 1, idem: crypto.randomUUID(), host: shopHost };
		expect((await send(stranger, order, body)).status).toBe(404);
		expect((await withdraw(stranger, order)).status).toBe(404);
	});
});

describe("a confirmed order", () => {
	const asked = { lines: [{ line: 1, quantity: 12 }] };
	const decide = ({ number }: Sent, what: "acceptance" | "refusal", body: object) =>
		deskCall(backend, `orders/${number}/change-requests/${what}`, body);

	// Shows R63.4
	it("stays as it is until staff accept what its buyer asks for, at the difference shown", async () => {
		const buyer = backend.caller("fi");
		const order = await confirmed(buyer);
		expect(order.may_change).toBe("request");
		const body = await formOf(buyer, order, { ...asked, address: address() });
		for (const _ of [1, 2]) expect((await send(buyer, order, body)).body).toEqual({ done: "requested" });
		const waiting = await seen(buyer, order.uuid);
		expect(waiting).toMatchObject({ items: [{ quantity: 9 }, {}], changes: [], change_requests: [{ state: "open", comment: "Bitte" }] });
		expect((await kindsOf(order)).filter((kind) => kind === "change_asked")).toHaveLength(1);
		const { desk, version } = await atDesk(order);
		const request = desk.change_request;
		expect(request).toMatchObject({ kind: "change", comment: "Bitte", obstacle: null, fields: ["address"] });
		const total = euros(request?.total_price_with_vat.to ?? 0);
		expect((await decide(order, "acceptance", { request: request?.id, version, total: 1 })).status).toBe(409);
		for (const _ of [1, 2]) expect((await decide(order, "acceptance", { request: request?.id, version, total })).status).toBe(200);
		const after = await seen(buyer, order.uuid);
		expect(after).toMatchObject({
			items: [{ quantity: 12 }, {}],
			changes: [{ by: "buyer", reason: "Bitte" }],
			change_requests: [{ state: "accepted" }],
			forms: { shipping: { city: "Kotka" } },
		});
		expect((await atDesk(order)).desk.change_request).toBeNull();
		expect(await kindsOf(order)).toContain("order_changed");
		const left = await backend.db.prepare("SELECT asked FROM order_change_requests WHERE order_id = ?").bind(order.id).all();
		expect(left.results).toEqual([{ asked: "{}" }]);
	});

	// Shows R78.2
	it("gets the new line that staff accept, and tells them that it can no longer be ordered", async () => {
		const buyer = backend.caller("fi");
		const order = await confirmed(buyer);
		const wish = { add: [{ code: "CR-000004", quantity: 1 }], certificates: [2] };
		expect((await send(buyer, order, await formOf(buyer, order, wish))).body).toEqual({ done: "requested" });
		const outOf = (availability: string) =>
			backend.db.prepare("UPDATE supplied_variants SET availability = ? WHERE id = ?").bind(availability, supplies.expensive).run();
		await outOf("out");
		const gone = (await atDesk(order)).desk.change_request;
		await outOf("available");
		expect(gone).toMatchObject({ obstacle: "unavailable", lines: [] });
		const { desk, version } = await atDesk(order);
		expect(desk.change_request).toMatchObject({ obstacle: null, lines: [{ certificate: true }, { code: "CR-000004" }] });
		const total = euros(desk.change_request?.total_price_with_vat.to ?? 0);
		expect((await decide(order, "acceptance", { request: desk.change_request?.id, version, total })).status).toBe(200);
		expect((await seen(buyer, order.uuid)).items.map(({ quantity }) => quantity)).toEqual([9, 20, 1]);
	});

	// Shows R63.5
	it("keeps what staff decline with their reason, and the latest wish in place of the one before", async () => {
		const buyer = backend.caller("fi");
		const order = await confirmed(buyer);
		for (const quantity of [12, 13]) await send(buyer, order, await formOf(buyer, order, { lines: [{ line: 1, quantity }] }));
		const { desk, version } = await atDesk(order);
		const id = desk.change_request?.id;
		const [first] = (await seen(buyer, order.uuid)).change_requests;
		expect((await decide(order, "refusal", { request: first?.id, reason: "No" })).status).toBe(409);
		for (const _ of [1, 2]) expect((await decide(order, "refusal", { request: id, reason: "Ist gesägt" })).status).toBe(200);
		expect((await decide(order, "acceptance", { request: id, version, total: 1 })).status).toBe(409);
		expect(await seen(buyer, order.uuid)).toMatchObject({
			items: [{ quantity: 9 }, {}],
			change_requests: [{ state: "replaced" }, { state: "declined", answer: "Ist gesägt" }],
		});
		const [mail] = (await mailsOf(order)).filter(({ kind }) => kind === "change_declined");
		expect(mail).toMatchObject({ to: [billing.FI.email], text: expect.stringContaining("Ist gesägt") });
	});

	// Shows R63.5
	it("is not changed by a wish for lines that staff have changed since, and is cancelled by one that withdraws it", async () => {
		const buyer = backend.caller("fi");
		const order = await confirmed(buyer);
		await send(buyer, order, await formOf(buyer, order, asked));
		const at = await atDesk(order);
		const path = `orders/${order.number}/changes`;
		const staff = { version: at.version, lines: [{ line: 1, quantity: 10 }] };
		const told = deskOrders.previewChange.answer.parse((await deskCall(backend, `${path}/preview`, staff)).body);
		await deskCall(backend, path, { ...staff, reason: "Telephone", total: euros(told.total_price_with_vat.to) });
		const moved = await atDesk(order);
		expect(moved.desk.change_request).toMatchObject({ obstacle: "changed" });
		const body = { request: moved.desk.change_request?.id, version: moved.version, total: euros(moved.total_price_with_vat) };
		expect((await decide(order, "acceptance", body)).status).toBe(409);
		const now = await seen(buyer, order.uuid);
		expect((await withdraw(buyer, now)).body).toEqual({ done: "requested" });
		const wish = (await atDesk(order)).desk.change_request;
		expect(wish).toMatchObject({ kind: "withdrawal", total_price: { to: 0 } });
		expect((await decide(order, "acceptance", { request: wish?.id, version: now.version, total: 0 })).status).toBe(200);
		expect(await seen(buyer, order.uuid)).toMatchObject({
			state: "cancelled",
			is_withdrawn: true,
			change_requests: [{ state: "replaced" }, { state: "accepted" }],
		});
		expect(await kindsOf(order)).toContain("order_withdrawn");
	});
});
