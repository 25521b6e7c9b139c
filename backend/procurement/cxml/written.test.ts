import { describe, expect, it } from "vitest";
import { elementsAt, textAt, walkElements, type XmlElement } from "../../platform/xml-elements";
import { profileAnswer, setupAnswer } from "./answers";
import { readMessage } from "./read-message";
import { cartMessage, type ReturnedItem, unitPrice } from "./write-cart";
import { answer, type Envelope, newPayloadId, type Parties } from "./write-message";
import { confirmationRequest, shipNoticeRequest } from "./write-notices";

const envelope: Envelope = { payloadId: "1@shop.example", at: new Date("2026-11-30T08:15:00.123Z"), language: "de" };
const parties: Parties = {
	from: [{ domain: "DUNS", identity: "369121212" }],
	to: [{ domain: "NetworkID", identity: "MUSTER & Söhne" }],
	secret: "out <secret>",
	isTest: false,
};

function rootOf(text: string): XmlElement {
	const roots: XmlElement[] = [];
	walkElements(text, 0, { onElement: (element) => roots.push(element) });
	const [root] = roots;
	if (!root) throw new Error("It is empty.");
	return root;
}

const item: ReturnedItem = {
	quantity: 3,
	code: "CR-000012",
	auxiliaryId: "0197-abc/1",
	lineCents: 10_000,
	description: "IPE 200, 6 m, S235JR <roh> & ungeschnitten",
	shortName: "IPE 200",
	unit: "EA",
	classifications: [
		{ domain: "UNSPSC", code: "30100000" },
		{ domain: "ETIM", code: "EC000123" },
	],
	manufacturer: "Werk",
	manufacturersCode: "W-1",
	leadDays: 5,
	extrinsics: { CutLength: "2 × 1500 mm" },
};

// Shows R72.3
describe("an answer", () => {
	it("has a status with words", () => {
		expect(answer(envelope, 200)).toBe(
			'<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd">\n' +
				'<cXML version="1.2.014" payloadID="1@shop.example" timestamp="2026-11-30T08:15:00+00:00" xml:lang="de"><Response><Status code="200" text="OK"/></Response></cXML>\n',
		);
		expect(answer(envelope, 409, "Line 1 costs < 5.")).toContain(
			'<Status code="409" text="Conflict" xml:lang="en">Line 1 costs &lt; 5.</Status>',
		);
	});

	it("leads to the start page, and lists what is taken", () => {
		const page = "https://shop.example/punchout/start?a=1&b=2";
		expect(textAt(rootOf(setupAnswer(envelope, page)), "Response/PunchOutSetupResponse/StartPage/URL")).toBe(page);
		const profile = rootOf(profileAnswer(envelope, "https://shop.example/punchout/cxml", envelope.at));
		const [first, ...rest] = elementsAt(profile, "Response/ProfileResponse/Transaction");
		expect([first, ...rest].map((one) => one?.attributes.requestName)).toEqual(["ProfileRequest", "PunchOutSetupRequest", "OrderRequest"]);
		expect(textAt(first, "URL")).toBe("https://shop.example/punchout/cxml");
	});

	it("has an id of its own", () => expect(newPayloadId()).not.toBe(newPayloadId()));
});

// Shows R72.4
describe("a returned cart", () => {
	const text = cartMessage(envelope, parties, {
		buyerCookie: "cookie & 1",
		isUnchanged: false,
		mayEdit: true,
		shippingCents: 4_900,
		shipping: "Spedition",
		taxCents: 2_831,
		tax: "19 % MwSt.",
		items: [
			item,
			{ ...item, auxiliaryId: "0197-abc/2", quantity: 2, lineCents: 5_000, leadDays: null, manufacturer: "", manufacturersCode: "" },
		],
	});
	const order = elementsAt(rootOf(text), "Message/PunchOutOrderMessage")[0];

	it("has goods, prices and totals, and tells nobody a secret", () => {
		expect(text).not.toContain("secret");
		expect(textAt(order, "BuyerCookie")).toBe("cookie & 1");
		const header = elementsAt(order, "PunchOutOrderMessageHeader")[0];
		expect(header?.attributes).toEqual({ operationAllowed: "edit", quoteStatus: "final" });
		expect(["Total", "Shipping", "Tax"].map((name) => textAt(header, `${name}/Money`))).toEqual(["150.00", "49.00", "28.31"]);
		const [first, second] = elementsAt(order, "ItemIn");
		expect(first?.attributes).toEqual({ quantity: "3" });
		expect(textAt(first, "ItemID/SupplierPartAuxiliaryID")).toBe("0197-abc/1");
		const detail = elementsAt(first, "ItemDetail")[0];
		expect(textAt(detail, "Description")).toBe("IPE 200, 6 m, S235JR <roh> & ungeschnitten");
		expect(textAt(detail, "Description/ShortName")).toBe("IPE 200");
		expect(elementsAt(detail, "Classification").map(({ text: code, attributes }) => [attributes.domain, code])).toEqual([
			["UNSPSC", "30100000"],
			["ETIM", "EC000123"],
		]);
		expect(textAt(detail, "LeadTime")).toBe("5");
		expect(elementsAt(second, "ItemDetail/LeadTime")).toEqual([]);
	});

	it.each([
		[3, 10_000, "33.3333"],
		[2, 5_000, "25.00"],
		[1, 1, "0.01"],
		[3000, 100, "0.0003333"],
		[100_000, 123_456, "0.01234560"],
		[7, 100, "0.1429"],
	])("has a unit price of %i units for %i cents that gives the total again", (quantity, lineCents, price) => {
		expect(unitPrice({ quantity, lineCents })).toBe(price);
		expect(Math.round(Number(price) * quantity * 100)).toBe(lineCents);
	});
});

// Shows R72.9
describe("a notice to the buyer's system", () => {
	const order = { orderId: "4500012345", orderDate: "2026-11-30T09:14:50+02:00", payloadId: "77@buyer.example" };
	const confirmation = {
		number: "CB-10001",
		order,
		type: "accept" as const,
		replaces: null,
		comment: "",
		totalCents: 15_000,
		shippingCents: 4_900,
		taxCents: 3_781,
		tax: "19 %",
		lines: [{ line: "10", quantity: 3, unit: "EA", rejected: 0, deliveryOn: null }],
	};
	const sent = (text: string) => readMessage(new TextEncoder().encode(text));

	it("confirms the order, under the shop's name and secret", () => {
		const { from, to, secrets, request, payloadId } = sent(confirmationRequest(envelope, parties, confirmation));
		expect({ from, to, secrets, payloadId }).toEqual({
			from: parties.from,
			to: parties.to,
			secrets: ["out <secret>"],
			payloadId: "1@shop.example",
		});
		expect(request.name).toBe("ConfirmationRequest");
		expect(elementsAt(request, "ConfirmationHeader")[0]?.attributes).toMatchObject({
			type: "accept",
			confirmID: "CB-10001",
			operation: "new",
		});
		expect(elementsAt(request, "OrderReference")[0]?.attributes).toEqual({ orderID: "4500012345", orderDate: "2026-11-30T09:14:50+02:00" });
		expect(elementsAt(request, "OrderReference/DocumentReference")[0]?.attributes).toEqual({ payloadID: "77@buyer.example" });
		const [line] = elementsAt(request, "ConfirmationItem");
		expect(line?.attributes).toEqual({ quantity: "3", lineNumber: "10" });
		expect(elementsAt(line, "ConfirmationStatus")[0]?.attributes).toEqual({ quantity: "3", type: "accept" });
	});

	it("names the days, in the place of the confirmation before", () => {
		const lines = [{ line: "10", quantity: 3, unit: "EA", rejected: 0, deliveryOn: "2026-12-08" }];
		const { request } = sent(
			confirmationRequest(envelope, parties, { ...confirmation, type: "except", replaces: "5@shop.example", lines }),
		);
		const [header] = elementsAt(request, "ConfirmationHeader");
		expect(header?.attributes).toMatchObject({ type: "except", operation: "update" });
		expect(elementsAt(header, "DocumentReference")[0]?.attributes).toEqual({ payloadID: "5@shop.example" });
		expect(elementsAt(request, "ConfirmationItem/ConfirmationStatus")[0]?.attributes).toEqual({
			quantity: "3",
			type: "detail",
			deliveryDate: "2026-12-08T12:00:00+00:00",
		});
	});

	it("says that the order is cancelled, and why", () => {
		const { request } = sent(confirmationRequest(envelope, parties, { ...confirmation, type: "reject", comment: "Ausverkauft" }));
		expect(request.children.map(({ name }) => name)).toEqual(["ConfirmationHeader", "OrderReference"]);
		expect(textAt(request, "ConfirmationHeader/Comments")).toBe("Ausverkauft");
	});

	const notice = {
		number: "CB-10001-1",
		withdraws: null,
		shippedOn: "2026-12-07",
		arrivesOn: null,
		order,
		service: "Spedition",
		carrier: "DHL",
		trackingNumber: "JJD1",
		trackingUrl: "https://dhl.example/?id=1&x=2",
		lines: [{ line: "10", quantity: 2, unit: "EA", heats: ["A1", "A2"] }],
	};

	it("says what was sent, by whom, and from which heats", () => {
		const { request } = sent(shipNoticeRequest(envelope, parties, notice));
		expect(elementsAt(request, "ShipNoticeHeader")[0]?.attributes).toMatchObject({
			shipmentID: "CB-10001-1",
			shipmentDate: "2026-12-07T12:00:00+00:00",
		});
		expect(textAt(request, "ShipControl/CarrierIdentifier")).toBe("DHL");
		expect(elementsAt(request, "ShipControl/ShipmentIdentifier")[0]?.attributes).toEqual({ trackingURL: "https://dhl.example/?id=1&x=2" });
		const [line] = elementsAt(request, "ShipNoticePortion/ShipNoticeItem");
		expect(line?.attributes).toEqual({ quantity: "2", lineNumber: "10" });
		expect(textAt(line, "SupplierBatchID")).toBe("A1, A2");
		const own = sent(shipNoticeRequest(envelope, parties, { ...notice, carrier: "", trackingNumber: "" })).request;
		expect(elementsAt(own, "ShipControl")).toEqual([]);
	});
});
