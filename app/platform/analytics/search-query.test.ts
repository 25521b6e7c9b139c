import { expect, it } from "vitest";
import { isOfGoods, reportableQuery } from "./search-query";

const found = { count: 12, corrected: null };

it.each([
	"ipe 200 6000 mm s355",
	"ipe 200, 12000",
	"100x100x5",
	"168,3x4,5x6000",
	"ø33,7",
	"CR-000123",
	"EN 10025-2",
	"DIN EN 10210 s355j2+n",
	"1.4301 20 6000",
	"0,5 200 300 600",
	"Stabstahl 12 mm",
	"U-Profil",
	"lattateräs",
])("tells %s", (words) => {
	expect(reportableQuery(words, found)).toBe(words);
});

// Shows R17.8
it.each([
	"matti@rakennus.example",
	"matti＠rakennus.example",
	"max(at)firma.de",
	"max at firma.de",
	"2077474-0",
	"FI20774740",
	"FI 2077 4740",
	"FI 2905 8716",
	"DE136695976",
	"DE 123 456 789",
	"DE-123-456-789",
	"DE.123.456.789",
	"ＤＥ１３６６９５９７６",
	"+358 40 123 4567",
	"040 123 4567",
	"0421/1234567",
	"131052-308T",
	"3fa85f64-5717-4562-b3fc-2c963f66afa6",
	"3fa85f6457174562b3fc2c963f66afa6",
	"3fa85f64 5717 4562 b3fc 2c963f66afa6",
	"Musterstr. 12 10115 Berlin",
	"Musterstraße 12",
	"Mannerheimintie 5 00100 Helsinki",
	"Industriestrasse 12 28195 Bremen",
	"www.firma.de",
])("does not tell %s, even if it finds something", (words) => {
	expect(reportableQuery(words, found)).toBe("");
	expect(isOfGoods(words)).toBe(false);
});

it("tells no words that the catalogue does not know: they may be a name", () => {
	expect(reportableQuery("Max Müller", { count: 0, corrected: null })).toBe("");
	expect(reportableQuery("Max Müller Stabstahl", { count: 40, corrected: "Stabstahl" })).toBe("");
});
