import { describe, expect, it } from "vitest";
import { camt } from "../../tests/support/camt";
import { Refused } from "../platform/refused";
import { maxCamtBytes, readCamt } from "./read-camt";

const read = (xml: string) => readCamt(new TextEncoder().encode(xml));
const refusalOf = (xml: string) => {
	try {
		read(xml);
		return null;
	} catch (error) {
		return error instanceof Refused ? error.fields?.file?.[0] : error;
	}
};

// Shows R60.25
describe("a camt.053 file", () => {
	it.each(["02", "08"] as const)("of version 001.%s has its booked credits in euros read", (version) => {
		const { entries, skipped } = read(
			camt({
				version,
				entries: [
					{ reference: "A1", euros: "119.00", text: "INV-10001 & more", payer: "Stahl & Söhne", iban: "DE89 3704 0044 0532 0130 00" },
					{ reference: "A2", euros: "5", creditorReference: "RF18INV10002" },
					{ reference: "A3", euros: "7.00", direction: "DBIT" },
					{ reference: "A4", euros: "7.00", status: "PDNG" },
					{ reference: "A5", euros: "7.00", currency: "SEK" },
					{ reference: "A6", euros: "7.00", isReversal: true },
				],
			}),
		);
		expect(skipped).toBe(4);
		expect(entries).toEqual([
			{
				...{ account: "FI2112345600000785", statement: "STMT-1", reference: "A1", bookedOn: "2026-11-20", cents: 11_900 },
				...{ payer: "Stahl & Söhne", payerIban: "DE89370400440532013000", creditorReference: "", text: "INV-10001 & more" },
			},
			{
				...{ account: "FI2112345600000785", statement: "STMT-1", reference: "A2", bookedOn: "2026-11-20", cents: 500 },
				...{ payer: "", payerIban: "", creditorReference: "RF18INV10002", text: "" },
			},
		]);
	});

	it("has an entry of several transfers read as one credit each, if they add up", () => {
		const transfers = [
			{ euros: "10.50", text: "INV-10001" },
			{ euros: "4.50", text: "INV-10002" },
		];
		const found = (euros: string) => read(camt({ version: "08", entries: [{ reference: "B", euros, transfers }] })).entries;
		expect(found("15.00").map(({ reference, cents, text }) => [reference, cents, text])).toEqual([
			["B/1", 1050, "INV-10001"],
			["B/2", 450, "INV-10002"],
		]);
		expect(found("16.00").map(({ reference, cents, text }) => [reference, cents, text])).toEqual([["B", 1600, ""]]);
	});

	it.each(["0000-00-00", "9999-99-99", "2026-02-30"])("of %s, which is no day, has no such entry", (bookedOn) => {
		const xml = camt({ entries: [{ reference: "A1", euros: "7.00" }] }).replaceAll("2026-11-20", bookedOn);
		expect(read(xml).entries).toEqual([]);
	});

	it("names entries without a reference by their place", () => {
		const { entries } = read(camt({ entries: [{ euros: "1.00" }, { euros: "1.00" }] }));
		expect(entries.map(({ reference }) => reference)).toEqual(["#1", "#2"]);
	});

	it.each(["0.00", "-1.00", "1.005", "1,00", "abc", "12345678901"])("skips an entry of %s", (euros) =>
		expect(read(camt({ entries: [{ euros }] }))).toEqual({ entries: [], skipped: 1 }),
	);

	it("is refused with a DTD, entities, or too many bytes, and if it is something else", () => {
		const file = camt({ entries: [{ euros: "1.00", text: "&xxe;" }] }).replace("&amp;xxe;", "&xxe;");
		const dtd = (inner: string) => file.replace("?>", `?><!DOCTYPE Document ${inner}>`);
		expect(refusalOf(file)).toBe("bank.notXml");
		expect(refusalOf(dtd('[<!ENTITY xxe SYSTEM "file:///etc/passwd">]'))).toBe("bank.dtd");
		expect(refusalOf(dtd('SYSTEM "https://evil.example/x.dtd"'))).toBe("bank.dtd");
		expect(refusalOf(camt({ version: "04", entries: [] }))).toBe("bank.notCamt");
		expect(refusalOf('<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03"/>')).toBe("bank.notCamt");
		expect(refusalOf("<html></html>")).toBe("bank.notCamt");
		for (const text of ["", "no XML", "<Document", "%PDF-1.7"]) expect(refusalOf(text)).toBe("bank.notXml");
		expect(refusalOf(camt({ id: "", entries: [{ euros: "1.00" }] }))).toBe("bank.notCamt");
		expect(refusalOf(`${camt({ entries: [] })}${" ".repeat(maxCamtBytes)}`)).toBe("bank.tooLarge");
	});
});
