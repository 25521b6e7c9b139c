import { describe, expect, it } from "vitest";
import { locales } from "../../platform/config/market";
import { serverTexts } from "../../platform/i18n/i18n.server";
import { tableRows } from "../../platform/tables/read-table";
import { numberRows, typedRows } from "./number-rows";

const read = (text: string) => numberRows(tableRows(text));
const rows = [
	{ number: "ST-100", code: "CR-000001", name: "Träger; lang" },
	{ number: "4711", code: "CR-000002", name: "" },
];

// Shows R32.7
describe("a table of own numbers", () => {
	it.each([
		[
			"by German heads",
			'Artikelnummer;Artikel;Eigene Nummer;Eigene Bezeichnung\nCR-000001;IPE 200;ST-100;"Träger; lang"\nCR-000002;;4711;',
		],
		["by English heads, with commas", 'Own number,Item code,Own name\nST-100,CR-000001,"Träger; lang"\n4711,CR-000002,'],
		["by Finnish heads, with tabs", "Oma nimi\tTuotekoodi\tOma numero\nTräger; lang\tCR-000001\tST-100\n\tCR-000002\t4711"],
		["without heads, the number first", 'ST-100;CR-000001;"Träger; lang"\r\n\r\n4711;CR-000002'],
		["without heads, the code first", 'CR-000001;ST-100;"Träger; lang"\nCR-000002;4711'],
	])("is read %s", (_, text) => expect(read(text)).toEqual(rows));

	it.each(locales)("is read as the shop writes its file, %s", (locale) => {
		const t = serverTexts(locale).translator("own-numbers");
		const heads = [t("column.number"), t("field.code"), t("field.name")].join(";");
		expect(read(`${heads}\nST-100;CR-000001;"Träger; lang"\n4711;CR-000002;`)).toEqual(rows);
	});

	it("is shown again as it is read", () => expect(read(typedRows(rows))).toEqual(rows));

	it("keeps rows in which something is missing, for who has to mend them", () =>
		expect(read("ST-1;CR-000001\nST-2\n;CR-000003")).toEqual([
			{ number: "ST-1", code: "CR-000001", name: "" },
			{ number: "ST-2", code: "", name: "" },
			{ number: "", code: "CR-000003", name: "" },
		]));
});
