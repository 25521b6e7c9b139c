import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { markets } from "../../app/platform/config/market";
import { formatFor } from "../../app/platform/i18n/format";
import { mailTexts } from "../../backend/texts/mail-texts";
import { displayedWeight } from "./shown-weight";

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");
const weights = fc.oneof(fc.nat(2_000), fc.nat(20_000), fc.nat(3_000_000));

describe.each([
	["de", "de", "134,4 kg", "5,25 kg", "139,65 kg", "5,2 kg", "12,0 kg"],
	["en", "en", "134.4 kg", "5.25 kg", "139.65 kg", "5.2 kg", "12.0 kg"],
	["et", "ee", "134,4 kg", "5,25 kg", "139,65 kg", "5,2 kg", "12,0 kg"],
	["fi", "fi", "134,4 kg", "5,25 kg", "139,65 kg", "5,2 kg", "12,0 kg"],
] as const)("weights as people read them in %s", (locale, ofBackend, beam, small, sum, round, whole) => {
	const page = formatFor(markets[locale]);
	const paper = mailTexts(ofBackend);
	/** Parses a shown weight into grams. */
	const read = (shown: string) =>
		Math.round(
			Number(
				shown
					.replace(/[^\d,.]/g, "")
					.replace(locale === "en" ? /,/g : /\./g, "")
					.replace(",", "."),
			) * 1000,
		);

	it("are equal on pages and documents, for a line and its total", () => {
		for (const { weight, totalWeight } of [page, paper]) {
			expect([134_400, 134_437, 5_250, 5_200, 12_000].map((grams) => plain(weight(grams)))).toEqual([beam, beam, small, round, whole]);
			expect([134_400, 134_400 + 5_250].map((grams) => plain(totalWeight(grams)))).toEqual([beam, sum]);
		}
		fc.assert(
			fc.property(weights, (grams) => {
				expect(plain(page.weight(grams))).toBe(plain(paper.weight(grams)));
				expect(plain(page.totalWeight(grams))).toBe(plain(paper.totalWeight(grams)));
				for (const { weight, totalWeight } of [page, paper]) expect(totalWeight(displayedWeight(grams))).toBe(weight(grams));
			}),
		);
	});

	it("add up to the shown total", () => {
		fc.assert(
			fc.property(fc.array(weights, { minLength: 1, maxLength: 20 }), (grams) => {
				const total = grams.map(displayedWeight).reduce((sum, weight) => sum + weight, 0);
				for (const { weight, totalWeight } of [page, paper])
					expect(read(totalWeight(total))).toBe(grams.reduce((sum, one) => sum + read(weight(one)), 0));
			}),
		);
	});
});
