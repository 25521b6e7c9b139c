import { expect, it } from "vitest";
import { maskedFields } from "../masked";
import { readIdsCart } from "./read-cart";
import { idsCredentials, loggedIds, readIdsRequest } from "./request";
import { type IdsLine, writeIdsCart } from "./write-cart";

const fields = (values: Record<string, string>) => Object.entries(values).map(([name, value]) => ({ name, value }));
const customer = { kndnr: "10071", name_kunde: "werkstatt", pw_kunde: "geheim", version: "2.5" };
const read = (values: Record<string, string>, cart = "") => readIdsRequest(fields(values), cart);

// Shows R74.9
it("reads what software of trades asks for, whatever the case of its fields", () => {
	expect(read({ ...customer, action: "WKE", hookurl: "https://hook.example/?sid=1", target: "_top" })).toMatchObject({
		...{ action: "WKE", hook: "https://hook.example/?sid=1", target: "_top" },
	});
	expect(read({ KNDNR: "1", Action: "adl", GHNUMMER: "CR-001127", Version: "2.5.1" })).toMatchObject({
		action: "ADL",
		article: "CR-001127",
	});
	expect(read({ version: "1.3", action: "WKS", hookurl: "https://hook.example/" }, "<Warenkorb/>")).toMatchObject({ cart: "<Warenkorb/>" });
	expect(read({ ...customer, action: "AS", searchterm: "HEA 160" })).toMatchObject({ words: "HEA 160", hook: "" });
	expect(idsCredentials(fields(customer))).toEqual({ login: "werkstatt", secret: "geheim" });
	expect(idsCredentials(fields({ KNDNR: "10071", PW_Kunde: "x" }))).toEqual({ login: "10071", secret: "x" });
	const logged = loggedIds(fields({ ...customer, action: "wks", PW_KUNDE: "geheim" }), "<Warenkorb/>");
	expect([logged.kind, maskedFields(logged.fields)]).toEqual([
		"WKS",
		"kndnr=10071\nname_kunde=werkstatt\npw_kunde=•••\nversion=2.5\naction=wks\nPW_KUNDE=•••\nwarenkorb=<Warenkorb/>",
	]);
});

it.each([
	[{ action: "WKX" }, { problem: "action", about: "WKX" }],
	[{}, { problem: "action", about: "" }],
	[
		{ action: "WKE", version: "3.0" },
		{ problem: "version", about: "3.0" },
	],
	[{ action: "WKE" }, { problem: "hookMissing", about: "" }],
	[{ action: "WKS" }, { problem: "hookMissing", about: "" }],
	[
		{ action: "WKS", hookurl: "https://hook.example/" },
		{ problem: "cartMissing", about: "" },
	],
	[{ action: "ADL" }, { problem: "articleMissing", about: "" }],
	[
		{ action: "AS", searchterm: "  " },
		{ problem: "searchMissing", about: "" },
	],
])("says what is wrong with %o", (values, refusal) => {
	expect(read({ ...customer, ...values })).toEqual(refusal);
});

const item = (content: string) => `<OrderItem>${content}</OrderItem>`;
const cart = (items: string, root = 'Warenkorb xmlns="http://www.itek.de/Shop-Anbindung/Warenkorb/"') =>
	`<?xml version="1.0" encoding="UTF-8"?>\n<${root}>\n<WarenkorbInfo><Date>2026-11-30</Date><Version>2.5</Version></WarenkorbInfo><Order><OrderInfo><ModeOfShipment>Abholung</ModeOfShipment><Kommission>Halle 3</Kommission><DeliveryDate>2026-12-04</DeliveryDate></OrderInfo>\n${items}</Order></${root.split(" ")[0]}>`;

// Shows R74.9
it("reads a cart that is sent, with and without its namespace", () => {
	const items = `${item("<ItemChara>normal</ItemChara><RefItems><Customer>01.02.0010</Customer><CustomerSubNo>1</CustomerSubNo><Supplier>0f7a1c3e9b2d4c5f8a6b0123456789ab</Supplier><SupplierSubNo>12/cut</SupplierSubNo></RefItems><ArtNo>CR-001127</ArtNo><Qty>12.00</Qty><QU>PCE</QU><Kurztext>IPE 200</Kurztext><Hinweis>früh</Hinweis>")}${item("<ItemChara>alternate</ItemChara><EAN>4012345000017</EAN><Qty>3,5</Qty><QU>mtr</QU>")}`;
	const whole = readIdsCart(cart(items));
	expect(whole).toEqual({
		...{ commission: "Halle 3", note: "", deliveryDay: "2026-12-04", isPickup: true },
		items: [
			{
				...{ line: 4, article: "CR-001127", ean: "", quantity: 12, unit: "PCE", text: "IPE 200" },
				...{ position: "01.02.0010", subPosition: "1", note: "früh", isWanted: true },
				reference: "0f7a1c3e-9b2d-4c5f-8a6b-0123456789ab/12/cut",
			},
			{
				...{ line: 4, article: "", ean: "4012345000017", quantity: 3.5, unit: "MTR", text: "" },
				...{ position: "", subPosition: "", reference: "", note: "", isWanted: false },
			},
		],
	});
	const loose = cart(items, 'Warenkorb xsi:schemaLocation="http://www.itek.de/Shop-Anbindung/Warenkorb/ warenkorb_empfangen_2_5.xsd"');
	expect(readIdsCart(loose)).toEqual(whole);
});

it("refuses what is no cart, or half of one, and bounds it", () => {
	expect(readIdsCart("<Order></Order>")).toContain("Order is no cart of IDS Connect");
	expect(readIdsCart(cart(""))).toBe("The cart has no lines (OrderItem).");
	expect(readIdsCart(cart(item("<Qty>1</Qty>") + item("<ArtNo>A</ArtNo><Qty>-1</Qty>")))).toBe(
		'Line 4: An article has neither a number (ArtNo) nor an EAN. Line 4: The quantity "-1" (Qty) of A is not taken: a number above 0.',
	);
	expect(readIdsCart(cart(item("<ArtNo>A</ArtNo><Qty>1</Qty>")).slice(0, -20))).toMatch(/^Line \d+: /);
	expect(readIdsCart(`<!DOCTYPE a [<!ENTITY b "bb">]>${cart(item("<ArtNo>&b;</ArtNo><Qty>1</Qty>"))}`)).toMatch(/undefined entity|Line/);
	expect(readIdsCart(cart(item("<ArtNo>A</ArtNo><Qty>1</Qty>").repeat(2001)))).toBe("The cart has more than 2000 lines.");
	expect(readIdsCart("x".repeat(2_000_001))).toBe("The cart is too long.");
});

const line: IdsLine = {
	...{ code: "CR-001127", title: "IPE 200, 6 m", notes: [], quantity: 12, unit: "H87", total: 185_076, vat: 19 },
	...{ position: "01.02.0010", subPosition: "", reference: "0f7a1c3e-9b2d-4c5f-8a6b-0123456789ab/12" },
};
const returned = { day: "2026-11-30", time: "17:00:29", commission: "Halle 3", note: "", deliveryDay: "", isPickup: false };

// Shows R74.9
it("writes a cart that returns, whose prices are exact", () => {
	const xml = writeIdsCart({
		...returned,
		lines: [line, { ...line, quantity: 3, total: 1000, unit: "XPK", notes: ["50 Stück je Packung"], position: "" }],
	});
	expect(xml).toContain("<Date>2026-11-30</Date><Time>17:00:29</Time><RueckgabeKZ>Warenkorbrückgabe</RueckgabeKZ><Version>2.5</Version>");
	expect(xml).toContain(
		"<RefItems><Customer>01.02.0010</Customer><Supplier>0f7a1c3e9b2d4c5f8a6b0123456789ab</Supplier><SupplierSubNo>12</SupplierSubNo></RefItems><ArtNo>CR-001127</ArtNo><Qty>12.00</Qty><QU>PCE</QU><Kurztext>IPE 200, 6 m</Kurztext><NetPrice>154.2300</NetPrice><PriceBasis>1.00</PriceBasis><VAT>19.00</VAT>",
	);
	// A third of ten euros has no end: the price is that of all three.
	expect(xml).toContain(
		"<QU>PCE</QU><Kurztext>IPE 200, 6 m</Kurztext><Langtext>IPE 200, 6 m\n50 Stück je Packung</Langtext><NetPrice>10.0000</NetPrice><PriceBasis>3.00</PriceBasis>",
	);
	const again = readIdsCart(xml);
	expect(
		typeof again === "string"
			? again
			: again.items.map(({ article, quantity, position, reference }) => [article, quantity, position, reference]),
	).toEqual([
		["CR-001127", 12, "01.02.0010", line.reference],
		["CR-001127", 3, "", line.reference],
	]);
	const lines = [{ ...line, title: '<&"Träger' }];
	expect(writeIdsCart({ ...returned, lines, note: "Tor 2", deliveryDay: "2026-12-04", isPickup: true })).toMatch(
		/<DeliveryDate>2026-12-04<\/DeliveryDate><ModeOfShipment>Abholung<\/ModeOfShipment><Cur>EUR<\/Cur><ZusatzText>Tor 2<\/ZusatzText><Kommission>Halle 3<.*&lt;&amp;&quot;Träger/,
	);
});
