import fc from "fast-check";
import { expect, it } from "vitest";
import { markets } from "../../app/platform/config/market";
import { formatFor } from "../../app/platform/i18n/format";
import { mailTexts } from "../../backend/texts/mail-texts";
import { shownWeight, totalWeightDecimals } from "./shown-weight";

const kilograms = (shown: string): number => Math.round(Number(shown.replace(/[^\d,]/g, "").replace(",", ".")) * 1000);

it("the weights of lines as they are shown add up to the total that is shown, on pages and on papers", () => {
	const writers = [formatFor(markets.de), mailTexts("de")];
	const lines = fc.array(fc.oneof(fc.nat(2_000), fc.nat(20_000), fc.nat(3_000_000)), { minLength: 1, maxLength: 20 });
	fc.assert(
		fc.property(lines, (grams) => {
			const stored = grams.map(shownWeight);
			const total = stored.reduce((sum, weight) => sum + weight, 0);
			for (const { weight } of writers) {
				const shown = stored.reduce((sum, one) => sum + kilograms(weight(one)), 0);
				expect(kilograms(weight(total, totalWeightDecimals(total)))).toBe(shown);
			}
		}),
	);
});
