import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import type { Call } from "../../contract/call";
import { listedCalls } from "../../contract/calls";
import { orders } from "../../contract/orders";
import { connectionRules, frameOrigin, procurement, returnUrl } from "../../contract/procurement";
import { type Backend, type Caller, cartOf, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { added, newCart } from "../../tests/support/buyer";
import { connectionOf, hookUrl, startedVisit, type TestConnection, type VisitCaller, visitCaller } from "../../tests/support/punchout";
import { sampleOf } from "../../tests/support/sample-input";
import { isForPunchouts } from "../platform/punchout-guard";
import { changeConnection, renewSecret } from "./desk-connections";

let backend: Backend;
let connection: TestConnection;
beforeAll(async () => {
	backend = await startBackend();
	connection = await connectionOf(backend);
});
afterAll(() => backend.dispose());

/** Inputs that a JSON schema cannot describe whole. */
const inputs: Readonly<Record<string, object>> = {
	"teams.sendDocument": { files: [crypto.randomUUID()], host: "https://shop.example", idem: crypto.randomUUID() },
	"lists.create": { name: "x", idem: crypto.randomUUID(), cart: crypto.randomUUID() },
};

const values = z.record(z.string(), z.unknown());

/** A call with a small valid input, in the session of a visit. */
async function tryCall(visit: VisitCaller, name: string, call: Call) {
	const params = values.parse(sampleOf(call.params));
	const path = call.path.replace(/\{(\w+)\}/g, (_, param) => encodeURIComponent(String(params[param])));
	const query = new URLSearchParams(Object.entries(values.parse(sampleOf(call.query))).map(([key, value]) => [key, String(value)]));
	const isFile = call.bodyMedia !== "application/json";
	const body = call.body instanceof z.ZodUndefined ? undefined : isFile ? "file" : JSON.stringify(inputs[name] ?? sampleOf(call.body));
	const headers = {
		Locale: "en",
		"Session-Id": visit.session,
		"Content-Type": call.bodyMedia,
		"Content-Length": String(body?.length ?? 0),
	};
	const response = await backend.request(`${path}?${query}`, { method: call.method, headers, ...(body === undefined ? {} : { body }) });
	return { status: response.status, body: await response.json() };
}

// Shows R71.2, R71.3, R71.4
describe("a visit from a procurement system", () => {
	const refused = listedCalls.filter(({ call }) => !isForPunchouts(call));

	it("may make about a third of all calls", () => {
		expect(refused.length).toBeGreaterThan(70);
		expect(listedCalls.length - refused.length).toBeGreaterThan(40);
		for (const name of ["orders.complete", "users.current", "orders.byUser", "invoices.byUser", "teams.current", "addresses.all"])
			expect(refused.map((one) => one.name)).toContain(name);
	});

	it.each(refused)("is refused $name", async ({ name, call }) => {
		const visit = await visitCaller(backend, connection);
		expect(await tryCall(visit, name, call)).toMatchObject({ status: 403, body: { code: "not_allowed" } });
	});

	const ofCart = listedCalls.filter(
		({ call }) =>
			isForPunchouts(call) &&
			/uuid|orders\/by-id/.test(call.path + JSON.stringify(z.toJSONSchema(call.body, { io: "input", unrepresentable: "any" }))),
	);

	it.each(ofCart)("is refused the cart of another by $name", async ({ name, call }) => {
		const visit = await visitCaller(backend, connection);
		expect(await tryCall(visit, name, call)).toMatchObject({ status: 403, body: { code: "not_allowed" } });
	});

	it("has a cart of its own, which neither its member nor another visit reaches", async () => {
		const visit = await visitCaller(backend, connection);
		const other = await visitCaller(backend, connection);
		const cart = cartOf(await visit.call("POST", "/orders/add", added(supplies.packed, 10, { uuid: visit.cart })));
		expect([cart.uuid, cart.items.length, cart.is_owner]).toEqual([visit.cart, 1, true]);
		const { buyer } = connection.team;
		expect(await other.call("GET", `/orders/by-id/${visit.cart}`)).toMatchObject({ status: 403 });
		const change = { amount: 20 };
		const line = `/orders/set-quantity/${visit.cart}/${cart.items[0]?.id}`;
		expect((await other.call("PATCH", line, change)).status).toBe(403);
		expect((await buyer.call("PATCH", line, change)).status).toBe(404);
		expect((await backend.caller().call("PATCH", line, change)).status).toBe(404);
		expect((await buyer.call("GET", "/orders/open-by-user")).body).toEqual([]);
		const own = await newCart(buyer, supplies.beam, 1);
		expect((await visit.call("GET", `/orders/by-id/${own.uuid}`)).status).toBe(403);
		expect((await visit.call("POST", "/orders/add", added(supplies.packed, 10))).status).toBe(403);
	});

	it("has its own company's prices, and neither another's nor, once it is over, its own", async () => {
		const other = await connectionOf(backend);
		const discount = async ({ team }: TestConnection, percent: number) => {
			const vat = "(SELECT vat FROM teams WHERE id = ?1)";
			const sql = [
				`INSERT INTO companies (vat, name, street, postcode, city, country) SELECT vat, 'n', 's', 'p', 'c', 'FI' FROM teams WHERE id = ?1`,
				`INSERT INTO company_price_lists (vat, set_by) SELECT ${vat}, 0 WHERE ?1 > 0`,
				`INSERT INTO company_discounts (list_id, percent_bp) SELECT max(id), ${percent * 100} FROM company_price_lists WHERE vat = ${vat}`,
			];
			await backend.db.batch(sql.map((one) => backend.db.prepare(one).bind(team.id)));
		};
		const [one, another] = [await connectionOf(backend), other];
		await discount(one, 10);
		await discount(another, 20);
		const priceFor = async (caller: Caller) => {
			const { body } = await caller.call("GET", `/orders/own-prices/${supplies.beam}`);
			return orders.ownPrices.answer.parse(body).prices[0]?.price;
		};
		const visit = await visitCaller(backend, one);
		const list = await priceFor(backend.caller());
		expect(await priceFor(visit)).toBe(Math.round((list ?? 0) * 0.9));
		expect(await priceFor(await visitCaller(backend, another))).toBe(Math.round((list ?? 0) * 0.8));
		await visit.call("POST", "/procurement/return", { uuid: visit.cart, isCancelled: true });
		expect(await priceFor(visit)).toBe(list);
	});

	it("reads an inspected cart and changes nothing", async () => {
		const visit = await visitCaller(backend, connection, { operation: "inspect" });
		expect((await visit.call("GET", `/orders/by-id/${visit.cart}`)).status).toBe(200);
		expect((await visit.call("POST", "/orders/add", added(supplies.packed, 10, { uuid: visit.cart }))).status).toBe(403);
	});

	it("begins once, also at once, and not ten minutes later", async () => {
		const token = await startedVisit(backend, connection);
		const begin = () => backend.caller().call("POST", "/procurement/begin", { token });
		const answers = await Promise.all([begin(), begin(), begin()]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
		expect((await backend.caller().call("GET", `/procurement/start/${token}`)).body).toMatchObject({ state: "over" });
		const late = await startedVisit(backend, connection);
		await backend.db.prepare("UPDATE punchouts SET start_until = '2020-01-01T00:00:00Z' WHERE state = 'waiting'").run();
		expect((await backend.caller().call("POST", "/procurement/begin", { token: late })).status).toBe(422);
	});

	it("is over with the return of its cart, which a repeated press gets again", async () => {
		const visit = await visitCaller(backend, connection);
		const cart = cartOf(await visit.call("POST", "/orders/add", added(supplies.packed, 10, { uuid: visit.cart })));
		const back = () => visit.call("POST", "/procurement/return", { uuid: visit.cart, version: cart.version });
		const [first, second] = await Promise.all([back(), back()]);
		const form = procurement.giveBack.answer.parse(first?.body);
		expect(form).toMatchObject({ action: hookUrl, target: "_top", system: "Buyer's ERP" });
		expect(form.fields[0]).toEqual({ name: "~OkCode", value: "ADDI" });
		expect(form.fields.find(({ name }) => name === "NEW_ITEM-QUANTITY[1]")?.value).toBe("10.000");
		expect([second?.body, (await back()).body]).toEqual([form, form]);
		const { token, ...page } = form;
		expect((await backend.caller().call("GET", `/procurement/return/${token}`)).body).toEqual(page);
		// The session and its cart are nobody's.
		expect((await visit.call("GET", "/procurement/current")).body).toBeNull();
		expect((await visit.call("PATCH", `/orders/set-comment/${visit.cart}`, { comment: "x" })).status).toBe(404);
		expect((await visit.call("GET", "/orders/by-user?range=[0,1]")).status).toBe(403);
		expect((await visit.call("POST", "/orders/add", added(supplies.packed, 10, { uuid: visit.cart }))).status).toBe(404);
		const logged = await backend.db
			.prepare("SELECT count(*) AS n FROM procurement_messages WHERE connection_id = ? AND kind = 'OCI cart'")
			.bind(connection.id)
			.first("n");
		expect(logged).toBe(1);
	});

	// Shows R71.8
	it("has a cart that nobody else sees, during the visit and after it", async () => {
		const visit = await visitCaller(backend, connection);
		const cart = cartOf(await visit.call("POST", "/orders/add", added(supplies.packed, 10, { uuid: visit.cart })));
		const path = `/orders/by-id/${visit.cart}`;
		const known = { "If-None-Match": "*", Locale: "en" };
		const others = async () => [
			(await connection.team.buyer.call("GET", path)).status,
			(await backend.caller().call("GET", path)).status,
			(await backend.request(path, { headers: known })).status,
			(await backend.request(path, { headers: { ...known, "Session-Id": connection.team.buyer.session } })).status,
			(await connection.team.buyer.call("POST", "/lists", { name: "x", cart: visit.cart, idem: crypto.randomUUID() })).status,
		];
		expect(await others()).toEqual([404, 404, 404, 404, 404]);
		expect((await connection.team.buyer.call("GET", `/orders/own-prices/${supplies.beam}?cart=${visit.cart}`)).status).toBe(200);
		expect((await visit.call("GET", path)).status).toBe(200);
		await visit.call("POST", "/procurement/return", { uuid: visit.cart, version: cart.version });
		expect(await others()).toEqual([404, 404, 404, 404, 404]);
		expect((await visit.call("GET", path)).status).toBe(404);
	});

	// Shows R71.8
	it("is refused another cart before it is told that it has not changed", async () => {
		const visit = await visitCaller(backend, connection);
		const own = await newCart(connection.team.buyer, supplies.beam, 1);
		const ask = (uuid: string) =>
			backend.request(`/orders/by-id/${uuid}`, { headers: { "If-None-Match": "*", Locale: "en", "Session-Id": visit.session } });
		expect([(await ask(own.uuid)).status, (await ask(visit.cart)).status]).toEqual([403, 304]);
	});

	// Shows R71.11
	it("is no guest after its eight hours", async () => {
		const visit = await visitCaller(backend, connection);
		const cart = cartOf(await visit.call("POST", "/orders/add", added(supplies.packed, 10, { uuid: visit.cart })));
		await backend.db.prepare("UPDATE sessions SET expires_at = '2020-01-01T00:00:00Z' WHERE punchout_id IS NOT NULL").run();
		const statuses = [];
		for (const [method, path, body] of [
			["GET", `/orders/by-id/${visit.cart}`],
			["POST", "/orders/add", added(supplies.packed, 5, { uuid: visit.cart })],
			["POST", "/orders/add", added(supplies.packed, 5)],
			["PATCH", `/orders/set-comment/${visit.cart}`, { comment: "x", version: cart.version }],
			["POST", "/procurement/return", { uuid: visit.cart }],
			["GET", "/orders/by-user?range=[0,1]"],
		] as const)
			statuses.push((await visit.call(method, path, body)).status);
		expect(statuses).toEqual([404, 404, 403, 404, 404, 403]);
		expect((await visit.call("GET", "/procurement/current")).body).toBeNull();
	});

	// Shows R71.11
	it("returns no cart to an address that was taken off the list during the visit", async () => {
		const of = await connectionOf(backend);
		const visit = await visitCaller(backend, of);
		await visit.call("POST", "/orders/add", added(supplies.packed, 10, { uuid: visit.cart }));
		const list = (urls: string[]) =>
			backend.db.prepare("UPDATE connections SET return_urls = ? WHERE id = ?").bind(JSON.stringify(urls), of.id).run();
		await list(["https://other.example/"]);
		const refused = await visit.call("POST", "/procurement/return", { uuid: visit.cart });
		expect(refused).toMatchObject({ status: 403, body: { code: "not_allowed" } });
		expect((await visit.call("GET", "/procurement/current")).body).toMatchObject({ cart: visit.cart });
		await list([hookUrl]);
		const { body } = await visit.call("POST", "/procurement/return", { uuid: visit.cart });
		const { token } = procurement.giveBack.answer.parse(body);
		await list([]);
		expect((await backend.caller().call("GET", `/procurement/return/${token}`)).status).toBe(404);
	});

	// Shows R71.11
	it("does not begin once the secret was renewed, or the connection switched off for a while", async () => {
		const of = await connectionOf(backend);
		const waiting = await startedVisit(backend, of);
		await renewSecret(backend.db, String(of.id), 1);
		const begin = async (token: string) => (await backend.caller().call("POST", "/procurement/begin", { token })).status;
		expect(await begin(waiting)).toBe(422);
		const other = await startedVisit(backend, of);
		expect((await backend.caller().call("GET", `/procurement/start/${other}`)).body).toMatchObject({ state: "open" });
		const settings = { name: "x", login: of.login, member: of.team.buyer.email, returnUrls: [hookUrl], frameOrigins: [], units: {} };
		const change = (version: number, isActive: boolean) =>
			changeConnection(backend.db, String(of.id), { ...settings, rules: connectionRules.parse({}), version, isActive });
		await change(2, true);
		const kept = await startedVisit(backend, of);
		expect(await begin(kept)).toBe(200);
		await change(3, false);
		await change(4, true);
		expect(await begin(other)).toBe(422);
		expect(await begin(await startedVisit(backend, of))).toBe(200);
	});

	// Shows R71.11
	it("is over once its member has left the team", async () => {
		const of = await connectionOf(backend);
		const visit = await visitCaller(backend, of);
		await visit.call("POST", "/orders/add", added(supplies.packed, 10, { uuid: visit.cart }));
		await backend.db.prepare("DELETE FROM team_members WHERE team_id = ?").bind(of.team.id).run();
		expect((await visit.call("POST", "/orders/add", added(supplies.packed, 10, { uuid: visit.cart }))).status).toBe(404);
		expect((await visit.call("POST", "/procurement/return", { uuid: visit.cart })).status).toBe(404);
	});

	it("refuses a return of a cart that has changed since", async () => {
		const visit = await visitCaller(backend, connection);
		await visit.call("POST", "/orders/add", added(supplies.packed, 10, { uuid: visit.cart }));
		const answer = await visit.call("POST", "/procurement/return", { uuid: visit.cart, version: 0 });
		expect(answer).toMatchObject({ status: 409, body: { code: "conflict" } });
		backend.runBefore("UPDATE punchouts SET state = 'returned'", () =>
			backend.db.prepare("UPDATE carts SET version = version + 1 WHERE uuid = ?").bind(visit.cart).run(),
		);
		expect(await visit.call("POST", "/procurement/return", { uuid: visit.cart, version: 1 })).toMatchObject({ status: 409 });
		expect((await visit.call("GET", "/procurement/current")).body).toMatchObject({ cart: visit.cart });
	});
});

// Shows R71.12
describe("an address that staff list", () => {
	it.each([
		["https://buyer.example", true],
		["https://Buyer.example:8443", true],
		["https:buyer.example", false],
		["https:/buyer.example", false],
		["https:\\\\buyer.example", false],
		["https://*.buyer.example", false],
		["https://*", false],
		["https://buyer.example;frame-src", false],
		["https://buyer.example https://evil.example", false],
		["https://user@buyer.example", false],
		["https://buyer.example/#x", false],
		["http://buyer.example", false],
	])("%s: %s", (address, isTaken) => {
		expect(frameOrigin.safeParse(address).success).toBe(isTaken);
		expect(returnUrl.safeParse(`${address}/hook?x=1`).success).toBe(isTaken);
	});

	it("is a whole one to return to, or an origin to be framed by", () => {
		expect(frameOrigin.safeParse("https://buyer.example/page").success).toBe(false);
		expect(frameOrigin.parse("https://Buyer.example:443/")).toBe("https://buyer.example");
		expect(returnUrl.safeParse("https://buyer.example/hook;jsessionid=1?x=*").success).toBe(true);
	});
});
