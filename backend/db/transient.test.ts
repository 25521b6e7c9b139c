import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { type Backend, cartOf, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { added, billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { deskCall } from "../../tests/support/desk";
import { transientErrors } from "./transient";

let backend: Backend;
const whole: Backend["around"] = (send) => send();
beforeAll(async () => {
	backend = await startBackend();
});
afterEach(() => {
	backend.around = whole;
});
afterAll(() => backend.dispose());

type Loss = "what is sent is lost" | "the answer is lost";
const losses: Loss[] = ["what is sent is lost", "the answer is lost"];

/** Fails one database trip from now on; 1 is the next one. */
function failAt(trip: number, loss: Loss, error = "Network connection lost"): void {
	let made = 0;
	backend.around = async (send) => {
		made++;
		if (made !== trip) return send();
		if (loss === "the answer is lost") await send();
		throw new Error(`D1_ERROR: ${error}.`);
	};
}

const count = (sql: string) => backend.db.prepare(`SELECT count(*) AS count FROM ${sql}`).first<number>("count");

// Shows R59.1
it.each(transientErrors.flatMap((error) => losses.map((loss) => [error, loss] as const)))(
	"after “%s” goods are put into a cart once: %s",
	async (error, loss) => {
		for (const trip of [1, 2]) {
			const buyer = backend.caller("fi");
			failAt(trip, loss, error);
			expect((await newCart(buyer, supplies.beam, 4)).items.map(({ quantity }) => quantity)).toEqual([4]);
			backend.around = whole;
			expect(await count(`carts WHERE session_id = (SELECT session_id FROM carts ORDER BY id DESC LIMIT 1)`)).toBe(1);
		}
	},
);

// Shows R59.1
it.each(losses)("an order is one, whichever of its trips fails, and its buyer is mailed once: %s", async (loss) => {
	for (const trip of [1, 2, 3]) {
		const buyer = backend.caller("fi");
		const { uuid } = await newCart(buyer, supplies.beam, 4);
		const cart = await checkOut(buyer, uuid, { ...billing.FI, email: `${trip}-${losses.indexOf(loss)}@teras.example` });
		const [orders, mails] = [await count("orders"), await count("outbox WHERE kind = 'order_confirmation'")];
		failAt(trip, loss);
		expect((await buyer.call("POST", "/orders/complete", completion(cart))).status).toBe(200);
		backend.around = whole;
		expect(await count("orders")).toBe(Number(orders) + 1);
		expect(await count("outbox WHERE kind = 'order_confirmation'")).toBe(Number(mails) + 1);
	}
});

// Shows R59.1
it.each(losses)("a delivery is sent once by the desk: %s", async (loss) => {
	for (const trip of [1, 2, 3, 4]) {
		const buyer = backend.caller("fi");
		const { uuid } = await newCart(buyer, supplies.beam, 4);
		await buyer.call("POST", "/orders/complete", completion(await checkOut(buyer, uuid, billing.FI)));
		await backend.db.prepare("UPDATE orders SET state = 'confirmed' WHERE id = (SELECT id FROM carts WHERE uuid = ?)").bind(uuid).run();
		const { order_number: number } = cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`));
		failAt(trip, loss);
		const shipped = await deskCall(backend, `orders/${number}/deliveries`, { idem: crypto.randomUUID(), carrier: "Kuljetus Oy" });
		expect(shipped, `trip ${trip}`).toEqual({ status: 200, body: { number: `${number}-1` } });
		backend.around = whole;
		expect(await count(`deliveries WHERE number LIKE '${number}-%'`)).toBe(1);
	}
});

// Shows R59.1
it("nothing is tried again that has no key, that fails twice, or whose error says that the database has too much to do", async () => {
	const buyer = backend.caller("fi");
	const { uuid } = await newCart(buyer, supplies.beam, 4);
	failAt(2, "the answer is lost");
	const before = backend.trips;
	expect((await buyer.call("PATCH", `/orders/set-comment/${uuid}`, { comment: "Portti 3" })).status).toBe(500);
	expect(backend.trips - before).toBe(2);
	for (const error of [
		"D1 DB storage operation exceeded timeout which caused object to be reset",
		"D1 DB is overloaded. Requests queued for too long",
		"D1 DB is overloaded. Too many requests queued",
		"D1 DB's isolate exceeded its memory limit and was reset",
		"D1 DB exceeded its CPU time limit and was reset",
		"UNIQUE constraint failed: carts.uuid",
	]) {
		failAt(1, "what is sent is lost", error);
		expect((await buyer.call("POST", "/orders/add", added(supplies.beam, 1, { uuid }))).status, error).toBe(500);
	}
	let tries = 0;
	backend.around = async () => {
		tries++;
		throw new Error("D1_ERROR: Network connection lost.");
	};
	expect((await buyer.call("POST", "/orders/add", added(supplies.beam, 1, { uuid }))).status).toBe(500);
	expect(tries).toBe(2);
});
