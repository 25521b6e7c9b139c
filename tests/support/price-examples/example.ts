import type { vatChecks } from "../../../contract/cart";
import type { Country } from "../../../contract/locale";

/** A cart and its expected totals. Cents, grams and mm; basis points. */
export interface PriceExample {
	name: string;
	/** UTC. */
	at?: string;
	lines?: ExampleLine[];
	/** The set of the fixture. */
	sets?: { quantity: number; offered?: Offered }[];
	/** Rows of the table discounts, without titles. */
	discounts?: ExampleDiscount[];
	/** The buyer is signed in with account 1. */
	hasAccount?: boolean;
	/** Buyer, and delivery address if different; by default the destination is Finland, from the language. */
	buyer?: { country: Country; vatCheck: (typeof vatChecks)[number]; postCode?: string; to?: Country };
	/** Id of the selected delivery method. */
	method?: number;
	crane?: boolean;
	/** The cart was made from an offer. */
	offer?: { discountBp: number; until: string };
	/** Expected fields of the response. */
	costs: Costs;
	/** Expected line totals. */
	linePrices?: number[];
}

export interface ExampleLine {
	supply: number;
	/** Quantity in units, or in pieces with a cut length. */
	quantity: number;
	cut?: number;
	certificate?: boolean;
	offered?: Offered;
}

interface Offered {
	unit: number;
	discountBp?: number;
	cutFee?: number;
	certificate?: number;
	quantity: number;
	until: string;
}

export type ExampleDiscount = {
	kind: "line" | "personal" | "order";
	percent_bp: number;
	threshold?: number;
	start_date?: string;
	end_date?: string;
	category_id?: number;
	product_id?: number;
	supplied_variant_id?: number;
	user_id?: number;
};

/** Goods before discounts, all discounts, delivery, net total, VAT, gross total. */
export type Costs = readonly [goods: number, discount: number, delivery: number, net: number, vat: number, gross: number];

/** Supplies of the examples besides those of the fixture. */
export const goods = {
	/** 112.50, from 10 pieces 105.00, from 50 pieces 99.00; 134.4 kg; bars of 6 m, a cut 5.80, kerf 3 mm; certificate 28.00. */
	beam: 1,
	/** 7.35; 2.5 kg. */
	bolt: 2,
	/** 3990.00; 500 kg. */
	expensive: 4,
	/** 0.05; 10 g. */
	nail: 101,
	/** 0.01; 1 g. */
	pin: 102,
	/** 33.33; 1 kg; of a product and category of its own. */
	sheet: 103,
} as const;

/** The beam is in category 1, which is in 8, which is in 9; the sheet in 7. */
export const above = { category: 1, parent: 8, root: 9, other: 7 } as const;

const discount =
	(kind: ExampleDiscount["kind"]) =>
	(percent_bp: number, more: Omit<ExampleDiscount, "kind" | "percent_bp"> = {}): ExampleDiscount => ({ kind, percent_bp, ...more });
export const ofLine = discount("line");
export const ofOrder = discount("order");
export const ofAccount = (percent_bp: number, threshold = 0, user_id = 1) => discount("personal")(percent_bp, { threshold, user_id });
