import { sellerCountry } from "../../../contract/seller/seller";
import { paymentMethodNames } from "../../../contract/values/payment-methods";
import { type Rows, rowsOf } from "../../db/inserts";
import { paymentMethods } from "../../payment-methods/payment-methods";
import { type Text, translations } from "../text";

/** A country's flat freight rate with packaging, in cents. */
export const flatRates = { FI: 89_00, EE: 119_00 } as const;

/** Freight to Germany by weight, with packaging, up to a full lorry load: grams, cents. */
export const germanRates = [
	[100_000, 149_00],
	[500_000, 249_00],
	[1_000_000, 349_00],
	[3_000_000, 590_00],
	[8_000_000, 990_00],
	[24_000_000, 1890_00],
] as const;

/** Standard VAT rates of the countries where a seller may be registered: first day, hundredths of a per cent. */
const vatRates = [
	["DE", "2007-01-01", 1900],
	["DE", "2020-07-01", 1600],
	["DE", "2021-01-01", 1900],
	["EE", "2009-07-01", 2000],
	["EE", "2024-01-01", 2200],
	["EE", "2025-07-01", 2400],
	["FI", "2013-01-01", 2400],
	["FI", "2024-09-01", 2550],
] as const;

/** The newest rate of the seller's country, in per cent. */
export const sellerRate = Number(vatRates.findLast(([country]) => country === sellerCountry)?.[2]) / 100;

const countries: readonly { code: string; callingCode: string; title: Text }[] = [
	{ code: "FI", callingCode: "358", title: { de: "Finnland", en: "Finland", et: "Soome", fi: "Suomi" } },
	{ code: "DE", callingCode: "49", title: { de: "Deutschland", en: "Germany", et: "Saksamaa", fi: "Saksa" } },
	{ code: "EE", callingCode: "372", title: { de: "Estland", en: "Estonia", et: "Eesti", fi: "Viro" } },
];

/** Countries, delivery methods, VAT rates and payment methods of orders. backend/orders/ depends on the ids and types. */
export const tradeTerms = (): Rows[] => [
	rowsOf(
		"countries",
		["code", "position", "calling_code"],
		countries.map(({ code, callingCode }, index) => [code, index + 1, callingCode]),
	),
	rowsOf(
		"country_translations",
		["country_code", "language", "title"],
		countries.flatMap(({ code, title }) => translations([code], title)),
	),
	rowsOf(
		"delivery_methods",
		["id", "type", "country", "position", "price_cents", "packaging_cents", "crane_cents"],
		[
			[1, "flat_fi", "FI", 1, flatRates.FI, 12_00, 140_00],
			[2, "flat_ee", "EE", 2, flatRates.EE, 14_00, 160_00],
			[3, "weight_de", "DE", 3, null, 19_00, 180_00],
			[4, "construction_site", "FI", 4, 245_00, 12_00, null],
			[5, "own_freight", null, 5, null, 0, null],
		],
	),
	// Beyond a full lorry load backend/pricing/delivery.ts splits loads.
	rowsOf(
		"delivery_bands",
		["delivery_method_id", "max_weight_g", "price_cents"],
		germanRates.map((rate) => [3, ...rate]),
	),
	rowsOf(
		"vat_rates",
		["country", "valid_from", "rate_bp"],
		vatRates.map((rate) => [...rate]),
	),
	rowsOf(
		"payment_methods",
		["id", "name", "position"],
		paymentMethodNames.map((name, index) => [paymentMethods[name].id, name, index + 1]),
	),
];
