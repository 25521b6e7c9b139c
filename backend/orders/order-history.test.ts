import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orders } from "../../contract/orders";
import { type Account, accountOf, signedIn } from "../../tests/support/account";
import { type Backend, type Caller, cartOf, startBackend } from "../../tests/support/backend";
import { sets, supplies } from "../../tests/support/backend-rows";
import { added, billing, checkOut, completion, newCart } from "../../tests/support/buyer";

let backend: Backend;
let account: Account;
/** The account's orders, oldest first. */
let sent: string[];

async function send(caller: Caller, uuid: string): Promise<string> {
	await caller.call("POST", "/orders/complete", completion(await checkOut(caller, uuid, billing.FI)));
	return uuid;
}

beforeAll(async () => {
	backend = await startBackend();
	account = await accountOf(backend);
	const beams = await newCart(account, supplies.beam, 12);
	await account.call("PATCH", `/orders/set-order-reference/${beams.uuid}`, { reference: "Työmaa 2417 Kalasatama" });
	const bolts = await newCart(account, supplies.packed, 10);
	cartOf(await account.call("POST", "/orders/add", added(supplies.expensive, 1, { uuid: bolts.uuid, comment: "Los 7" })));
	const fence = await newCart(account, supplies.packed, 20);
	const set = { setId: sets.frame, amount: 1, idem: crypto.randomUUID(), isProduction: true, uuid: fence.uuid };
	cartOf(await account.call("POST", "/orders/addSet", set));
	sent = [await send(account, beams.uuid), await send(account, bolts.uuid), await send(account, fence.uuid)];
	for (const [index, uuid] of sent.entries())
		await backend.db
			.prepare("UPDATE orders SET processed_at = ?, state = 'confirmed' WHERE id = (SELECT id FROM carts WHERE uuid = ?)")
			.bind(`2026-0${index + 1}-01T08:00:00Z`, uuid)
			.run();
	await newCart(account, supplies.beam, 1);
	const stranger = await accountOf(backend);
	await send(stranger, (await newCart(stranger, supplies.beam, 1)).uuid);
}, 30_000);
afterAll(() => backend.dispose());

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

async function found(values: Record<string, string>, caller: Caller = account): Promise<string[]> {
	const answer = orders.byUser.answer.parse((await caller.call("GET", `/orders/by-user?${query(values)}`)).body);
	const counted = await caller.call("GET", `/orders/count-by-user?${query(values)}`);
	if (!("range" in values)) expect(counted).toMatchObject({ status: 200, body: { count: answer.length } });
	return answer.map(({ uuid }) => uuid);
}

describe("the orders of an account", () => {
	// Shows R14.3, R22.5
	it("are its own sent ones, the newest first, page by page", async () => {
		expect(await found({})).toEqual(sent.toReversed());
		expect(await found({ range: "[1,1]" })).toEqual([sent[1]]);
		expect(await found({ range: "[3,10]" })).toEqual([]);
	});

	it("are the same on another device, and nobody else's", async () => {
		expect(await found({}, await signedIn(backend, account.id))).toEqual(sent.toReversed());
		expect(await found({}, backend.caller())).toEqual([]);
		expect(await found({}, backend.caller("fi", ""))).toEqual([]);
	});

	it("tell of their lines what is asked for, and all figures of the whole", async () => {
		const [order] = orders.byUser.answer.parse((await account.call("GET", "/orders/by-user?range=[1,1]&lines=[0,1]")).body);
		expect(order).toMatchObject({ length: 2, forms: null, items: [{ quantity: 10 }] });
		const whole = cartOf(await account.call("GET", `/orders/by-id/${sent[1]}`));
		expect(order?.total_price_with_vat).toBe(whole.total_price_with_vat);
	});

	it("are narrowed by where they stand", async () => {
		await backend.db
			.prepare("UPDATE orders SET state = 'in_delivery' WHERE id = (SELECT id FROM carts WHERE uuid = ?)")
			.bind(sent[0])
			.run();
		expect(await found({ state: "in_delivery" })).toEqual([sent[0]]);
		expect(await found({ state: "confirmed" })).toEqual([sent[2], sent[1]]);
		expect((await account.call("GET", "/orders/by-user?state=lost")).status).toBe(422);
	});

	it("are not confirmed as long as somebody has yet to look at them", async () => {
		const become = (state: string) =>
			backend.db.prepare("UPDATE orders SET state = ? WHERE id = (SELECT id FROM carts WHERE uuid = ?)").bind(state, sent[1]).run();
		await become("in_review");
		expect(await found({ state: "in_review" })).toEqual([sent[1]]);
		expect(await found({ state: "confirmed" })).toEqual([sent[2]]);
		await become("confirmed");
		expect(await found({ state: "in_review" })).toEqual([]);
	});

	// Shows R14.5
	it("say where they are on their way", async () => {
		const tracked =
			"UPDATE orders SET tracking_carrier = 'Rahti', tracking_number = 'R1', tracking_url = 'https://rahti.example/R1' WHERE id = (SELECT id FROM carts WHERE uuid = ?)";
		await backend.db.prepare(tracked).bind(sent[0]).run();
		const all = orders.byUser.answer.parse((await account.call("GET", "/orders/by-user")).body);
		expect(all.map(({ tracking }) => tracking)).toEqual([null, null, { carrier: "Rahti", number: "R1", url: "https://rahti.example/R1" }]);
	});
});

describe("searching them", () => {
	it.each([
		["by reference, without its accents", { search: "tyomaa 2417" }, [0]],
		["by a product's code, its zeros or not, in a set, too", { search: "CR-1" }, [2, 0]],
		["by a supplier's code", { search: "N-4" }, [1]],
		["by what a product is called", { search: "heb 1000" }, [1]],
		["by a line's reference", { search: "los 7" }, [1]],
		["by a set, and by what is in it", { search: "rahmen" }, [2]],
		["by words in any order", { search: "s355 ipe200" }, [2, 0]],
		["only within one line", { search: "heb m12" }, []],
		["with nothing but signs, like without", { search: "-%-" }, [2, 1, 0]],
		["with quotes and wildcards, harmlessly", { search: "%' OR 1=1 --" }, []],
	])("%s", async (_name, values, indexes) => {
		expect(await found(values)).toEqual(indexes.map((index) => sent[index]));
	});

	it("by number, whole, and in capitals or not", async () => {
		const { order_number: number } = cartOf(await account.call("GET", `/orders/by-id/${sent[1]}`));
		for (const search of [number ?? "", (number ?? "").toLowerCase(), (number ?? "").slice(3)])
			expect(await found({ search })).toEqual([sent[1]]);
		expect(await found({ search: (number ?? "").slice(0, -1) })).toEqual([]);
	});

	it("by the names of goods in another language than the order's", async () => {
		await backend.db.prepare("UPDATE product_translations SET title = 'Träger IPE 200' WHERE product_id = 1 AND language = 'de'").run();
		const german = await accountOf(backend, { locale: "fi" });
		const uuid = await send(german, (await newCart(german, supplies.beam, 3)).uuid);
		await backend.db.prepare("UPDATE product_translations SET title = 'IPE 200' WHERE product_id = 1 AND language = 'de'").run();
		expect(await found({ search: "träger" }, german)).toEqual([uuid]);
	});

	it("does not find who ordered, or what only others have ordered", async () => {
		expect(await found({ search: "Virtanen" })).toEqual([]);
		expect(await found({ search: "ipe" }, backend.caller())).toEqual([]);
	});
});

it("several hundred orders are listed and searched", async () => {
	const many = await accountOf(backend);
	const uuid = await send(many, (await newCart(many, supplies.beam, 12)).uuid);
	await backend.db.batch([
		backend.db
			.prepare(
				`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 600)
				INSERT INTO carts (uuid, session_id, user_id, locale, reference, is_ordered)
				SELECT printf('00000000-0000-4000-8000-%012d', i), '', c.user_id, 'fi', 'T-' || i, 1 FROM carts c, n WHERE c.uuid = ?`,
			)
			.bind(uuid),
		backend.db
			.prepare(
				`INSERT INTO orders (id, order_number, state, version, processed_at, updated_at, user_id, session_id, snapshot)
				SELECT c.id, c.reference, 'done', 1, strftime('%Y-%m-%dT%H:%M:%SZ', '2025-01-01', substr(c.reference, 3) || ' seconds'), '', c.user_id, '',
					json_set(first.snapshot, '$.uuid', c.uuid)
				FROM carts c, orders first WHERE first.id = (SELECT id FROM carts WHERE uuid = ?) AND c.reference LIKE 'T-%'`,
			)
			.bind(uuid),
		backend.db.prepare(
			`INSERT INTO order_texts SELECT o.id, n.i, ' t ' || substr(o.order_number, 3) || ' ipe 200 line ' || n.i || ' '
			FROM orders o, (SELECT value AS i FROM json_each('[0,1,2,3,4,5]')) n WHERE o.order_number LIKE 'T-%'`,
		),
	]);
	expect(await found({ range: "[300,10]" }, many)).toHaveLength(10);
	expect(await found({ search: "T-411" }, many)).toEqual(["00000000-0000-4000-8000-000000000411"]);
	expect(await found({ search: "ipe 200", range: "[0,10]" }, many)).toHaveLength(10);
});
