import { goods, ofLine, ofOrder, type PriceExample } from "./example";

const { beam, bolt, expensive, nail, pin, sheet } = goods;

/** Volume prices, packs, cuts, certificates and rounding. Delivery in Finland is 89.00, VAT 25.5 %. */
export const lineExamples: PriceExample[] = [
	{
		// 112.50 + 89.00 = 201.50; × 0.255 = 51.3825.
		name: "one beam",
		lines: [{ supply: beam, quantity: 1 }],
		costs: [11_250, 0, 8_900, 20_150, 5_138, 25_288],
	},
	{
		// 9 × 112.50 = 1012.50; 1101.50 × 0.255 = 280.8825.
		name: "one piece below the first volume price",
		lines: [{ supply: beam, quantity: 9 }],
		costs: [101_250, 0, 8_900, 110_150, 28_088, 138_238],
	},
	{
		// 10 × 105.00; 1139.00 × 0.255 = 290.445, half a cent up.
		name: "the first volume price, which costs little more than nine pieces",
		lines: [{ supply: beam, quantity: 10 }],
		costs: [105_000, 0, 8_900, 113_900, 29_045, 142_945],
	},
	{
		// 49 × 105.00 = 5145.00; 5234.00 × 0.255 = 1334.67.
		name: "one piece below the second volume price",
		lines: [{ supply: beam, quantity: 49 }],
		costs: [514_500, 0, 8_900, 523_400, 133_467, 656_867],
	},
	{
		// 50 × 99.00 = 4950.00; 5039.00 × 0.255 = 1284.945.
		name: "the second volume price, which costs less than 49 pieces",
		lines: [{ supply: beam, quantity: 50 }],
		costs: [495_000, 0, 8_900, 503_900, 128_495, 632_395],
	},
	{
		// 6 × 112.50 = 675.00, and once more with 28.00; 1467.00 × 0.255 = 374.085.
		name: "two lines of one supply are tiered apart",
		lines: [
			{ supply: beam, quantity: 6 },
			{ supply: beam, quantity: 6, certificate: true },
		],
		linePrices: [67_500, 70_300],
		costs: [137_800, 0, 8_900, 146_700, 37_409, 184_109],
	},
	{
		// 15 × 7.35 = 110.25; 199.25 × 0.255 = 50.80875.
		name: "packs",
		lines: [{ supply: bolt, quantity: 15 }],
		costs: [11_025, 0, 8_900, 19_925, 5_081, 25_006],
	},
	{
		// 12 × 105.00 + 28.00 = 1288.00; 1377.00 × 0.255 = 351.135.
		name: "a certificate is charged once a line",
		lines: [{ supply: beam, quantity: 12, certificate: true }],
		costs: [128_800, 0, 8_900, 137_700, 35_114, 172_814],
	},
	{
		// 4 pieces a bar, so 3 bars × 112.50 = 337.50; 10 cuts × 5.80 = 58.00; 484.50 × 0.255 = 123.5475.
		name: "cut to length: the bars that it takes, and each cut",
		lines: [{ supply: beam, quantity: 10, cut: 1250 }],
		costs: [39_550, 0, 8_900, 48_450, 12_355, 60_805],
	},
	{
		// 3 × 1998 + 2 × 3 = 6000: the third piece needs no cut. 2 × 112.50 + 4 × 5.80 = 248.20; 337.20 × 0.255 = 85.986.
		name: "pieces that use up the bar",
		lines: [{ supply: beam, quantity: 6, cut: 1998 }],
		costs: [24_820, 0, 8_900, 33_720, 8_599, 42_319],
	},
	{
		// 10 bars × 105.00 + 40 × 5.80 + 28.00 = 1310.00; 1399.00 × 0.255 = 356.745.
		name: "bars of a cut line reach a volume price",
		lines: [{ supply: beam, quantity: 40, cut: 1250, certificate: true }],
		costs: [131_000, 0, 8_900, 139_900, 35_675, 175_575],
	},
	{ name: "nothing, which is not delivered either", costs: [0, 0, 0, 0, 0, 0] },
	{
		// 100,000 × 3990.00 + 89.00 = 399,000,089.00; × 0.255 = 101,745,022.695.
		name: "as much as a line can hold",
		lines: [{ supply: expensive, quantity: 100_000 }],
		costs: [39_900_000_000, 0, 8_900, 39_900_008_900, 10_174_502_270, 50_074_511_170],
	},
	{
		// 0.05 × 0.9 = 0.045, rounded up to 0.05: no discount remains. 89.05 × 0.255 = 22.70775.
		name: "a discount below half a cent",
		lines: [{ supply: nail, quantity: 1 }],
		discounts: [ofLine(1000, { product_id: 1 })],
		costs: [5, 0, 8_900, 8_905, 2_271, 11_176],
	},
	{
		// 3 × 0.05 = 0.15; × 0.9 = 0.135, up to 0.14; 89.14 × 0.255 = 22.7307.
		name: "half a cent up in what a line costs, once",
		lines: [{ supply: nail, quantity: 3 }],
		discounts: [ofLine(1000, { product_id: 1 })],
		costs: [15, 1, 8_900, 8_914, 2_273, 11_187],
	},
	{
		// 20 × 33.33 = 666.60; × 0.925 = 616.605, up to 616.61. Rounded per unit it would be 20 × 30.83 = 616.60. 705.61 × 0.255 = 179.93055.
		name: "a line is rounded as a whole, not by its units",
		lines: [{ supply: sheet, quantity: 20 }],
		discounts: [ofLine(750, { product_id: 103 })],
		costs: [66_660, 4_999, 8_900, 70_561, 17_993, 88_554],
	},
	{
		// 3 × 33.33 = 99.99; × 0.975 = 97.49025; 186.49 × 0.255 = 47.55495.
		name: "two and a half per cent",
		lines: [{ supply: sheet, quantity: 3 }],
		discounts: [ofLine(250, { product_id: 103 })],
		costs: [9_999, 250, 8_900, 18_649, 4_755, 23_404],
	},
	{
		// 0.05 + 5 × 0.01 = 0.10; × 0.255 = 0.0255, rounded once to 0.03. Rounded per line it would be 2 × 0.01. The buyer collects: no delivery
		// costs.
		name: "VAT is rounded once on the sum",
		lines: [
			{ supply: nail, quantity: 1 },
			{ supply: pin, quantity: 5 },
		],
		method: 5,
		costs: [10, 0, 0, 10, 3, 13],
	},
	{
		// 15 × 7.35 = 110.25; 2 % = 2.205, up to 2.21; 197.04 × 0.255 = 50.2452.
		name: "half a cent up in what an order discount takes off",
		lines: [{ supply: bolt, quantity: 15 }],
		discounts: [ofOrder(200)],
		costs: [11_025, 221, 8_900, 19_704, 5_025, 24_729],
	},
];
