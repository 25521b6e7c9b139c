import { PDFDocument } from "@cantoo/pdf-lib";
import { expect, it } from "vitest";
import { printable } from "./printable";
import { embedTypeface } from "./typeface";

const all = () => true;

// Shows H8.3
it("has no control characters except newlines, and no direction marks", () => {
	const hostile = "a\u0000b\u0007c\u001b[2Jd\u009fe\u202ef\u200bg\r\nh\ri\u2028j";
	expect(printable(hostile, all)).toBe("a b c [2Jd efg\nh\ni\nj");
});

// Shows H8.3
it("has a maximum length", () => {
	expect(printable("x".repeat(1_000_000), all)).toHaveLength(4000);
});

// Shows R50.5
it("keeps every letter of the European Latin alphabets, and primes", async () => {
	const { covers } = await embedTypeface(await PDFDocument.create());
	const names =
		"Łódź Çelik Żółć Škoda Đorđević Győr Žďár Șerban Țiriac İstanbul Ğ ğ ı Þór Ísafjörður Ærø Œuvre Ġgantija Ħamrun Ċ Ŵyn Ŷ Ķekava Ģirts Ļ Ņ Ŗ Ūdrīte Ėglė Ųč Ą ẞ Ŀ ŋ Ŧ ÿ ñ 1″ 5′";
	expect(printable(names, covers)).toBe(names);
});

// Shows R50.5
it("writes Greek and Cyrillic in Latin letters, with or without accents", async () => {
	const { covers } = await embedTypeface(await PDFDocument.create());
	expect(printable("Παπαδόπουλος Ελλάς", covers)).toBe("Papadopoulos Ellas");
	expect(printable("Юрий Щербаков, Санкт-Петербург, ООО «Сталь»", covers)).toBe("Iurii Shcherbakov, Sankt-Peterburg, OOO «Stal»");
	expect(printable("Київ Љубљана Ћосић", covers)).toBe("Kiiv Ljubljana Ćosić");
	expect(printable("北京", covers)).toBe("??");
});
