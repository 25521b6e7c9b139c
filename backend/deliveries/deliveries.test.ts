import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { backendLocales } from "../../contract/locale";
import { firstSeller } from "../../contract/seller/own-data";
import type { CutPiece } from "../../contract/values/cut-bars";
import { type Backend, cartOf, startBackend } from "../../tests/support/backend";
import { supplies } from "../../tests/support/backend-rows";
import { added, billing, checkOut, completion, newCart } from "../../tests/support/buyer";
import { faults } from "../../tests/support/despatch-advice/check";
import { plainSpaces, readPdf } from "../../tests/support/pdf-text";
import { sampleForms, sampleOrder } from "../../tests/support/sample-order";
import { letterHtml, letterText } from "../../tests/support/signed-letters";
import { parsed, said } from "../../tests/support/xml-rules";
import { deliveryPeriod } from "../documents/order-sections";
import { written } from "../mail/mails";
import { mailData } from "../mail-data";
import { deliveryTexts } from "../orders/answer/delivery-texts";
import { mailTexts } from "../texts/mail-texts";
import { deliveryNote } from "./delivery-note";

const deskKey = "a key for tests";
let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

async function deskCall(path: string, body: object, key = deskKey) {
	const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
	const response = await backend.request(path, { method: "POST", headers, body: JSON.stringify(body) }, { DESK_KEY: deskKey });
	return { status: response.status, body: await response.json() };
}

/** A confirmed order of twelve beams (line 1), one more if pieces are sawn from it, and ten packs of bolts (line 2). */
async function sentOrder(locale: (typeof backendLocales)[number] = "fi", hasCertificate = false, sawList: CutPiece[] = []) {
	const buyer = backend.caller(locale);
	const { uuid } = await newCart(buyer, supplies.beam, 12);
	cartOf(await buyer.call("POST", "/orders/add", added(supplies.packed, 10, { uuid, comment: "Los 7" })));
	if (sawList.length > 0) cartOf(await buyer.call("POST", "/orders/add", { ...added(supplies.beam, 1, { uuid }), saw_list: sawList }));
	if (hasCertificate) {
		const [beams] = cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`)).items;
		await buyer.call("PATCH", `/orders/set-certificate/${uuid}/${beams?.id}`, { certificate: true });
	}
	const cart = await checkOut(buyer, uuid, billing.FI);
	expect((await buyer.call("POST", "/orders/complete", completion(cart))).status).toBe(200);
	await backend.db
		.prepare("UPDATE orders SET state = 'confirmed', reviewed_at = processed_at WHERE id = (SELECT id FROM carts WHERE uuid = ?)")
		.bind(uuid)
		.run();
	const read = async () => cartOf(await buyer.call("GET", `/orders/by-id/${uuid}`));
	const number = (await read()).order_number ?? "";
	const desk = (path: string, body: object, key = deskKey) => deskCall(`/desk/orders/${number}/${path}`, body, key);
	const mails = async (kind: string) =>
		(
			await backend.db
				.prepare("SELECT m.* FROM outbox m JOIN carts o ON o.id = m.cart_id WHERE o.uuid = ? AND m.kind = ?")
				.bind(uuid, kind)
				.all()
		).results;
	return {
		buyer,
		uuid,
		number,
		read,
		desk,
		mails,
		ship: (body: object = {}) => desk("deliveries", { idem: crypto.randomUUID(), ...body }),
	};
}

// Shows R30.1, R30.6
describe("confirmed days", () => {
	it("are those of all lines, and of those that have another one; the buyer is told of each change once", async () => {
		const { desk, read, mails } = await sentOrder();
		expect((await desk("dates", { date: "2026-12-04", lines: [{ line: 2, date: "2026-12-10" }] })).status).toBe(200);
		expect((await read()).confirmed_dates).toMatchObject([
			{ line: 1, title: expect.stringContaining("IPE 200"), date: "2026-12-04" },
			{ line: 2, date: "2026-12-10" },
		]);
		await desk("dates", { date: "2026-12-04", lines: [{ line: 2, date: "2026-12-10" }] });
		expect(await mails("order_dates")).toHaveLength(1);
		await desk("dates", { lines: [{ line: 2, date: "2026-12-11" }] });
		expect((await read()).confirmed_dates.map(({ date }) => date)).toEqual(["2026-12-04", "2026-12-11"]);
		expect(await mails("order_dates")).toHaveLength(2);
	});

	it.each([
		["no day", {}],
		["a line that is not there", { lines: [{ line: 3, date: "2026-12-04" }] }],
		["a day that is none", { date: "2026-02-30" }],
		["Christmas Eve in Finland", { date: "2026-12-24" }],
		["a Sunday", { lines: [{ line: 2, date: "2026-12-13" }] }],
	])("are refused with %s, and nothing changes", async (_name, body) => {
		const { desk, read } = await sentOrder();
		expect((await desk("dates", body)).status).toBe(422);
		expect((await read()).confirmed_dates).toEqual([]);
	});
});

// Shows R30.2
describe("a delivery", () => {
	it("is of all that is left unless lines are named, and never of more", async () => {
		const { ship, read, desk, number, mails } = await sentOrder();
		const first = await ship({
			lines: [{ line: 1, quantity: 5, heats: ["A1", "B2"] }],
			carrier: "Rahti",
			trackingNumber: "R1",
			trackingUrl: "https://rahti.example/R1",
		});
		expect(first).toEqual({ status: 200, body: { number: `${number}-1` } });
		expect(await read()).toMatchObject({
			order_status: "in_delivery",
			tracking: { carrier: "Rahti", number: "R1", url: "https://rahti.example/R1" },
			deliveries: [{ number: `${number}-1`, lines: [{ line: 1, quantity: 5, ordered: 12, heats: ["A1", "B2"] }] }],
		});
		expect((await ship({ lines: [{ line: 1, quantity: 8 }] })).body).toMatchObject({ error: "Of line 1 only 7 are left to send." });
		expect((await desk("done", {})).body).toMatchObject({ error: "Left to send: line 1, line 2." });
		await ship();
		expect((await read()).deliveries[1]?.lines).toMatchObject([
			{ line: 1, quantity: 7, ordered: 12, heats: [] },
			{ line: 2, quantity: 10, ordered: 10, heats: [] },
		]);
		expect((await ship()).status).toBe(422);
		expect((await desk("done", {})).status).toBe(200);
		expect((await read()).order_status).toBe("done");
		expect((await desk("done", {})).status).toBe(200);
		const [mail, again] = await mails("order_done");
		// An order that is already done sends no news, whether or not a mail reported it.
		await backend.db.prepare("UPDATE outbox SET cause = cause || ' before' WHERE kind = 'order_done'").run();
		expect((await desk("done", {})).status).toBe(200);
		expect(await mails("order_done")).toHaveLength(1);
		expect(again).toBeUndefined();
		expect(letterText((await written(backend.db, mailData, { ...mail, kind: "order_done", locale: "fi" })).letter)).toContain(
			"toimitettu perille",
		);
	});

	it("is stored once for one key, however often and how many at once", async () => {
		const { ship, read, mails, number } = await sentOrder();
		const idem = crypto.randomUUID();
		const lines = [{ line: 1, quantity: 2 }];
		const answers = await Promise.all(Array.from({ length: 5 }, () => ship({ idem, lines })));
		const again = await ship({ idem, lines });
		expect(again).toEqual({ status: 200, body: { number: `${number}-1` } });
		for (const { status } of answers) expect([200, 409]).toContain(status);
		expect((await read()).deliveries).toHaveLength(1);
		expect(await mails("order_shipped")).toHaveLength(1);
		expect((await ship({ idem, lines: [{ line: 1, quantity: 3 }] })).body).toMatchObject({ code: "idem_conflict" });
	});

	it("does not send the same goods twice when two are stored at once", async () => {
		const { ship, read } = await sentOrder();
		await Promise.all([ship({ lines: [{ line: 1, quantity: 12 }] }), ship({ lines: [{ line: 1, quantity: 12 }] })]);
		expect((await read()).deliveries.flatMap(({ lines }) => lines)).toMatchObject([{ line: 1, quantity: 12 }]);
	});

	it("is refused for an order that a person has to look at first, and for one that is not there", async () => {
		const { ship, uuid, desk } = await sentOrder();
		await backend.db.prepare("UPDATE orders SET state = 'in_review' WHERE id = (SELECT id FROM carts WHERE uuid = ?)").bind(uuid).run();
		expect((await ship()).status).toBe(422);
		const request = { method: "POST", headers: { Authorization: `Bearer ${deskKey}` }, body: "{}" };
		expect((await backend.request("/desk/orders/CB-1/done", request, { DESK_KEY: deskKey })).status).toBe(404);
		expect((await desk("deliveries", { lines: [] })).status).toBe(422);
	});

	it("is told to the buyer in the order's language, with the delivery note", async () => {
		for (const locale of backendLocales) {
			const { ship, mails, number } = await sentOrder(locale);
			const lines = [{ line: 2, quantity: 4, heats: ["H77"] }];
			await ship({ lines, carrier: "Rahti", trackingNumber: "JJFI-77", trackingUrl: "https://rahti.example/R1" });
			const [row] = await mails("order_shipped");
			const mail = await written(backend.db, mailData, { ...row, kind: "order_shipped", locale });
			expect(mail.letter.subject).toContain(`${number}-1`);
			expect(mail.letter.link?.url).toBe("https://rahti.example/R1");
			expect(mail.letter.sections[0]?.lines).toHaveLength(1);
			const { t } = mailTexts(locale);
			expect(mail.letter.sections.slice(1)).toEqual([
				{ title: t("note.carrier"), lines: ["Rahti"] },
				{ title: t("note.tracking"), lines: ["JJFI-77"] },
			]);
			for (const form of [letterText(mail.letter), await letterHtml(mail.letter)])
				for (const said of ["Rahti", "JJFI-77"]) expect(form).toContain(said);
			const [file] = mail.attachments ?? [];
			const { text } = await readPdf((await file?.content(firstSeller)) ?? new Uint8Array());
			for (const said of [`${number}-1`, "H77", "Los 7"]) expect(text).toContain(said);
			// A delivery note has no prices.
			expect(text).not.toContain("€");
		}
	});
});

// Shows R30.3, R22.37
describe("a delivery note", () => {
	// Shows R38.6
	it("tells the driver whom to ask for, and what to know of the place", () => {
		const { billing, shipping } = sampleForms;
		const site = { ...shipping, name: "Polier Krause", phone: "+491711234567", siteNotes: "Kran an Tor 2, vor 10 Uhr" };
		const order = sampleOrder(undefined, { changes: { forms: { billing, shipping: site } } });
		const goods = {
			number: "CB-1-1",
			shipped_on: "2026-11-25",
			carrier: "",
			tracking_number: "",
			tracking_url: "",
			lines: [{ line: 1, title: "Beam", quantity: 1, ordered: 1, heats: [] }],
			certificates: [],
			photographs: [],
			has_advice: true,
		};
		const [item] = order.items;
		if (item) item.own_number = "ST-100";
		const text = plainSpaces(letterText(deliveryNote(order, goods, "de")));
		expect(text).toContain("Ihre Artikelnummer: ST-100");
		for (const said of ["Polier Krause", "+49 171 1234567", "Kran an Tor 2, vor 10 Uhr"]) expect(text).toContain(said);
	});

	// Shows R50.11
	it.each([
		["de", "übergeben wir Ihrem Spediteur", "Ladeort", "Finnland"],
		["en", "hand the following goods over to your carrier", "Place of loading", "Finland"],
		["ee", "Anname teie vedajale üle", "Laadimiskoht", "Soome"],
		["fi", "Luovutamme kuljetusliikkeellesi", "Lastauspaikka", "Suomi"],
	] as const)("of what the buyer's carrier collects says so, and where it is loaded, in %s", (locale, handed, loading, country) => {
		const [delivery_method] = sampleOrder().delivery_methods;
		if (!delivery_method) throw new Error("The sample has no delivery method.");
		const term = deliveryTexts[locale].own_freight.term;
		const delivery_methods = [{ ...delivery_method, type: "own_freight", term }];
		const { billing } = sampleForms;
		const changes = { forms: { billing, shipping: null }, delivery_methods, delivery_methodid: delivery_method.id };
		const order = sampleOrder(undefined, { changes });
		const goods = { number: "CB-1-1", shipped_on: "2026-11-25", carrier: "", tracking_number: "", tracking_url: "", has_advice: true };
		const note = deliveryNote(
			order,
			{ ...goods, certificates: [], photographs: [], lines: [{ line: 1, title: "Beam", quantity: 1, ordered: 1, heats: [] }] },
			locale,
		);
		expect(note.leadIn).toContain(handed);
		expect(note.shippingAddress).toEqual({ title: loading, lines: ["Crossbar Oy", "Satamakaari 20", "00980 Helsinki", country] });
		expect(note.data?.facts).toContainEqual({ label: mailTexts(locale).t("note.term"), value: term });
		expect(term).toMatch(/^FCA Satamakaari 20/);
		// Christmas Eve is a working day in Germany, but not at the place of loading.
		const sent = { ...order, processed_at: "2026-12-23T10:00:00Z", delivery: { min: 1, max: 1, approx: false } };
		expect(deliveryPeriod(sent)?.end).toBe("2026-12-28");
		expect(deliveryPeriod({ ...sent, delivery_methodid: 0 })?.end).toBe("2026-12-24");
	});

	it("is for the buyer alone", async () => {
		const { ship, uuid, buyer, number } = await sentOrder();
		await ship();
		const read = ({ session }: { session: string }, of = `${number}-1`) =>
			backend.request(`/orders/delivery-note/${uuid}/${of}`, { headers: { Locale: "fi", "Session-Id": session } });
		const own = await read(buyer);
		expect([own.status, own.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
		expect((await read(buyer, `${number}-2`)).status).toBe(404);
		expect((await read(backend.caller())).status).toBe(404);
	});
});

// Shows R30.7, R22.41
describe("a despatch advice", () => {
	it("keeps the rules of Peppol, in each language and for a part and the rest", async () => {
		for (const locale of backendLocales) {
			const { ship, uuid, buyer, number } = await sentOrder(locale);
			await ship({ lines: [{ line: 1, quantity: 5, heats: ["A1", "B2"] }], carrier: "Rahti & Co", trackingNumber: "R1" });
			await ship();
			const read = async (of: string) => {
				const headers = { Locale: "fi", "Session-Id": buyer.session };
				const answer = await backend.request(`/orders/despatch-advice/${uuid}/${of}`, { headers });
				expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "application/xml"]);
				return parsed(await answer.text());
			};
			const [first, second] = [await read(`${number}-1`), await read(`${number}-2`)];
			expect([...faults(first), ...faults(second)]).toEqual([]);
			const ofLines = (document: typeof first, path: string) => said(document, `string-join(//cac:DespatchLine/${path}, ' ')`);
			expect(ofLines(first, "cbc:DeliveredQuantity")).toBe("5");
			expect(ofLines(first, "cbc:OutstandingQuantity")).toBe("7");
			expect(ofLines(first, "/cbc:LotNumberID")).toBe("A1 B2");
			expect(said(first, "//cac:CarrierParty//cbc:Name")).toBe("Rahti & Co");
			expect(ofLines(second, "cbc:DeliveredQuantity")).toBe("7 10");
			expect(ofLines(second, "cac:OrderLineReference/cbc:LineID")).toBe("1 2");
			expect(ofLines(second, "cbc:OutstandingQuantity")).toBe("");
		}
	});

	// Shows R36.6
	it("names the pieces that are sawn from bars, as the delivery note does", async () => {
		const pieces = [1_600, 1_250].map((length) => ({ length, pieces: 2 }));
		const { ship, uuid, buyer, number, mails } = await sentOrder("de", false, pieces);
		await ship();
		const headers = { Locale: "de", "Session-Id": buyer.session };
		const document = parsed(await (await backend.request(`/orders/despatch-advice/${uuid}/${number}-1`, { headers })).text());
		expect(faults(document)).toEqual([]);
		const sawn = said(document, "//cac:DespatchLine//cac:AdditionalItemProperty[cbc:Name = 'Sawn to']/cbc:Value");
		expect(plainSpaces(sawn)).toBe("2 × 1600, 2 × 1250 mm");
		const [row] = await mails("order_shipped");
		const [note] = (await written(backend.db, mailData, { ...row, kind: "order_shipped", locale: "de" })).attachments ?? [];
		const { text } = await readPdf((await note?.content(firstSeller)) ?? new Uint8Array());
		expect(plainSpaces(text)).toContain("Gesägt in 2 × 1600, 2 × 1250 mm");
	});

	it("is for the buyer alone", async () => {
		const { ship, uuid, number } = await sentOrder();
		await ship();
		const headers = { Locale: "fi", "Session-Id": backend.caller().session };
		expect((await backend.request(`/orders/despatch-advice/${uuid}/${number}-1`, { headers })).status).toBe(404);
	});
});

const heat = {
	line: 1,
	heat: "A1",
	steel: "S355J2, EN 10025-2",
	maker: "Terästehdas Oy",
	makerNumber: "T-9001",
	makerDay: "2026-11-02",
	chemical: [
		{ name: "C", value: "0.170" },
		{ name: "P", value: "<0.020" },
	],
	mechanical: [{ name: "KV", value: "120/118/125", unit: "J" }],
};

/** A delivery of beams of two heats, ordered with or without certificate. */
async function certifiable(hasCertificate = true, locale: (typeof backendLocales)[number] = "fi") {
	const sent = await sentOrder(locale, hasCertificate);
	await sent.ship({ lines: [{ line: 1, quantity: 5, heats: ["A1", "B2"] }] });
	const certify = (body: object, of = `${sent.number}-1`) => deskCall(`/desk/deliveries/${of}/certificates`, body);
	const file = (number: string, { session }: { session: string } = sent.buyer) =>
		backend.request(`/orders/certificate/${sent.uuid}/${number}`, { headers: { Locale: "fi", "Session-Id": session } });
	return { ...sent, certify, file };
}

// Shows R60.9
describe("a maker's own paper", () => {
	const paper = (text: string) => `%PDF-1.7\n${text}`;
	const attach = (number: string, body: object) => deskCall(`/desk/deliveries/${number}-1/papers`, body);
	const base64 = (text: string) => Buffer.from(text).toString("base64");

	it("is read by the buyer as it is, keeps its number when it is replaced, and by nobody else", async () => {
		const { file, read, number, certify } = await certifiable();
		expect(await attach(number, { line: 1, heat: "A1", pdf: base64(paper("first")) })).toEqual({
			status: 200,
			body: { number: `${number}-1-C1` },
		});
		expect((await read()).deliveries[0]?.certificates).toEqual([{ number: `${number}-1-C1`, line: 1, heat: "A1" }]);
		expect(await (await file(`${number}-1-C1`)).text()).toBe(paper("first"));
		expect((await attach(number, { line: 1, heat: "A1", pdf: base64(paper("second")) })).body).toEqual({ number: `${number}-1-C1` });
		expect(await (await file(`${number}-1-C1`)).text()).toBe(paper("second"));
		expect((await file(`${number}-1-C1`, { session: "somebody" })).status).toBe(404);
		// Another heat can still be typed.
		expect((await certify({ ...heat, heat: "B2" })).body).toEqual({ number: `${number}-1-C2` });
		expect((await file(`${number}-1-C2`)).status).toBe(200);
		expect((await attach(number, { line: 1, heat: "B2", pdf: base64(paper("late")) })).status).toBe(409);
	});

	it("is refused unless it is a PDF, of a heat of the line, and ordered", async () => {
		const { number } = await certifiable();
		const pdf = base64(paper("right"));
		expect(await attach(number, { line: 1, heat: "A1", pdf: base64("<script>") })).toMatchObject({
			status: 422,
			body: { fields: { pdf: ["files.pdf"] } },
		});
		expect((await attach(number, { line: 1, heat: "Z9", pdf })).status).toBe(422);
		expect((await attach(number, { line: 2, heat: "A1", pdf })).status).toBe(422);
		expect((await attach("CB-1", { line: 1, heat: "A1", pdf })).status).toBe(404);
		const without = await certifiable(false);
		expect((await attach(without.number, { line: 1, heat: "A1", pdf })).status).toBe(422);
	});
});

// Shows R30.5, R22.39
describe("a certificate", () => {
	it("is of a heat of a line that was ordered with one, as the maker has written it, in each language", async () => {
		for (const locale of backendLocales) {
			const { certify, file, read, number } = await certifiable(true, locale);
			expect(await certify(heat)).toEqual({ status: 200, body: { number: `${number}-1-C1` } });
			expect((await certify({ ...heat, heat: "B2", makerNumber: "T-9002" })).body).toEqual({ number: `${number}-1-C2` });
			expect((await read()).deliveries[0]?.certificates).toEqual([
				{ number: `${number}-1-C1`, line: 1, heat: "A1" },
				{ number: `${number}-1-C2`, line: 1, heat: "B2" },
			]);
			const { text } = await readPdf(new Uint8Array(await (await file(`${number}-1-C2`)).arrayBuffer()));
			const sign = locale === "en" ? "." : ",";
			for (const said of [
				"T-9002",
				"Terästehdas Oy",
				"B2",
				"S355J2",
				"IPE 200",
				`C: 0${sign}170`,
				`P: <0${sign}020`,
				"KV: 120 / 118 / 125\u00a0J",
			])
				expect(text.replaceAll("\u00a0", " ")).toContain(said.replaceAll("\u00a0", " "));
			expect(text).not.toContain("€");
		}
	});

	it("is stored once, and never says something else later", async () => {
		const { certify, read, number } = await certifiable();
		const first = await certify(heat);
		expect(await certify(heat)).toEqual(first);
		expect((await certify({ ...heat, makerNumber: "T-1" })).body).toMatchObject({ code: "conflict" });
		expect((await read()).deliveries[0]?.certificates).toHaveLength(1);
		expect((await certify(heat, `${number}-2`)).status).toBe(404);
	});

	it.each([
		["another line", { line: 2 }],
		["another heat", { heat: "C3" }],
		["no chemical analysis", { chemical: [] }],
		["no mechanical values", { mechanical: [] }],
		["a value that is none", { chemical: [{ name: "C", value: "low" }] }],
		["no maker", { maker: " " }],
	])("is refused with %s, and there is none", async (_name, wrong) => {
		const { certify, read } = await certifiable();
		expect((await certify({ ...heat, ...wrong })).status).toBe(422);
		expect((await read()).deliveries[0]?.certificates).toEqual([]);
	});

	// Shows R49.8
	it("is of a heat that was added later, until the line is invoiced", async () => {
		const { certify, number, read } = await certifiable();
		const add = (heats: string[], line = 1) => deskCall(`/desk/deliveries/${number}-1/heats`, { line, heats });
		for (const _ of [1, 2]) expect(await add(["C3"])).toEqual({ status: 200, body: { message: "Line 1 is of heat A1, B2, C3." } });
		expect((await read()).deliveries[0]?.lines).toMatchObject([{ line: 1, heats: ["A1", "B2", "C3"] }]);
		expect((await certify({ ...heat, heat: "C3" })).status).toBe(200);
		expect((await add(["D4"], 2)).status).toBe(422);
		expect((await deskCall(`/desk/deliveries/${number}-2/heats`, { line: 1, heats: ["D4"] })).status).toBe(404);
		const invoice = { lines: [{ position: 1, quantity: 5 }], key: crypto.randomUUID() };
		expect((await deskCall(`/desk/orders/${number}/invoices`, invoice)).status).toBe(200);
		expect((await add(["D4"])).body).toMatchObject({ code: "conflict", error: `Line 1 of ${number}-1 is invoiced.` });
		await deskCall(`/desk/orders/${number}/deliveries`, { idem: crypto.randomUUID(), lines: [{ line: 1, quantity: 2 }] });
		expect((await deskCall(`/desk/deliveries/${number}-2/heats`, { line: 1, heats: ["D4"] })).status).toBe(200);
	});

	it("is refused for a line that was ordered without one", async () => {
		const { certify } = await certifiable(false);
		expect((await certify(heat)).body).toMatchObject({ error: "Line 1 was ordered without a certificate." });
	});

	it("is for the buyer alone", async () => {
		const { certify, file, number } = await certifiable();
		await certify(heat);
		expect((await file(`${number}-1-C1`)).headers.get("Content-Type")).toBe("application/pdf");
		expect((await file(`${number}-1-C1`, backend.caller())).status).toBe(404);
		expect((await file(`${number}-1-C2`)).status).toBe(404);
	});
});

// Shows H5.13
describe("the desk", () => {
	it("is there only with its key", async () => {
		const { desk, number } = await sentOrder();
		expect((await desk("done", {}, "another")).status).toBe(403);
		const request = { method: "POST", headers: { Authorization: "Bearer " }, body: "{}" };
		expect((await backend.request(`/desk/orders/${number}/done`, request, { DESK_KEY: "" })).status).toBe(404);
		expect((await backend.request(`/desk/orders/${number}/done`, request)).status).toBe(404);
	});
});
