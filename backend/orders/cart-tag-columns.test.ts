import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { accountOf } from "../../tests/support/account";
import { approve, waitingOrder } from "../../tests/support/approval-requests";
import { type Backend, type Caller, cartOf, startBackend } from "../../tests/support/backend";
import { sets, supplies } from "../../tests/support/backend-rows";
import { added, billing, checkOut, newCart } from "../../tests/support/buyer";
import { companyTeam } from "../../tests/support/company-team";
import { changeEveryColumn } from "../../tests/support/every-column";
import { insertTranslated } from "../../tests/support/fixture-sql";
import { startedPayment } from "../../tests/support/started-payment";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

/** The cart's address, and columns written once whose change another column shows. */
const untold = new Set(["carts.uuid", "orders.snapshot", "offers.snapshot"]);

it("a cart's tag rests on every column that its answer rests on", { timeout: 120_000 }, async () => {
	const [rich, requested] = [await richCart(), await requestedCart()];
	const views: [uuid: string, session: string, locale: string][] = [
		[rich.uuid, rich.session, "en"],
		[rich.uuid, "", "de"],
		[requested.uuid, requested.session, "fi"],
	];
	const look = () =>
		Promise.all(
			views.map(async ([uuid, session, locale]) => {
				const answer = await backend.request(`/orders/by-id/${uuid}`, { headers: { Locale: locale, "Session-Id": session } });
				return { status: answer.status, tag: answer.headers.get("ETag"), text: await answer.text() };
			}),
		);
	const before = await look();
	const rested = new Set<string>();
	// The backend logs what it cannot answer; this test ignores the log.
	const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
	await changeEveryColumn(backend, async (column) => {
		if (untold.has(column)) return;
		for (const [index, now] of (await look()).entries()) {
			if (now.status !== 200 || now.text === before[index]?.text) continue;
			rested.add(column);
			expect({ column, isSame: now.tag === before[index]?.tag }).toEqual({ column, isSame: false });
		}
	});
	log.mockRestore();
	expect((await look()).map(({ tag }) => tag)).toEqual(before.map(({ tag }) => tag));
	expect(rested.size).toBeGreaterThan(80);
});

/** A cart with every kind of content, a personal discount, and a payment under way. */
async function richCart(): Promise<{ uuid: string; session: string }> {
	const buyer = await accountOf(backend);
	const { uuid } = await checkOut(buyer, (await newCart(buyer, supplies.beam, 12)).uuid, billing.DE);
	await buyer.call("POST", "/orders/add", { ...added(supplies.expensive, 2, { uuid }), cut: { length: 1_500 }, certificate: true });
	await buyer.call("POST", "/orders/addSet", { uuid, setId: sets.frame, amount: 1, idem: crypto.randomUUID(), isProduction: true });
	const discounts = [
		...insertTranslated(
			"discount",
			{ id: 1, kind: "line", percent_bp: 800, threshold: 2, category_id: 1, end_date: "2999-06-30" },
			{ title: "Aktion" },
		),
		...insertTranslated("discount", { id: 2, kind: "order", percent_bp: 200, threshold: 100_000 }, { title: "Rabatt" }),
		...insertTranslated("discount", { id: 3, kind: "personal", percent_bp: 500, user_id: buyer.id }, { title: "Eigen" }),
	];
	await backend.db.batch(discounts.map((statement) => backend.db.prepare(statement)));
	await backend.db.prepare(startedPayment(await seen(buyer, uuid))).run();
	expect(await seen(buyer, uuid)).toMatchObject({ length: 3, payment: { state: "open" } });
	return { uuid, session: buyer.session };
}

async function requestedCart(): Promise<{ uuid: string; session: string }> {
	const { buyer, approver } = await companyTeam(backend);
	const cart = await waitingOrder(buyer, "card");
	await approve(approver, cart);
	expect((await seen(buyer, cart.uuid)).approval).toMatchObject({ state: "approved" });
	return { uuid: cart.uuid, session: buyer.session };
}

const seen = async (buyer: Caller, uuid: string) => cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`));
