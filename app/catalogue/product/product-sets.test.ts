import { expect, it } from "vitest";
import { setOffer } from "./product-sets";

const set = { id: 1, slug: "frame", title: "Frame", description: "", weight: 1000, items: [] };

it("tells what a set saves against its parts as the backend prices them", () => {
	expect(setOffer({ ...set, price: 95_200, parts_price: 99_800 })).toMatchObject({ price: 95_200, single: { price: 99_800, saving: 4.6 } });
});

// Shows R4.9
it("tells of no saving where there is none, or the parts' price is not told", () => {
	for (const apart of [95_200, 90_000, null]) expect(setOffer({ ...set, price: 95_200, parts_price: apart }).single).toBeNull();
});
