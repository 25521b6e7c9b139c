import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { orderDifference } from "../../../contract/cart";
import { type Backend, startBackend } from "../../../tests/support/backend";
import { supplies } from "../../../tests/support/backend-rows";
import { added } from "../../../tests/support/buyer";
import { statusOf } from "../../../tests/support/cxml-answers";
import { cxmlBuyer, orderOf } from "../../../tests/support/cxml-buyer";
import { deskCall } from "../../../tests/support/desk";
import type { TestConnection } from "../../../tests/support/punchout";
import { elementsAt, textAt } from "../../platform/xml-elements";
import { secretDigest } from "../connections";
import { readMessage } from "../cxml/read-message";
import { setNotices } from "../desk-notices";
import { shared } from "../orders/stored-lines";
import { outcomeOf, sendNotices } from "../send-notices";
import { noticeSecret } from "./notice-secret";

/** A buyer's system that takes confirmations and ship notices. */
interface Taker {
	url: string;
	arrived: string[];
	/** Answers of the system, the next first; then 200. */
	answers: string[];
	stop(): Promise<void>;
}

async function startTaker(): Promise<Taker> {
	const server = createServer(async (request, response) => {
		let body = "";
		for await (const chunk of request) body += String(chunk);
		taker.arrived.push(body);
		const code = taker.answers.shift() ?? "200";
		if (code === "hang up") response.destroy();
		else
			response.writeHead(200, { "Content-Type": "text/xml" }).end(`<cXML><Response><Status code="${code}" text="So"/></Response></cXML>`);
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = z.object({ port: z.number() }).parse(server.address());
	const taker: Taker = {
		url: `http://127.0.0.1:${port}/cxml`,
		arrived: [],
		answers: [],
		async stop() {
			server.closeAllConnections();
			server.close();
			await once(server, "close");
		},
	};
	return taker;
}

let backend: Backend;
let taker: Taker;
let buyer: ReturnType<typeof cxmlBuyer>;
beforeAll(async () => {
	backend = await startBackend();
	buyer = cxmlBuyer(backend);
});
afterAll(() => backend.dispose());
beforeEach(async () => {
	taker = await startTaker();
});
afterEach(() => taker.stop());

const turn = () => sendNotices({ DB: backend.db, DEV_PAGES: "1", DIGEST_KEY: "" }, { within: 20_000, timeout: 2_000 });
const messageOf = (text = "") => readMessage(new TextEncoder().encode(text));
const versionOf = async (number: string) =>
	z.number().parse(await backend.db.prepare("SELECT version FROM orders WHERE order_number = ?").bind(number).first("version"));
/** A call of staff, after which notices go at once. */
async function desk(number: string, path: string, body: object) {
	const answer = await deskCall(backend, `orders/${number}/${path}`, body);
	await backend.settled();
	return answer;
}

/** An order to the company's own address, which goes on at once: 12 beams in two lines, and 10 of the packed supply. */
async function ordered(of: TestConnection): Promise<string> {
	const items = await buyer.shopped(of, async (visit) => {
		await visit.call("POST", "/orders/add", added(supplies.beam, 12, { uuid: visit.cart }));
		await visit.call("POST", "/orders/add", added(supplies.packed, 10, { uuid: visit.cart }));
	});
	const [beams, bolts] = items;
	if (!beams || !bolts) throw new Error("Nothing was taken back.");
	const parts = [{ ...beams, quantity: "8" }, bolts, { ...beams, quantity: "4" }];
	const { code, said } = statusOf(await buyer.send(orderOf(parts, of, { shipTo: "", payloadId: `order-${of.id}@buyer` })));
	expect(code).toBe(200);
	return /CB-\d+/.exec(said)?.[0] ?? "";
}

const waiting = (of: TestConnection) =>
	backend.db
		.prepare(
			`SELECT count(*) AS n FROM procurement_notices n JOIN procurement_orders p ON p.order_id = n.order_id
			WHERE p.connection_id = ? AND n.delivered_at IS NULL AND n.given_up_at IS NULL`,
		)
		.bind(of.id)
		.first("n");

const log = async (of: TestConnection) =>
	z
		.array(z.object({ kind: z.string(), problem: z.string(), text: z.string() }))
		.parse(
			(
				await backend.db
					.prepare(
						"SELECT kind, problem, text FROM procurement_messages WHERE connection_id = ? AND direction = 'out' AND kind <> 'PunchOutOrderMessage' ORDER BY id",
					)
					.bind(of.id)
					.all()
			).results,
		);

// Shows R72.9
describe("a buyer's system is told", () => {
	it("of the confirmation, the days, each delivery and the end, in the numbers of its own order", async () => {
		const of = await buyer.connection({ notice_url: taker.url });
		const number = await ordered(of);
		await turn();
		const confirmed = messageOf(taker.arrived[0]);
		expect(confirmed.secrets).toEqual([
			noticeSecret({ DIGEST_KEY: "" }, { id: of.id, network: "", secret_digest: secretDigest(of.secret) }),
		]);
		expect([confirmed.from[0]?.identity, confirmed.to[0]?.identity]).toEqual(["369121212", of.login]);
		expect(elementsAt(confirmed.request, "ConfirmationHeader")[0]?.attributes).toMatchObject({
			type: "accept",
			operation: "new",
			confirmID: number,
		});
		expect(elementsAt(confirmed.request, "OrderReference/DocumentReference")[0]?.attributes).toEqual({ payloadID: `order-${of.id}@buyer` });
		expect(elementsAt(confirmed.request, "ConfirmationItem").map(({ attributes }) => [attributes.lineNumber, attributes.quantity])).toEqual(
			[
				["10", "8"],
				["30", "4"],
				["20", "10"],
			],
		);

		await desk(number, "dates", { date: "2027-03-04", lines: [{ line: 2, date: "2027-03-10" }] });
		await turn();
		const days = messageOf(taker.arrived[1]);
		const [header] = elementsAt(days.request, "ConfirmationHeader");
		expect(header?.attributes).toMatchObject({ type: "except", operation: "update", confirmID: number });
		expect(elementsAt(header, "DocumentReference")[0]?.attributes).toEqual({ payloadID: confirmed.payloadId });
		expect(
			elementsAt(days.request, "ConfirmationItem/ConfirmationStatus").map(({ attributes }) => attributes.deliveryDate?.slice(0, 10)),
		).toEqual(["2027-03-04", "2027-03-04", "2027-03-10"]);

		for (const quantity of [6, 6])
			expect(
				(
					await desk(number, "deliveries", {
						idem: crypto.randomUUID(),
						carrier: "DHL",
						trackingNumber: "JJD1",
						lines: [{ line: 1, quantity }],
					})
				).status,
			).toBe(200);
		await turn();
		const notices = taker.arrived.slice(2).map((text) => messageOf(text).request);
		expect(
			notices.map((notice) =>
				elementsAt(notice, "ShipNoticePortion/ShipNoticeItem").map(({ attributes }) => [attributes.lineNumber, attributes.quantity]),
			),
		).toEqual([
			[["10", "6"]],
			[
				["10", "2"],
				["30", "4"],
			],
		]);
		expect(textAt(notices[0], "ShipControl/ShipmentIdentifier")).toBe("JJD1");
		await turn();
		expect(taker.arrived).toHaveLength(4);
		const logged = await log(of);
		expect(logged.map(({ kind, problem }) => [kind, problem])).toEqual([
			["ConfirmationRequest", ""],
			["ConfirmationRequest", ""],
			["ShipNoticeRequest", ""],
			["ShipNoticeRequest", ""],
		]);
		expect(JSON.stringify(logged)).not.toContain(confirmed.secrets[0]);
	});

	it("that its order is cancelled, and why", async () => {
		const of = await buyer.connection({ notice_url: taker.url });
		const number = await ordered(of);
		expect((await desk(number, "cancellation", { reason: "Ausverkauft" })).status).toBe(200);
		await turn();
		const cancelled = messageOf(taker.arrived.at(-1)).request;
		expect(elementsAt(cancelled, "ConfirmationHeader")[0]?.attributes.type).toBe("reject");
		expect(textAt(cancelled, "ConfirmationHeader/Comments")).toBe("Ausverkauft");
	});

	// Shows R78.4
	it("that its buyer has withdrawn the order, which nobody rejected", async () => {
		const of = await buyer.connection({ notice_url: taker.url });
		const number = await ordered(of);
		const same = { from: 0, to: 0 };
		const asked = await backend.db
			.prepare(
				`INSERT INTO order_change_requests (order_id, kind, version, asked_at, comment, asked, difference, key, body_hash)
				SELECT id, 'withdrawal', version, processed_at, 'Falsche Baustelle', '{}', ?, 'k1', 'h1' FROM orders WHERE order_number = ? RETURNING id`,
			)
			.bind(JSON.stringify({ lines: [], fields: [], total_price: same, total_price_with_vat: same }), number)
			.first("id");
		const accepted = { request: asked, version: await versionOf(number), total: 0 };
		expect((await desk(number, "change-requests/acceptance", accepted)).status).toBe(200);
		await turn();
		const cancelled = messageOf(taker.arrived.at(-1)).request;
		expect(textAt(cancelled, "ConfirmationHeader/Comments")).toMatch(/CB-\d+.*: Falsche Baustelle$/);
	});

	it("of a change, with what no longer comes of each of its lines", async () => {
		const of = await buyer.connection({ notice_url: taker.url });
		const number = await ordered(of);
		const change = {
			version: await versionOf(number),
			lines: [
				{ line: 1, quantity: 9 },
				{ line: 2, quantity: 0 },
			],
		};
		const preview = orderDifference.parse((await desk(number, "changes/preview", change)).body);
		const total = preview.total_price_with_vat.to / 100;
		expect((await desk(number, "changes", { ...change, reason: "Weniger da", total })).status).toBe(200);
		await desk(number, "dates", { date: "2027-03-04", lines: [] });
		await turn();
		await turn();
		const changed = messageOf(taker.arrived.at(-1)).request;
		expect(elementsAt(changed, "ConfirmationHeader")[0]?.attributes).toMatchObject({ type: "except", operation: "update" });
		const statuses = elementsAt(changed, "ConfirmationItem").map((item) => [
			item.attributes.lineNumber,
			...elementsAt(item, "ConfirmationStatus").map(({ attributes }) => `${attributes.type} ${attributes.quantity}`),
		]);
		expect(statuses).toEqual([
			["10", "detail 8"],
			["30", "detail 1", "reject 3"],
			["20", "reject 10"],
		]);
		expect((await desk(number, "deliveries", { idem: crypto.randomUUID() })).status).toBe(200);
		await turn();
		const sent = messageOf(taker.arrived.at(-1));
		expect(
			elementsAt(sent.request, "ShipNoticePortion/ShipNoticeItem").map(({ attributes }) => [attributes.lineNumber, attributes.quantity]),
		).toEqual([
			["10", "8"],
			["30", "1"],
		]);
	});

	it("that a delivery has not left, if it was told that it had", async () => {
		const of = await buyer.connection({ notice_url: taker.url });
		const number = await ordered(of);
		const withdraw = async (delivery: string) => {
			await backend.db.batch([
				backend.db
					.prepare(
						"INSERT INTO events (type, order_id, subject) SELECT 'delivery.withdrawn', order_id, number FROM deliveries WHERE number = ?",
					)
					.bind(delivery),
				backend.db.prepare("DELETE FROM deliveries WHERE number = ?").bind(delivery),
			]);
			await turn();
		};
		await desk(number, "deliveries", { idem: crypto.randomUUID(), lines: [{ line: 1, quantity: 2 }] });
		await turn();
		const told = messageOf(taker.arrived.at(-1));
		await withdraw(`${number}-1`);
		const { request } = messageOf(taker.arrived.at(-1));
		const [header] = elementsAt(request, "ShipNoticeHeader");
		expect(header?.attributes).toMatchObject({ shipmentID: `${number}-1`, operation: "delete" });
		expect(elementsAt(header, "DocumentReference")[0]?.attributes).toEqual({ payloadID: told.payloadId });
		const count = taker.arrived.length;
		taker.answers = ["hang up"];
		await desk(number, "deliveries", { idem: crypto.randomUUID(), lines: [{ line: 1, quantity: 2 }] });
		await withdraw(`${number}-2`);
		await backend.db.prepare("UPDATE procurement_notices SET next_attempt_at = ''").run();
		await turn();
		expect(taker.arrived).toHaveLength(count + 1);
		expect(await waiting(of)).toBe(0);
	});

	it("again until it answers, with the same id, and in the order in which it happened", async () => {
		const of = await buyer.connection({ notice_url: taker.url });
		const number = await ordered(of);
		taker.answers = ["hang up", "560", "200"];
		await desk(number, "dates", { date: "2027-03-04", lines: [] });
		const again = () => backend.db.prepare("UPDATE procurement_notices SET next_attempt_at = ''").run();
		await turn();
		await turn();
		expect(taker.arrived).toHaveLength(1);
		await again();
		await turn();
		await again();
		await turn();
		const messages = taker.arrived.map((text) => messageOf(text));
		const [first] = messages;
		expect(messages.map(({ payloadId }) => payloadId === first?.payloadId)).toEqual([true, true, true, false]);
		expect((await log(of)).map(({ problem }) => problem)).toEqual(["Not reached.", "Answered 560 So.", "", ""]);
	});

	it("no more once it has refused the message itself, and nothing without an address", async () => {
		const of = await buyer.connection({ notice_url: taker.url });
		taker.answers = ["401"];
		await ordered(of);
		await turn();
		await backend.db.prepare("UPDATE procurement_notices SET next_attempt_at = ''").run();
		await turn();
		expect(taker.arrived).toHaveLength(1);
		expect((await log(of)).map(({ problem }) => problem)).toEqual(["Answered 401 So."]);
		const path = `connections/${of.id}/notices`;
		expect((await deskCall(backend, path)).body).toMatchObject({ url: taker.url, network: "", waiting: 0, given_up: 1 });
		expect((await deskCall(backend, `${path}/again`, {})).body).toEqual({ message: "1 notices are sent again." });
		await backend.settled();
		expect(taker.arrived).toHaveLength(2);
		expect((await deskCall(backend, path)).body).toMatchObject({ waiting: 0, given_up: 0 });
		taker.arrived.length = 1;
		await ordered(await buyer.connection());
		await turn();
		expect(taker.arrived).toHaveLength(1);
	});

	it("at an address that staff have set, and that is public", async () => {
		const of = await buyer.connection();
		const set = (url: string, DEV_PAGES: string) =>
			setNotices({ DB: backend.db, DEV_PAGES, DIGEST_KEY: "k".repeat(40) }, String(of.id), { url, network: "Ariba", cart_field: "base64" });
		await expect(set("https://127.0.0.1/", "")).rejects.toThrow(/public names/);
		await expect(
			setNotices({ DB: backend.db, DEV_PAGES: "1", DIGEST_KEY: "" }, "999999", { url: "", network: "", cart_field: "base64" }),
		).rejects.toThrow(/no connection/);
		await set("https://buyer.example/cxml", "");
		expect((await deskCall(backend, `connections/${of.id}/notices`)).body).toMatchObject({
			url: "https://buyer.example/cxml",
			network: "ariba",
			cart_field: "base64",
		});
	});

	it("by one dispatcher of several", async () => {
		const of = await buyer.connection({ notice_url: taker.url });
		await ordered(of);
		await Promise.all([turn(), turn(), turn()]);
		expect(taker.arrived).toHaveLength(1);
	});

	it("only at a public address", async () => {
		const of = await buyer.connection({ notice_url: taker.url });
		await ordered(of);
		await sendNotices({ DB: backend.db, DEV_PAGES: "", DIGEST_KEY: "k".repeat(40) });
		expect(taker.arrived).toEqual([]);
		expect((await log(of)).map(({ problem }) => problem)).toEqual(["The address is not public."]);
	});
});

// Shows R72.9
describe("goods in the buyer's lines", () => {
	const lines = [
		{ line: "10", quantity: 8, unit: "EA", goods: "1", amount: 12 },
		{ line: "30", quantity: 4, unit: "EA", goods: "1", amount: 12 },
		{ line: "20", quantity: 2, unit: "", goods: "2", amount: 10 },
	];
	it.each<[string, number, number, [string, number][]]>([
		[
			"1",
			12,
			0,
			[
				["10", 8],
				["30", 4],
			],
		],
		[
			"1",
			3,
			6,
			[
				["10", 2],
				["30", 1],
			],
		],
		[
			"1",
			4,
			8,
			[
				["10", 0],
				["30", 4],
			],
		],
		[
			"1",
			20,
			0,
			[
				["10", 8],
				["30", 4],
			],
		],
		// Ten pieces are cut from two bars, which the buyer counts.
		["2", 5, 0, [["20", 1]]],
		["3", 5, 0, []],
	])("%s: %i after %i", (goods, amount, before, expected) =>
		expect(shared(lines, { goods, amount }, before).map((one) => [one.line, one.quantity])).toEqual(expected),
	);
});

describe("an answer to a notice", () => {
	it.each<[string, string, boolean]>([
		['<cXML><Response><Status code="200" text="OK"/></Response></cXML>', "", false],
		["<Status text='Accepted' code='201'>x</Status>", "", false],
		["<html>OK</html>", "", false],
		["", "", false],
		['<Status code="406" text="Not Acceptable">x</Status>', "Answered 406 Not Acceptable.", true],
		['<Status code="500">x</Status>', "Answered 500.", false],
	])("%s", (answer, error, isFinal) => expect(outcomeOf(answer)).toEqual({ error, isFinal }));
});
