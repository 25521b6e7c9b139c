import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { orders } from "../../contract/orders";
import { connectionRules, procurement } from "../../contract/procurement";
import { search } from "../../contract/search";
import { type Backend, cartOf, startBackend } from "../../tests/support/backend";
import { sets, supplies } from "../../tests/support/backend-rows";
import { added } from "../../tests/support/buyer";
import { statusOf } from "../../tests/support/cxml-answers";
import { as, cxmlBuyer, orderOf } from "../../tests/support/cxml-buyer";
import { itemOut, plainVendor } from "../../tests/support/cxml-messages";
import { insertTranslated } from "../../tests/support/fixture-sql";
import { connectionOf, hookUrl, messagesOf, type TestConnection, visitCaller } from "../../tests/support/punchout";
import { rebuildIndex } from "../search/rebuild-index";

/** The expensive goods are in a category of their own, below the one of the connections here. */
const [inside, outside] = [supplies.expensive, supplies.beam];
const [codeInside, codeOutside] = ["CR-000004", "CR-000001"];
const frame = `SET-${String(sets.frame).padStart(5, "0")}`;
const limited = (...categories: string[]) => JSON.stringify(connectionRules.parse({ categories }));

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
	const product = {
		id: 2,
		slug: "heb-1000",
		category_id: 3,
		position: 2,
		norm: "EN 10365",
		shape: "i-beam",
		dimensions: "{}",
		unit: "piece",
	};
	const rows = [
		...insertTranslated("category", { id: 2, slug: "heavy", position: 2 }, { title: "Schweres", description: "" }),
		...insertTranslated("category", { id: 3, parent_id: 2, slug: "heb-beams", position: 1 }, { title: "HEB-Träger", description: "" }),
		...insertTranslated("product", product, { title: "HEB 1000", description: "" }),
		`UPDATE variants SET product_id = 2 WHERE id = ${supplies.expensive}`,
	];
	await backend.db.batch(rows.map((row) => backend.db.prepare(row)));
	await rebuildIndex({ DB: backend.db });
});
afterAll(() => backend.dispose());

const connectionTo = (kind: string, ...categories: string[]): Promise<TestConnection> =>
	connectionOf(backend, { kind, columns: { rules: limited(...categories) } });

const narrow = (connection: TestConnection, ...categories: string[]) =>
	backend.db
		.prepare("UPDATE connections SET rules = ? WHERE id = ?")
		.bind(limited(...categories), connection.id)
		.run();

const refusal = { status: 409, body: { code: "unavailable_goods", fields: { amount: ["goods.outside"] } } };

// Shows R82.3
describe("a visit with a part of the goods", () => {
	it("is told of it as it begins", async () => {
		for (const [categories, within] of [
			[["heavy", "ipe-beams", "heavy"], "heavy,ipe-beams"],
			[[], undefined],
		] as const) {
			const { token } = z
				.object({ token: z.string() })
				.parse(await entered("oci", await connectionTo("oci", ...categories), { HOOK_URL: hookUrl }));
			const { body } = await backend.caller().call("POST", "/procurement/begin", { token });
			expect(procurement.begin.answer.parse(body).within).toBe(within);
		}
	});

	it("puts these into its cart, and no others, whatever it sends", async () => {
		const visit = await visitCaller(backend, await connectionTo("oci", "heavy"));
		const cart = cartOf(await visit.call("POST", "/orders/add", added(inside, 1, { uuid: visit.cart })));
		expect(cart.items).toHaveLength(1);
		expect(await visit.call("POST", "/orders/add", added(outside, 1, { uuid: visit.cart }))).toMatchObject(refusal);
		const more = { ...added(inside, 1, { uuid: visit.cart }), more: [{ suppliedVariantId: outside, amount: 1 }] };
		expect(await visit.call("POST", "/orders/add", more)).toMatchObject({
			...refusal,
			body: { code: "unavailable_goods", fields: { "more.0.amount": ["goods.outside"] } },
		});
		const set = { uuid: visit.cart, setId: sets.frame, amount: 1, idem: crypto.randomUUID(), isProduction: true };
		expect(await visit.call("POST", "/orders/addSet", set)).toMatchObject(refusal);
		const line = `/orders/replace-item/${visit.cart}/${cart.items[0]?.id}`;
		expect(await visit.call("PATCH", line, { suppliedVariantId: outside, amount: 1 })).toMatchObject(refusal);
		expect(cartOf(await visit.call("GET", `/orders/by-id/${visit.cart}`)).items.map(({ quantity }) => quantity)).toEqual([1]);
	});

	it("gets no prices of others", async () => {
		const visit = await visitCaller(backend, await connectionTo("oci", "heavy"));
		expect(await visit.call("GET", `/orders/own-prices/${outside}`)).toMatchObject(refusal);
		expect((await visit.call("GET", `/orders/own-prices/${inside}`)).status).toBe(200);
		expect(await visit.call("GET", `/orders/cut-price/${outside}?pieces=1&length=1000`)).toMatchObject(refusal);
		const { body } = await visit.call("POST", "/orders/check-items", {
			lines: [codeInside, codeOutside, "NOPE"].map((code) => ({ code, amount: 1 })),
		});
		const checked = orders.checkItems.answer.parse(body);
		expect(checked.map(({ found, problem }) => [found?.code ?? null, problem])).toEqual([
			[codeInside, null],
			[null, "goods.outside"],
			[null, "code.unknown"],
		]);
	});

	it("reads lists of these alone", async () => {
		const visit = await visitCaller(backend, await connectionTo("oci", "heavy"));
		const read = async (lines: string[], asker = visit.call) =>
			search.lines.answer
				.parse((await asker("POST", "/search/lines", { lines })).body)
				.map(({ kind, candidates }) => [kind, candidates.map(({ code }) => code)]);
		expect(await read(["1 HEB 1000", `1 ${codeOutside}`])).toEqual([
			["clear", [codeInside]],
			["none", []],
		]);
		expect(JSON.stringify(await read(["3 IPE 200"]))).not.toContain("CR-");
		const everybody = await read(["3 IPE 200", `1 ${codeOutside}`], backend.caller("en").call);
		expect(JSON.stringify(everybody)).toContain(codeOutside);
	});

	it("sees and buys all goods without one", async () => {
		const visit = await visitCaller(backend, await connectionTo("oci"));
		expect((await visit.call("POST", "/orders/add", added(outside, 1, { uuid: visit.cart }))).status).toBe(200);
	});

	it("does not take others back that came before the part was smaller, until they are removed", async () => {
		const connection = await connectionTo("oci");
		const visit = await visitCaller(backend, connection);
		await visit.call("POST", "/orders/add", added(inside, 1, { uuid: visit.cart }));
		await visit.call("POST", "/orders/add", added(outside, 1, { uuid: visit.cart }));
		await narrow(connection, "heavy");
		const returned = () => visit.call("POST", "/procurement/return", { uuid: visit.cart });
		expect(await returned()).toMatchObject({ status: 409, body: { code: "unavailable_goods", fields: { goods: ["goods.outside"] } } });
		expect((await visit.call("DELETE", `/orders/item/${visit.cart}/${outside}/0`)).status).toBe(200);
		expect((await returned()).status).toBe(200);
	});
});

async function entered(kind: "oci" | "ids", connection: TestConnection, fields: Record<string, string>, cart = "") {
	const { login, secret } = connection;
	const own =
		kind === "oci" ? { USERNAME: login, PASSWORD: secret, HOOK_URL: hookUrl } : { name_kunde: login, pw_kunde: secret, hookurl: hookUrl };
	const body = { fields: Object.entries({ ...own, ...fields }).map(([name, value]) => ({ name, value })), ...(kind === "ids" && { cart }) };
	return procurement[kind].answer.parse((await backend.caller("en").call("POST", `/procurement/${kind}`, body)).body);
}

// Shows R82.4
describe("a system with a part of the goods", () => {
	it.each([
		["oci", { FUNCTION: "DETAIL", PRODUCTID: codeOutside }],
		["oci", { FUNCTION: "VALIDATE", PRODUCTID: codeOutside, QUANTITY: "1" }],
		["ids", { action: "ADL", ghnummer: codeOutside }],
	] as const)("is refused others by %s in words: %j", async (kind, fields) => {
		const connection = await connectionTo(kind, "heavy");
		expect(await entered(kind, connection, fields)).toMatchObject({ kind: "refused", problem: "outside", about: codeOutside });
		expect(await messagesOf(backend, connection)).toMatchObject([{ state: "refused", problem: "outside" }]);
		const own = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value === codeOutside ? codeInside : value]));
		expect((await entered(kind, connection, own)).kind).not.toBe("refused");
	});

	it("finds these alone in the background", async () => {
		const found = async (words: string) => {
			const answer = await entered("oci", await connectionTo("oci", "heavy"), { FUNCTION: "BACKGROUND_SEARCH", SEARCHSTRING: words });
			if (answer.kind !== "form") throw new Error(JSON.stringify(answer));
			return answer.form.fields.flatMap(({ name, value }) => (name.startsWith("NEW_ITEM-VENDORMAT") ? [value] : []));
		};
		expect(await found("HEB 1000")).toEqual([codeInside]);
		expect(await found(codeOutside)).toEqual([]);
		// Words that all goods have do not find others instead.
		expect(await found("IPE 200 6000 mm S235JR roh")).toEqual([]);
		expect(await found("EN 10365")).toEqual([codeInside]);
	});

	it("sends a cart by IDS Connect, of which others stay open", async () => {
		const item = (code: string) =>
			`<OrderItem><ItemChara>normal</ItemChara><ArtNo>${code}</ArtNo><Qty>1</Qty><QU>PCE</QU><Kurztext>x</Kurztext></OrderItem>`;
		const cart = `<Warenkorb xmlns="http://www.itek.de/Shop-Anbindung/Warenkorb/"><Order><OrderInfo></OrderInfo>${[codeInside, codeOutside, frame].map(item).join("")}</Order></Warenkorb>`;
		const answer = await entered("ids", await connectionTo("ids", "heavy"), { action: "WKS" }, cart);
		if (answer.kind !== "start") throw new Error(JSON.stringify(answer));
		const begun = procurement.begin.answer.parse((await backend.caller().call("POST", "/procurement/begin", { token: answer.token })).body);
		const visit = backend.caller("en", begun.sessionId);
		expect(cartOf(await visit.call("GET", `/orders/by-id/${begun.cart}`)).items.map(({ variant }) => variant.code)).toEqual([codeInside]);
		const { body } = await visit.call("GET", "/procurement/current");
		expect(procurement.current.answer.parse(body)?.open_lines.map(({ problem }) => problem)).toEqual(["goods.outside", "goods.outside"]);
	});

	it("is refused others by cXML, by line, in set-ups and orders", async () => {
		const buyer = cxmlBuyer(backend);
		const all = await buyer.connection();
		const shopped = await buyer.shopped(all, async (visit) => {
			await visit.call("POST", "/orders/add", added(inside, 1, { uuid: visit.cart }));
			await visit.call("POST", "/orders/add", added(outside, 1, { uuid: visit.cart }));
		});
		await narrow(all, "heavy");
		const words = "is not among the goods that this connection may order.";
		// The lines were taken back before.
		expect(statusOf(await buyer.send(orderOf(shopped, all)))).toEqual({ code: 417, said: `Line 20: ${codeOutside} ${words}` });
		const typed = (code: string, line = 1) =>
			itemOut({ line, quantity: "1", code, price: "1.00", unit: code.startsWith("SET") ? "KT" : "EA" });
		const order = (items: string) => buyer.send(plainVendor.order(as(all, { orderId: `PO-${crypto.randomUUID()}`, items })));
		expect(statusOf(await order(typed(codeOutside) + typed(frame, 2)))).toEqual({
			code: 417,
			said: `Line 1: ${codeOutside} ${words} Line 2: ${frame} ${words}`,
		});
		const selected = (code: string) =>
			plainVendor
				.setup(as(all))
				.replace(
					"</PunchOutSetupRequest>",
					`<SelectedItem><ItemID><SupplierPartID>${code}</SupplierPartID></ItemID></SelectedItem></PunchOutSetupRequest>`,
				);
		expect(statusOf(await buyer.send(selected(codeOutside)))).toEqual({ code: 417, said: `${codeOutside} ${words}` });
		expect(statusOf(await buyer.send(selected(codeInside))).code).toBe(200);
		const inOrder = shopped.filter(({ code }) => code === codeInside);
		expect(statusOf(await buyer.send(orderOf(inOrder, all))).code).toBe(200);
	});
});
