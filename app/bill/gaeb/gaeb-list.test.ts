import { expect, it } from "vitest";
import { gaebList, type ReadLines } from "./gaeb-list.server";
import { type GaebBill, readGaeb } from "./read-gaeb";

interface Said {
	unit?: string;
	quantity?: string;
	short: string;
	long?: string;
}

function billOf(...items: Said[]): GaebBill {
	const content = items.map(
		({ unit = "St", quantity = "2.000", short, long = "" }, at) =>
			`<Item ID="I${at}" RNoPart="${at + 1}0"><Qty>${quantity}</Qty><QU>${unit}</QU><Description><CompleteText><DetailTxt><Text><p>${long}</p></Text></DetailTxt><OutlineText><OutlTxt><TextOutlTxt><p>${short}</p></TextOutlTxt></OutlTxt></OutlineText></CompleteText></Description></Item>`,
	);
	const read = readGaeb(
		`<GAEB xmlns="http://www.gaeb.de/GAEB_DA_XML/DA83/3.3"><Award><DP>83</DP><BoQ><BoQBody><Itemlist>${content.join("")}</Itemlist></BoQBody></BoQ></Award></GAEB>`,
	);
	if ("error" in read) throw new Error(read.error);
	return read;
}

type Reading = Awaited<ReturnType<ReadLines>>[number];
const readOf = (kind: Reading["kind"], ...titles: string[]): Reading => ({ kind, candidates: titles.map((fullTitle) => ({ fullTitle })) });

/** The lines that a search is asked for, and the list. @param answer a line's reading */
async function listed(bill: GaebBill, answer: (line: string) => Reading, point: "." | "," = ",") {
	const calls: string[][] = [];
	const read: ReadLines = async (lines) => {
		calls.push(lines);
		return lines.map(answer);
	};
	const [, ...lines] = (await gaebList(bill, read, point)).split("\n");
	return { calls, lines };
}

it("writes units as the shop reads them: tonnes in kilograms, decimals in the reader's language", async () => {
	const bill = billOf(
		{ unit: "t", quantity: "1.234", short: "HEA 200" },
		{ unit: "lfm", quantity: "12.500", short: "Rohr" },
		{ unit: "m²", quantity: "3.000", short: "Blech" },
		{ unit: "Wo", quantity: "4.000", short: "Gerüst" },
	);
	const clear = () => readOf("clear", "x");
	expect((await listed(bill, clear)).lines).toEqual([
		"10\t1234\tkg\tHEA 200",
		"20\t12,5\tm\tRohr",
		"30\t3\tm2\tBlech",
		"40\t4\tWo\tGerüst",
	]);
	expect((await listed(bill, clear, ".")).lines[1]).toBe("20\t12.5\tm\tRohr");
});

it("takes sizes of the long text if the goods stay of the same size, and none of its work", async () => {
	const bill = billOf(
		{ short: "Träger HEA 200", long: "Werkstoff S355J2, Oberfläche roh. Kopfplatte 200 x 20 mm." },
		{ short: "Träger HEA 160", long: "Mit Winkel 80x80x8." },
		{ short: "Unterzug nach Statik", long: "Profil IPE 300, 12 m." },
		{ short: "Beton", long: "Dicke 200 mm." },
	);
	const { lines, calls } = await listed(bill, (line) => {
		if (line.includes("80x80x8")) return readOf("candidates", "Winkelstahl 80×80×8, 6 m");
		if (line.includes("HEA 200")) return readOf("candidates", "HEA 200, 6 m");
		if (line.includes("HEA 160")) return readOf("candidates", "HEA 160, 6 m");
		if (line.includes("IPE 300")) return readOf("candidates", "IPE 300, 12 m");
		return line.includes("Unterzug") ? readOf("candidates", "Zaunpfosten 60×40") : readOf("none");
	});
	expect(calls).toHaveLength(2);
	expect(lines).toEqual([
		"10\t2\tStk\tTräger HEA 200, S355J2, roh",
		"20\t2\tStk\tTräger HEA 160",
		"30\t2\tStk\tUnterzug nach Statik, IPE 300, 12 m",
		"40\t2\tStk\tBeton",
	]);
});

it("keeps services behind the goods, and leaves words that only begin like one", async () => {
	const bill = billOf({ short: "Lieferung und Montage Träger HEA 200" }, { short: "Liefern: Rohr 48,3x3,2" }, { short: "Einbauteil 200" });
	expect((await listed(bill, () => readOf("clear", "x"))).lines.map((line) => line.split("\t").at(-1))).toEqual([
		"Träger HEA 200 (Lieferung und Montage)",
		"Rohr 48,3x3,2",
		"Einbauteil 200",
	]);
});

it("is written with short texts where the search fails, which is asked no more", async () => {
	const { lines, calls } = await listed(billOf({ short: "HEA 200", long: "S355J2." }), () => {
		throw new Error("no search");
	});
	expect([lines, calls.length]).toEqual([["10\t2\tStk\tHEA 200"], 1]);
});
