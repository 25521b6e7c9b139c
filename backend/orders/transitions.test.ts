import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { orderStates } from "../../contract/values/order-states";
import german from "../../locales/de/cart.json";
import { type Backend, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { transition, transitions } from "./transitions";

let backend: Backend;
let id: number;
beforeAll(async () => {
	backend = await startBackend();
	const buyer = backend.caller();
	const { uuid } = await newCart(buyer, supplies.beam, 2);
	await buyer.call("POST", "/orders/complete", completion(await checkOut(buyer, uuid, billing.FI)));
	id = z.number().parse(await backend.db.prepare("SELECT id FROM carts WHERE uuid = ?").bind(uuid).first("id"));
});
afterAll(() => backend.dispose());

const names = Object.keys(transitions).map((name) => z.enum(["confirm", "cancel", "ship", "finish"]).parse(name));
const row = z.object({ state: z.enum(orderStates), version: z.number(), events: z.number() });
const now = async () =>
	row.parse(
		await backend.db
			.prepare("SELECT state, version, (SELECT count(*) FROM events e WHERE e.order_id = o.id) AS events FROM orders o WHERE id = ?")
			.bind(id)
			.first(),
	);

const all = Object.values(transitions);

it("every state is an order's first one or reached, is left unless it is the last, and has a row in docs/orders.md", () => {
	const first: readonly string[] = ["in_review", "confirmed", "paid"];
	const isReached = (state: string) => first.includes(state) || all.some(({ to }) => to === state);
	const isLeft = (state: string) => all.some(({ from }) => from.some((one) => one === state));
	expect(orderStates.filter((state) => !isReached(state))).toEqual([]);
	expect(orderStates.filter((state) => !isLeft(state))).toEqual(["done", "cancelled"]);
	const docs = readFileSync("docs/orders.md", "utf8");
	for (const state of orderStates) {
		expect(docs).toContain(`| ${state.replace("_", " ")} | \`${state}\` |`);
		expect(docs).toContain(`| ${state.replace("_", " ")} | ${german[`status.${state}`]} |`);
	}
});

// Shows R43.1
describe.each(names)("%s", (name) => {
	it.each(orderStates)("of an order that is %s changes state, version and events together, or nothing", async (state) => {
		await backend.db.prepare("UPDATE orders SET state = ? WHERE id = ?").bind(state, id).run();
		const before = await now();
		await backend.db.batch(transition(backend.db, name, { id }));
		const { from, to } = transitions[name];
		const mayHappen = from.some((one) => one === state);
		expect(await now()).toEqual(mayHappen ? { state: to, version: before.version + 1, events: before.events + 1 } : before);
	});

	it("stands in docs/orders.md with its states, mail and event", () => {
		const { to, mail, event } = transitions[name];
		const rows = readFileSync("docs/orders.md", "utf8").split("\n");
		const found = rows.filter(
			(line) => line.includes(`| ${to.replace("_", " ")} |`) && line.includes(`\`${mail}\``) && line.includes(`\`${event}\``),
		);
		expect(found).toHaveLength(1);
	});
});
