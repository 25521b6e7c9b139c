import { goods, ofAccount, ofLine, ofOrder, type PriceExample } from "./example";

const { beam } = goods;
const until = "2026-05-14";
/** Noon in Finland on the last day, and on the day after. */
const lastDay = "2026-05-14T09:00:00Z";
const dayAfter = "2026-05-15T09:00:00Z";

/** Sets: 250.00 each, of 2 beams and 10 bolts. */
export const setExamples: PriceExample[] = [
	{
		// 250.00 + 89.00 = 339.00; × 0.255 = 86.445.
		name: "one set",
		sets: [{ quantity: 1 }],
		costs: [25_000, 0, 8_900, 33_900, 8_645, 42_545],
	},
	{
		// 750.00 + 89.00 = 839.00; × 0.255 = 213.945.
		name: "three sets",
		sets: [{ quantity: 3 }],
		costs: [75_000, 0, 8_900, 83_900, 21_395, 105_295],
	},
	{
		// 9 × 112.50 + 250.00 = 1262.50; 1351.50 × 0.255 = 344.6325.
		name: "beams of a set bring no line to a volume price",
		lines: [{ supply: beam, quantity: 9 }],
		sets: [{ quantity: 1 }],
		costs: [126_250, 0, 8_900, 135_150, 34_463, 169_613],
	},
	{
		// 101.25 + 250.00 + 89.00 = 440.25; × 0.255 = 112.26375.
		name: "discounts of lines and accounts are not taken off sets",
		lines: [{ supply: beam, quantity: 1 }],
		sets: [{ quantity: 1 }],
		discounts: [ofLine(1000, { product_id: 1 }), ofAccount(500)],
		hasAccount: true,
		costs: [36_250, 1_125, 8_900, 44_025, 11_226, 55_251],
	},
	{
		// 2 × 112.50 × 0.8 + 10 × 7.35 × 0.8 = 180.00 + 58.80 = 238.80; 327.80 × 0.255 = 83.589.
		name: "a set costs no more than its parts with their discounts",
		sets: [{ quantity: 1 }],
		discounts: [ofLine(2000, { product_id: 1 })],
		costs: [23_880, 0, 8_900, 32_780, 8_359, 41_139],
	},
	{
		// Five sets hold 10 beams at 105.00, less 20 %: 840.00, and 50 bolts for 367.50: 1207.50 are 241.50 each; 1296.50 × 0.255 = 330.6075.
		name: "nor than so many parts at their volume prices, whose quantity meets thresholds",
		sets: [{ quantity: 5 }],
		discounts: [ofLine(2000, { supplied_variant_id: beam, threshold: 10 })],
		costs: [120_750, 0, 8_900, 129_650, 33_061, 162_711],
	},
	{
		// 4 beams × 112.50 × 0.8 = 360.00, 20 bolts × 7.35 = 147.00: 507.00 are more than 500.00; 589.00 × 0.255 = 150.195.
		name: "its own price holds where the parts are dearer",
		sets: [{ quantity: 2 }],
		discounts: [ofLine(2000, { supplied_variant_id: beam, threshold: 4 })],
		costs: [50_000, 0, 8_900, 58_900, 15_020, 73_920],
	},
	{
		// 3 × 298.50 × 0.8333 = 562.4930 + 183.7427 = 562.49 + 183.74 = 746.23; a third is 248.7433: 3 × 248.74 = 746.22; 835.22 × 0.255 = 212.9811.
		name: "what the parts cost is parted by the sets and rounded down",
		sets: [{ quantity: 3 }],
		discounts: [ofLine(1667, { product_id: 1 })],
		costs: [74_622, 0, 8_900, 83_522, 21_298, 104_820],
	},
	{
		// 250.00 reach the threshold of the account: 298.50 × 0.8 = 238.80.
		name: "the buyer's own discount is counted for the parts, its threshold by the set's own price",
		sets: [{ quantity: 1 }],
		discounts: [ofAccount(2000, 25_000)],
		hasAccount: true,
		costs: [23_880, 0, 8_900, 32_780, 8_359, 41_139],
	},
	{
		// The items cost 298.50 separately, but the cart's value is 250.00.
		name: "a threshold of the account that the set's own price does not meet",
		sets: [{ quantity: 1 }],
		discounts: [ofAccount(2000, 25_001)],
		hasAccount: true,
		costs: [25_000, 0, 8_900, 33_900, 8_645, 42_545],
	},
	{
		// 4 × 238.80 = 955.20; its own 1000.00 meet the threshold: 2 % = 19.104; 955.20 − 19.10 + 89.00 = 1025.10; × 0.255 = 261.4005.
		name: "the discount on an order is on what the set costs, its threshold met by its own price",
		sets: [{ quantity: 4 }],
		discounts: [ofLine(2000, { product_id: 1 }), ofOrder(200, { threshold: 100_000 })],
		costs: [95_520, 1_910, 8_900, 102_510, 26_140, 128_650],
	},
	{
		// 4 × 250.00 reach 1000.00; 2 % = 20.00; 1069.00 × 0.255 = 272.595.
		name: "the discount on an order is for sets too",
		sets: [{ quantity: 4 }],
		discounts: [ofOrder(200, { threshold: 100_000 })],
		costs: [100_000, 2_000, 8_900, 106_900, 27_260, 134_160],
	},
	{
		// 4 × 293.8 kg = 1175.2 kg: 490.00 to Germany.
		name: "freight by weight counts what is in sets",
		sets: [{ quantity: 4 }],
		buyer: { country: "DE", vatCheck: "valid" },
		costs: [100_000, 0, 49_000, 149_000, 0, 149_000],
	},
];

/** Prices of accepted offers. */
export const offerExamples: PriceExample[] = [
	{
		// 10 × 100.00 × 0.95 = 950.00, not today's campaign of 20 %; 1039.00 × 0.255 = 264.945.
		name: "a line of an offer on its last day",
		at: lastDay,
		lines: [{ supply: beam, quantity: 10, offered: { unit: 10_000, discountBp: 500, quantity: 10, until } }],
		discounts: [ofLine(2000, { product_id: 1 })],
		costs: [100_000, 5_000, 8_900, 103_900, 26_495, 130_395],
	},
	{
		// 10 × 105.00 × 0.8 = 840.00; 929.00 × 0.255 = 236.895.
		name: "the day after, at today's price with its campaign",
		at: dayAfter,
		lines: [{ supply: beam, quantity: 10, offered: { unit: 10_000, discountBp: 500, quantity: 10, until } }],
		discounts: [ofLine(2000, { product_id: 1 })],
		costs: [105_000, 21_000, 8_900, 92_900, 23_690, 116_590],
	},
	{
		// 10 × 100.00 + 1 × 105.00 = 1105.00, shown as 50.00 off 1155.00; 1194.00 × 0.255 = 304.47.
		name: "more than was offered",
		at: lastDay,
		lines: [{ supply: beam, quantity: 11, offered: { unit: 10_000, quantity: 10, until } }],
		costs: [115_500, 5_000, 8_900, 119_400, 30_447, 149_847],
	},
	{
		// 3 × 100.00 = 300.00, although one would cost 112.50 today; 389.00 × 0.255 = 99.195.
		name: "a part of what was offered, at the offered price",
		at: lastDay,
		lines: [{ supply: beam, quantity: 3, offered: { unit: 10_000, quantity: 10, until } }],
		costs: [30_000, 0, 8_900, 38_900, 9_920, 48_820],
	},
	{
		// 3 bars × 100.00 + 10 cuts × 5.00 + 25.00 = 375.00; 464.00 × 0.255 = 118.32. Today a cut is 5.80, a certificate 28.00.
		name: "cuts and certificate as offered",
		at: lastDay,
		lines: [
			{
				supply: beam,
				quantity: 10,
				cut: 1250,
				certificate: true,
				offered: { unit: 10_000, cutFee: 500, certificate: 2_500, quantity: 10, until },
			},
		],
		costs: [37_500, 0, 8_900, 46_400, 11_832, 58_232],
	},
	{
		// 3 × 112.50 + 58.00 + 28.00 = 423.50; 512.50 × 0.255 = 130.6875.
		name: "cuts and certificate the day after",
		at: dayAfter,
		lines: [
			{
				supply: beam,
				quantity: 10,
				cut: 1250,
				certificate: true,
				offered: { unit: 10_000, cutFee: 500, certificate: 2_500, quantity: 10, until },
			},
		],
		costs: [42_350, 0, 8_900, 51_250, 13_069, 64_319],
	},
	{
		// 1050.00 × 0.015 = 15.75; 1123.25 × 0.255 = 286.42875.
		name: "the order discount of an offer, whatever its threshold",
		at: lastDay,
		lines: [{ supply: beam, quantity: 10, offered: { unit: 10_500, quantity: 10, until } }],
		discounts: [ofOrder(200, { threshold: 1_500_000 })],
		offer: { discountBp: 150, until },
		costs: [105_000, 1_575, 8_900, 112_325, 28_643, 140_968],
	},
	{
		// 1050.00 × 0.015 + 250.00 × 0.01 = 15.75 + 2.50; 1300.00 − 18.25 + 89.00 = 1370.75, × 0.255 = 349.54125.
		name: "the order discount of an offer on what came of it, that of the day on what was added",
		at: lastDay,
		lines: [{ supply: beam, quantity: 10, offered: { unit: 10_500, quantity: 10, until } }],
		sets: [{ quantity: 1 }],
		discounts: [ofOrder(100, { threshold: 1_000 })],
		offer: { discountBp: 150, until },
		costs: [130_000, 1_825, 8_900, 137_075, 34_954, 172_029],
	},
	{
		// 11 are at today's price, so the offer does not apply: 1155.00; 1244.00 × 0.255 = 317.22.
		name: "no order discount of an offer where nothing has its price any more",
		at: lastDay,
		lines: [{ supply: beam, quantity: 11, offered: { unit: 10_500, quantity: 10, until } }],
		offer: { discountBp: 150, until },
		costs: [115_500, 0, 8_900, 124_400, 31_722, 156_122],
	},
	{
		// 1139.00 × 0.255 = 290.445.
		name: "the order discount of an offer, the day after",
		at: dayAfter,
		lines: [{ supply: beam, quantity: 10 }],
		offer: { discountBp: 150, until },
		costs: [105_000, 0, 8_900, 113_900, 29_045, 142_945],
	},
	{
		// 2 × 240.00 = 480.00; 569.00 × 0.255 = 145.095.
		name: "a set of an offer",
		at: lastDay,
		sets: [{ quantity: 2, offered: { unit: 24_000, quantity: 2, until } }],
		costs: [48_000, 0, 8_900, 56_900, 14_510, 71_410],
	},
	{
		// 2 × 240.00 as offered, although the items would cost 298.50 × 0.5 today.
		name: "a set of an offer where its parts are cheaper today",
		at: lastDay,
		sets: [{ quantity: 2, offered: { unit: 24_000, quantity: 2, until } }],
		discounts: [ofLine(5000, { product_id: 1 })],
		costs: [48_000, 0, 8_900, 56_900, 14_510, 71_410],
	},
	{
		// 2 × 149.25 = 298.50; 387.50 × 0.255 = 98.8125.
		name: "the day after, at what its parts cost",
		at: dayAfter,
		sets: [{ quantity: 2, offered: { unit: 24_000, quantity: 2, until } }],
		discounts: [ofLine(5000, { product_id: 1 })],
		costs: [29_850, 0, 8_900, 38_750, 9_881, 48_631],
	},
];
