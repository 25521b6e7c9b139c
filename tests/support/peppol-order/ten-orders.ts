import type { PeppolOrder } from "./order";

const beam = { id: "1", sellerCode: "CR-000001", quantity: 12, price: 105 };
const packed = { id: "2", sellerCode: "CR-000002", quantity: 20, price: 7.35 };

/** Ten orders of a Finnish company as systems write them. `code` is the answer once they are sent: null, because the member has to answer something. */
export const tenOrders: Readonly<Record<string, PeppolOrder & { code: "AP" | "CA" | null }>> = {
	"of one line": { number: "4500000001", lines: [beam], code: "AP" },
	"of two lines, without prices": {
		number: "4500000002",
		lines: [
			{ ...beam, price: undefined },
			{ ...packed, price: undefined },
		],
		code: "AP",
	},
	"in tonnes, with a price for each": {
		// 16 beams of 134.4 kg.
		number: "4500000003",
		lines: [{ id: "10", sellerCode: "CR-000001", quantity: 2.15, unit: "TNE", price: 781.5 }],
		code: "AP",
	},
	"in metres, with a price for 100 m": {
		number: "4500000004",
		lines: [{ id: "10", sellerCode: "CR-000001", quantity: 96, unit: "MTR", price: 1_750, base: 100 }],
		code: "AP",
	},
	"whose price has gone down": { number: "4500000005", lines: [{ ...beam, price: 112.5 }], code: "CA" },
	"whose price has gone up": { number: "4500000006", lines: [{ ...beam, price: 99 }], code: null },
	"with an allowance and a charge": {
		number: "4500000007",
		lines: [{ ...beam, price: 110, allowance: 60 }],
		charge: 89,
		tax: 344,
		code: "AP",
	},
	"of unknown goods": { number: "4500000008", lines: [beam, { id: "2", sellerCode: "XY-1", name: "Kulmarauta", quantity: 3 }], code: null },
	"in kg that are no whole number of pieces": {
		number: "4500000009",
		lines: [{ id: "1", sellerCode: "CR-000001", quantity: 1_000, unit: "KGM" }],
		code: null,
	},
	"of two lines of the same goods": {
		number: "4500000010",
		lines: [beam, { ...beam, id: "2", quantity: 3, note: "Halle 3" }],
		profile: "order_only",
		code: "AP",
	},
};
