import { describe, expect, it } from "vitest";
import { type PeppolOrder, peppolOrder } from "../../tests/support/peppol-order/order";
import { brokenInOrder, parsed } from "../../tests/support/peppol-order/rules";
import { tenOrders } from "../../tests/support/peppol-order/ten-orders";
import { OrderRefused } from "./ubl/order-refused";
import { readOrder } from "./ubl/read-order";

const bytes = (xml: string) => new TextEncoder().encode(xml);
const plain: PeppolOrder = { number: "PO-1", lines: [{ id: "1", sellerCode: "CR-000001", quantity: 2, price: 10 }] };

function refusalOf(xml: string): string {
	try {
		readOrder(bytes(xml));
		return "read";
	} catch (error) {
		if (error instanceof OrderRefused) return `${error.kind} ${error.rule}`;
		throw error;
	}
}

describe("an order of Peppol", () => {
	// Shows R73.1
	it.each(Object.entries(tenOrders))("%s holds the rules of T01 and is read", (_, order) => {
		const xml = peppolOrder(order);
		expect(brokenInOrder(parsed(xml))).toEqual([]);
		const { message, buyer } = readOrder(bytes(xml));
		expect([message.number, message.lines.length, buyer]).toEqual([order.number, order.lines.length, "0216:003720774740"]);
	});

	// Shows R73.1
	it("says number, day, place, cost centre, notes, and of each line numbers, quantity, unit and the price of one", () => {
		const xml = peppolOrder({
			...plain,
			vat: "FI20774740",
			note: "Bitte avisieren",
			customerReference: "Werk 2",
			costCentre: "4100",
			project: "P-12",
			on: "2027-03-01",
			site: {
				company: "Baustelle",
				street: "Am Kai 1",
				postCode: "00100",
				city: "Helsinki",
				country: "FI",
				contact: "Jo",
				phone: "040 1234567",
			},
			lines: [
				{
					id: "10",
					sellerCode: "CR-000001",
					buyerCode: "ST-1",
					name: "IPE 200",
					quantity: 96,
					unit: "MTR",
					price: 1750,
					base: 100,
					allowance: 96,
					note: "Halle 3",
					on: "2027-03-02",
					costCentre: "4200",
				},
			],
		});
		expect(brokenInOrder(parsed(xml))).toEqual([]);
		expect(readOrder(bytes(xml)).message).toEqual({
			...{ number: "PO-1", issuedOn: "2026-11-30", buyerName: "Teräsrakenne Oy", buyerVat: "FI20774740" },
			...{
				customerReference: "Werk 2",
				costCentre: "4100",
				project: "P-12",
				contract: "",
				note: "Bitte avisieren",
				wantedOn: "2027-03-01",
			},
			delivery: {
				...{ company: "Baustelle", name: "Jo", phone: "040 1234567", streetAddress: "Am Kai 1", addressAdditionalLine: "" },
				...{ postCode: "00100", city: "Helsinki", country: "FI" },
			},
			lines: [
				{
					...{ id: "10", sellerCode: "CR-000001", buyerCode: "ST-1", name: "IPE 200", quantity: 96, unit: "MTR", price: 16.5 },
					...{ note: "Halle 3", wantedOn: "2027-03-02", costCentre: "4200" },
				},
			],
		});
	});

	// Shows R73.2
	it.each([
		["half of it", (xml: string) => xml.slice(0, 900), "SV xml"],
		["nothing", () => "", "SV xml"],
		["no XML", () => "Artikel;Menge\n1;2", "SV xml"],
		["elements inside each other", (xml: string) => xml.replace("<cbc:IssueDate>", `${"<a>".repeat(100_000)}<cbc:IssueDate>`), "SV xml"],
		["elements without end", (xml: string) => xml.replace("<cbc:IssueDate>", `${"<a/>".repeat(210_000)}<cbc:IssueDate>`), "SV xml"],
		["a document type", (xml: string) => xml.replace("<Order", "<!DOCTYPE Order [<!ENTITY a 'b'>]><Order"), "SV doctype"],
		[
			"a bomb of entities",
			(xml: string) => xml.replace("<Order", '<!DOCTYPE o [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><Order').replace("PO-1", "&b;"),
			"SV doctype",
		],
		[
			"an entity from elsewhere",
			(xml: string) => xml.replace("<Order", '<!DOCTYPE o SYSTEM "http://evil.example/o.dtd"><Order'),
			"SV doctype",
		],
		["an undeclared entity", (xml: string) => xml.replace("PO-1", "&secret;"), "SV xml"],
		["an invoice", (xml: string) => xml.replaceAll("Order-2", "Invoice-2").replace(/<(\/?)Order\b/g, "<$1Invoice"), "BV type"],
		[
			"an order response",
			(xml: string) => xml.replaceAll("Order-2", "OrderResponse-2").replace(/<(\/?)Order\b/g, "<$1OrderResponse"),
			"BV type",
		],
		["another namespace", (xml: string) => xml.replace("xsd:Order-2", "xsd:Order-1"), "BV type"],
		["another specification", (xml: string) => xml.replace("trns:order:3", "trns:order:2"), "BV PEPPOL-T01-R034"],
		["another profile", (xml: string) => xml.replace("bis:ordering:3", "bis:catalogue_only:3"), "BV PEPPOL-T01-R031"],
		["no number", (xml: string) => xml.replace("<cbc:ID>PO-1</cbc:ID>", ""), "SV schema"],
		["no lines", (xml: string) => xml.replace(/<cac:OrderLine>.*<\/cac:OrderLine>/s, ""), "SV schema"],
		["a day of another format", (xml: string) => xml.replace("2026-11-30", "30.11.2026"), "SV schema"],
		["another currency", (xml: string) => xml.replaceAll("EUR", "SEK"), "BV currency"],
		[
			"two currencies",
			(xml: string) => xml.replace('<cbc:PriceAmount currencyID="EUR"', '<cbc:PriceAmount currencyID="USD"'),
			"BV PEPPOL-T01-R003",
		],
		["a line twice", (xml: string) => xml.replace(/(<cac:OrderLine>.*<\/cac:OrderLine>)/s, "$1$1"), "BV PEPPOL-T01-R001"],
		["a negative quantity", (xml: string) => xml.replace('unitCode="H87">2<', 'unitCode="H87">-2<'), "BV PEPPOL-T01-R004"],
		["a quantity in words", (xml: string) => xml.replace('unitCode="H87">2<', 'unitCode="H87">two<'), "SV schema"],
		["an amount that is not the quantity times the price", (xml: string) => xml.replaceAll("20.00", "25.00"), "BV PEPPOL-T01-R024"],
		[
			"a sum that is not that of the lines",
			(xml: string) =>
				xml.replace("20.00</cbc:LineExtensionAmount><cbc:TaxExclusiveAmount", "21.00</cbc:LineExtensionAmount><cbc:TaxExclusiveAmount"),
			"BV PEPPOL-T01-R008",
		],
	])("with %s is refused by name", (_, change, refusal) => expect(refusalOf(change(peppolOrder(plain)))).toBe(refusal));

	it("is read with a mark of its encoding, in UTF-16 and with prefixes", () => {
		const xml = peppolOrder(plain);
		expect(readOrder(bytes(`\uFEFF${xml}`)).message.number).toBe("PO-1");
		expect(readOrder(new Uint8Array(Buffer.from(`\uFEFF${xml.replace("UTF-8", "UTF-16")}`, "utf16le"))).message.number).toBe("PO-1");
		const prefixed = xml.replace("<Order xmlns=", "<o:Order xmlns:o=").replace("</Order>", "</o:Order>");
		expect(readOrder(bytes(prefixed)).message.number).toBe("PO-1");
	});
});
