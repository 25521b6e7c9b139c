import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { orders } from "../../../contract/orders";
import { procurement, type ReturnForm } from "../../../contract/procurement";
import { type Backend, cartOf, startBackend } from "../../../tests/support/backend";
import { supplies } from "../../../tests/support/backend-rows";
import { added } from "../../../tests/support/buyer";
import { connectionOf, hookUrl, messagesOf, type TestConnection, visitCaller } from "../../../tests/support/punchout";
import { signInSystem } from "../connections";

let backend: Backend;
let connection: TestConnection;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());
beforeEach(async () => {
	connection = await connectionOf(backend, { columns: { units: '{"H87":"PCE"}' } });
});

const client = () => crypto.randomUUID().replaceAll("-", "").padEnd(43, "x");

type Fields = Record<string, string>;
const signed = (more: Fields = {}): Fields => ({ USERNAME: connection.login, PASSWORD: connection.secret, HOOK_URL: hookUrl, ...more });

async function called(fields: Fields, network = client()): Promise<z.output<typeof procurement.oci.answer>> {
	const list = Object.entries(fields).map(([name, value]) => ({ name, value }));
	const headers = { Locale: "en", Client: network, "Content-Type": "application/json" };
	const response = await backend.request("/procurement/oci", { method: "POST", headers, body: JSON.stringify({ fields: list }) });
	return procurement.oci.answer.parse(await response.json());
}

const valuesOf = ({ fields }: ReturnForm): Fields => Object.fromEntries(fields.map(({ name, value }) => [name, value]));

async function formOf(fields: Fields): Promise<Fields> {
	const answer = await called(fields);
	if (answer.kind !== "form") throw new Error(JSON.stringify(answer));
	return valuesOf(answer.form);
}

const logged = () => messagesOf(backend, connection);

// Shows R71.1
describe("a call by OCI", () => {
	it("opens the catalogue, with names in any case and the system's own fields", async () => {
		const answer = await called({
			...{ username: connection.login, Password: connection.secret, hook_url: hookUrl },
			...{ "~OkCode": "ADDI", "~TARGET": "_top", "~caller": "CTLG", langu: "D" },
		});
		expect(answer).toMatchObject({ kind: "start", locale: "de" });
		const log = await logged();
		expect(log).toMatchObject([{ kind: "OCI", state: "done", problem: "" }]);
		expect(JSON.stringify(log)).not.toContain(connection.secret);
	});

	it.each<[string, Fields, { problem: string; about?: string }]>([
		["function", { FUNCTION: "DOWNLOADJSON" }, { problem: "function", about: "DOWNLOADJSON" }],
		["host", { HOOK_URL: "https://evil.example/hook" }, { problem: "hookUnlisted" }],
		["path", { HOOK_URL: "https://buyer.example/other" }, { problem: "hookUnlisted" }],
		["scheme", { HOOK_URL: "http://buyer.example/hook" }, { problem: "hookUnlisted" }],
		["host behind a name", { HOOK_URL: "https://buyer.example@evil.example/hook" }, { problem: "hookUnlisted" }],
		["script", { HOOK_URL: "javascript:alert(1)" }, { problem: "hookUnlisted" }],
		["missing address", { HOOK_URL: "" }, { problem: "hookMissing" }],
		["article", { FUNCTION: "DETAIL", PRODUCTID: "NOPE" }, { problem: "article", about: "NOPE" }],
		["quantity", { FUNCTION: "VALIDATE", PRODUCTID: "CR-000001", QUANTITY: "1.5" }, { problem: "quantity", about: "1.5" }],
		["search", { FUNCTION: "BACKGROUND_SEARCH" }, { problem: "searchMissing" }],
	])("is refused for its %s, in the log too", async (_, wrong, refusal) => {
		expect(await called(signed(wrong))).toMatchObject({ kind: "refused", ...refusal });
		expect(await logged()).toMatchObject([{ state: "refused", problem: refusal.problem }]);
	});

	// Shows H1.17
	it("is refused with a wrong secret, and after five from one network with the right one, too", async () => {
		const network = client();
		const wrong = { ...signed(), PASSWORD: "wrong" };
		const problems = [];
		for (let count = 0; count < 20; count++) {
			const answer = await called(wrong, network);
			problems.push(answer.kind === "refused" ? answer.problem : answer.kind);
		}
		expect(problems).toEqual([...Array(5).fill("secret"), ...Array(15).fill("tooMany")]);
		expect(await called(signed(), network)).toMatchObject({ kind: "refused", problem: "tooMany" });
		expect(await called(signed())).toMatchObject({ kind: "start" });
		expect(await called({ ...signed(), USERNAME: "nobody" })).toMatchObject({ kind: "refused", problem: "secret" });
	});

	// Shows R71.9
	it("is not locked out by wrong secrets of strangers in other networks, who do not fill its log", async () => {
		for (let count = 0; count < 5; count++) expect(await called(signed())).toMatchObject({ kind: "start" });
		const wrong = { ...signed(), PASSWORD: "wrong" };
		for (let network = 0; network < 12; network++) {
			const of = client();
			for (let count = 0; count < 7; count++) await called(wrong, of);
		}
		expect(await called(wrong)).toMatchObject({ problem: "tooMany" });
		expect(await called(signed())).toMatchObject({ kind: "start" });
		const count = (rows: Record<string, unknown>[], problem: string) => rows.filter((row) => row.problem === problem).length;
		const log = await logged();
		expect([count(log, ""), count(log, "secret"), count(log, "tooMany")]).toEqual([6, 19, 1]);
		// Another window.
		await backend.db.prepare("DELETE FROM attempts").run();
		for (let network = 0; network < 5; network++) {
			const of = client();
			for (let count = 0; count < 5; count++) await called(wrong, of);
		}
		const later = await logged();
		expect([count(later, ""), count(later, "secret"), count(later, "tooMany")]).toEqual([6, 20, 0]);
	});

	// Shows R71.9
	it("is counted apart from messages of cXML under its name", async () => {
		const network = client();
		for (let count = 0; count < 7; count++) await called({ ...signed(), PASSWORD: "wrong" }, network);
		await backend.db.prepare("UPDATE connections SET kind = 'cxml' WHERE id = ?").bind(connection.id).run();
		const { login, secret } = connection;
		const attempt = { kind: "cxml", login, secret, client: network } as const;
		expect(await signInSystem(backend.db, attempt)).toMatchObject({ problem: null });
	});

	it("is refused while the connection is off, or its member has left the team", async () => {
		await backend.db.prepare("UPDATE connections SET is_active = 0 WHERE id = ?").bind(connection.id).run();
		expect(await called(signed())).toMatchObject({ problem: "inactive" });
		await backend.db.prepare("UPDATE connections SET is_active = 1 WHERE id = ?").bind(connection.id).run();
		await backend.db.prepare("DELETE FROM team_members WHERE user_id = ?").bind(connection.team.buyer.id).run();
		expect(await called(signed())).toMatchObject({ problem: "member" });
	});

	it("validates an article at the company's price, in whole packs", async () => {
		const { id } = connection.team;
		await backend.db.batch([
			backend.db
				.prepare(
					"INSERT INTO companies (vat, name, street, postcode, city, country) SELECT vat, 'n', 's', 'p', 'c', 'FI' FROM teams WHERE id = ?",
				)
				.bind(id),
			backend.db.prepare("INSERT INTO company_price_lists (vat, set_by) SELECT vat, 0 FROM teams WHERE id = ?").bind(id),
			backend.db.prepare("INSERT INTO company_discounts (list_id, percent_bp) SELECT max(id), 1000 FROM company_price_lists"),
		]);
		const before = await backend.caller().call("POST", "/orders/check-items", { lines: [{ code: "CR-000001", amount: 3 }] });
		const whole = orders.checkItems.answer.parse(before.body)[0]?.found?.line_price ?? 0;
		const form = await formOf(signed({ FUNCTION: "validate", PRODUCTID: "CR-000001", QUANTITY: "3", "~OkCode": "ADDI" }));
		expect(form).toMatchObject({
			"~OkCode": "ADDI",
			"NEW_ITEM-QUANTITY[1]": "3.000",
			"NEW_ITEM-UNIT[1]": "PCE",
			"NEW_ITEM-VENDORMAT[1]": "CR-000001",
		});
		const total = (Number(form["NEW_ITEM-PRICE[1]"]) / Number(form["NEW_ITEM-PRICEUNIT[1]"])) * 3;
		expect(total).toBeCloseTo((whole / 100) * 0.9, 2);
		// The number that the shop gave finds the article again.
		const again = await formOf(signed({ FUNCTION: "VALIDATE", PRODUCTID: form["NEW_ITEM-EXT_PRODUCT_ID[1]"] ?? "", QUANTITY: "3" }));
		expect(again["NEW_ITEM-PRICE[1]"]).toBe(form["NEW_ITEM-PRICE[1]"]);
		expect(await backend.db.prepare("SELECT count(*) AS n FROM sessions WHERE punchout_id IS NOT NULL").first("n")).toBe(0);
	});

	it("searches in the background, and opens articles and searches", async () => {
		const form = await formOf(signed({ FUNCTION: "BACKGROUND_SEARCH", SEARCHSTRING: "CR-000001" }));
		expect(form["NEW_ITEM-VENDORMAT[1]"]).toBe("CR-000001");
		expect(Object.keys(await formOf(signed({ FUNCTION: "BACKGROUND_SEARCH", SEARCHSTRING: "xyzzy" })))).toEqual([]);
		for (const [fields, landing] of [
			[
				{ FUNCTION: "DETAIL", PRODUCTID: "CR-000001" },
				{ kind: "variant", id: 1, slug: "ipe-200" },
			],
			[
				{ FUNCTION: "SOURCING", SEARCHSTRING: "IPE 200" },
				{ kind: "search", words: "IPE 200" },
			],
		] as const) {
			const answer = await called(signed(fields));
			if (answer.kind !== "start") throw new Error(JSON.stringify(answer));
			const begun = await backend.caller().call("POST", "/procurement/begin", { token: answer.token });
			expect(begun.body).toMatchObject({ landing, system: "Buyer's ERP", frame_origins: ["https://buyer.example"] });
		}
	});
});

// Shows R71.5
describe("a cart that returns by OCI", () => {
	const returned = async (rules: object, put: (cart: string) => object[]) => {
		await backend.db.prepare("UPDATE connections SET rules = ? WHERE id = ?").bind(JSON.stringify(rules), connection.id).run();
		const visit = await visitCaller(backend, connection);
		let cart = cartOf(await visit.call("GET", `/orders/by-id/${visit.cart}`));
		for (const body of put(visit.cart)) cart = cartOf(await visit.call("POST", "/orders/add", body));
		const { body } = await visit.call("POST", "/procurement/return", { uuid: visit.cart, version: cart.version });
		return { cart, form: procurement.giveBack.answer.parse(body) };
	};

	const totalOf = (form: ReturnForm) => {
		const fields = valuesOf(form);
		const count = form.fields.filter(({ name }) => name.startsWith("NEW_ITEM-PRICE[")).length;
		return Array.from({ length: count }, (_, index) => {
			const [price, per, quantity] = ["PRICE", "PRICEUNIT", "QUANTITY"].map((name) => Number(fields[`NEW_ITEM-${name}[${index + 1}]`]));
			return Math.round((Number(price) / Number(per)) * Number(quantity) * 100);
		}).reduce((sum, cents) => sum + cents, 0);
	};

	const goods = (uuid: string) => [
		added(supplies.packed, 10, { uuid }),
		{ ...added(supplies.beam, 7, { uuid, comment: "Pos. 12" }), cut: { length: 1250 }, certificate: true },
	];

	it.each([{ extras: "texts" }, { extras: "lines" }])("has the cart's prices to the cent: %j", async (rules) => {
		const { cart, form } = await returned(rules, goods);
		expect(totalOf(form)).toBe(cart.total_goods_price - cart.total_discount);
		const fields = valuesOf(form);
		const names = rules.extras === "lines" ? 4 : 2;
		expect(form.fields.filter(({ name }) => name.startsWith("NEW_ITEM-DESCRIPTION[")).length).toBe(names);
		expect(fields["NEW_ITEM-CUST_FIELD2[2]"]).toBe("7 x 1250 mm");
		expect(fields["NEW_ITEM-MANUFACTCODE[1]"]).toBeUndefined();
		expect(fields["NEW_ITEM-CUST_FIELD3[2]"]).toBe("EN 10204 3.1");
		expect(fields["NEW_ITEM-LONGTEXT_2:132[]"]).toContain("1250");
		if (rules.extras === "lines") expect([fields["NEW_ITEM-VENDORMAT[3]"], fields["NEW_ITEM-SERVICE[3]"]]).toEqual(["CUT", "X"]);
	});

	it.each([{ extras: "texts" }, { extras: "lines" }])("names the pieces that are sawn from bars, and their price: %j", async (rules) => {
		const saw_list = [1600, 1250].map((length) => ({ length, pieces: 2 }));
		const { cart, form } = await returned(rules, (uuid) => [{ ...added(supplies.beam, 1, { uuid }), saw_list }]);
		expect(totalOf(form)).toBe(11_250 + 4 * 580);
		expect(cart.total_goods_price).toBe(11_250 + 4 * 580);
		const fields = valuesOf(form);
		expect(fields["NEW_ITEM-LONGTEXT_1:132[]"]?.replaceAll("\u00a0", " ")).toContain("2 × 1600, 2 × 1250 mm");
		if (rules.extras === "lines") expect([fields["NEW_ITEM-VENDORMAT[2]"], fields["NEW_ITEM-QUANTITY[2]"]]).toEqual(["CUT", "4.000"]);
	});

	// Shows R79.4
	it("keeps to the lengths of the fields, and has groups, the seller's number and delivery where they are set", async () => {
		const maker = "0000300100";
		const supplier = "SELECT name FROM suppliers WHERE id = (SELECT supplier_id FROM supplied_variants WHERE id = ?)";
		const name = z.string().parse(await backend.db.prepare(supplier).bind(supplies.packed).first("name"));
		const rules = { groups: { "ipe-beams": "23040101" }, vendor: "0000100200", makers: { [name]: maker }, freight: true };
		const { cart, form } = await returned(rules, goods);
		const fields = valuesOf(form);
		expect(fields["NEW_ITEM-MATGROUP[2]"]).toBe("23040101");
		expect(fields["NEW_ITEM-VENDOR[1]"]).toBe("0000100200");
		expect(fields["NEW_ITEM-MANUFACTCODE[1]"]).toBe(maker);
		expect(totalOf(form)).toBe(cart.total_price);
		for (const { name, value } of form.fields) if (name.startsWith("NEW_ITEM-DESCRIPTION")) expect(value.length).toBeLessThanOrEqual(40);
	});

	it("is empty for a buyer who takes nothing along", async () => {
		const visit = await visitCaller(backend, connection);
		await visit.call("POST", "/orders/add", added(supplies.packed, 10, { uuid: visit.cart }));
		const { body } = await visit.call("POST", "/procurement/return", { uuid: visit.cart, isCancelled: true });
		expect(procurement.giveBack.answer.parse(body).fields).toEqual([{ name: "~OkCode", value: "ADDI" }]);
	});
});
