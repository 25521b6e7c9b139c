import { afterAll, beforeAll, expect, it } from "vitest";
import { type Backend, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { billing, checkOut, completion, newCart } from "../../tests/support/buyer";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

/** Who gets the confirmation of a new order. */
async function confirmed(email: string, additionalEmails: string) {
	const caller = backend.caller();
	const { uuid } = await newCart(caller, supplies.beam, 12);
	const cart = await checkOut(caller, uuid, { ...billing.FI, email, additionalEmails });
	const { status } = await caller.call("POST", "/orders/complete", completion(cart));
	const sql = "SELECT m.recipients FROM outbox m JOIN orders o ON o.id = m.order_id WHERE o.uuid = ? AND m.kind = 'order_confirmation'";
	return { status, to: JSON.parse(String(await backend.db.prepare(sql).bind(uuid).first("recipients"))) };
}

it("an address that others name gets ten confirmations in an hour, and no order is refused for it", async () => {
	const answers = [];
	for (let sent = 0; sent < 12; sent++)
		answers.push(await confirmed(`aino${sent}@teras.example`, sent % 2 ? "lasku@x.example" : "LASKU@x.example"));
	expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
	expect(answers.map(({ to }) => to.length)).toEqual([...Array.from({ length: 10 }, () => 2), 1, 1]);
	// Who orders is told of each of their orders, and of none twice.
	expect((await confirmed("lasku@x.example", "Lasku@x.example")).to).toEqual(["lasku@x.example"]);
	await backend.db.prepare("UPDATE outbox SET created_at = '2020-01-01T00:00:00Z'").run();
	expect((await confirmed("aino@teras.example", "lasku@x.example")).to).toEqual(["aino@teras.example", "lasku@x.example"]);
});
