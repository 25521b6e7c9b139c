import { above, goods, ofAccount, ofLine, ofOrder, type PriceExample } from "./example";

const { beam, bolt, sheet } = goods;
const oneBeam = [{ supply: beam, quantity: 1 }];
const tenBeams = [{ supply: beam, quantity: 10 }];
/** 112.50 + 89.00 = 201.50; × 0.255 = 51.3825. */
const oneBeamAtListPrice = [11_250, 0, 8_900, 20_150, 5_138, 25_288] as const;

/** Discounts of lines, accounts and orders. */
export const discountExamples: PriceExample[] = [
	{
		// 112.50 × 0.9 = 101.25; 190.25 × 0.255 = 48.51375.
		name: "on a supply",
		lines: oneBeam,
		discounts: [ofLine(1000, { supplied_variant_id: beam })],
		costs: [11_250, 1_125, 8_900, 19_025, 4_851, 23_876],
	},
	{
		// 1050.00 × 0.95 = 997.50: the volume price first. 1086.50 × 0.255 = 277.0575.
		name: "on a product, from its volume price",
		lines: tenBeams,
		discounts: [ofLine(500, { product_id: 1 })],
		costs: [105_000, 5_250, 8_900, 108_650, 27_706, 136_356],
	},
	{
		// 1050.00 × 0.045 = 47.25; 1091.75 × 0.255 = 278.39625.
		name: "on a category two levels above",
		lines: tenBeams,
		discounts: [ofLine(450, { category_id: above.root })],
		costs: [105_000, 4_725, 8_900, 109_175, 27_840, 137_015],
	},
	{
		name: "on another category",
		lines: oneBeam,
		discounts: [ofLine(450, { category_id: above.other }), ofLine(900, { product_id: 103 }), ofLine(900, { supplied_variant_id: bolt })],
		costs: oneBeamAtListPrice,
	},
	{
		// 101.25 + 33.33 = 134.58; 223.58 × 0.255 = 57.0129.
		name: "on one of two lines",
		lines: [...oneBeam, { supply: sheet, quantity: 1 }],
		discounts: [ofLine(1000, { category_id: above.parent })],
		linePrices: [10_125, 3_333],
		costs: [14_583, 1_125, 8_900, 22_358, 5_701, 28_059],
	},
	{
		// 11 × 105.00 = 1155.00; 1244.00 × 0.255 = 317.22.
		name: "one piece below its threshold",
		lines: [{ supply: beam, quantity: 11 }],
		discounts: [ofLine(500, { product_id: 1, threshold: 12 })],
		costs: [115_500, 0, 8_900, 124_400, 31_722, 156_122],
	},
	{
		// 12 × 105.00 = 1260.00; × 0.95 = 1197.00; 1286.00 × 0.255 = 327.93.
		name: "at its threshold",
		lines: [{ supply: beam, quantity: 12 }],
		discounts: [ofLine(500, { product_id: 1, threshold: 12 })],
		costs: [126_000, 6_300, 8_900, 128_600, 32_793, 161_393],
	},
	{
		// 40 pieces are 10 bars: 1050.00 × 0.9 = 945.00; 40 cuts × 5.80 = 232.00 in full; 1266.00 × 0.255 = 322.83.
		name: "thresholds count bars, and cuts are charged in full",
		lines: [{ supply: beam, quantity: 40, cut: 1250 }],
		discounts: [ofLine(1000, { product_id: 1, threshold: 10 })],
		costs: [128_200, 10_500, 8_900, 126_600, 32_283, 158_883],
	},
	{
		// 101.25 + 28.00 = 129.25; 218.25 × 0.255 = 55.65375.
		name: "a certificate is charged in full",
		lines: [{ supply: beam, quantity: 1, certificate: true }],
		discounts: [ofLine(1000, { product_id: 1 })],
		costs: [14_050, 1_125, 8_900, 21_825, 5_565, 27_390],
	},
	{
		// 112.50 × 0.92 = 103.50, not 0.97 × 0.92 × 0.95; 192.50 × 0.255 = 49.0875.
		name: "the best of several, not one on the other",
		lines: oneBeam,
		discounts: [ofLine(300, { product_id: 1 }), ofLine(800, { category_id: above.category }), ofLine(500, { supplied_variant_id: beam })],
		costs: [11_250, 900, 8_900, 19_250, 4_909, 24_159],
	},
	{
		// Nothing is left of the line; 89.00 × 0.255 = 22.695.
		name: "the whole price, and no more",
		lines: oneBeam,
		discounts: [ofLine(10_000, { product_id: 1 })],
		costs: [11_250, 11_250, 8_900, 8_900, 2_270, 11_170],
	},
	{
		// 112.50 × 0.97 = 109.125, up to 109.13; 198.13 × 0.255 = 50.52315.
		name: "the price of an account",
		lines: oneBeam,
		discounts: [ofAccount(300)],
		hasAccount: true,
		costs: [11_250, 337, 8_900, 19_813, 5_052, 24_865],
	},
	{ name: "the price of another account", lines: oneBeam, discounts: [ofAccount(300, 0, 2)], hasAccount: true, costs: oneBeamAtListPrice },
	{ name: "the price of an account, to a guest", lines: oneBeam, discounts: [ofAccount(300)], costs: oneBeamAtListPrice },
	{
		// 8 × 112.50 + 20 × 7.35 = 1047.00; 855.00 + 139.65 = 994.65; 1083.65 × 0.255 = 276.33075.
		name: "the price of an account from a value of all goods",
		lines: [
			{ supply: beam, quantity: 8 },
			{ supply: bolt, quantity: 20 },
		],
		discounts: [ofAccount(500, 100_000)],
		hasAccount: true,
		linePrices: [85_500, 13_965],
		costs: [104_700, 5_235, 8_900, 108_365, 27_633, 135_998],
	},
	{
		// 8 × 112.50 + 10 × 7.35 = 973.50; 1062.50 × 0.255 = 270.9375.
		name: "the price of an account below that value",
		lines: [
			{ supply: beam, quantity: 8 },
			{ supply: bolt, quantity: 10 },
		],
		discounts: [ofAccount(500, 100_000)],
		hasAccount: true,
		costs: [97_350, 0, 8_900, 106_250, 27_094, 133_344],
	},
	{
		// 225.00 × 0.94 = 211.50; 73.50 × 0.95 = 69.825, up to 69.83; 370.33 × 0.255 = 94.43415.
		name: "the better one of campaign and account, line by line",
		lines: [
			{ supply: beam, quantity: 2 },
			{ supply: bolt, quantity: 10 },
		],
		discounts: [ofAccount(500), ofLine(600, { supplied_variant_id: beam }), ofLine(400, { supplied_variant_id: bolt })],
		hasAccount: true,
		linePrices: [21_150, 6_983],
		costs: [29_850, 1_717, 8_900, 37_033, 9_443, 46_476],
	},
	{
		// 1050.00 × 0.02 = 21.00; 1118.00 × 0.255 = 285.09.
		name: "on an order, at its threshold",
		lines: tenBeams,
		discounts: [ofOrder(200, { threshold: 105_000 })],
		costs: [105_000, 2_100, 8_900, 111_800, 28_509, 140_309],
	},
	{
		// 1139.00 × 0.255 = 290.445.
		name: "on an order, a cent below its threshold",
		lines: tenBeams,
		discounts: [ofOrder(200, { threshold: 105_001 })],
		costs: [105_000, 0, 8_900, 113_900, 29_045, 142_945],
	},
	{
		// 1050.00 reach the threshold; 2 % of 945.00 = 18.90; 926.10 + 89.00 = 1015.10; × 0.255 = 258.8505.
		name: "on an order, of what is left after the discounts of lines",
		lines: tenBeams,
		discounts: [ofLine(1000, { product_id: 1 }), ofOrder(200, { threshold: 105_000 })],
		costs: [105_000, 12_390, 8_900, 101_510, 25_885, 127_395],
	},
	{
		// 51 × 99.00 = 5049.00; 3 % = 151.47; 4986.53 × 0.255 = 1271.56515.
		name: "on an order, the higher step",
		lines: [{ supply: beam, quantity: 51 }],
		discounts: [ofOrder(200, { threshold: 100_000 }), ofOrder(300, { threshold: 500_000 })],
		costs: [504_900, 15_147, 8_900, 498_653, 127_157, 625_810],
	},
	{
		// 1310.00 with cuts and certificate; 2 % = 26.20; 1372.80 × 0.255 = 350.064.
		name: "on an order, cuts and certificates too",
		lines: [{ supply: beam, quantity: 40, cut: 1250, certificate: true }],
		discounts: [ofOrder(200)],
		costs: [131_000, 2_620, 8_900, 137_280, 35_006, 172_286],
	},
];
