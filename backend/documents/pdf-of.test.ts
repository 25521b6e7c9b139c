import { expect, it } from "vitest";
import { sampleItem, sampleOrder } from "../../tests/support/sample-order";
import { pdfOf } from "../../tests/support/signed-letters";
import { orderConfirmation } from "./order-confirmation";

const origin = "https://de.crossbar.example";
const letter = (quantity: number) => orderConfirmation(sampleOrder([sampleItem(1, { quantity })]), "de", origin);

it("a document is cached by its content", async () => {
	const first = await pdfOf(letter(3), "de").content();
	expect(await pdfOf(letter(3), "de").content()).toBe(first);
	expect(await pdfOf(letter(4), "de").content()).not.toEqual(first);
	expect(await pdfOf(letter(3), "fi").content()).not.toEqual(first);
});
