import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import type { Cart } from "../../contract/cart";
import { orders } from "../../contract/orders";
import type { Account } from "../../tests/support/account";
import { approvalOf, approvalRequest, approve, readyCart } from "../../tests/support/approval-requests";
import { type Backend, cartOf, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { added, billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { payAt } from "../../tests/support/card-buyer";
import { type CompanyTeam, companyTeam } from "../../tests/support/company-team";
import { markSent } from "../../tests/support/mark-sent";
import { plainSpaces } from "../../tests/support/pdf-text";
import { outboxMails } from "../mail/outbox";
import { mailData } from "../mail-data";

let backend: Backend;
let team: CompanyTeam;
beforeAll(async () => {
	backend = await startBackend();
	team = await teamWithCosts();
});
afterAll(() => backend.dispose());

/** Cost centre 4100 has a limit of 1,000 EUR; 9000 is inactive. */
async function teamWithCosts(): Promise<CompanyTeam> {
	// The VAT id of the company that the orders are billed to.
	const made = await companyTeam(backend, null, "FI20774740");
	const centres = [
		["4100", 100_000, 1],
		["4200", null, 1],
		["9000", null, 0],
	] as const;
	await backend.db.batch([
		...centres.map((centre) =>
			backend.db
				.prepare("INSERT INTO cost_centres (team_id, code, name, limit_cents, is_active) VALUES (?, ?, 'Name', ?, ?)")
				.bind(made.id, ...centre),
		),
		backend.db.prepare("INSERT INTO projects (team_id, code, name) VALUES (?, 'P-1', 'Depot')").bind(made.id),
	]);
	return made;
}

const book = (account: Account, uuid: string, notes: Record<string, string>) => account.call("PATCH", `/orders/set-notes/${uuid}`, notes);
const bookLine = (account: Account, uuid: string, item: number | undefined, costCentre: string) =>
	account.call("PATCH", `/orders/set-cost-centre/${uuid}/${item}`, { costCentre });
const gone = (...fields: string[]) => ({
	status: 422,
	body: { code: "invalid", fields: Object.fromEntries(fields.map((field) => [field, ["costCentre.gone"]])) },
});

describe("the cost centre of an order", () => {
	// Shows R33.8, R33.9
	it("is one of the team's, with a project, and another one for a line", async () => {
		const { buyer } = team;
		const { uuid, items } = await newCart(buyer, supplies.beam, 12);
		const cart = cartOf(await book(buyer, uuid, { costCentre: "4100", project: "P-1" }));
		expect(cart).toMatchObject({ cost_centre: "4100", project: "P-1", items: [{ cost_centre: "" }], cost_problem: null });
		expect(cartOf(await bookLine(buyer, uuid, items[0]?.id, "4200")).items[0]?.cost_centre).toBe("4200");
		expect(cartOf(await bookLine(buyer, uuid, items[0]?.id, "")).items[0]?.cost_centre).toBe("");
		expect(cartOf(await book(buyer, uuid, { costCentre: "" }))).toMatchObject({ cost_centre: "", project: "P-1" });
	});

	it("is none that is inactive, written otherwise, or of nobody's list", async () => {
		const { buyer } = team;
		const { uuid, items } = await newCart(buyer, supplies.beam, 12);
		for (const code of ["9000", "4300", "p-1"]) {
			expect(await book(buyer, uuid, { costCentre: code })).toMatchObject(gone("costCentre"));
			expect(await bookLine(buyer, uuid, items[0]?.id, code)).toMatchObject(gone("costCentre"));
		}
		expect(await book(buyer, uuid, { costCentre: "9000", project: "p-1" })).toMatchObject(gone("costCentre", "project"));
		const guest = backend.caller();
		const cart = await newCart(guest, supplies.beam, 12);
		expect(await guest.call("PATCH", `/orders/set-notes/${cart.uuid}`, { project: "P-1" })).toMatchObject(gone("project"));
		expect((await bookLine(buyer, cart.uuid, cart.items[0]?.id, "")).status).toBe(404);
		expect((await bookLine(buyer, uuid, 4_000_000, "")).status).toBe(404);
	});

	// Shows R84.8
	it("is any of who has no team, and stays with the order", async () => {
		const guest = backend.caller();
		const { uuid } = await newCart(guest, supplies.beam, 12);
		await checkOut(guest, uuid, billing.FI);
		const noted = cartOf(await guest.call("PATCH", `/orders/set-notes/${uuid}`, { costCentre: "KST 4711" }));
		expect(noted).toMatchObject({ cost_centre: "KST 4711", cost_problem: null });
		expect((await guest.call("POST", "/orders/complete", completion(noted))).status).toBe(200);
		expect(cartOf(await guest.call("GET", `/orders/by-id/${uuid}`))).toMatchObject({ isProcessed: true, cost_centre: "KST 4711" });
	});

	it("goes along when two carts are put together, and is not for who has only the link", async () => {
		const { buyer } = team;
		const one = await newCart(buyer, supplies.beam, 12);
		const other = await newCart(buyer, supplies.packed, 10);
		await book(buyer, other.uuid, { costCentre: "4100" });
		await bookLine(buyer, other.uuid, other.items[0]?.id, "4200");
		const joined = cartOf(await buyer.call("POST", `/orders/join/${one.uuid}`, { from: other.uuid, idem: crypto.randomUUID() }));
		expect(joined).toMatchObject({ cost_centre: "4100", items: [{ cost_centre: "" }, { cost_centre: "4200" }] });
		await buyer.call("POST", "/orders/add", added(supplies.beam, 1, { uuid: one.uuid }));
		const seen = cartOf(await backend.caller().call("GET", `/orders/by-id/${one.uuid}`));
		expect(seen).toMatchObject({ cost_centre: "", project: "", items: [{ cost_centre: "" }, { cost_centre: "" }] });
	});
});

describe("an order that is sent", () => {
	const shares = async (uuid: string) =>
		JSON.parse(
			z
				.string()
				.parse(
					await backend.db
						.prepare("SELECT cost_shares FROM orders WHERE id = (SELECT id FROM carts WHERE uuid = ?)")
						.bind(uuid)
						.first("cost_shares"),
				),
		);
	/** A member's cart, ready to be sent to a cost centre; 12 beams cost 1,349 EUR without VAT. */
	const ready = async (account: Account, amount: number, notes: Record<string, string> = {}) => {
		const { uuid } = await readyCart(account, "invoice", amount);
		return cartOf(await book(account, uuid, notes));
	};
	const send = (account: Account, cart: Cart) => account.call("POST", "/orders/complete", completion(cart));
	const setRequired = (required: number) =>
		backend.db.prepare("UPDATE teams SET is_cost_centre_required = ? WHERE id = ?").bind(required, team.id).run();

	it("falls to its cost centres to the cent, freight to that of the order", async () => {
		const { owner } = team;
		const { uuid } = await readyCart(owner, "invoice", 12);
		const { items } = cartOf(await owner.call("POST", "/orders/add", added(supplies.packed, 10, { uuid })));
		await book(owner, uuid, { costCentre: "4200" });
		const cart = cartOf(await bookLine(owner, uuid, items[1]?.id, "4100"));
		expect((await send(owner, cart)).status).toBe(200);
		const line = cart.items[1]?.line_price ?? 0;
		expect(line).toBeGreaterThan(0);
		expect(await shares(uuid)).toEqual({ "4100": line, "4200": cart.total_price - line });
		await backend.db.prepare("UPDATE orders SET cost_shares = '{}' WHERE id = (SELECT id FROM carts WHERE uuid = ?)").bind(uuid).run();
	});

	// Shows R33.10
	it("needs a cost centre where the team says so, and never one that is inactive by now", async () => {
		const { buyer } = team;
		await setRequired(1);
		const cart = await ready(buyer, 2, { project: "P-1" });
		expect(cart.cost_problem).toBe("required");
		const refused = { status: 422, body: { code: "invalid", fields: { costCentre: ["costCentre.required"] } } };
		expect(await send(buyer, cart)).toMatchObject(refused);
		const chosen = await ready(buyer, 2, { costCentre: "4200" });
		const ofCentre = "UPDATE cost_centres SET is_active = ? WHERE code = '4200' AND team_id = ?";
		await backend.db.prepare(ofCentre).bind(0, team.id).run();
		expect(await send(buyer, chosen)).toMatchObject(gone("costCentre"));
		await backend.db.prepare(ofCentre).bind(1, team.id).run();
		expect((await send(buyer, chosen)).status).toBe(200);
		await setRequired(0);
	});

	// Shows R33.11
	it("waits for approval where it passes the month's limit of a cost centre, and the approver has the figures", async () => {
		const { buyer, approver, owner, id } = team;
		const [current, former] = [crypto.randomUUID(), crypto.randomUUID()];
		const ofTeam = "UPDATE orders SET team_id = ?2, processed_at = coalesce(?3, processed_at), cost_shares = ?4 WHERE order_number = ?1";
		await backend.db.batch([
			...[current, former].flatMap((uuid) => [
				backend.db.prepare("INSERT INTO carts (uuid, session_id, locale) VALUES (?, '', 'fi')").bind(uuid),
				...markSent(backend.db, uuid),
			]),
			backend.db.prepare(ofTeam).bind(current, id, null, '{"4100":80000}'),
			backend.db.prepare(ofTeam).bind(former, id, "2020-01-31T12:00:00Z", '{"4100":90000}'),
		]);
		const cart = await ready(buyer, 2, { costCentre: "4100" });
		const figures = [{ code: "4100", name: "Name", limit_price: 100_000, spent_price: 80_000, order_price: cart.total_price }];
		expect(cart).toMatchObject({ approval_limit: null, passed_limits: figures });
		expect(await send(buyer, cart)).toMatchObject({ status: 409, body: { code: "approval_needed" } });
		expect((await ready(buyer, 2, { costCentre: "4200" })).passed_limits).toEqual([]);
		expect((await ready(owner, 2, { costCentre: "4100" })).passed_limits).toEqual([]);

		const asked = await buyer.call("POST", "/orders/ask-approval", approvalRequest(cart));
		expect(cartOf(asked).approval).toMatchObject({ state: "waiting" });
		const [mail] = await outboxMails({ DB: backend.db }, mailData, 1);
		expect(mail?.text).toContain("koska se ylittää kuukausirajan");
		expect(plainSpaces(mail?.text ?? "")).toContain("Kustannuspaikka 4100 Name: tilattu tässä kuussa 800,00 €");
		const seen = await approvalOf(approver, cart.uuid);
		expect(seen.cart).toMatchObject({ cost_centre: "4100", passed_limits: figures });
		expect((await approve(approver, cartOf(asked))).status).toBe(200);
		expect(await shares(cart.uuid)).toEqual({ "4100": cart.total_price });
	});

	it("is not sent where another one has used up the limit at the same moment", async () => {
		const { buyer, id } = team;
		await backend.db.prepare("INSERT INTO cost_centres (team_id, code, name) VALUES (?, '4300', 'Name')").bind(id).run();
		const carts = [await ready(buyer, 2, { costCentre: "4300" }), await ready(buyer, 2, { costCentre: "4300" })];
		const limit = Math.round((carts[0]?.total_price ?? 0) * 1.5);
		await backend.db.prepare("UPDATE cost_centres SET limit_cents = ? WHERE code = '4300'").bind(limit).run();
		const answers = await Promise.all(carts.map((cart) => send(buyer, cart)));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
	});

	// Shows R49.5
	it("is not paid for by card beside another one that uses up the limit, until that payment is over", async () => {
		const { buyer, id } = team;
		await backend.db.prepare("INSERT INTO cost_centres (team_id, code, name) VALUES (?, '4400', 'Name')").bind(id).run();
		const toPay = async () => {
			const { uuid } = await readyCart(buyer, "card", 2);
			return cartOf(await book(buyer, uuid, { costCentre: "4400" }));
		};
		const carts = [await toPay(), await toPay(), await toPay()];
		const limit = Math.round((carts[0]?.total_price ?? 0) * 1.5);
		await backend.db.prepare("UPDATE cost_centres SET limit_cents = ? WHERE code = '4400'").bind(limit).run();
		const answers = await Promise.all(carts.map((cart) => send(buyer, cart)));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
		const [begun, refused] = [200, 409].map((wanted) => carts[answers.findIndex(({ status }) => status === wanted)]);
		if (!begun || !refused) throw new Error("One payment is begun.");
		// Its own payment does not block the cart.
		expect((await send(buyer, begun)).status).toBe(200);
		const seen = async () => cartOf(await buyer.call("GET", `/orders/by-id/${refused.uuid}`)).passed_limits;
		expect(await seen()).toMatchObject([{ code: "4400", spent_price: begun.total_price }]);
		await backend.db.prepare("UPDATE payments SET state = 'expired' WHERE cart_id = ?").bind(begun.id).run();
		expect(await seen()).toEqual([]);
		expect((await send(buyer, refused)).status).toBe(200);
		await payAt(backend, paymentUrl(await send(buyer, refused)));
		await buyer.call("GET", `/orders/confirmed-by-id/${refused.uuid}?markPaid=true`);
		expect(await shares(refused.uuid)).toEqual({ "4400": refused.total_price });
	});
	const paymentUrl = ({ body }: { body: unknown }) => orders.complete.answer.parse(body).payment_url ?? "";

	// Shows R33.12
	it("is found by its cost centre among the company's", async () => {
		const { approver } = team;
		const found = z
			.array(z.object({ cost_centre: z.string() }))
			.parse((await approver.call("GET", "/orders/by-user?of=company&cost_centre=4100")).body);
		expect(found.map(({ cost_centre }) => cost_centre)).toEqual(["4100"]);
		const counted = await approver.call("GET", "/orders/count-by-user?of=company&cost_centre=4100");
		expect(counted.body).toEqual({ count: found.length });
	});
});
