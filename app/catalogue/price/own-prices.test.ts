import { expect, it } from "vitest";
import { sampleItem } from "../../../tests/support/sample-order";
import { mixedRows } from "../table/table-rows";
import { withPrices } from "./own-prices";

const rows = mixedRows(
	[1, 2].map((id) => {
		const { variant, suppliedVariant, fullTitle } = sampleItem(id);
		return { ...variant, suppliedVariant, fullTitle, attributes: [] };
	}),
);

// Shows R39.2
it("puts a reader's prices into the rows that they are of, and into no other: those of another page come first", () => {
	const price = { id: 2, price: 9000, price_per_kg: 67, price_per_m: 1500, volume_prices: [] };
	const [other, own] = withPrices(rows, { prices: [price, { ...price, id: 99 }] });
	expect(other).toBe(rows[0]);
	expect(own).toEqual({ ...rows[1], suppliedVariant: { ...rows[1]?.suppliedVariant, ...price, list_price: 11_250 } });
});
