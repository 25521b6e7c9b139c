import { goods, type PriceExample } from "./example";

const { beam, expensive, nail } = goods;
const lines = [{ supply: beam, quantity: 1 }];
const finnish = { country: "FI", vatCheck: "valid" } as const;
const german = { country: "DE", vatCheck: "valid" } as const;
const estonian = { country: "EE", vatCheck: "valid" } as const;

/** To Germany up to 1000 kg 190.00, up to 5000 kg 490.00, then loads; to Estonia 129.00; to a site 240.00; a crane 140.00 or 180.00. */
export const deliveryExamples: PriceExample[] = [
	{
		// 2 × 3990.00 = 7980.00; 1000 kg.
		name: "the heaviest of a weight band",
		lines: [{ supply: expensive, quantity: 2 }],
		buyer: german,
		costs: [798_000, 0, 19_000, 817_000, 0, 817_000],
	},
	{
		// 1000.01 kg.
		name: "ten grams more",
		lines: [
			{ supply: expensive, quantity: 2 },
			{ supply: nail, quantity: 1 },
		],
		buyer: german,
		costs: [798_005, 0, 49_000, 847_005, 0, 847_005],
	},
	{
		// 10 × 3990.00 = 39,900.00; 5000 kg.
		name: "a full load",
		lines: [{ supply: expensive, quantity: 10 }],
		buyer: german,
		costs: [3_990_000, 0, 49_000, 4_039_000, 0, 4_039_000],
	},
	{
		// 5000.01 kg: a full load of 490.00, and 190.00 for the rest.
		name: "a full load and ten grams",
		lines: [
			{ supply: expensive, quantity: 10 },
			{ supply: nail, quantity: 1 },
		],
		buyer: german,
		costs: [3_990_005, 0, 68_000, 4_058_005, 0, 4_058_005],
	},
	{
		// 112.50 + 240.00 = 352.50; × 0.255 = 89.8875.
		name: "to a building site in Helsinki",
		lines,
		buyer: { ...finnish, postCode: "00150" },
		method: 4,
		costs: [11_250, 0, 24_000, 35_250, 8_989, 44_239],
	},
	{
		// The crane lorry does not go to Tampere: flat freight. 201.50 × 0.255 = 51.3825.
		name: "to a building site elsewhere",
		lines,
		buyer: { ...finnish, postCode: "33100" },
		method: 4,
		costs: [11_250, 0, 8_900, 20_150, 5_138, 25_288],
	},
	{
		// 112.50 + 89.00 + 140.00 = 341.50; × 0.255 = 87.0825.
		name: "unloading by crane in Finland",
		lines,
		buyer: finnish,
		crane: true,
		costs: [11_250, 0, 22_900, 34_150, 8_708, 42_858],
	},
	{
		// 112.50 + 190.00 + 180.00 = 482.50.
		name: "unloading by crane in Germany",
		lines,
		buyer: german,
		method: 3,
		crane: true,
		costs: [11_250, 0, 37_000, 48_250, 0, 48_250],
	},
	{
		// 112.50 + 129.00 = 241.50.
		name: "unloading by crane where none is to be had",
		lines,
		buyer: estonian,
		crane: true,
		costs: [11_250, 0, 12_900, 24_150, 0, 24_150],
	},
	{
		// 112.50 × 0.255 = 28.6875.
		name: "own freight is free, and has neither packaging nor crane",
		lines,
		buyer: finnish,
		method: 5,
		crane: true,
		costs: [11_250, 0, 0, 11_250, 2_869, 14_119],
	},
];

/** Three countries, and ids that are valid, wrong or not looked up yet. 112.50 + 190.00 = 302.50; × 0.255 = 77.1375. */
export const vatExamples: PriceExample[] = [
	{ name: "to Finland", lines, buyer: finnish, costs: [11_250, 0, 8_900, 20_150, 5_138, 25_288] },
	{ name: "to Germany with a valid id", lines, buyer: german, costs: [11_250, 0, 19_000, 30_250, 0, 30_250] },
	{
		name: "to Germany with an id that is not confirmed",
		lines,
		buyer: { country: "DE", vatCheck: "unverified" },
		costs: [11_250, 0, 19_000, 30_250, 7_714, 37_964],
	},
	{
		name: "to Germany with an id that could not be looked up yet",
		lines,
		buyer: { country: "DE", vatCheck: "pending" },
		costs: [11_250, 0, 19_000, 30_250, 0, 30_250],
	},
	// 112.50 + 129.00 = 241.50.
	{ name: "to Estonia with a valid id", lines, buyer: estonian, costs: [11_250, 0, 12_900, 24_150, 0, 24_150] },
	{
		// 241.50 × 0.255 = 61.5825.
		name: "to Estonia with an id that is not confirmed",
		lines,
		buyer: { country: "EE", vatCheck: "unverified" },
		costs: [11_250, 0, 12_900, 24_150, 6_158, 30_308],
	},
	{
		name: "a Finnish company has goods sent to Germany",
		lines,
		buyer: { ...finnish, to: "DE" },
		costs: [11_250, 0, 19_000, 30_250, 7_714, 37_964],
	},
	{
		name: "a German company has goods sent within Finland",
		lines,
		buyer: { ...german, to: "FI" },
		costs: [11_250, 0, 8_900, 20_150, 5_138, 25_288],
	},
	{
		name: "an Estonian company has goods sent to Germany",
		lines,
		buyer: { ...estonian, to: "DE" },
		costs: [11_250, 0, 19_000, 30_250, 0, 30_250],
	},
];
