import { describe, expect, it } from "vitest";
import { readPdf } from "../../../tests/support/pdf-text";
import { sampleItem, sampleOrder } from "../../../tests/support/sample-order";
import { letterPdf } from "../../../tests/support/signed-letters";
import { mailTexts } from "../../texts/mail-texts";
import { orderConfirmation } from "../order-confirmation";
import { orderLines } from "../order-lines";
import { plateHeight, writePlate } from "./cut-plate";

function plateLine() {
	const item = sampleItem(1, {
		quantity: 1,
		cut: { pieces: 4, length: 600, width: 400, used_area: 1_020_900, cuts: 4, price: 2_240, offcuts: [] },
	});
	const products = { ...item.variant.products, plate_cutting: { fee: 280, min_side: 50, gap: 10 } };
	const size = { length: 3000, width: 1500, height: 10 };
	return { ...item, price: 11_250, line_price: 2_552 + 2_240, variant: { ...item.variant, products, size } };
}

// Shows R61.4, R61.6
describe("the plate of a cut line", () => {
	it("is printed with its words", async () => {
		const pdf = await letterPdf(orderConfirmation(sampleOrder([plateLine()]), "de", "https://de.crossbar.example"), "de");
		const text = (await readPdf(pdf)).text.replace(/\s+/g, " ");
		for (const said of [
			...["4 × 600 × 400 mm", "1,021 m², Tafel 3000 × 1500 mm zu 112,50 €", "25,52 €", "Brennschnitt, 4 Stück", "22,40 €"],
			...["1 Tafel 3000 × 1500 mm: 4 × 600 × 400 mm", "der Rest der Tafel bleibt bei uns"],
		])
			expect(text).toContain(said);
	});

	it("is drawn to scale: plate, used rectangle and pieces", () => {
		const [bar] = orderLines(sampleOrder([plateLine()]), mailTexts("de")).rows[0]?.bars ?? [];
		if (!bar?.plate) throw new Error("A line cut from a plate has one.");
		const drawn: string[] = [];
		writePlate({ drawing: (path) => drawn.push(path) }, bar.length, bar.plate, 0, 0);
		const [plate, used, pieces] = drawn;
		expect(plate).toBe("M0 0h150v75h-150Z");
		expect(used).toBe("M0 0h61.5v41.5h-61.5Z");
		expect(pieces?.match(/M/g)).toHaveLength(4);
		expect(plateHeight(bar.length, bar.plate)).toBe(81);
	});
});
