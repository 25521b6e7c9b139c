import { expect, it } from "vitest";
import { billLength, gaebBill } from "../../../tests/support/gaeb-bill";
import { type GaebBill, type GaebItem, itemsOf, readGaeb } from "./read-gaeb";

function bill(text: string): GaebBill {
	const read = readGaeb(text);
	if ("error" in read) throw new Error(`${read.error} ${read.name}`);
	return read;
}

const refusal = (text: string) => {
	const read = readGaeb(text);
	return "error" in read ? [read.error, read.name] : null;
};

const item = (content: string, attributes = 'ID="I1" RNoPart="0010"') => `<Item ${attributes}>${content}</Item>`;
const text = (short: string, long = "") =>
	`<Description><CompleteText><DetailTxt><Text>${long}</Text></DetailTxt><OutlineText><OutlTxt><TextOutlTxt><p><span>${short}</span></p></TextOutlTxt></OutlTxt></OutlineText></CompleteText></Description>`;
const file = (items: string, { phase = "83", version = "3.3" } = {}) =>
	`<?xml version="1.0"?><GAEB xmlns="http://www.gaeb.de/GAEB_DA_XML/DA${phase}/${version}"><GAEBInfo><Version>${version}</Version></GAEBInfo><Award><DP>${phase}</DP><BoQ ID="B"><BoQBody><Itemlist>${items}</Itemlist></BoQBody></BoQ></Award></GAEB>`;
const only = (items: string): GaebItem => {
	const [one] = itemsOf(bill(file(items)).body);
	if (!one) throw new Error("no item");
	return one;
};

// Shows R74.1
it("reads positions with their ordinal numbers, quantities, units and texts", () => {
	const read = bill(gaebBill());
	expect(read).toMatchObject({ version: "3.3", project: "Lagerhalle Süd", name: "LV Lagerhalle Süd", currency: "EUR" });
	expect(read.levels.map(({ type, length }) => `${type} ${length}`)).toEqual(["Lot 2", "BoQLevel 2", "Item 4"]);
	expect(read.body.parts.map(({ number, title }) => `${number} ${title}`)).toEqual([
		"01 Stahlbau",
		"02 Metallbau & Dach",
		"03 Übrige Gewerke",
	]);
	const items = itemsOf(read.body);
	expect(items.filter(({ ordinal }) => ordinal !== "")).toHaveLength(billLength);
	expect(billLength).toBe(137);
	expect(items.find(({ ordinal }) => ordinal === "01.02.0020")).toEqual({
		...{ id: "I01020020", number: "0020", index: "", ordinal: "01.02.0020", kind: "goods", quantity: "4382.000", unit: "kg" },
		short: "Stahlkonstruktion aus HEA 200",
		long: expect.arrayContaining(["Profil HEA 200, Werkstoff S355J2."]),
	});
});

// Shows R74.1, R74.2
it("tells goods from titles, remarks, lump sums, options, alternatives, hours and what was dropped", () => {
	const count = new Map<string, number>();
	for (const { kind } of itemsOf(bill(gaebBill()).body)) count.set(kind, (count.get(kind) ?? 0) + 1);
	expect(Object.fromEntries(count)).toEqual({ goods: 129, remark: 3, lumpSum: 3, hours: 2, optional: 2, alternative: 1 });
	expect(only(item("<NotAppl>Yes</NotAppl><Qty>1</Qty><QU>St</QU>")).kind).toBe("dropped");
	expect(only(item("<Qty>1</Qty><QU>Psch.</QU>")).kind).toBe("lumpSum");
	expect(only(item("<Qty>1</Qty><QU>Std</QU>")).kind).toBe("hours");
	expect(only(item("<ALNGroupNo>1</ALNGroupNo><ALNSerNo>00</ALNSerNo><Qty>1</Qty><QU>St</QU>")).kind).toBe("goods");
	expect(only('<MarkupItem ID="M" RNoPart="9"><Markup>3</Markup></MarkupItem>').kind).toBe("markup");
	expect(only('<PerfDescr ID="P"><PerfNo>1</PerfNo><PerfLbl>Anstrich</PerfLbl></PerfDescr>')).toMatchObject({
		...{ kind: "remark", ordinal: "", short: "Anstrich" },
	});
});

it("reads texts as people see them: parts of words, breaks, lists, gaps to fill, and the text of another position", () => {
	expect(only(item(text("HEA <sub>2</sub>00"))).short).toBe("HEA 200");
	expect(only(item(text("a", "<p><span>S355</span><span>J2</span><br/>Länge <span>6 m</span></p><ul><li>roh</li></ul>"))).long).toEqual([
		...["S355J2", "Länge 6 m", "roh"],
	]);
	const gap =
		'<TextComplement MarkLbl="1" Kind="Owner"><ComplCaption><p><span>Profil</span></p></ComplCaption><ComplBody><p><span>HEA 200</span></p></ComplBody></TextComplement>';
	expect(only(item(text("a", "").replace("<Text></Text>", gap))).long).toEqual(["Profil", "HEA 200"]);
	expect(only(item(text("a", '<p><image Name="x">iVBORw0KGgo=</image>Bild</p>'))).long).toEqual(["Bild"]);
	const refers = item('<RefDescr>Rep</RefDescr><RefRNo IDRef="I1"/><Qty>2</Qty><QU>St</QU>', 'ID="I2" RNoPart="0020"');
	const items = itemsOf(bill(file(item(text("HEA 200", "<p>12 m</p>")) + refers)).body);
	expect(items[1]).toMatchObject({ ordinal: "0020", quantity: "2", long: ["HEA 200", "12 m"] });
});

it("leaves a quantity open that the bidder has to say, or that is none", () => {
	expect(only(item("<QtyTBD>Yes</QtyTBD><QU>St</QU>")).quantity).toBeNull();
	expect(only(item("<Qty>1.234,5</Qty><QU>St</QU>")).quantity).toBeNull();
	expect(only(item("<Qty>-3</Qty><QU>St</QU>")).quantity).toBeNull();
	expect(only(item("<Qty>1</Qty><QU>St</QU>", 'ID="I" RNoPart="0010" RNoIndex="A"')).ordinal).toBe("0010.A");
});

// Shows R74.3
it("refuses other files of GAEB by their names", () => {
	const some = item("<Qty>1</Qty><QU>St</QU>");
	expect(refusal("00        83L          1122PPPPI")).toEqual(["file.gaeb", "GAEB 90"]);
	expect(refusal("#begin[GAEB]\n#begin[GAEBInfo]")).toEqual(["file.gaeb", "GAEB 2000"]);
	for (const phase of ["80", "82", "84", "86", "89", "31"]) expect(refusal(file(some, { phase }))).toEqual(["file.gaeb", `X${phase}`]);
	expect(refusal(file(some, { version: "3.1" }))).toEqual(["file.gaeb", "GAEB DA XML 3.1"]);
	expect(refusal('<GAEB xmlns="http://www.gaeb.de/GAEB_DA_XML/DA89/3.3"><Invoice><DP>89</DP></Invoice></GAEB>')).toEqual([
		"file.gaeb",
		"X89",
	]);
	expect(refusal('<GAEB xmlns="http://www.gaeb.de/GAEB_DA_XML/200407"><Award/></GAEB>')).toEqual(["file.gaeb", "GAEB DA XML"]);
	for (const version of ["3.2", "3.3"]) for (const phase of ["81", "83"]) expect(refusal(file(some, { phase, version }))).toBeNull();
	expect(refusal(file(""))).toEqual(["file.gaebEmpty", ""]);
});

// Shows R74.3
it("bounds hostile files", () => {
	expect(refusal(gaebBill().slice(0, 20_000))?.[0]).toBe("file.gaebBroken");
	const bomb = '<!DOCTYPE GAEB [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>';
	expect(refusal(file(item(text("&b;"))).replace("<GAEB", `${bomb}<GAEB`))?.[0]).toBe("file.gaebBroken");
	expect(refusal(file(item("<div>".repeat(5000) + "</div>".repeat(5000))))).toEqual(["file.tooLarge", ""]);
	expect(refusal(file(item("").repeat(100_000)))).toEqual(["file.tooLarge", ""]);
	expect(refusal(file(item("<Qty/>".repeat(400_000))))).toEqual(["file.tooLarge", ""]);
	expect(itemsOf(bill(file(`${item(text("a"), 'ID="__proto__" RNoPart="constructor"')}<constructor/><__proto__/>`)).body)[0]).toMatchObject(
		{
			ordinal: "constructor",
		},
	);
});
