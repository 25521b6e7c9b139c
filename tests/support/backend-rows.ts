import { paymentMethods } from "../../backend/payment-methods/payment-methods";
import { paymentMethodNames } from "../../contract/values/payment-methods";
import { insert, insertTranslated } from "./fixture-sql";

/** The minimal rows for orders, in database units: grams and cents. */

/** Supplies of the fixture by their characteristics. All are bars of 6 m; a cut is 5.80 €, a certificate 28.00 €. */
export const supplies = {
	/** 112.50 €, from 10 pieces 105.00 €, from 50 pieces 99.00 €; 134.4 kg; 3 to 5 days. */
	beam: 1,
	/** 7.35 €; at least 10, in packs of 5; 2.5 kg; about 2 days. */
	packed: 2,
	/** Sold out. */
	soldOut: 3,
	/** 3,990.00 € a piece; 500 kg. */
	expensive: 4,
} as const;

export const sets = {
	/** 250.00 €: 2 beams and 10 of the packed supply, 293.8 kg. */
	frame: 1,
	/** 99.00 €: one of its items is sold out. */
	lacking: 2,
} as const;

const variants = [
	{ id: 1, title: "6 m, S355J2", weight_g: 134_400, price_cents: 11_250, availability: "available", min: 3, max: 5 },
	{ id: 2, title: "M12 <verzinkt>", weight_g: 2_500, price_cents: 735, availability: "low", min: 2, max: 2, min_order: 10, pack_size: 5 },
	{ id: 3, title: "12 m, S235JR", weight_g: 268_800, price_cents: 20_000, availability: "out", min: 1, max: 2 },
	{ id: 4, title: "HEB 1000, 12 m", weight_g: 500_000, price_cents: 399_000, availability: "available", min: 10, max: null },
];

/** SQL statements that seed a migrated database. */
export const orderRows: readonly string[] = [
	insert("suppliers", { id: 1, code: "NORD", name: "Nordteräs Oy", city: "Raahe", country: "FI" }),
	...insertTranslated(
		"category",
		{
			id: 1,
			slug: "ipe-beams",
			position: 1,
		},
		{ title: "IPE-Träger", description: "Träger" },
	),
	...insertTranslated(
		"product",
		{
			id: 1,
			slug: "ipe-200",
			category_id: 1,
			position: 1,
			norm: "EN 10365",
			shape: "i-beam",
			dimensions: "{}",
			unit: "piece",
			...{ cut_fee_cents: 580, cut_min_mm: 100, cut_kerf_mm: 3, cut_tolerance_mm: 2, certificate_cents: 2_800 },
		},
		{ title: "IPE 200", description: "Träger nach EN 10365" },
	),
	...variants.flatMap((variant) => [
		...insertTranslated(
			"variant",
			{
				id: variant.id,
				product_id: 1,
				position: variant.id,
				attributes: "[]",
				weight_g: variant.weight_g,
				length_mm: 6000,
			},
			{ title: variant.title },
		),
		insert("supplied_variants", {
			id: variant.id,
			variant_id: variant.id,
			supplier_id: 1,
			supplier_code: `N-${variant.id}`,
			price_cents: variant.price_cents,
			min_order: variant.min_order ?? 1,
			pack_size: variant.pack_size ?? 1,
			availability: variant.availability,
			delivery_min: variant.min,
			delivery_max: variant.max,
			is_best: 1,
		}),
	]),
	insert("volume_prices", { supplied_variant_id: supplies.beam, threshold: 10, price_cents: 10_500 }),
	insert("volume_prices", { supplied_variant_id: supplies.beam, threshold: 50, price_cents: 9_900 }),
	...insertTranslated(
		"set",
		{
			id: sets.frame,
			slug: "frame",
			price_cents: 25_000,
		},
		{ title: "Rahmen", description: "Rahmen" },
	),
	...insertTranslated(
		"set",
		{
			id: sets.lacking,
			slug: "lacking",
			price_cents: 9_900,
		},
		{ title: "Satz", description: "Satz" },
	),
	insert("set_items", { set_id: sets.frame, supplied_variant_id: supplies.beam, quantity: 2 }),
	insert("set_items", { set_id: sets.frame, supplied_variant_id: supplies.packed, quantity: 10 }),
	insert("set_items", { set_id: sets.lacking, supplied_variant_id: supplies.beam, quantity: 1 }),
	insert("set_items", { set_id: sets.lacking, supplied_variant_id: supplies.soldOut, quantity: 1 }),
	insert("delivery_methods", {
		id: 1,
		type: "flat_fi",
		country: "FI",
		position: 1,
		price_cents: 8_900,
		packaging_cents: 1_200,
		crane_cents: 14_000,
	}),
	insert("delivery_methods", { id: 2, type: "flat_ee", country: "EE", position: 2, price_cents: 12_900 }),
	insert("delivery_methods", {
		id: 3,
		type: "weight_de",
		country: "DE",
		position: 3,
		price_cents: null,
		packaging_cents: 1_900,
		crane_cents: 18_000,
	}),
	insert("delivery_methods", { id: 4, type: "construction_site", country: "FI", position: 4, price_cents: 24_000, packaging_cents: 1_200 }),
	insert("delivery_methods", { id: 5, type: "own_freight", country: null, position: 5, price_cents: null }),
	insert("delivery_bands", { delivery_method_id: 3, max_weight_g: 1_000_000, price_cents: 19_000 }),
	insert("delivery_bands", { delivery_method_id: 3, max_weight_g: 5_000_000, price_cents: 49_000 }),
	insert("vat_rates", { country: "FI", valid_from: "2013-01-01", rate_bp: 2400 }),
	insert("vat_rates", { country: "FI", valid_from: "2024-09-01", rate_bp: 2550 }),
	insert("vat_rates", { country: "EE", valid_from: "2024-01-01", rate_bp: 2200 }),
	insert("vat_rates", { country: "EE", valid_from: "2025-07-01", rate_bp: 2400 }),
	insert("vat_rates", { country: "DE", valid_from: "2021-01-01", rate_bp: 1900 }),
	...paymentMethodNames.map((name, index) => insert("payment_methods", { id: paymentMethods[name].id, name, position: index + 1 })),
	...[
		{ vat: "FI20774740", name: "Teräsrakenne Oy", city: "Helsinki", country: "FI", rating: "good" },
		{ vat: "DE136695976", name: "Stahlbau Meyer GmbH", city: "Essen", country: "DE", rating: "good" },
		{ vat: "EE100931558", name: "Raudmees OÜ", city: "Tallinn", country: "EE", rating: null },
		{ vat: "FI01120389", name: "Konkurssi Oy", city: "Espoo", country: "FI", rating: "poor" },
	].map((company) => insert("companies", { ...company, street: "Katu 1", postcode: "00100" })),
];
