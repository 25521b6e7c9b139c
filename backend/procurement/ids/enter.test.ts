import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { procurement } from "../../../contract/procurement";
import { type Backend, type Caller, cartOf, startBackend } from "../../../tests/support/backend";
import { supplies } from "../../../tests/support/backend-rows";
import { added } from "../../../tests/support/buyer";
import { connectionOf, hookUrl, messagesOf, type TestConnection, visitCaller } from "../../../tests/support/punchout";

let backend: Backend;
let connection: TestConnection;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());
beforeEach(async () => {
	connection = await connectionOf(backend, { kind: "ids" });
});

const client = () => crypto.randomUUID().replaceAll("-", "").padEnd(43, "x");

async function sent(fields: Record<string, string>, cart = ""): Promise<z.output<typeof procurement.ids.answer>> {
	const all = { kndnr: "10071", name_kunde: connection.login, pw_kunde: connection.secret, version: "2.5", hookurl: hookUrl, ...fields };
	const list = Object.entries(all).map(([name, value]) => ({ name, value }));
	const headers = { Locale: "en", Client: client(), "Content-Type": "application/json" };
	const body = JSON.stringify({ fields: list, cart });
	const response = await backend.request("/procurement/ids", { method: "POST", headers, body });
	return procurement.ids.answer.parse(await response.json());
}

interface Begun extends Caller {
	cart: string;
	begun: z.output<typeof procurement.begin.answer>;
}

async function visiting(fields: Record<string, string>, cart = ""): Promise<Begun> {
	const answer = await sent(fields, cart);
	if (answer.kind !== "start") throw new Error(JSON.stringify(answer));
	const begun = procurement.begin.answer.parse((await backend.caller().call("POST", "/procurement/begin", { token: answer.token })).body);
	return { ...backend.caller("en", begun.sessionId), cart: begun.cart, begun };
}

const item = (content: string) => `<OrderItem>${content}</OrderItem>`;
const cartXml = (items: string) =>
	`<Warenkorb xmlns="http://www.itek.de/Shop-Anbindung/Warenkorb/"><Order><OrderInfo><ModeOfShipment>Abholung</ModeOfShipment><Kommission>Halle 3</Kommission></OrderInfo>${items}</Order></Warenkorb>`;
const goods = (code: string, quantity: string, more = "") =>
	item(`<ItemChara>normal</ItemChara>${more}<ArtNo>${code}</ArtNo><Qty>${quantity}</Qty><QU>PCE</QU><Kurztext>Wie besprochen</Kurztext>`);
const position = (number: string) => `<RefItems><Customer>${number}</Customer><Supplier></Supplier></RefItems>`;

const codeOf = async (supply: number) =>
	z
		.string()
		.parse(
			await backend.db
				.prepare(
					"SELECT coalesce(v.article, printf('CR-%06d', v.id)) AS code FROM supplied_variants s JOIN variants v ON v.id = s.variant_id WHERE s.id = ?",
				)
				.bind(supply)
				.first("code"),
		);

const linesOf = async (visit: Begun) => cartOf(await visit.call("GET", `/orders/by-id/${visit.cart}`)).items;

async function returned(visit: Begun): Promise<string> {
	const { version } = cartOf(await visit.call("GET", `/orders/by-id/${visit.cart}`));
	const { body } = await visit.call("POST", "/procurement/return", { uuid: visit.cart, version });
	const { fields, action } = procurement.giveBack.answer.parse(body);
	expect([action, fields.map(({ name }) => name)]).toEqual([hookUrl, ["warenkorb"]]);
	return fields[0]?.value ?? "";
}

const itemsIn = (xml: string): string => [...xml.matchAll(/<OrderItem>.*?<\/OrderItem>/gs)].map(([one]) => one).join("");

const log = () => messagesOf(backend, connection);

// Shows R79.1
describe("a request by IDS Connect", () => {
	it("opens the catalogue, an article, or a search", async () => {
		const code = await codeOf(supplies.beam);
		expect((await visiting({ action: "WKE" })).begun).toMatchObject({ landing: { kind: "catalogue" }, operation: "create" });
		expect((await visiting({ Action: "adl", GHNUMMER: code })).begun).toMatchObject({ landing: { kind: "variant" } });
		expect((await visiting({ action: "ADL", ghnummer: `${code}/CUT` })).begun).toMatchObject({ landing: { kind: "variant" } });
		expect((await visiting({ action: "AS", searchterm: "IPE 200" })).begun).toMatchObject({
			landing: { kind: "search", words: "IPE 200" },
		});
		expect(await log()).toMatchObject(["WKE", "ADL", "ADL", "AS"].map((kind) => ({ kind, state: "done" })));
		expect(JSON.stringify(await log())).not.toContain(connection.secret);
	});

	it("without a way back lets look at goods alone, and ends in the same way", async () => {
		const visit = await visiting({ action: "ADL", ghnummer: await codeOf(supplies.beam), hookurl: "" });
		expect(visit.begun.operation).toBe("inspect");
		expect((await visit.call("POST", "/orders/add", added(supplies.beam, 1, { uuid: visit.cart }))).status).toBe(403);
		expect((await visit.call("GET", "/procurement/current")).body).toMatchObject({ action_origin: "", kind: "ids" });
		expect((await visit.call("POST", "/procurement/return", { uuid: visit.cart, isCancelled: true })).body).toMatchObject({ action: "" });
		expect((await visit.call("GET", "/procurement/current")).body).toBeNull();
	});

	it.each<[Record<string, string>, string, object]>([
		[{ action: "WKX" }, "", { problem: "action", about: "WKX" }],
		[{ action: "WKE", version: "7" }, "", { problem: "version", about: "7" }],
		[{ action: "WKE", hookurl: "" }, "", { problem: "hookMissing" }],
		[{ action: "WKE", hookurl: "https://evil.example/hook" }, "", { problem: "hookUnlisted", about: "https://evil.example/hook" }],
		[{ action: "WKE", hookurl: "http://buyer.example/hook" }, "", { problem: "hookUnlisted" }],
		[{ action: "ADL", ghnummer: "NOPE" }, "", { problem: "article", about: "NOPE" }],
		[{ action: "ADL" }, "", { problem: "articleMissing" }],
		[{ action: "AS" }, "", { problem: "searchMissing" }],
		[{ action: "WKS" }, "", { problem: "cartMissing" }],
		[{ action: "WKS" }, "<Warenkorb><Order>", { problem: "cart" }],
		[{ action: "WKS" }, "<Order/>", { problem: "cart", about: expect.stringContaining("no cart of IDS Connect") }],
		[{ action: "WKS" }, `<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]>${cartXml(goods("&c;", "1"))}`, { problem: "cart" }],
		[{ action: "WKS" }, `${"<a>".repeat(5000)}`, { problem: "cart" }],
		[{ action: "WKE", pw_kunde: "wrong" }, "", { problem: "secret" }],
		[{ action: "", pw_kunde: "wrong" }, "", { problem: "secret" }],
	])("is refused: %j %s", async (fields, cart, refusal) => {
		expect(await sent(fields, cart)).toMatchObject({ kind: "refused", ...refusal });
		expect(await log()).toMatchObject([{ state: "refused", problem: "problem" in refusal ? refusal.problem : "" }]);
	});

	it("is not taken for a connection of another protocol", async () => {
		connection = await connectionOf(backend);
		expect(await sent({ action: "WKE" })).toMatchObject({ problem: "secret" });
	});
});

// Shows R79.2
describe("a cart that software of trades sends", () => {
	it("is the visit's cart, and returns with its positions and prices", async () => {
		const [beam, packed] = [await codeOf(supplies.beam), await codeOf(supplies.packed)];
		const visit = await visiting(
			{ action: "WKS" },
			cartXml(goods(beam, "12.00", position("01.02.0010")) + goods(packed, "10", position("01.02.0020"))),
		);
		expect(visit.begun).toMatchObject({ landing: { kind: "cart" }, lines: 2, hasQuestions: false });
		expect((await linesOf(visit)).map(({ quantity, comment }) => [quantity, comment])).toEqual([
			[12, "01.02.0010"],
			[10, "01.02.0020"],
		]);
		const xml = await returned(visit);
		expect(xml).toMatch(/<ModeOfShipment>Abholung<.*<Kommission>Halle 3</);
		expect(xml).toMatch(
			new RegExp(
				`<Customer>01.02.0010</Customer><Supplier>[0-9a-f]{32}</Supplier><SupplierSubNo>\\d+</SupplierSubNo></RefItems><ArtNo>${beam}</ArtNo><Qty>12.00</Qty><QU>PCE</QU>`,
			),
		);
	});

	it("keeps what is unclear apart, and names it", async () => {
		const beam = await codeOf(supplies.beam);
		const unclear = [
			goods("NOPE-1", "3", position("1")),
			goods(`${beam}/CUT`, "3", position("2")),
			goods(beam, "2.5", position("3")),
			item(`<ItemChara>alternate</ItemChara>${position("4")}<ArtNo>${beam}</ArtNo><Qty>7</Qty><QU>PCE</QU>`),
			item(`<ArtNo>${beam}</ArtNo><Qty>1</Qty><QU>LTR</QU>`),
			item("<EAN>4012345000017</EAN><Qty>1</Qty><QU>PCE</QU>"),
			goods("SET-99999", "1"),
		];
		const visit = await visiting({ action: "WKS" }, cartXml(unclear.join("") + goods(beam, "4", position("8"))));
		expect(visit.begun).toMatchObject({ landing: { kind: "questions" }, lines: 1, hasQuestions: true });
		const current = procurement.current.answer.parse((await visit.call("GET", "/procurement/current")).body);
		expect(current?.open_lines.map(({ reference, number, problem, isWanted }) => [reference, number, problem, isWanted])).toEqual([
			["1", "NOPE-1", "code.unknown", true],
			["2", `${beam}/CUT`, "other", true],
			["3", beam, "amount.whole", true],
			["4", beam, null, false],
			["", beam, "unit.notSold", true],
			["", "4012345000017", "code.unknown", true],
			["", "SET-99999", "code.unknown", true],
		]);
		expect((await linesOf(visit)).map(({ quantity }) => quantity)).toEqual([4]);
	});

	it("judges lines of the same goods together", async () => {
		const packed = await codeOf(supplies.packed);
		await backend.db.prepare("UPDATE supplied_variants SET pack_size = 10, min_order = 10 WHERE id = ?").bind(supplies.packed).run();
		const together = await visiting({ action: "WKS" }, cartXml(goods(packed, "6", position("1")) + goods(packed, "4", position("2"))));
		expect((await linesOf(together)).map(({ quantity, comment }) => [quantity, comment])).toEqual([[10, "1, 2"]]);
		const odd = await visiting({ action: "WKS" }, cartXml(goods(packed, "6", position("1")) + goods(packed, "5", position("2"))));
		const current = procurement.current.answer.parse((await odd.call("GET", "/procurement/current")).body);
		expect(current?.open_lines.map(({ reference, problem }) => [reference, problem])).toEqual([
			["1", "amount.notAMultiple"],
			["2", "amount.notAMultiple"],
		]);
		expect(await linesOf(odd)).toEqual([]);
	});

	it.each([{ extras: "texts" }, { extras: "lines" }])("comes again as it returned, with cuts and certificates: %j", async (rules) => {
		await backend.db.prepare("UPDATE connections SET rules = ? WHERE id = ?").bind(JSON.stringify(rules), connection.id).run();
		const first = await visiting({ action: "WKE" });
		await first.call("POST", "/orders/add", {
			...added(supplies.beam, 7, { uuid: first.cart, comment: "Pos. 12" }),
			cut: { length: 1250 },
			certificate: true,
		});
		const wanted = (await linesOf(first)).map(({ quantity, cut, certificate_price: paper }) => [quantity, cut?.pieces, cut?.length, paper]);
		const xml = await returned(first);
		const [, net = "", basis = ""] = /<NetPrice>(.*?)<\/NetPrice><PriceBasis>(.*?)</.exec(xml) ?? [];
		expect(Number(net) / Number(basis)).toBeGreaterThan(0);
		const again = await visiting({ action: "WKS" }, cartXml(itemsIn(xml)));
		expect(again.begun).toMatchObject({ landing: { kind: "cart" }, lines: 1 });
		expect(
			(await linesOf(again)).map(({ quantity, cut, certificate_price: paper }) => [quantity, cut?.pieces, cut?.length, paper]),
		).toEqual(wanted);
		// Another company's software does not find them.
		connection = await connectionOf(backend, { kind: "ids" });
		const other = await visiting({ action: "WKS" }, cartXml(itemsIn(xml)));
		expect([other.begun.lines, other.begun.hasQuestions]).toEqual([0, true]);
	});

	it("has another visit's cart never", async () => {
		const beam = await codeOf(supplies.beam);
		const [one, two] = [
			await visiting({ action: "WKS" }, cartXml(goods(beam, "1"))),
			await visiting({ action: "WKS" }, cartXml(goods(beam, "2"))),
		];
		expect((await one.call("GET", `/orders/by-id/${two.cart}`)).status).toBe(403);
		expect((await visitCaller(backend, connection)).cart).not.toBe(one.cart);
		expect([await returned(one), await returned(two)].map((xml) => /<Qty>(.*?)</.exec(xml)?.[1])).toEqual(["1.00", "2.00"]);
	});
});
