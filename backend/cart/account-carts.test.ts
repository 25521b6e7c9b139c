import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { type Account, accountOf, signedIn } from "../../tests/support/account";
import { type Backend, type Caller, cartOf, shopHost, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { added, billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { endSession, endSessionsOf, newSession, sessionDigest, startSession } from "../platform/sessions";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const read = async (caller: Caller, uuid: string) => cartOf(await caller.call("GET", `/orders/by-id/${uuid}`));
const isOwner = async (caller: Caller, uuid: string) => (await read(caller, uuid)).is_owner;

/** Signs the guest in as every way of signing in does. */
async function signIn(guest: Caller, { id }: Account): Promise<Caller> {
	const session = newSession("fi");
	await backend.db.batch(startSession(backend.db, session, { sql: "?", values: [id] }, sessionDigest(guest.session)));
	return backend.caller("fi", session.id);
}

describe("a cart of an account", () => {
	// Shows R7.11
	it("is seen and changed from every device that the account is signed in on, and by nobody else", async () => {
		const office = await accountOf(backend);
		const site = await signedIn(backend, office.id);
		const { uuid, items } = await newCart(office, supplies.beam, 2);
		cartOf(await site.call("PATCH", `/orders/set-quantity/${uuid}/${items[0]?.id}`, { amount: 7 }));
		expect(await read(office, uuid)).toMatchObject({ is_owner: true, items: [{ quantity: 7 }] });
		cartOf(await office.call("POST", "/orders/add", added(supplies.packed, 10, { uuid })));
		expect((await read(site, uuid)).length).toBe(2);
		for (const stranger of [backend.caller(), await accountOf(backend)]) {
			expect(await isOwner(stranger, uuid)).toBe(false);
			const change = await stranger.call("PATCH", `/orders/set-comment/${uuid}`, { comment: "mine" });
			expect(change).toMatchObject({ status: 404, body: { code: "not_found" } });
		}
	});

	it("tells a device that has an old version what has changed on the other", async () => {
		const office = await accountOf(backend);
		const site = await signedIn(backend, office.id);
		const { uuid, items, version } = await newCart(office, supplies.beam, 2);
		const change = (caller: Caller, amount: number) =>
			caller.call("PATCH", `/orders/set-quantity/${uuid}/${items[0]?.id}`, { amount, version });
		expect((await change(site, 3)).status).toBe(200);
		expect(await change(office, 4)).toMatchObject({ status: 409, body: { code: "conflict" } });
	});

	it("is sent on one device and done on the other", async () => {
		const office = await accountOf(backend);
		const site = await signedIn(backend, office.id);
		const { uuid } = await newCart(site, supplies.beam, 1);
		const cart = await checkOut(office, uuid, billing.FI);
		expect((await office.call("POST", "/orders/complete", completion(cart))).status).toBe(200);
		expect(await read(site, uuid)).toMatchObject({ isProcessed: true, is_owner: true });
		expect(await site.call("PATCH", `/orders/set-comment/${uuid}`, { comment: "late" })).toMatchObject({ body: { code: "processed" } });
	});
});

describe("signing in", () => {
	// Shows H5.3
	it("keeps the guest's cart, which is the account's from then on and the old session's no more", async () => {
		const guest = backend.caller();
		const { uuid } = await newCart(guest, supplies.beam, 4);
		const account = await accountOf(backend);
		const now = await signIn(guest, account);
		expect(now.session).not.toBe(guest.session);
		for (const device of [now, account]) expect(await read(device, uuid)).toMatchObject({ is_owner: true, items: [{ quantity: 4 }] });
		expect(await isOwner(guest, uuid)).toBe(false);
		expect((await guest.call("PATCH", `/orders/set-comment/${uuid}`, { comment: "" })).status).toBe(404);
	});

	it("answers a form of the guest's that comes once more as it was answered before", async () => {
		const guest = backend.caller();
		const body = added(supplies.beam, 4);
		const { uuid } = cartOf(await guest.call("POST", "/orders/add", body));
		const now = await signIn(guest, await accountOf(backend));
		expect(cartOf(await now.call("POST", "/orders/add", { ...body, uuid }))).toMatchObject({ uuid, items: [{ quantity: 4 }] });
	});

	it("leaves the account's other carts as they are", async () => {
		const account = await accountOf(backend);
		const older = await newCart(account, supplies.packed, 10);
		const guest = backend.caller();
		const { uuid } = await newCart(guest, supplies.beam, 4);
		await signIn(guest, account);
		expect((await read(account, older.uuid)).items).toMatchObject([{ quantity: 10 }]);
		expect((await read(account, uuid)).items).toMatchObject([{ quantity: 4 }]);
	});

	it("gives nobody what another account had in the same browser", async () => {
		const first = await accountOf(backend);
		const { uuid } = await newCart(first, supplies.beam, 4);
		const second = await signIn(first, await accountOf(backend));
		expect(await isOwner(second, uuid)).toBe(false);
		expect(await isOwner(first, uuid)).toBe(false);
		expect(await isOwner(await signedIn(backend, first.id), uuid)).toBe(true);
	});
});

describe("a session that has ended", () => {
	const forms = async (caller: Caller, uuid: string) => (await read(caller, uuid)).forms;

	async function withOrder(buyer: Caller) {
		const { uuid } = await newCart(buyer, supplies.beam, 1);
		const sent = await buyer.call("POST", "/orders/complete", completion(await checkOut(buyer, uuid, billing.FI)));
		expect(sent.status).toBe(200);
		return uuid;
	}

	// Shows R7.11
	it.each([
		["signed out", (session: string) => endSession(backend.db, session)],
		[
			"all sessions of the account ended",
			(session: string) => [endSessionsOf(backend.db, { sql: "SELECT user_id FROM sessions WHERE id = ?", values: [session] })],
		],
		[
			"its time over",
			(session: string) => [backend.db.prepare("UPDATE sessions SET expires_at = '2020-01-01T00:00:00Z' WHERE id = ?").bind(session)],
		],
		[
			"the account deleted",
			(session: string) => [
				backend.db.prepare("UPDATE users SET is_deleted = 1 WHERE id IN (SELECT user_id FROM sessions WHERE id = ?)").bind(session),
			],
		],
	] as const)("reads and changes nothing of the account: %s", async (_, end) => {
		const account = await accountOf(backend);
		const order = await withOrder(account);
		const { uuid } = await newCart(account, supplies.beam, 4);
		expect(await forms(account, order)).not.toBeNull();
		await backend.db.batch([...end(sessionDigest(account.session))]);
		expect(await forms(account, order)).toBeNull();
		expect(await isOwner(account, uuid)).toBe(false);
		expect((await account.call("PATCH", `/orders/set-comment/${uuid}`, { comment: "" })).status).toBe(404);
		expect(await account.call("GET", "/orders/by-user")).toMatchObject({ status: 200, body: [] });
		expect(await account.call("GET", "/orders/open-by-user")).toMatchObject({ status: 200, body: [] });
		for (const path of [`/orders/confirmation-pdf/${order}`, `/orders/ubl/${order}`])
			expect((await backend.request(path, { headers: { "Session-Id": account.session } })).status).toBe(404);
	});

	it("reads nothing of what the guest before it had ordered either; a guest's own does not end by signing out", async () => {
		const guest = backend.caller();
		const order = await withOrder(guest);
		const account = await accountOf(backend);
		const now = await signIn(guest, account);
		// The guest's order goes to another address, so it moves with the session and belongs to no account.
		expect(await forms(now, order)).not.toBeNull();
		expect(await forms(account, order)).toBeNull();
		await backend.db.batch(endSession(backend.db, sessionDigest(now.session)));
		expect(await forms(now, order)).toBeNull();
		const other = backend.caller();
		const guestCart = await withOrder(other);
		await backend.db.batch(endSession(backend.db, sessionDigest(other.session)));
		expect(await forms(other, guestCart)).not.toBeNull();
	});

	it("makes what it adds a cart of its own", async () => {
		const account = await accountOf(backend);
		const { uuid } = await newCart(account, supplies.beam, 4);
		await backend.db.batch(endSession(backend.db, sessionDigest(account.session)));
		const fresh = cartOf(await account.call("POST", "/orders/add", added(supplies.beam, 1, { uuid })));
		expect(fresh.uuid).not.toBe(uuid);
		expect(await backend.db.prepare("SELECT user_id FROM carts WHERE uuid = ?").bind(fresh.uuid).first("user_id")).toBeNull();
	});
});

describe("offers of an account", () => {
	const numbers = z.array(z.object({ number: z.string() }));

	it("are listed and accepted with their notes wherever it is signed in", async () => {
		const office = await accountOf(backend);
		const site = await signedIn(backend, office.id);
		const { uuid } = await newCart(office, supplies.beam, 2);
		await office.call("PATCH", `/orders/set-order-reference/${uuid}`, { reference: "Silta 7" });
		const offer = cartOf(await office.call("PATCH", "/orders/send-offer", { uuid, emails: [], idem: crypto.randomUUID(), host: shopHost }));
		expect(numbers.parse((await site.call("GET", `/orders/offers-of/${uuid}`)).body)).toHaveLength(1);
		expect(numbers.parse((await backend.caller().call("GET", `/orders/offers-of/${uuid}`)).body)).toEqual([]);
		const items = offer.items.map(({ id, quantity: amount }) => ({ id, amount }));
		const cart = cartOf(await site.call("POST", `/orders/accept-offer/${offer.uuid}`, { items, sets: [], idem: crypto.randomUUID() }));
		expect(cart.reference).toBe("Silta 7");
		expect(await isOwner(office, cart.uuid)).toBe(true);
	});
});
