import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { errorAnswer } from "../../contract/errors";
import { users } from "../../contract/users";
import { type Account, accountOf, signedIn } from "../../tests/support/account";
import { type Backend, type Caller, cartOf, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { eraseAccounts } from "./erase-accounts";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const isSignedIn = async (caller: Caller) => users.current.answer.parse((await caller.call("GET", "/users/current")).body) !== null;

const remove = (caller: Caller, id: number, body: { password?: string; idem?: string } = {}) =>
	caller.call("POST", `/users/delete/${id}`, { idem: crypto.randomUUID(), ...body });

const count = (sql: string, ...values: (string | number)[]) =>
	backend.db
		.prepare(`SELECT COUNT(*) AS n FROM ${sql}`)
		.bind(...values)
		.first("n");

const userRow = (id: number) => backend.db.prepare("SELECT * FROM users WHERE id = ?").bind(id).first();

async function teamOf(vat: string, members: [Account, "owner" | "buyer"][]) {
	const id = Number(await backend.db.prepare("INSERT INTO teams (vat) VALUES (?) RETURNING id").bind(vat).first("id"));
	for (const [{ id: user }, role] of members)
		await backend.db.prepare("INSERT INTO team_members (user_id, team_id, role) VALUES (?, ?, ?)").bind(user, id, role).run();
	return id;
}

describe("deleting an account", () => {
	// Shows R26.17
	it("ends all its sessions and mailed links, and returns when it was deleted", async () => {
		const buyer = await accountOf(backend);
		const phone = await signedIn(backend, buyer.id);
		const token = backend.db.prepare(
			"INSERT INTO account_tokens (token_hash, user_id, purpose, expires_at) VALUES (?, ?, 'magic_link', '2999-01-01T00:00:00Z')",
		);
		await token.bind(crypto.randomUUID(), buyer.id).run();
		const answer = await remove(buyer, buyer.id);
		expect(answer).toEqual({ status: 200, body: { message: "Account deleted successfully." } });
		expect(await isSignedIn(buyer)).toBe(false);
		expect(await isSignedIn(phone)).toBe(false);
		expect(await count("account_tokens WHERE user_id = ?", buyer.id)).toBe(0);
		expect(await count("sessions WHERE user_id = ?", buyer.id)).toBe(0);
		const { is_deleted, deleted_at } = (await userRow(buyer.id)) ?? {};
		expect(is_deleted).toBe(1);
		expect(Date.now() - Date.parse(String(deleted_at))).toBeLessThan(60_000);
	});

	it("is done once when the form is sent twice; another form finds nobody signed in", async () => {
		const buyer = await accountOf(backend);
		const idem = crypto.randomUUID();
		const first = await remove(buyer, buyer.id, { idem });
		const deletedAt = (await userRow(buyer.id))?.deleted_at;
		expect(await remove(buyer, buyer.id, { idem })).toEqual(first);
		expect((await userRow(buyer.id))?.deleted_at).toBe(deletedAt);
		expect((await remove(buyer, buyer.id)).status).toBe(401);
	});

	it("requires the password if there is one, with five attempts in a quarter of an hour", async () => {
		const buyer = await accountOf(backend, { password: "Teras123" });
		const wrong = await remove(buyer, buyer.id, { password: "Teras124" });
		expect(wrong.status).toBe(422);
		expect(errorAnswer.parse(wrong.body)).toMatchObject({ code: "invalid_credentials", fields: { password: ["password.invalid"] } });
		for (const password of ["", "teras123", "Teras123 ", "x"]) expect((await remove(buyer, buyer.id, { password })).status).toBe(422);
		expect((await remove(buyer, buyer.id, { password: "Teras123" })).status).toBe(429);
		expect(await isSignedIn(buyer)).toBe(true);
		await backend.db.prepare("DELETE FROM attempts").run();
		expect((await remove(buyer, buyer.id, { password: "Teras123" })).status).toBe(200);
		expect(await isSignedIn(buyer)).toBe(false);
	});

	it("cannot be requested for another account", async () => {
		const buyer = await accountOf(backend);
		const other = await accountOf(backend);
		const foreign = await remove(buyer, other.id);
		expect(foreign.status).toBe(404);
		expect(await remove(buyer, 999_999)).toEqual(foreign);
		expect((await remove(backend.caller(), other.id)).status).toBe(401);
		expect(await isSignedIn(other)).toBe(true);
	});

	it("keeps sent orders, and leaves open carts without an owner", async () => {
		const buyer = await accountOf(backend);
		const { uuid: sent } = await newCart(buyer, supplies.beam, 2);
		await buyer.call("POST", "/orders/complete", completion(await checkOut(buyer, sent, billing.FI)));
		const { uuid: open } = await newCart(buyer, supplies.beam, 3);
		expect((await remove(buyer, buyer.id)).status).toBe(200);
		expect((await buyer.call("PATCH", `/orders/set-comment/${open}`, { comment: "mine" })).status).toBe(404);
		const cart = cartOf(await buyer.call("GET", `/orders/by-id/${open}`));
		expect(cart).toMatchObject({ is_owner: false, items: [{ quantity: 3 }] });
		expect(await count("carts WHERE uuid = ? AND is_ordered = 1", sent)).toBe(1);
	});

	it("leaves the team; the last owner has to hand it over first", async () => {
		const owner = await accountOf(backend);
		const colleague = await accountOf(backend);
		const team = await teamOf("FI20774740", [
			[owner, "owner"],
			[colleague, "buyer"],
		]);
		const refused = await remove(owner, owner.id);
		expect(refused.status).toBe(409);
		expect(errorAnswer.parse(refused.body).code).toBe("last_owner");
		expect(await isSignedIn(owner)).toBe(true);
		expect((await remove(colleague, colleague.id)).status).toBe(200);
		expect(await count("team_members WHERE team_id = ?", team)).toBe(1);
		expect((await remove(owner, owner.id)).status).toBe(200);
		expect(await count("teams WHERE id = ?", team)).toBe(0);
	});
});

describe("erasing", () => {
	async function deletedSince(days: number, email: string, beforehand: (buyer: Account) => Promise<void> = async () => {}) {
		const buyer = await accountOf(backend, {
			email,
			columns: { company: "Canary Oy", customername: "Cara Canary", phonenumber: "+358401234567", billingaddress: "Kanariantie 1" },
		});
		await beforehand(buyer);
		await backend.db.prepare("INSERT INTO discounts (kind, percent_bp, user_id) VALUES ('personal', 500, ?)").bind(buyer.id).run();
		expect((await remove(buyer, buyer.id)).status).toBe(200);
		await backend.db
			.prepare("UPDATE users SET deleted_at = strftime('%Y-%m-%dT%H:%M:%SZ', 'now', ?) WHERE id = ?")
			.bind(`-${days} days`, buyer.id)
			.run();
		return buyer.id;
	}
	const forms = (uuid: string) => count("cart_forms f JOIN carts o ON o.id = f.cart_id WHERE o.uuid = ?", uuid);

	it("happens after thirty days and leaves only what orders need", async () => {
		let sent = "";
		let open = "";
		const early = await deletedSince(29, "early@canary.example");
		const due = await deletedSince(31, "due@canary.example", async (buyer) => {
			sent = (await newCart(buyer, supplies.beam, 2)).uuid;
			await buyer.call("POST", "/orders/complete", completion(await checkOut(buyer, sent, { ...billing.FI, email: buyer.email })));
			open = (await newCart(buyer, supplies.beam, 1)).uuid;
			await checkOut(buyer, open, { ...billing.FI, email: buyer.email });
			expect(await forms(open)).toBe(1);
		});
		expect(await eraseAccounts(backend.db)).toBe(1);
		expect(await userRow(early)).toMatchObject({ email: "early@canary.example", company: "Canary Oy", erased_at: null });
		const row = await userRow(due);
		expect(row).toMatchObject({ is_deleted: 1, password_hash: null });
		expect(JSON.stringify(row).toLowerCase()).not.toMatch(/canary|kanarian|358401234567/);
		expect(await forms(open)).toBe(0);
		expect(await forms(sent)).toBe(1);
		expect(await count("discounts WHERE user_id = ?", due)).toBe(0);
		expect(await eraseAccounts(backend.db)).toBe(0);
	});

	it("frees the address for a new account", async () => {
		await deletedSince(40, "free@canary.example");
		await eraseAccounts(backend.db);
		expect(await isSignedIn(await accountOf(backend, { email: "free@canary.example" }))).toBe(true);
	});
});
