import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountOf, signedIn } from "../../tests/support/account";
import {
	approvalOf,
	approvalRequest,
	approve,
	approving,
	returning,
	returnOrder,
	waitingOrder,
	withdraw,
} from "../../tests/support/approval-requests";
import { type Backend, cartOf, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { completion } from "../../tests/support/buyer";
import { type CompanyTeam, companyTeam } from "../../tests/support/company-team";

let backend: Backend;
let team: CompanyTeam;
beforeAll(async () => {
	backend = await startBackend();
});
beforeEach(async () => {
	team = await companyTeam(backend);
});
afterAll(() => backend.dispose());

const refusal = (code: string, status = 409) => ({ status, body: { code } });
const mails = async (uuid: string, kind: string) =>
	(
		await backend.db
			.prepare("SELECT m.recipients, m.locale, m.comment FROM outbox m JOIN carts o ON o.id = m.cart_id WHERE o.uuid = ? AND m.kind = ?")
			.bind(uuid, kind)
			.all()
	).results;
const cartFor = async (uuid: string) => cartOf(await team.buyer.call("GET", `/orders/by-id/${uuid}`));
const orderNumbers = async () => Number(await backend.db.prepare("SELECT value FROM counters WHERE name = 'order'").first("value"));

describe("one who approves", () => {
	// Shows R27.5, R84.4
	it("sees lines, totals and addresses of the team's orders, in a language of their own", async () => {
		const { uuid } = await waitingOrder(team.buyer);
		const approval = await approvalOf(team.approver, uuid);
		expect(approval).toMatchObject({
			state: "waiting",
			buyer: { name: "Aino Ostaja", email: team.buyer.email },
			asked_price: 134_900,
			limit: 100_000,
		});
		expect(approval.cart).toMatchObject({ total_price_with_vat: 169_300, is_owner: false, payment: null, length: 1 });
		expect([approval.cart?.arrival?.first, approval.cart?.items[0]?.arrival?.last]).toEqual(Array(2).fill(expect.any(String)));
		expect(approval.cart?.forms?.billing).toMatchObject({ company: "Teräsrakenne Oy", email: "aino@teras.example" });
		expect(approval.cart?.delivery_methods.map(({ title }) => title)).not.toEqual(
			(await cartFor(uuid)).delivery_methods.map(({ title }) => title),
		);
	});

	it("is nobody else: not the buyer, a buyer of the team, another team or a guest", async () => {
		const cart = await waitingOrder(team.buyer);
		const other = await companyTeam(backend);
		const second = await accountOf(backend);
		await backend.db.prepare("INSERT INTO team_members (user_id, team_id, role) VALUES (?, ?, 'buyer')").bind(second.id, team.id).run();
		for (const caller of [team.buyer, second, other.owner, other.approver]) {
			expect(await caller.call("GET", `/orders/approval/${cart.uuid}`)).toMatchObject(refusal("not_found", 404));
			expect(await approve(caller, cart)).toMatchObject(refusal("not_found", 404));
			expect(await returnOrder(caller, cart)).toMatchObject(refusal("not_found", 404));
		}
		expect(await approve(backend.caller(), cart)).toMatchObject(refusal("not_signed_in", 401));
		expect((await cartFor(cart.uuid)).approval?.state).toBe("waiting");
	});

	// Shows R47.9
	it("does not approve an order that lacks a cost centre which its company requires by now", async () => {
		const cart = await waitingOrder(team.buyer);
		await backend.db.prepare("INSERT INTO cost_centres (team_id, code, name) VALUES (?, '4100', 'Hall')").bind(team.id).run();
		await backend.db.prepare("UPDATE teams SET is_cost_centre_required = 1 WHERE id = ?").bind(team.id).run();
		expect(await approve(team.approver, cart)).toMatchObject(refusal("invalid", 422));
		expect((await cartFor(cart.uuid)).approval?.state).toBe("waiting");
	});

	it("does not approve an order of their own, though a buyer when it was asked for", async () => {
		const cart = await waitingOrder(team.buyer);
		await backend.db.prepare("UPDATE team_members SET role = 'approver', limit_cents = NULL WHERE user_id = ?").bind(team.buyer.id).run();
		expect(await approve(team.buyer, cart)).toMatchObject(refusal("not_found", 404));
		// No limit applies any more: after withdrawal it is sent like any other order.
		const open = cartOf(await withdraw(team.buyer, cart));
		expect((await team.buyer.call("POST", "/orders/complete", completion(open))).status).toBe(200);
	});
});

describe("an approved order on invoice", () => {
	it("is sent as its buyer's, in the buyer's language, with both mails", async () => {
		const cart = await waitingOrder(team.buyer);
		const seen = await approvalOf(team.approver, cart.uuid);
		const answer = await approve(team.approver, seen.cart ?? cart);
		expect(answer).toMatchObject({ status: 200, body: { uuid: cart.uuid, order_number: expect.stringMatching(/^CB-\d+$/) } });
		const sent = await cartFor(cart.uuid);
		expect(sent).toMatchObject({
			isProcessed: true,
			order_status: "confirmed",
			total_price_with_vat: 169_300,
			user_id: team.buyer.id,
			is_owner: true,
		});
		expect(sent.approval).toMatchObject({ state: "approved", by: team.approver.email, decided_at: expect.stringMatching(/^\d{4}-/) });
		expect(sent.delivery_methods).toEqual(cart.delivery_methods);
		expect(await mails(cart.uuid, "order_confirmation")).toMatchObject([
			{ locale: "fi", recipients: expect.stringContaining("aino@teras.example") },
		]);
		expect(await mails(cart.uuid, "approval_given")).toMatchObject([{ locale: "fi", recipients: JSON.stringify([team.buyer.email]) }]);
		expect(await approvalOf(team.owner, cart.uuid)).toMatchObject({
			state: "approved",
			by: team.approver.email,
			cart: { isProcessed: true },
		});
		// Other readers of the order see no approval.
		expect(cartOf(await backend.caller().call("GET", `/orders/by-id/${cart.uuid}`))).toMatchObject({
			approval: null,
			approval_limit: null,
		});
	});

	// Shows R27.6
	it("is one order, by whomever and however often it is approved at once", async () => {
		const cart = await waitingOrder(team.buyer);
		const before = await orderNumbers();
		const body = approving(cart);
		const answers = await Promise.all([
			...Array.from({ length: 5 }, () => team.approver.call("POST", `/orders/approve/${cart.uuid}`, body)),
			...Array.from({ length: 3 }, () => approve(team.owner, cart)),
		]);
		expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
		for (const { status, body } of answers) if (status !== 200) expect(body).toMatchObject({ code: "conflict" });
		expect(await orderNumbers()).toBe(before + 1);
		expect(await mails(cart.uuid, "order_confirmation")).toHaveLength(1);
		expect(await mails(cart.uuid, "approval_given")).toHaveLength(1);
	});

	it("answers the same submission alike, and refuses its key for another", async () => {
		const cart = await waitingOrder(team.buyer);
		const body = approving(cart);
		const path = `/orders/approve/${cart.uuid}`;
		const answers = await Promise.all(Array.from({ length: 6 }, () => team.owner.call("POST", path, body)));
		expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
		expect(answers[0]).toMatchObject({ status: 200 });
		expect(await team.owner.call("POST", path, { ...body, total: 1 })).toMatchObject(refusal("idem_conflict"));
	});

	it("is not sent where goods or total have become others meanwhile", async () => {
		const cart = await waitingOrder(team.buyer);
		const price = (cents: number) =>
			backend.db
				.prepare("UPDATE volume_prices SET price_cents = ? WHERE supplied_variant_id = ? AND threshold = 10")
				.bind(cents, supplies.beam)
				.run();
		await price(11_000);
		const refused = await approve(team.approver, cart);
		const dearer = await approvalOf(team.approver, cart.uuid);
		await price(10_500);
		expect(refused).toMatchObject(refusal("conflict"));
		expect(dearer.cart?.total_price).toBe(140_900);
		expect(dearer.asked_price).toBe(134_900);

		const sell = (availability: string) =>
			backend.db.prepare("UPDATE supplied_variants SET availability = ? WHERE id = ?").bind(availability, supplies.beam).run();
		await sell("out");
		const gone = await approve(team.approver, cart);
		await sell("available");
		expect(gone).toMatchObject(refusal("unavailable_goods"));
		expect((await cartFor(cart.uuid)).approval?.state).toBe("waiting");
	});

	it("tells its buyer that it is within the limit where that was raised meanwhile", async () => {
		const { uuid } = await waitingOrder(team.buyer);
		expect((await cartFor(uuid)).approval_limit).toBe(100_000);
		await backend.db.prepare("UPDATE team_members SET limit_cents = 500000 WHERE user_id = ?").bind(team.buyer.id).run();
		expect(await cartFor(uuid)).toMatchObject({ approval: { state: "waiting", decided_at: "" }, approval_limit: null });
	});

	it("is sent where the limit was raised or lowered meanwhile", async () => {
		for (const limit of [500_000, 0]) {
			const cart = await waitingOrder(team.buyer);
			await backend.db.prepare("UPDATE team_members SET limit_cents = ? WHERE user_id = ?").bind(limit, team.buyer.id).run();
			expect((await approve(team.approver, cart)).status).toBe(200);
			await backend.db.prepare("UPDATE team_members SET limit_cents = 100000 WHERE user_id = ?").bind(team.buyer.id).run();
		}
	});

	it("is not approved by who may not any more, nor for who has left the team or has no account any more", async () => {
		const cart = await waitingOrder(team.buyer);
		const seen = await approvalOf(team.approver, cart.uuid);
		await backend.db.prepare("UPDATE team_members SET role = 'buyer' WHERE user_id = ?").bind(team.approver.id).run();
		expect(await approve(team.approver, seen.cart ?? cart)).toMatchObject(refusal("not_found", 404));
		await backend.db.prepare("DELETE FROM team_members WHERE user_id = ?").bind(team.buyer.id).run();
		expect(await approve(team.owner, cart)).toMatchObject(refusal("conflict"));
		expect(await approvalOf(team.owner, cart.uuid)).toMatchObject({ state: "withdrawn", cart: null });
		expect((await cartFor(cart.uuid)).isProcessed).toBe(false);
	});

	it("is not approved where the approver is taken out at the same moment", async () => {
		const cart = await waitingOrder(team.buyer);
		const [, answer] = await Promise.all([
			backend.db.prepare("DELETE FROM team_members WHERE user_id = ?").bind(team.approver.id).run(),
			approve(team.approver, cart),
		]);
		const { isProcessed } = await cartFor(cart.uuid);
		expect(isProcessed).toBe(answer.status === 200);
		expect(await approve(team.approver, cart)).toMatchObject(refusal("not_found", 404));
	});
});

describe("taking an order back", () => {
	// Shows R27.3
	it("opens the cart again, on any device of the account, and tells those who look for it", async () => {
		const cart = await waitingOrder(team.buyer);
		const device = await signedIn(backend, team.buyer.id);
		const open = cartOf(await withdraw(device, cart));
		expect(open).toMatchObject({ approval: null, approval_limit: 100_000 });
		expect((await team.buyer.call("PATCH", `/orders/set-comment/${cart.uuid}`, { comment: "kürzer" })).status).toBe(200);
		expect(await approvalOf(team.approver, cart.uuid)).toMatchObject({ state: "withdrawn", cart: null, by: "", comment: "" });
		expect(await approve(team.approver, cart)).toMatchObject(refusal("conflict"));
		expect(await returnOrder(team.approver, cart)).toMatchObject(refusal("conflict"));
	});

	it("is the buyer's alone, and of the question that was seen", async () => {
		const cart = await waitingOrder(team.buyer);
		for (const caller of [team.approver, team.owner, backend.caller()])
			expect(await withdraw(caller, cart)).toMatchObject(refusal("not_found", 404));
		const again = cartOf(await team.buyer.call("POST", "/orders/ask-approval", approvalRequest(cartOf(await withdraw(team.buyer, cart)))));
		expect(await withdraw(team.buyer, cart)).toMatchObject(refusal("conflict"));
		expect((await cartFor(cart.uuid)).approval?.state).toBe("waiting");
		expect(again.version).toBeGreaterThan(cart.version);
		// A page from before the withdrawal approves nothing.
		expect(await approve(team.approver, cart)).toMatchObject(refusal("conflict"));
	});

	it("and approving at once end in one of the two", async () => {
		for (let round = 0; round < 4; round += 1) {
			const cart = await waitingOrder(team.buyer);
			const tries = [() => withdraw(team.buyer, cart), () => approve(team.approver, cart)];
			if (round % 2 === 1) tries.reverse();
			await Promise.all(tries.map((attempt) => attempt()));
			const after = await cartFor(cart.uuid);
			expect(after.isProcessed ? [after.approval?.state, after.order_number !== null] : [after.approval, after.order_number]).toEqual(
				after.isProcessed ? ["approved", true] : [null, null],
			);
			expect(await mails(cart.uuid, "order_confirmation")).toHaveLength(after.isProcessed ? 1 : 0);
			expect(await mails(cart.uuid, "approval_given")).toHaveLength(after.isProcessed ? 1 : 0);
			expect(await withdraw(team.buyer, cart)).toMatchObject(after.isProcessed ? refusal("processed") : { status: 200 });
		}
	});
});

describe("returning an order", () => {
	// Shows R27.7
	it("opens it with the comment, which its buyer reads, and mails it once", async () => {
		const cart = await waitingOrder(team.buyer);
		const body = returning(cart, "Bitte nur 10 Stück.\nRest im Dezember.");
		const answers = await Promise.all(
			Array.from({ length: 4 }, () => team.approver.call("POST", `/orders/return-approval/${cart.uuid}`, body)),
		);
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
		const open = await cartFor(cart.uuid);
		expect(open.approval).toMatchObject({ state: "returned", comment: body.comment, by: team.approver.email });
		expect(await mails(cart.uuid, "approval_returned")).toEqual([
			{ recipients: JSON.stringify([team.buyer.email]), locale: "fi", comment: body.comment },
		]);
		// It is the buyer's again, and the limit applies as before.
		expect(await approvalOf(team.owner, cart.uuid)).toMatchObject({ state: "returned", cart: null, comment: body.comment });
		expect(await team.buyer.call("POST", "/orders/complete", completion(open))).toMatchObject(refusal("approval_needed"));
		const again = cartOf(await team.buyer.call("POST", "/orders/ask-approval", approvalRequest(open)));
		expect(again.approval).toMatchObject({ state: "waiting", comment: "", by: "" });
	});

	it("is told to those who approve it when it is asked for again, with the sum and the limit of then", async () => {
		const cart = await waitingOrder(team.buyer);
		await Promise.all(Array.from({ length: 3 }, () => returnOrder(team.approver, cart)));
		const open = await cartFor(cart.uuid);
		await backend.db.prepare("UPDATE cart_items SET quantity = 11 WHERE cart_id = ?").bind(cart.id).run();
		const again = cartOf(await team.buyer.call("POST", "/orders/ask-approval", approvalRequest(open)));
		const approval = await approvalOf(team.owner, cart.uuid);
		expect(approval.earlier).toEqual([
			{
				state: "returned",
				by: team.approver.email,
				decided_at: open.approval?.decided_at,
				price: 134_900,
				comment: returning(cart).comment,
			},
		]);
		expect(approval.cart?.total_price).toBeLessThan(134_900);
		expect((await approve(team.owner, again)).status).toBe(200);
		await backend.db.prepare("UPDATE team_members SET limit_cents = 7 WHERE user_id = ?").bind(team.buyer.id).run();
		expect(await approvalOf(team.owner, cart.uuid)).toMatchObject({ state: "approved", limit: 100_000, earlier: approval.earlier });
	});

	it("tells nothing of it to another team, and nobody of a team that has ended", async () => {
		const { uuid, id } = await waitingOrder(team.buyer);
		await returnOrder(team.approver, await cartFor(uuid));
		const other = await companyTeam(backend);
		await backend.db.prepare("UPDATE approvals SET state = 'waiting', team_id = ?").bind(other.id).run();
		await backend.db.prepare("UPDATE team_members SET team_id = ? WHERE user_id = ?").bind(other.id, team.buyer.id).run();
		expect(await approvalOf(other.owner, uuid)).toMatchObject({ state: "waiting", earlier: [] });
		await backend.db.prepare("DELETE FROM team_members WHERE team_id = ?").bind(team.id).run();
		await backend.db.prepare("DELETE FROM teams WHERE id = ?").bind(team.id).run();
		expect(await backend.db.prepare("SELECT count(*) AS n FROM approval_decisions WHERE cart_id = ?").bind(id).first("n")).toBe(0);
	});

	it("wants a comment", async () => {
		const cart = await waitingOrder(team.buyer);
		const path = `/orders/return-approval/${cart.uuid}`;
		expect(await team.approver.call("POST", path, returning(cart, "  \n "))).toMatchObject({
			status: 422,
			body: { fields: { comment: ["required"] } },
		});
		expect(await team.approver.call("POST", path, returning(cart, "x".repeat(1001)))).toMatchObject({
			status: 422,
			body: { fields: { comment: ["tooLong"] } },
		});
	});

	it("and approving at once end in one of the two", async () => {
		const cart = await waitingOrder(team.buyer);
		const answers = await Promise.all([returnOrder(team.owner, cart), approve(team.approver, cart)]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		const { isProcessed, approval } = await cartFor(cart.uuid);
		expect(approval?.state).toBe(isProcessed ? "approved" : "returned");
	});
});
