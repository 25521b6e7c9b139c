import { afterAll, beforeEach, expect, it } from "vitest";
import { catalogueDatabase } from "../../tests/support/catalogue-database";
import app from "../index";

const opened = await catalogueDatabase();
afterAll(opened.dispose);
const env = { DB: opened.db, DEV_PAGES: "1", BACKEND_KEY: "", SHOP_HOSTS: "", DESK_KEY: "key of the desk" };
const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };
beforeEach(() => opened.db.prepare("DELETE FROM running_import").run());

async function desk(call: string, body: object): Promise<{ status: number; answer: unknown }> {
	const headers = { Authorization: `Bearer ${env.DESK_KEY}`, "Content-Type": "application/json" };
	const answer = await app.request(`/desk/catalogue/${call}`, { method: "POST", headers, body: JSON.stringify(body) }, env, context);
	return { status: answer.status, answer: await answer.json() };
}
const [own, other] = [
	{ run: "run-of-own", source: "own.xlsx" },
	{ run: "run-of-other", source: "other.xlsx" },
];
const bodies: Record<string, object> = {
	base: { suppliers: [{ supplier: "NEW", name: "New", city: "Turku", country: "FI" }], categories: [], attributes: [], values: [] },
	products: { products: [] },
	gone: { products: [], categories: [] },
	index: {},
};
const statusOf = async (call: string, run: object) => (await desk(call, { ...bodies[call], ...run })).status;
/** Dates the last call of an import this many minutes back, and its start a minute earlier. */
const pass = (minutes: number) =>
	opened.db
		.prepare(
			`UPDATE running_import SET started_at = strftime('%Y-%m-%dT%H:%M:%SZ', 'now', ?1 || ' minutes'),
			locked_until = strftime('%Y-%m-%dT%H:%M:%SZ', locked_until, ?2 || ' minutes')`,
		)
		.bind(-minutes - 1, -minutes)
		.run();
const count = (table: string, where = "true") => opened.db.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${where}`).first("n");

// Shows R42.10
it("an import is refused while another one is running, in each of its calls, and writes nothing", async () => {
	expect(await statusOf("products", own)).toBe(200);
	await pass(2);
	for (const call of Object.keys(bodies)) {
		const { status, answer } = await desk(call, { ...bodies[call], ...other });
		expect(status, call).toBe(409);
		expect(answer).toEqual({
			code: "conflict",
			error: expect.stringMatching(
				/^Another import \(own\.xlsx\) has been running since \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC\. This one may go on when that has ended, or at \d\d:\d\d:\d\d UTC if that was stopped\.$/,
			),
		});
	}
	expect(await count("suppliers", "code = 'NEW'")).toBe(0);
	expect(await count("products", "hidden = 0")).toBe(4);
	const upload = `/desk/catalogue/media/${"0".repeat(64)}?run=${other.run}`;
	const headers = { Authorization: `Bearer ${env.DESK_KEY}` };
	expect((await app.request(upload, { method: "PUT", headers, body: "%PDF-1.7" }, env, context)).status).toBe(409);
	// A dry run writes nothing: it neither waits nor blocks others.
	for (const call of ["base", "products", "gone"]) expect(await statusOf(call, { ...other, dry_run: true }), call).toBe(200);
	expect(await statusOf("products", own)).toBe(200);
});

// Shows R42.10
it("an import that was stopped goes on at once, and gives way to another one five minutes after its last call", async () => {
	expect(await statusOf("base", own)).toBe(200);
	await pass(4);
	expect(await statusOf("base", own)).toBe(200);
	await pass(4);
	expect(await statusOf("base", other)).toBe(409);
	await pass(1);
	expect(await statusOf("base", other)).toBe(200);
	expect(await statusOf("products", own)).toBe(409);
});

// Shows R42.10
it("the end of an import lets another one begin, and a call without its name is not taken", async () => {
	expect(await statusOf("products", own)).toBe(200);
	expect(await statusOf("index", own)).toBe(200);
	expect(await count("running_import")).toBe(0);
	expect(await statusOf("products", other)).toBe(200);
	for (const call of Object.keys(bodies)) expect(await statusOf(call, {}), call).toBe(422);
	expect(await statusOf("index", { ...other, dry_run: true })).toBe(422);
});

// Shows R42.10
it("of two imports that begin at the same time one is refused", async () => {
	const statuses = await Promise.all([statusOf("base", own), statusOf("base", other)]);
	expect(statuses.toSorted()).toEqual([200, 409]);
});
