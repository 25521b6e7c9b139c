import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Cart, cart } from "../../contract/cart";
import { euros } from "../../contract/fields";
import { accountOf, signedIn } from "../../tests/support/account";
import { type Backend, shopHost, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { added, billing } from "../../tests/support/buyer";
import { companyTeam } from "../../tests/support/company-team";
import { deleteUnconfirmed } from "../retention/accounts";
import { keyedDigest } from "./digest";
import { maxStored, requireStorage } from "./storage-limit";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const network = (name: string) => name.padEnd(43, "x");

/**
 * Puts an item into a cart.
 * @returns the status
 */
async function add(client: string, session: string): Promise<number> {
	const headers = { Locale: "fi", "Content-Type": "application/json", "Session-Id": session, Client: network(client) };
	return (await backend.request("/orders/add", { method: "POST", headers, body: JSON.stringify(added(supplies.beam, 2)) })).status;
}

const sessionOf = () => crypto.randomUUID();

/** Records stored bytes without storing anything. */
const store = (who: { session?: string; client?: string }, bytes: number) =>
	requireStorage({ db: backend.db, session: "", client: "", ...who }, bytes).then(
		() => true,
		() => false,
	);

describe("what is stored on a day", () => {
	it.each([
		["network", "client"],
		["session", "session"],
	] as const)("has a bound for a %s, also for calls at the same time", async (name, field) => {
		const part = maxStored[name] / 10;
		const tries = await Promise.all(Array.from({ length: 13 }, () => store({ [field]: `one ${name}` }, part)));
		expect(tries.filter(Boolean)).toHaveLength(10);
		expect(await store({ [field]: `another ${name}` }, part)).toBe(true);
		await backend.db.prepare("UPDATE OR REPLACE stored_of_day SET day = date('now', '-1 day')").run();
		expect(await store({ [field]: `one ${name}` }, part)).toBe(true);
	});

	it("is no limit where nobody can be told apart", async () => {
		expect(await store({}, maxStored.network + 1)).toBe(true);
	});

	it("counts what each call sends, and refuses it in words that the shop knows", async () => {
		const [busy, session] = ["busy", sessionOf()];
		expect(await add(busy, session)).toBe(200);
		const counted = Number(await backend.db.prepare("SELECT max(bytes) AS n FROM stored_of_day WHERE day = date('now')").first("n"));
		expect(counted).toBeGreaterThan(0);
		await backend.db.prepare("UPDATE stored_of_day SET bytes = ?").bind(maxStored.network).run();
		expect(await add(busy, sessionOf())).toBe(429);
		expect(await add("quiet", session)).toBe(429);
		expect(await add("quiet", sessionOf())).toBe(200);
	});

	it("is deleted the day after, and names nobody", async () => {
		await store({ client: "somebody", session: "some session" }, 1);
		const { results } = await backend.db.prepare("SELECT key FROM stored_of_day").all();
		expect(results.length).toBeGreaterThan(0);
		for (const { key } of results) expect(key).toMatch(/^[0-9a-f]{64}$/);
		await backend.db.prepare("UPDATE OR REPLACE stored_of_day SET day = date('now', '-1 day')").run();
		await deleteUnconfirmed(backend.db);
		expect(await backend.db.prepare("SELECT count(*) AS n FROM stored_of_day").first("n")).toBe(0);
	});
});

describe("no more is stored than is counted, apart from database pages that are filled later,", () => {
	const size = async () => (await backend.db.prepare("UPDATE carts SET locale = locale WHERE id = -1").run()).meta.size_after;
	const counted = async (of: string) =>
		Number(
			await backend.db
				.prepare("SELECT bytes FROM stored_of_day WHERE day = date('now') AND key = ?")
				.bind(keyedDigest(`stored:network:${network(of)}`))
				.first("bytes"),
		);

	/** Expects the counted bytes of several calls from one network. */
	async function expectCounted(of: string, times: number, call: (index: number) => Promise<Response>): Promise<void> {
		const [size0, counted0] = [await size(), await counted(of)];
		for (let time = 0; time < times; time++) expect((await call(time)).status).toBe(200);
		await backend.settled();
		const grown = (await size()) - size0;
		expect(grown).toBeGreaterThan(0);
		expect(grown).toBeLessThan(((await counted(of)) - counted0) * 1.5);
	}

	const callOf = (client: string, session: string, method: string, path: string, body?: object) =>
		backend.request(path, {
			method,
			headers: { Locale: "fi", "Content-Type": "application/json", "Session-Id": session, Client: network(client) },
			...(body && { body: JSON.stringify(body) }),
		});

	/** A cart of many cut lines, ready to be sent, and its owner. */
	async function longCart(client: string, index: number, session: string = sessionOf()) {
		const lines = Array.from({ length: 100 }, (_, line) => ({ suppliedVariantId: supplies.beam, amount: 1, cut: { length: 100 + line } }));
		const [first, ...more] = lines;
		const { uuid } = cart.parse(
			await (await callOf(client, session, "POST", "/orders/add", { ...added(supplies.beam, 1), ...first, more })).json(),
		);
		const form = { ...billing.FI, email: `buyer${index}@teras.example`, additionalEmails: "", type: "billing", isSeparateShipping: false };
		await callOf(client, session, "PATCH", `/orders/set-form/${uuid}`, form);
		const ready = await callOf(client, session, "PATCH", `/orders/set-payment-method/${uuid}/invoice`);
		return { session, uuid, version: cart.parse(await ready.json()).version };
	}

	it(
		"by a cart",
		() => expectCounted("carts", 60, () => callOf("carts", sessionOf(), "POST", "/orders/add", added(supplies.beam, 2))),
		60_000,
	);

	it("by a cart that is bought again", async () => {
		const shared = cart.parse(await (await callOf("again", sessionOf(), "POST", "/orders/add", added(supplies.beam, 2))).json());
		await expectCounted("again", 60, () => callOf("again", sessionOf(), "GET", `/orders/rebuy/${shared.uuid}?idem=${crypto.randomUUID()}`));
	}, 60_000);

	it("by lists of a cart of a hundred lines, and by showing it to others", async () => {
		const { id } = await accountOf(backend);
		const { session, uuid } = await longCart("lists", 99);
		const own = await signedIn(backend, id);
		await expectCounted("lists", 30, (index) =>
			callOf("lists", own.session, "POST", "/lists", { name: `Halle ${index}`, cart: uuid, idem: crypto.randomUUID() }),
		);
		await expectCounted("lists", 5, (index) =>
			callOf("lists", session, "POST", `/orders/share/${uuid}`, {
				emails: [`k${index}@teras.example`],
				idem: crypto.randomUUID(),
				host: shopHost,
			}),
		);
	}, 60_000);

	it(
		"by searches",
		() => expectCounted("searches", 100, () => callOf("searches", "", "POST", "/search/register_query", { query: "x".repeat(180) })),
		60_000,
	);

	it("by an order of a hundred lines, and by an offer", async () => {
		const carts: Awaited<ReturnType<typeof longCart>>[] = [];
		for (let index = 0; index < 6; index++) carts.push(await longCart("orders", index));
		const sending = (index: number) => {
			const { session = "", ...sent } = carts[index] ?? {};
			return { session, sent: { ...sent, idem: crypto.randomUUID(), host: shopHost } };
		};
		await expectCounted("orders", carts.length, (index) => {
			const { session, sent } = sending(index);
			return callOf("orders", session, "PATCH", "/orders/send-offer", { ...sent, emails: [] });
		});
		await expectCounted("orders", carts.length, (index) => {
			const { session, sent } = sending(index);
			return callOf("orders", session, "POST", "/orders/complete", { ...sent, authorityConfirmed: true });
		});
	}, 60_000);

	it("by a request for approval of a hundred lines, and by the order that its approval makes", async () => {
		const { buyer, approver } = await companyTeam(backend);
		const carts: Awaited<ReturnType<typeof longCart>>[] = [];
		for (let index = 0; index < 6; index++) carts.push(await longCart("requests", index, buyer.session));
		const waiting: Cart[] = [];
		await expectCounted("requests", carts.length, async (index) => {
			const { uuid, version } = carts[index] ?? {};
			const body = { uuid, version, idem: crypto.randomUUID(), host: shopHost };
			const answer = await callOf("requests", buyer.session, "POST", "/orders/ask-approval", body);
			waiting.push(cart.parse(await answer.clone().json()));
			return answer;
		});
		await expectCounted("approvals", waiting.length, (index) => {
			const { uuid, version, total_price_with_vat: total = 0 } = waiting[index] ?? {};
			const body = { version, total: euros(total), idem: crypto.randomUUID() };
			return callOf("approvals", approver.session, "POST", `/orders/approve/${uuid}`, body);
		});
	}, 60_000);
});
