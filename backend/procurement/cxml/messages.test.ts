import { describe, expect, it } from "vitest";
import { itemOut, plainVendor, shipTo, vendors } from "../../../tests/support/cxml-messages";
import { maxMessageBytes, readMessage } from "./read-message";
import { readOrder } from "./read-order";
import { numberOf } from "./read-parts";
import { readSetup } from "./read-setup";
import { CxmlRefusal } from "./status";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (text: string) => readMessage(bytes(text));

/** The status and the words of a refusal. */
function refusalOf(run: () => unknown): [number, string] {
	try {
		run();
	} catch (error) {
		if (error instanceof CxmlRefusal) return [error.status, error.message];
		throw error;
	}
	return [200, ""];
}

// Shows R72.1
describe.each(vendors)("a message of $name", ({ setup, order }) => {
	it("opens the shop for a user", () => {
		const message = read(setup({ payloadId: "1@b", login: "MUSTER", secret: "a & b" }));
		expect(message).toMatchObject({ payloadId: "1@b", secrets: ["a & b"] });
		expect(message.from[0]?.identity).toBe("MUSTER");
		expect(message.userAgent).not.toBe("");
		const { returnUrl, ...rest } = readSetup(message.request);
		expect(returnUrl).toBe("https://buyer.example/return");
		expect(rest).toMatchObject({ operation: "create", buyerCookie: "cookie-1", items: [] });
	});

	it("brings back a cart to be changed", () => {
		const items = itemOut({ line: 1, quantity: "2", code: "CR-000001", auxiliary: "abc/1", price: "12.50" });
		const changed = readSetup(read(setup({ operation: "edit", items })).request);
		expect(changed.operation).toBe("edit");
		expect(changed.items).toMatchObject([{ line: "1", quantity: "2", supplierPartId: "CR-000001", auxiliaryId: "abc/1" }]);
	});

	it("orders", () => {
		const items =
			itemOut({ line: 10, quantity: "2", code: "CR-000001", auxiliary: "abc/1", price: "1,012.50" }) +
			itemOut({ line: 20, quantity: "3.0", code: "CR-000002", unit: "KGM", price: "5", base: "100" });
		const ordered = readOrder(read(order({ orderId: "4500012345", items })).request);
		expect(ordered).toMatchObject({
			orderId: "4500012345",
			total: { amount: "1505.0", currency: "EUR" },
			shipTo: {
				id: "0042",
				name: "Stahlbau Muster GmbH",
				deliverTo: ["Petra Muster", "Tor 3"],
				streets: ["Werkstraße 5"],
				postCode: "12345",
				city: "Musterstadt",
				country: "DE",
				email: "petra@muster.example",
				phone: "+49 30 1234567",
			},
			items: [
				{ line: "10", quantity: "2", unit: "EA", price: { amount: "1,012.50", currency: "EUR" }, priceBase: null },
				{ line: "20", quantity: "3.0", unit: "KGM", price: { amount: "5", currency: "EUR" }, priceBase: "100" },
			],
		});
	});
});

// Shows R72.1
describe("what systems say besides", () => {
	const [ariba, , jaggaer, , onventis] = vendors.map(({ setup }) => readSetup(read(setup({})).request));

	it("names the person, the place and the goods", () => {
		expect(ariba?.contact).toEqual({ name: "Petra Muster", email: "petra@muster.example" });
		expect(ariba?.extrinsics).toEqual({ UniqueName: "pmuster", UserEmail: "petra@muster.example", CostCenter: "610" });
		expect(jaggaer?.contact.name).toBe("Petra Muster & Team");
		expect(onventis).toMatchObject({ selected: "CR-000012", shipTo: { city: "Musterstadt" } });
	});

	it("may stand without a Request around it", () => {
		const items = itemOut({ line: 1, quantity: "1", code: "CR-000001" });
		const bare = plainVendor
			.order({ items })
			.replace(/<Request[^>]*>/, "")
			.replace("</Request>", "");
		expect(readOrder(read(bare).request).items).toHaveLength(1);
	});

	it("is a test or not", () => expect(vendors.map(({ setup }) => read(setup({})).isTest)).toEqual([false, false, false, false, true]));
});

// Shows R72.2
describe("a message that cannot be taken", () => {
	const whole = plainVendor.setup({});
	const order = (items: string, more: { shipTo?: string } = {}) => plainVendor.order({ items, ...more });
	const item = itemOut({ line: 1, quantity: "1", code: "CR-000001" });

	it.each<[string, string, number, RegExp]>([
		["half of it", whole.slice(0, whole.length / 2), 406, /cannot be read/],
		["nothing", "", 406, /cannot be read|empty/],
		["no XML", "OCI_VERSION=4.0", 406, /cannot be read/],
		[
			"entities that grow",
			whole.replace(/<!DOCTYPE[^>]*>/, '<!DOCTYPE cXML [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>'),
			406,
			/declares entities/,
		],
		[
			"an entity from elsewhere",
			whole.replace(/<!DOCTYPE[^>]*>/, '<!DOCTYPE cXML [<!ENTITY x SYSTEM "file:///etc/passwd">]>').replace("cookie-1", "&x;"),
			406,
			/declares entities/,
		],
		["an entity that nobody declares", whole.replace("cookie-1", "&bomb;"), 406, /cannot be read/],
		["elements inside each other without end", whole.replace("cookie-1", "<a>".repeat(50_000)), 406, /inside each other/],
		["elements without end", whole.replace("cookie-1", "<a/>".repeat(210_000)), 406, /more than 200000 elements/],
		["another kind of file", '<?xml version="1.0"?><Order/>', 400, /no cXML/],
		["no id", whole.replace(/payloadID="[^"]*"/, ""), 400, /payloadID/],
		["no Header", whole.replace(/<Header>.*<\/Header>/, ""), 400, /no Header/],
		["no Request", whole.replace(/<Request>.*<\/Request>/, "<Response/>"), 400, /no Request/],
		["nobody who sends it", whole.replace(/<From>.*<\/From>/, "<From/>"), 400, /From has no Credential/],
		["no secret", whole.replace(/<SharedSecret>.*<\/SharedSecret>/, ""), 401, /no SharedSecret/],
		["a signature alone", whole.replace(/<SharedSecret>.*<\/SharedSecret>/, "<CredentialMac>abc</CredentialMac>"), 477, /Signatures/],
		["no address to go back to", whole.replace(/<BrowserFormPost>.*<\/BrowserFormPost>/, ""), 400, /no address/],
		["no cookie", whole.replace("cookie-1", ""), 400, /BuyerCookie/],
		["another operation", whole.replace('"create"', '"source"'), 450, /no operation source/],
		["an empty cart to edit", whole.replace('"create"', '"edit"'), 400, /nothing to edit/],
		["an order without lines", order(""), 400, /no ItemOut/],
		["a line without goods", order(item.replace("CR-000001", "")), 400, /no SupplierPartID/],
		["a line without a quantity", order(item.replace('quantity="1"', "")), 400, /Line 1 has no quantity/],
		["a change of an order", order(item).replace('type="new"', 'type="update"'), 450, /type update/],
		["a blanket order", order(item).replace('type="new"', 'type="new" orderType="blanket"'), 450, /blanket/],
		["several places", order(item.replace("</ItemOut>", `${shipTo("FI")}</ItemOut>`)), 400, /several ShipTo/],
	])("is refused with %s", (_, text, status, words) => {
		const refused = refusalOf(() => {
			const { request } = read(text);
			return request.name === "OrderRequest" ? readOrder(request) : readSetup(request);
		});
		expect(refused).toEqual([status, expect.stringMatching(words)]);
	});

	it("is refused if it is too long, before it is read", () =>
		expect(refusalOf(() => readMessage(new Uint8Array(maxMessageBytes + 1)))).toEqual([406, expect.stringMatching(/bytes/)]));

	it("is read in the encoding that it names", () => {
		const latin = Buffer.from(order(item).replace("UTF-8", "ISO-8859-15"), "latin1");
		expect(readOrder(readMessage(latin).request).shipTo?.streets).toEqual(["Werkstraße 5"]);
		expect(refusalOf(() => readMessage(Buffer.from(order(item), "latin1")))).toEqual([406, expect.stringMatching(/encoding/)]);
	});
});

describe("a number", () => {
	it.each([
		["12", 12],
		["12.50", 12.5],
		["1,234.50", 1234.5],
		["1,234,567", 1_234_567],
		["1.234,50", null],
		["12,5", null],
		["1e3", null],
		["-1", null],
		["", null],
	])("%s", (text, number) => expect(numberOf(text)).toBe(number));
});
