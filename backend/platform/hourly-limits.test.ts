import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountOf, signedIn } from "../../tests/support/account";
import { type Answered, type Backend, type Caller, shopHost, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { billing, checkOut, completion, newCart } from "../../tests/support/buyer";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

/** A digest of a network, as the shop sends it. */
const network = () => crypto.randomUUID().replaceAll("-", "").padEnd(43, "x");

/** A call from a network. */
async function from(client: string, caller: Caller, method: "POST" | "PATCH", path: string, body: object): Promise<Answered> {
	const headers = { Locale: "fi", "Session-Id": caller.session, Client: client, "Content-Type": "application/json" };
	const response = await backend.request(path, { method, headers, body: JSON.stringify(body) });
	return { status: response.status, body: await response.json() };
}

const addresses = (count: number) => Array.from({ length: count }, () => `${crypto.randomUUID()}@koulutus.example`);
const idem = () => crypto.randomUUID();

/** Records earlier sends, then sends until the first refusal. */
async function until(refused: number, most: number, send: () => Promise<Answered>): Promise<number> {
	for (let sent = 0; sent <= most; sent++) if ((await send()).status === refused) return sent;
	throw new Error("Nothing was refused.");
}

const share = (client: string, caller: Caller, uuid: string, emails: string[], key = idem()) =>
	from(client, caller, "POST", `/orders/share/${uuid}`, { emails, idem: key, host: shopHost });

describe("mails to others", () => {
	// Shows R22.29
	it("reach fifty addresses an hour from a network, however many sessions it has; other networks, and who has none, go on", async () => {
		const client = network();
		const fresh = async () => {
			const guest = backend.caller();
			return { guest, uuid: (await newCart(guest, supplies.beam, 1)).uuid };
		};
		for (let time = 0; time < 10; time++) {
			const { guest, uuid } = await fresh();
			expect((await share(client, guest, uuid, addresses(5))).status).toBe(200);
		}
		const { guest, uuid } = await fresh();
		expect(await share(client, guest, uuid, addresses(1))).toMatchObject({ status: 429, body: { code: "too_many_messages" } });
		expect((await share(network(), guest, uuid, addresses(1))).status).toBe(200);
		expect((await share("", guest, uuid, addresses(1))).status).toBe(200);
	});

	it("reach ten addresses an hour from an account, on all its devices together; the same form again is no other mail", async () => {
		const office = await accountOf(backend);
		const site = await signedIn(backend, office.id);
		const [first, second] = [await newCart(office, supplies.beam, 1), await newCart(site, supplies.beam, 1)];
		const key = idem();
		const emails = addresses(5);
		for (let time = 0; time < 3; time++) expect((await share("", office, first.uuid, emails, key)).status).toBe(200);
		expect((await share("", site, second.uuid, addresses(4))).status).toBe(200);
		expect(await share("", site, second.uuid, addresses(2))).toMatchObject({ status: 429 });
		expect((await share("", site, second.uuid, addresses(1))).status).toBe(200);
	});
});

describe("offers without addresses", () => {
	const offer = (caller: Caller, uuid: string, client = "") =>
		from(client, caller, "PATCH", "/orders/send-offer", { uuid, emails: [], comment: idem(), idem: idem(), host: shopHost });

	it("are thirty an hour of a session", async () => {
		const guest = backend.caller();
		const { uuid } = await newCart(guest, supplies.beam, 1);
		expect(await until(429, 30, () => offer(guest, uuid))).toBe(30);
		expect(await offer(guest, uuid)).toMatchObject({ body: { code: "too_many_attempts" } });
	});
});

describe("orders", () => {
	it("are refused while very many confirmations come from one network, and stay carts", async () => {
		const client = network();
		const guest = backend.caller();
		const { uuid } = await newCart(guest, supplies.beam, 1);
		const additionalEmails = addresses(5).join(", ");
		const cart = await checkOut(guest, uuid, { ...billing.FI, additionalEmails });
		// Records earlier sends so that five remain.
		const before = await backend.db.prepare("SELECT max(id) AS id FROM attempts").first("id");
		expect((await from(client, guest, "POST", "/orders/complete", completion(cart))).status).toBe(200);
		const key = await backend.db.prepare("SELECT key FROM attempts WHERE id > ? LIMIT 1").bind(Number(before)).first("key");
		const counted = await backend.db.prepare("SELECT COUNT(*) AS n FROM attempts WHERE key = ?").bind(key).first("n");
		expect(counted).toBe(6);
		await backend.db
			.prepare("WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 109) INSERT INTO attempts (key) SELECT ? FROM n")
			.bind(key)
			.run();
		const next = await newCart(guest, supplies.beam, 1);
		const again = await checkOut(guest, next.uuid, { ...billing.FI, additionalEmails });
		const refused = await from(client, guest, "POST", "/orders/complete", completion(again));
		expect(refused).toMatchObject({ status: 429, body: { code: "too_many_attempts" } });
		const state = await backend.db
			.prepare("SELECT state FROM orders WHERE id = (SELECT id FROM carts WHERE uuid = ?)")
			.bind(next.uuid)
			.first("state");
		expect(state).toBeNull();
		expect((await from(network(), guest, "POST", "/orders/complete", completion(again))).status).toBe(200);
	});
});

describe("messages", () => {
	const write = (client: string, key = idem()) =>
		from(client, backend.caller(), "POST", "/contact/submit", { email: addresses(1)[0], message: "Hei", idem: key });

	it("are twenty an hour from a network", async () => {
		const client = network();
		expect(await until(429, 20, () => write(client))).toBe(20);
		expect((await write(network())).status).toBe(200);
		expect((await write("")).status).toBe(200);
	});

	it("that come twice count once", async () => {
		const client = network();
		const body = { email: addresses(1)[0], message: "Hei", idem: idem() };
		for (let time = 0; time < 25; time++) expect((await from(client, backend.caller(), "POST", "/contact/submit", body)).status).toBe(200);
	});
});
