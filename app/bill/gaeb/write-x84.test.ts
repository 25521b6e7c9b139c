import { expect, it } from "vitest";
import { gaebBill } from "../../../tests/support/gaeb-bill";
import { readList } from "../read-list";
import { keptOf, ordinalItems, packedBill, unpackedBill } from "./kept-bill.server";
import { offersOfItems, offersOfRows } from "./offers-of";
import { readGaeb } from "./read-gaeb";
import { type PositionOffer, writeX84 } from "./write-x84.server";

function kept(text = gaebBill()) {
	const bill = readGaeb(text);
	if ("error" in bill) throw new Error(bill.error);
	return keptOf(bill);
}

const bidder = { name: "Stahl & Söhne GmbH", street: "Hafenstraße 1", postCode: "20457", city: "Hamburg", vatId: "DE123456789" };
const written = (offers: Record<string, PositionOffer>, bill = kept()) =>
	writeX84(bill, { offers: new Map(Object.entries(offers)), bidder, day: "2026-11-30" });
const itemIn = (xml: string, id: string): string => xml.match(new RegExp(`<Item ID="${id}".*?</Item>`))?.[0] ?? "";

// Shows R74.4
it("writes prices to positions with their ids and numbers, and says what is not offered", () => {
	const xml = written({
		"01.02.0020": { cents: 1_234_567, pieces: 9, notes: ["9 × CR-001667 HEA 200 <12 m>"] },
		"01.03.0100": { cents: 414_490, pieces: 10, notes: [] },
	});
	expect(xml).toContain('<GAEB xmlns="http://www.gaeb.de/GAEB_DA_XML/DA84/3.3">');
	expect(xml).toContain("<VersDate>2021-05</VersDate><Date>2026-11-30</Date>");
	expect(xml).toContain("<Name1>Stahl &amp; Söhne GmbH</Name1><Street>Hafenstraße 1</Street><PCode>20457</PCode>");
	// 12,345.67 € for 4,382 kg: 2.817 € for one, from which the total follows.
	expect(itemIn(xml, "I01020020")).toBe(
		'<Item ID="I01020020" RNoPart="0020"><Qty>4382.000</Qty><UP>2.817</UP><IT>12344.09</IT><BidComm><p><span>9 × CR-001667 HEA 200 &lt;12 m&gt;</span></p></BidComm></Item>',
	);
	expect(itemIn(xml, "I01030100")).toBe('<Item ID="I01030100" RNoPart="0100"><Qty>10.000</Qty><UP>414.490</UP><IT>4144.90</IT></Item>');
	expect(itemIn(xml, "I01030110")).toBe('<Item ID="I01030110" RNoPart="0110"><NotOffered>Yes</NotOffered><Qty>3.000</Qty></Item>');
	expect(xml.match(/<Item /g)).toHaveLength(137);
	expect(xml).not.toContain("Remark");
	expect(xml).toContain('<BoQCtgy ID="L01" RNoPart="01">');
	expect(xml.match(/<Total>[\d.]+<\/Total>/g)).toEqual([
		...["<Total>16488.99</Total>", "<Total>0.00</Total>", "<Total>12344.09</Total>", "<Total>4144.90</Total>", "<Total>0.00</Total>"],
		...["<Total>16488.99</Total>", "<Total>0.00</Total>", "<Total>0.00</Total>", "<Total>0.00</Total>", "<Total>0.00</Total>"],
		...["<Total>0.00</Total>", "<Total>0.00</Total>", "<Total>0.00</Total>", "<Total>0.00</Total>"],
	]);
	expect(written({}, kept(gaebBill({ version: "3.2" })))).toContain(
		'DA84/3.2"><GAEBInfo><Version>3.2</Version><VersDate>2013-10</VersDate>',
	);
});

it("offers no lump sum, option or alternative, even if somebody names its number", () => {
	const offer = { cents: 100, pieces: 1, notes: [] };
	const xml = written({ "01.01.0010": offer, "02.05.0200": offer, "02.07.0120": offer });
	for (const id of ["I01010010", "I02050200", "I02070120"]) expect(itemIn(xml, id)).toContain("<NotOffered>Yes</NotOffered>");
	expect(xml).not.toContain("<UP>");
});

it("takes the bidder's quantity of pieces where the bill leaves it open, and gives ids to what lacks them", () => {
	const open = (unit: string) =>
		kept(
			`<GAEB xmlns="http://www.gaeb.de/GAEB_DA_XML/DA83/3.3"><Award><DP>83</DP><BoQ><BoQBody><Itemlist><Item RNoPart="1"><QtyTBD>Yes</QtyTBD><QU>${unit}</QU></Item><Item RNoPart="2"><Qty>2</Qty><QU>St</QU></Item></Itemlist></BoQBody></BoQ></Award></GAEB>`,
		);
	const offer = { cents: 3000, pieces: 4, notes: [] };
	expect(written({ "1": offer }, open("St"))).toMatch(
		/<BoQ ID="_2-">.*<Item ID="_0-" RNoPart="1"><Qty>4\.000<\/Qty><UP>7\.500<\/UP><IT>30\.00<\/IT><\/Item><Item ID="_1-" RNoPart="2">/,
	);
	expect(written({ "1": offer }, open("kg"))).toContain('RNoPart="1"><NotOffered>Yes</NotOffered></Item>');
});

// Shows R74.4
it("is kept in a form and read again, up to a limit", async () => {
	const packed = await packedBill(kept());
	expect(packed.length).toBeLessThan(4000);
	expect(await unpackedBill(packed)).toEqual(kept());
	for (const other of ["", "a", packed.slice(0, 500), "x".repeat(100_000), await packedBill({ ...kept(), name: "a".repeat(1_500_000) })])
		expect(await unpackedBill(other)).toBeNull();
});

const named = {
	ordinals: new Set(ordinalItems(kept()).map(({ ordinal }) => ordinal)),
	positionText: (ordinal: string) => `Pos. ${ordinal}`,
};

it("finds the positions of a cart's lines by their references, and shares a joined line among them", () => {
	const line = { fullTitle: "HEA 160, 12 m", cut: null, is_available: true, variant: { code: "CR-001604" } };
	const offers = offersOfItems(
		[
			{ ...line, comment: "3 Pos. 01.03.0100, 7 Pos. 01.03.0110, Halle A", quantity: 10, line_price: 100_001 },
			{ ...line, comment: "Pos. 01.03.0120, Halle 3", quantity: 2, line_price: 5000 },
			{ ...line, comment: "2 Pos. 01.03.0130", quantity: 4, line_price: 4000 },
			{ ...line, comment: "Pos. 01.03.0120", quantity: 1, line_price: 2500, cut: { pieces: 6, length: 1800, width: 0 } },
			{ ...line, comment: "Pos. 9.9", quantity: 1, line_price: 1 },
			{ ...line, comment: "Pos. 01.03.0140", quantity: 1, line_price: 1, is_available: false },
		].map((one) => ({ ...one, cut: one.cut && { ...one.cut, used_area: 0, cuts: 1, price: 0, offcuts: [] } })),
		named,
	);
	expect(Object.fromEntries([...offers].map(([ordinal, { cents, pieces, notes }]) => [ordinal, [cents, pieces, notes.length]]))).toEqual({
		...{ "01.03.0100": [30_000, 3, 1], "01.03.0110": [70_001, 7, 1] },
		...{ "01.03.0120": [7500, 8, 2], "01.03.0130": [2000, 2, 1] },
	});
	expect(offers.get("01.03.0120")?.notes[1]).toBe("6 × CR-001604 HEA 160, 12 m, 1800 mm");
});

it("finds the positions of a list's rows by their first cells, or by the references of lines that were rewritten", () => {
	const { lines, ordered } = readList(
		"Pos\tMenge\tEinheit\tArtikel\n01.03.0090\t4\tStk\tIPE 200\nCR-001127;6;Pos. 01.03.0100\nCR-001127;1",
	);
	const item = { code: "CR-001127", fullTitle: "IPE 200, 6 m", line_price: 11_000 };
	const row = { item, problem: null, cut: null, width: 0, source: ordered.map((line, at) => ({ ...line, amount: [4, 6, 1][at] ?? 0 })) };
	const offers = offersOfRows([row], lines, named);
	expect([...offers].map(([ordinal, { cents, pieces }]) => [ordinal, cents, pieces])).toEqual([
		["01.03.0090", 4000, 4],
		["01.03.0100", 6000, 6],
	]);
});
