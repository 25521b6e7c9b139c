import { expect, it } from "vitest";
import { sampleForms } from "../../tests/support/sample-order";
import { deliveryNotes } from "./delivery-notes";

const uuid = "5f0c1d9e-8a55-4f5e-9a3c-0d9f0d6f2b11";
const forms = { billing: null, shipping: { ...sampleForms.shipping, siteNotes: "Gate 2" } };

// Shows R9.12
it.each([
	["of the address and the cart", forms, "K-77", ["Gate 2", "K-77"]],
	["of the address alone", forms, "", ["Gate 2"]],
	["of the cart alone", null, "K-77", ["K-77"]],
	["none", null, "", [""]],
])("the notes for the carrier are shown: %s", (_, written, shipping_comment, shown) => {
	expect(deliveryNotes({ uuid, forms: written, shipping_comment }).map(({ text }) => text)).toEqual(shown);
});

it("each note leads to where it is edited", () => {
	const ways = deliveryNotes({ uuid, forms, shipping_comment: "K-77" }).map(({ to }) => to);
	expect(ways).toEqual([`/cart/${uuid}/payment-info`, `/cart/${uuid}#notes`]);
});
