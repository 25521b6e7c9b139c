import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { approvals } from "../../contract/approvals";
import { type Account, accountOf, signedIn } from "../../tests/support/account";
import { approvalRequest, approve, readyCart, waitingOrder, withdraw } from "../../tests/support/approval-requests";
import { type Backend, cartOf, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { added, billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { type CompanyTeam, companyTeam } from "../../tests/support/company-team";

let backend: Backend;
let team: CompanyTeam;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const mails = async (uuid: string) =>
	(
		await backend.db
			.prepare(
				"SELECT m.kind, m.recipients, m.locale, m.origin FROM outbox m JOIN carts o ON o.id = m.cart_id WHERE o.uuid = ? ORDER BY m.id",
			)
			.bind(uuid)
			.all()
	).results;

const refusal = (code: string, status = 409) => ({ status, body: { code } });

describe("the limit of a buyer", () => {
	beforeAll(async () => {
		team = await companyTeam(backend);
	});

	it("is told beside the cart that is above it, and to nobody else", async () => {
		const caller = team.buyer;
		const cart = await readyCart(caller);
		expect(cart).toMatchObject({ approval: null, approval_limit: 100_000, total_price: 134_900 });
		expect(cartOf(await backend.caller().call("GET", `/orders/by-id/${cart.uuid}`)).approval_limit).toBeNull();
	});

	// Shows R27.1
	it("stops the order that is sent all the same, on invoice and by card", async () => {
		for (const method of ["invoice", "card"] as const) {
			const cart = await readyCart(team.buyer, method);
			const answer = await team.buyer.call("POST", "/orders/complete", completion(cart));
			expect(answer).toMatchObject({ ...refusal("approval_needed"), body: { details: { limit: 1000 } } });
		}
		expect(await backend.db.prepare("SELECT count(*) AS n FROM payments").first("n")).toBe(0);
		expect(await backend.db.prepare("SELECT count(*) AS n FROM orders").first("n")).toBe(0);
	});

	it("is about the order without VAT: up to it two halves may be sent", async () => {
		const caller = team.buyer;
		for (let half = 0; half < 2; half += 1) {
			const cart = await readyCart(caller, "invoice", 6);
			expect(cart.total_price_with_vat).toBeLessThan(100_000);
			expect((await caller.call("POST", "/orders/complete", completion(cart))).status).toBe(200);
		}
		await backend.db.prepare("UPDATE team_members SET limit_cents = 134900 WHERE user_id = ?").bind(team.buyer.id).run();
		const cart = await readyCart(caller);
		expect(cart.total_price_with_vat).toBeGreaterThan(134_900);
		expect((await caller.call("POST", "/orders/complete", completion(cart))).status).toBe(200);
		await backend.db.prepare("UPDATE team_members SET limit_cents = 100000 WHERE user_id = ?").bind(team.buyer.id).run();
	});

	it("holds for the cart of an accepted offer, for one bought again, and for that of a guest who signs in", async () => {
		const caller = team.buyer;
		const offered = await readyCart(team.owner);
		const { uuid, idem, host } = completion(offered);
		const offer = cartOf(await team.owner.call("PATCH", "/orders/send-offer", { uuid, emails: [], idem, host }));
		const items = offer.items.map(({ id, quantity }) => ({ id, amount: quantity }));
		const accepted = cartOf(
			await caller.call("POST", `/orders/accept-offer/${offer.uuid}`, { items, sets: [], idem: crypto.randomUUID() }),
		);
		const fromOffer = await checkOut(caller, accepted.uuid, billing.FI);
		expect(await caller.call("POST", "/orders/complete", completion(fromOffer))).toMatchObject(refusal("approval_needed"));

		const again = cartOf(await caller.call("GET", `/orders/rebuy/${offered.uuid}?idem=${crypto.randomUUID()}`));
		const bought = await checkOut(caller, again.uuid, billing.FI);
		expect(await caller.call("POST", "/orders/complete", completion(bought))).toMatchObject(refusal("approval_needed"));

		const guest = backend.caller();
		const guests = await readyCart(guest);
		expect(guests.approval_limit).toBeNull();
		await backend.db.prepare("UPDATE carts SET user_id = ? WHERE uuid = ?").bind(team.buyer.id, guests.uuid).run();
		expect(await caller.call("POST", "/orders/complete", completion(guests))).toMatchObject(refusal("approval_needed"));
	});

	it("is nobody's who approves, nor of who is in no team", async () => {
		for (const caller of [team.owner, team.approver, await accountOf(backend)]) {
			const cart = await readyCart(caller);
			expect(cart.approval_limit).toBeNull();
			expect(await caller.call("POST", "/orders/ask-approval", approvalRequest(cart))).toMatchObject(refusal("approval_not_needed"));
			expect((await caller.call("POST", "/orders/complete", completion(cart))).status).toBe(200);
		}
	});

	it("may be nothing at all: then every order waits", async () => {
		const { buyer } = await companyTeam(backend, 0);
		const cart = await readyCart(buyer, "invoice", 1);
		expect(cart.approval_limit).toBe(0);
		expect(await buyer.call("POST", "/orders/complete", completion(cart))).toMatchObject(refusal("approval_needed"));
	});
});

describe("asking for approval", () => {
	beforeAll(async () => {
		team = await companyTeam(backend);
	});

	// Shows R27.2
	it("has the order wait, and writes one mail to those who approve", async () => {
		const cart = await waitingOrder(team.buyer);
		expect(cart.approval).toMatchObject({ state: "waiting", comment: "", by: "" });
		expect(cart).toMatchObject({ isProcessed: false, order_number: null });
		const [mail, ...more] = await mails(cart.uuid);
		expect(mail).toEqual({
			kind: "approval_asked",
			recipients: JSON.stringify([team.owner.email, team.approver.email]),
			locale: "fi",
			origin: "https://shop.example",
		});
		expect(more).toEqual([]);
	});

	it("lets nobody change the order meanwhile, not on another device either", async () => {
		const { uuid, version, items } = await waitingOrder(team.buyer);
		const device = await signedIn(backend, team.buyer.id);
		const line = items[0]?.id;
		for (const caller of [team.buyer, device])
			for (const [method, path, body] of [
				["PATCH", `/orders/set-quantity/${uuid}/${line}`, { amount: 1 }],
				["PATCH", `/orders/set-comment/${uuid}`, { comment: "doch nicht" }],
				["PATCH", `/orders/set-payment-method/${uuid}/card`, undefined],
				["PATCH", `/orders/set-form/${uuid}`, { ...billing.DE, type: "billing", isSeparateShipping: false }],
				["DELETE", `/orders/item/${uuid}/${supplies.beam}/0`, undefined],
				["PATCH", "/orders/send-offer", { uuid, emails: [], idem: crypto.randomUUID(), host: "https://shop.example" }],
				["POST", "/orders/complete", completion({ ...(await readyCart(caller)), uuid, version })],
				["POST", "/orders/ask-approval", { ...approvalRequest(await readyCart(caller)), uuid, version }],
			] as const)
				expect(await caller.call(method, path, body), path).toMatchObject(refusal("waiting_for_approval"));
		expect(cartOf(await device.call("GET", `/orders/by-id/${uuid}`))).toMatchObject({ version, total_price: 134_900 });
	});

	it("leaves the buyer a new cart for what else is bought", async () => {
		const { uuid } = await waitingOrder(team.buyer);
		const other = cartOf(await team.buyer.call("POST", "/orders/add", added(supplies.beam, 1, { uuid })));
		expect(other.uuid).not.toBe(uuid);
	});

	it("asks once however often it is sent", async () => {
		const caller = team.buyer;
		const body = approvalRequest(await readyCart(caller));
		const answers = await Promise.all(Array.from({ length: 8 }, () => caller.call("POST", "/orders/ask-approval", body)));
		expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
		expect(await mails(body.uuid)).toHaveLength(1);
		expect(await caller.call("POST", "/orders/ask-approval", { ...body, version: 1 })).toMatchObject(refusal("idem_conflict"));
		expect(cartOf(await caller.call("POST", "/orders/ask-approval", body)).approval?.state).toBe("waiting");
	});

	it("asks for nothing that could not be sent", async () => {
		const caller = team.buyer;
		const bare = await newCart(caller, supplies.beam, 12);
		expect(await caller.call("POST", "/orders/ask-approval", approvalRequest(bare))).toMatchObject(refusal("form_missing", 422));
		const cart = await readyCart(caller);
		expect(await caller.call("POST", "/orders/ask-approval", { ...approvalRequest(cart), version: 1 })).toMatchObject(refusal("conflict"));
		expect(await mails(bare.uuid)).toEqual([]);
	});

	it("is not for guests, strangers, or where nobody could approve", async () => {
		const cart = await readyCart(team.buyer);
		expect(await backend.caller().call("POST", "/orders/ask-approval", approvalRequest(cart))).toMatchObject(refusal("not_signed_in", 401));
		const stranger = await companyTeam(backend);
		expect(await stranger.buyer.call("POST", "/orders/ask-approval", approvalRequest(cart))).toMatchObject(refusal("not_found", 404));
		await backend.db.prepare("DELETE FROM team_members WHERE team_id = ? AND role <> 'buyer'").bind(stranger.id).run();
		const lonely = approvalRequest(await readyCart(stranger.buyer));
		expect(await stranger.buyer.call("POST", "/orders/ask-approval", lonely)).toMatchObject(refusal("no_approver"));
	});

	it("writes so many mails in an hour and no more", async () => {
		const { buyer } = await companyTeam(backend);
		const cart = await waitingOrder(buyer);
		// Simulates eighteen more requests.
		await backend.db
			.prepare(
				`INSERT INTO outbox (kind, locale, recipients, cart_id, cause)
				SELECT kind, locale, recipients, cart_id, cause || ':' || n.value FROM outbox, json_each(?) n WHERE cart_id = ?`,
			)
			.bind(JSON.stringify(Array.from({ length: 18 }, (_, index) => index)), cart.id)
			.run();
		const last = cartOf(await buyer.call("POST", "/orders/ask-approval", approvalRequest(cartOf(await withdraw(buyer, cart)))));
		const open = cartOf(await withdraw(buyer, last));
		expect(await buyer.call("POST", "/orders/ask-approval", approvalRequest(open))).toMatchObject(refusal("too_many_messages", 429));
		const { uuid } = cart;
		expect(await mails(uuid)).toHaveLength(20);
	});

	// Shows R27.4
	it("lists what waits to those who approve, and to its buyer what was asked", async () => {
		const own = await companyTeam(backend);
		const cart = await waitingOrder(own.buyer);
		const listFor = async (caller: Account) => approvals.approvals.answer.parse((await caller.call("GET", "/orders/approvals")).body);
		const row = { uuid: cart.uuid, state: "waiting", total_price: 134_900, length: 1, buyer: "Aino Ostaja", reference: "" };
		for (const one of [own.owner, own.approver]) expect(await listFor(one)).toMatchObject({ waiting: [row], own: [] });
		expect(await listFor(own.buyer)).toMatchObject({ waiting: [], own: [row], decided: [] });
		expect((await listFor(own.owner)).waiting[0]?.goods).toContain("IPE");
		expect((await listFor(team.owner)).waiting.map(({ uuid }) => uuid)).not.toContain(cart.uuid);
		expect(await backend.caller().call("GET", "/orders/approvals")).toMatchObject(refusal("not_signed_in", 401));
		await approve(own.approver, cart);
		const decided = {
			uuid: cart.uuid,
			state: "approved",
			buyer: "Aino Ostaja",
			by: own.approver.email,
			order_number: expect.stringMatching(/^CB-/),
		};
		for (const one of [own.owner, own.approver]) expect(await listFor(one)).toMatchObject({ waiting: [], decided: [decided] });
		for (const one of [own.buyer, team.owner]) expect((await listFor(one)).decided.map(({ uuid }) => uuid)).not.toContain(cart.uuid);
	});
});
