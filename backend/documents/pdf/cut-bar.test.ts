import { describe, expect, it } from "vitest";
import { readPdf } from "../../../tests/support/pdf-text";
import { sampleItem, sampleOrder } from "../../../tests/support/sample-order";
import { letterPdf } from "../../../tests/support/signed-letters";
import { mailTexts } from "../../texts/mail-texts";
import { orderConfirmation } from "../order-confirmation";
import { orderLines } from "../order-lines";
import { writeBar } from "./cut-bar";

/** 14 pieces of 1,250 mm out of 4 bars of 6 m. */
function cutBeam(kerf: number | null) {
	const item = sampleItem(2, {
		quantity: 4,
		cut: { pieces: 14, length: 1250, width: 0, used_area: 0, cuts: 14, price: 8_120, offcuts: [{ count: 1, length: 3494 }] },
	});
	const cutting = kerf === null ? null : { fee: 580, min_length: 100, kerf, tolerance: 2 };
	return { ...item, variant: { ...item.variant, products: { ...item.variant.products, cutting } } };
}

// Shows R7.22
describe("the bars of a cut line", () => {
	it("are printed with their words, those that are cut alike once", async () => {
		const { text } = await readPdf(
			await letterPdf(orderConfirmation(sampleOrder([cutBeam(3)]), "de", "https://de.crossbar.example"), "de"),
		);
		expect(text.replaceAll("\u00a0", " ")).toContain("3 Stangen 6000 mm: 4 × 1250 mm");
		expect(text.replaceAll("\u00a0", " ")).toContain("1 Stange 6000 mm: 2 × 1250 mm");
	});

	it("are drawn to scale: outlines of pieces and offcut, cuts filled, the offcut hatched", () => {
		const [bar] = orderLines(sampleOrder([cutBeam(3)]), mailTexts("de")).rows[0]?.bars ?? [];
		if (!bar) throw new Error("A cut line has bars.");
		const drawn: { path: string; isFilled: boolean }[] = [];
		writeBar({ drawing: (path, _x, _y, { isFilled = false }) => drawn.push({ path, isFilled }) }, bar, 0, 0, 600);
		const [hatching, outlines, cuts] = drawn;
		const edges = (path = "") => [...path.matchAll(/M([\d.]+) 0H([\d.]+)V/g)].map(([, from, to]) => [Number(from), Number(to)]);
		expect(edges(outlines?.path)).toEqual(
			[
				[0, 125],
				[125.3, 250.3],
				[250.6, 375.6],
				[375.9, 500.9],
				[501.2, 600],
			].map((pair) => pair.map((mm) => expect.closeTo(mm, 6))),
		);
		expect([cuts?.isFilled, edges(cuts?.path).length]).toEqual([true, 4]);
		for (const [, x] of (hatching?.path ?? "").matchAll(/[ML]([\d.]+)/g)) expect(Number(x)).toBeGreaterThanOrEqual(501.2);
	});

	it("are not drawn where the kerf is not known", () => {
		expect(orderLines(sampleOrder([cutBeam(null)]), mailTexts("de")).rows[0]?.bars).toEqual([]);
	});
});
