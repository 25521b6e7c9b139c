import { describe, expect, it } from "vitest";
import { categories, products } from "../../tests/support/example-catalogue";
import { type Locale, locales } from "../platform/config/market";
import { columnsWithSoftHyphens, rowsWithSoftHyphens, withSoftHyphens } from "./soft-hyphens.server";

const shown = (text: string, locale: Locale): string => withSoftHyphens(text, locale).replaceAll("\u00ad", "|").replaceAll("\u00a0", "_");

it("marks where the parts of long words meet", () => {
	const german =
		"Gitterrostbefestigungen Doppelstabmattenzäune Stabgitterzäune Sechskantschrauben Verschleißbleche zinklamellenbeschichtet";
	expect(shown(german, "de").split(" ")).toEqual([
		"Gitter|rost|befestigungen",
		"Doppel|stab|matten|zäune",
		"Stab|gitter|zäune",
		"Sechs|kant|schrauben",
		"Verschleiß|bleche",
		"zink|lamellen|beschichtet",
	]);
	const finnish = "Kaksoislankaelementti Neliöputkipalkki Suorakaideputkipalkit Kiinnitystarvikkeet sinkkilamellipinnoitettu";
	expect(shown(finnish, "fi").split(" ")).toEqual([
		"Kaksois|lanka|elementti",
		"Neliö|putki|palkki",
		"Suora|kaide|putki|palkit",
		"Kiinnitys|tarvikkeet",
		"sinkki|lamelli|pinnoitettu",
	]);
	expect(shown("Kinnitusvahendid tsinklamellkattega Nelikantterased", "et")).toBe(
		"Kinnitus|vahendid tsink|lamell|kattega Nelikant|terased",
	);
});

it("marks them in the words of a table, and leaves figures and symbols", () => {
	const [row] = rowsWithSoftHyphens([{ values: { h: 80, finish: "zinklamellenbeschichtet" }, beside: ["schokoladenbraun"] }], "de");
	expect(row).toEqual({ values: { h: 80, finish: "zink\u00adlamellen\u00adbeschichtet" }, beside: ["schokoladen\u00adbraun"] });
	const heads = columnsWithSoftHyphens(
		[
			{ symbol: "", title: "Festigkeitsklasse" },
			{ symbol: "G", title: "Metergewichtsklasse" },
		],
		"de",
	);
	expect(heads.map(({ title }) => title)).toEqual(["Festigkeits\u00adklasse", "Metergewichtsklasse"]);
});

it("leaves shorter words whole, and figures with their measures", () => {
	expect(shown("Maschendraht 40×2,5, Höhe 1000", "de")).toBe("Maschendraht 40×2,5, Höhe_1000");
	expect(shown("Double-rod panel 8/6/8, height 630", "en")).toBe("Double-rod panel 8/6/8, height_630");
});

describe("the titles of the catalogue that ships", () => {
	const titled = [...categories, ...products, ...products.flatMap(({ articles }) => articles)];

	it.each(locales)("have a place to break in each word of more than 16 letters, and none near its ends, in %s", (locale) => {
		const words = new Set(titled.flatMap((row) => row[`title_${locale}`]?.match(/\p{L}{15,}/gu) ?? []));
		for (const word of words) {
			const parts = shown(word, locale).split("|");
			if (word.length > 16) expect(parts.length, word).toBeGreaterThan(1);
			if (parts.length > 1) for (const part of parts) expect([part.length >= 3, part.length <= 13], parts.join("|")).toEqual([true, true]);
		}
		if (locale === "de" || locale === "fi") expect(words.size).toBeGreaterThan(20);
	});
});
