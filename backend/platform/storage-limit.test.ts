import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Backend, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { added } from "../../tests/support/buyer";
import { deleteUnconfirmed } from "../jobs/retention/accounts";
import { mostStored, requireStorage, storedByCall } from "./storage-limit";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const network = (name: string) => name.padEnd(43, "x");

/** Puts something into a cart. @returns the status */
async function add(client: string, session: string): Promise<number> {
	const headers = { Locale: "fi", "Content-Type": "application/json", "Session-Id": session, Client: network(client) };
	return (await backend.request("/orders/add", { method: "POST", headers, body: JSON.stringify(added(supplies.beam, 2)) })).status;
}

const sessionOf = () => crypto.randomUUID();

/** As if it had been stored. */
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
		const part = mostStored[name] / 10;
		const tries = await Promise.all(Array.from({ length: 13 }, () => store({ [field]: `one ${name}` }, part)));
		expect(tries.filter(Boolean)).toHaveLength(10);
		expect(await store({ [field]: `another ${name}` }, part)).toBe(true);
		await backend.db.prepare("UPDATE OR REPLACE stored_of_day SET day = date('now', '-1 day')").run();
		expect(await store({ [field]: `one ${name}` }, part)).toBe(true);
	});

	it("is no limit where nobody can be told apart", async () => {
		expect(await store({}, mostStored.network + 1)).toBe(true);
	});

	it("counts what each call sends, and refuses it in words that the shop knows", async () => {
		const [busy, session] = ["busy", sessionOf()];
		expect(await add(busy, session)).toBe(200);
		const counted = Number(await backend.db.prepare("SELECT max(bytes) AS n FROM stored_of_day WHERE day = date('now')").first("n"));
		expect(counted).toBeGreaterThan(0);
		await backend.db.prepare("UPDATE stored_of_day SET bytes = ?").bind(mostStored.network).run();
		expect(await add(busy, sessionOf())).toBe(429);
		expect(await add("quiet", session)).toBe(429);
		expect(await add("quiet", sessionOf())).toBe(200);
	});

	it("is forgotten the day after, and names nobody", async () => {
		await store({ client: "somebody", session: "some session" }, 1);
		const { results } = await backend.db.prepare("SELECT key FROM stored_of_day").all();
		for (const { key } of results) expect(key).toMatch(/^[0-9a-f]{64}$/);
		await backend.db.prepare("UPDATE OR REPLACE stored_of_day SET day = date('now', '-1 day')").run();
		await deleteUnconfirmed(backend.db);
		expect(await backend.db.prepare("SELECT count(*) AS n FROM stored_of_day").first("n")).toBe(0);
	});
});

it("a cart takes no more room than is counted for it", async () => {
	const size = async () => (await backend.db.prepare("UPDATE orders SET locale = locale WHERE id = -1").run()).meta.size_after;
	const before = await size();
	let counted = 0;
	for (let time = 0; time < 60; time++) {
		const body = added(supplies.beam, 2);
		counted += storedByCall(JSON.stringify(body).length);
		const { status } = await backend.caller().call("POST", "/orders/add", body);
		expect(status).toBe(200);
	}
	const grown = (await size()) - before;
	expect(grown).toBeGreaterThan(0);
	// Pages of the database are filled by and by.
	expect(grown).toBeLessThan(counted * 1.5);
}, 60_000);
