import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { accountOf } from "../../tests/support/account";
import { type Backend, type Caller, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { dispatchEveryMinute } from "../mail/dispatch";
import { mailData } from "../mail-data";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const mailRow = z.object({ kind: z.string(), recipients: z.string(), is_held: z.number() });

async function ordered(email: string, additionalEmails: string, caller: Caller = backend.caller(), client = "") {
	const { uuid } = await newCart(caller, supplies.beam, 12);
	const cart = await checkOut(caller, uuid, { ...billing.FI, email, additionalEmails });
	const response = await backend.request("/orders/complete", {
		method: "POST",
		headers: { Locale: "fi", "Session-Id": caller.session, Client: client, "Content-Type": "application/json" },
		body: JSON.stringify(completion(cart)),
	});
	return { uuid, status: response.status };
}

/** The recipients of an order's mail, and those whose mail waits. */
async function mailsOf(uuid: string) {
	const { results } = await backend.db
		.prepare(
			"SELECT m.kind, m.recipients, m.is_held FROM outbox m JOIN carts o ON o.id = m.cart_id WHERE o.uuid = ? AND m.kind IN ('order_confirmation', 'order_copy')",
		)
		.bind(uuid)
		.all();
	const addressed = (held: number) =>
		mailRow
			.array()
			.parse(results)
			.filter(({ is_held }) => is_held === held)
			.flatMap(({ recipients }) => z.array(z.string()).parse(JSON.parse(recipients)));
	return { to: addressed(0), held: addressed(1) };
}

const minute = () => dispatchEveryMinute({ DB: backend.db, DEV_PAGES: "1", BACKEND_KEY: "", SHOP_HOSTS: "" }, mailData);
const change = (table: "carts" | "orders", sql: string, uuid: string) =>
	backend.db.prepare(`UPDATE ${table} SET ${sql} WHERE id = (SELECT id FROM carts WHERE uuid = ?)`).bind(uuid).run();

describe("addresses that a buyer names", () => {
	// Shows R9.3, H1.17
	it.each([
		["has been confirmed", "state = 'confirmed'"],
		["has been reviewed", "state = 'confirmed', reviewed_at = processed_at"],
	])("wait until a guest's order %s", async (_, done) => {
		const { uuid } = await ordered("aino@teras.example", "lasku@teras.example");
		await minute();
		expect(await mailsOf(uuid)).toEqual({ to: ["aino@teras.example"], held: ["lasku@teras.example"] });
		await change("orders", done, uuid);
		await minute();
		expect(await mailsOf(uuid)).toEqual({ to: ["aino@teras.example", "lasku@teras.example"], held: [] });
	});

	it("get it at once where the buyer's address is the account's own, and confirmed; another one that is typed waits", async () => {
		const account = await accountOf(backend);
		const own = await ordered(account.email.toUpperCase(), "lasku@teras.example", account);
		expect(await mailsOf(own.uuid)).toMatchObject({ held: [] });
		const other = await ordered("aino@teras.example", "lasku@teras.example", account);
		expect(await mailsOf(other.uuid)).toMatchObject({ held: ["lasku@teras.example"] });
	});

	it("get it once a guest's order has come to the account of its address", async () => {
		const { uuid } = await ordered("liisa@teras.example", "lasku@teras.example");
		const { id } = await accountOf(backend, { email: "liisa@teras.example" });
		await minute();
		expect(await mailsOf(uuid)).toMatchObject({ held: ["lasku@teras.example"] });
		await change("carts", `user_id = ${id}`, uuid);
		await minute();
		expect(await mailsOf(uuid)).toMatchObject({ held: [] });
	});

	it("get thirty copies in a day, and no order is refused for it; who orders is told of each", async () => {
		await backend.db.prepare("DELETE FROM outbox").run();
		const sent = await ordered("aino@teras.example", "kirjanpito@x.example");
		await backend.db
			.prepare(
				`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 28)
				INSERT INTO outbox (kind, locale, recipients, cause) SELECT 'order_copy', 'fi', '["KIRJANPITO+arkisto@x.example"]', 'n' || i FROM n`,
			)
			.run();
		const last = await ordered("aino@teras.example", "kirjanpito@x.example");
		const over = await ordered("aino@teras.example", "kirjanpito@x.example, muu@x.example");
		expect(await mailsOf(sent.uuid)).toMatchObject({ held: ["kirjanpito@x.example"] });
		expect(await mailsOf(last.uuid)).toMatchObject({ held: ["kirjanpito@x.example"] });
		expect([over.status, await mailsOf(over.uuid)]).toEqual([200, { to: ["aino@teras.example"], held: ["muu@x.example"] }]);
		expect(await mailsOf((await ordered("kirjanpito@x.example", "Kirjanpito@x.example")).uuid)).toEqual({
			to: ["kirjanpito@x.example"],
			held: [],
		});
		await backend.db.prepare("UPDATE outbox SET created_at = '2020-01-01T00:00:00Z'").run();
		expect(await mailsOf((await ordered("aino@teras.example", "kirjanpito@x.example")).uuid)).toMatchObject({
			held: ["kirjanpito@x.example"],
		});
	});
});

// Shows H1.17
it("thirty orders in a day are mailed to a mailbox that was typed, from whatever networks; more are taken without a mail, those of its own account with one", async () => {
	const network = () => crypto.randomUUID().replaceAll("-", "").padEnd(43, "x");
	const email = "paljon@teras.example";
	for (let count = 0; count < 30; count++) expect((await ordered(email, "", undefined, network())).status).toBe(200);
	const over = await ordered("Paljon+9@teras.example", "", undefined, network());
	expect([over.status, await mailsOf(over.uuid)]).toEqual([200, { to: [], held: [] }]);
	expect((await ordered("muu@teras.example", "", undefined, network())).status).toBe(200);
	const own = await ordered(email, "", await accountOf(backend, { email }), network());
	expect([own.status, await mailsOf(own.uuid)]).toEqual([200, { to: [email], held: [] }]);
}, 60_000);
