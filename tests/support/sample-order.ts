import type { Cart, CartItem, CartSet, Discount } from "../../contract/cart";

/** A buyer's order without a database, for tests of documents. Cents and grams; totals are computed from the lines. */

const address = {
	company: "Meyer & Söhne Stahlbau GmbH",
	name: "Jörg Weiß",
	phone: "+49201123456",
	streetAddress: "Hüttenstraße 7",
	addressAdditionalLine: "",
	postCode: "45127",
	city: "Essen",
	country: "DE",
} as const;

export const sampleForms = {
	billing: {
		...address,
		vat: "DE136695976",
		vat_check: "valid",
		vat_holder: "",
		email: "einkauf@meyer.example",
		additionalEmails: [],
		isSeparateShipping: true,
		invoiceEmail: "",
		eInvoiceAddress: "",
		eInvoiceOperator: "",
		createAccount: false,
	},
	shipping: { ...address, siteNotes: "", company: "Baustelle Halle 3", streetAddress: "Am Kai 1", postCode: "44147", city: "Dortmund" },
} as const satisfies NonNullable<Cart["forms"]>;

const products = {
	productid: 3,
	slug: "ipe-200",
	title: "IPE 200",
	norm: "EN 10365",
	unit: "piece",
	product_categories: [],
	cutting: null,
	plate_cutting: null,
	certificate_price: null,
} as const satisfies CartItem["variant"]["products"];

const estimate = { min: 3, max: 5, approx: false };

export interface SampleLine {
	quantity?: number;
	/** Cents a unit. */
	price?: number;
	/** Discount of the line in cents. */
	discount?: number;
	discounts?: Discount[];
	title?: string;
	comment?: string;
	costCentre?: string;
	ownNumber?: string;
	unit?: "piece" | "pack" | "roll" | "set";
	cut?: CartItem["cut"];
	sawing?: CartItem["sawing"];
	certificate?: number | null;
}

export function sampleItem(id: number, line: SampleLine = {}): CartItem {
	const {
		quantity = 12,
		price = 10_500,
		discount = 0,
		discounts = [],
		comment = "",
		costCentre = "",
		ownNumber = "",
		unit = "piece",
		cut = null,
		sawing = null,
		certificate = null,
	} = line;
	const code = `CR-${String(id).padStart(6, "0")}`;
	const title = line.title ?? "IPE 200, 6 m, S355J2";
	return {
		id,
		quantity,
		price,
		discount,
		discounts,
		line_price: quantity * price - discount + (cut?.price ?? 0) + (sawing?.price ?? 0) + (certificate ?? 0),
		weight: quantity * 134_400,
		fullTitle: title,
		comment,
		cost_centre: costCentre,
		own_number: ownNumber,
		set_id: 0,
		offered: null,
		cut,
		sawing,
		certificate_price: certificate,
		variant: { id, code, title, products: { ...products, unit }, variant_pictures: [], weight: 134_400, length: 6000, size: null },
		suppliedVariant: {
			id,
			price: 11_250,
			price_per_kg: 84,
			price_per_m: 1_875,
			min_order: 1,
			pack_size: 1,
			availability: "available",
			delivery: estimate,
			supplier: { id: 1, name: "Nordteräs Oy", city: "Raahe", country: "FI" },
			supplierCode: `N-${id}`,
			stock: null,
			volume_prices: [],
		},
		is_available: true,
		at_once: null,
	};
}

export function sampleSet(setId: number, { quantity = 2, price = 48_900 }: { quantity?: number; price?: number } = {}): CartSet {
	const part = (id: number, count: number, fullTitle: string) => {
		const { variant } = sampleItem(id);
		return { quantity: count * quantity, fullTitle, variant, is_available: true };
	};
	return {
		set_id: setId,
		quantity,
		price,
		line_price: quantity * price,
		title: "Zaunset 25 m, Höhe 1.230 mm",
		weight: quantity * 210_000,
		items: [part(901, 10, "Doppelstabmatte 6/5/6, 2510 × 1230 mm"), part(902, 11, "Pfosten 60 × 40 × 2 mm, Länge 1700 mm")],
		is_available: true,
		offered: null,
	};
}

export interface SampleSums {
	/** Cents each. */
	orderDiscount?: number;
	freight?: number;
	crane?: number;
	packaging?: number;
}

/** An order of these lines and sets with matching totals. */
export function sampleOrder(
	items: CartItem[] = [sampleItem(42)],
	{ sets = [], sums = {}, changes = {} }: { sets?: CartSet[]; sums?: SampleSums; changes?: Partial<Cart> } = {},
): Cart {
	const { orderDiscount = 0, freight = 59_000, crane = 0, packaging = 0 } = sums;
	const ofKind = (wanted: Discount["kind"]) =>
		items.flatMap((item) => item.discounts.filter(({ kind }) => kind === wanted)).reduce((sum, { amount }) => sum + amount, 0);
	const discounts = [
		{ kind: "line", amount: ofKind("line") },
		{ kind: "personal", amount: ofKind("personal") },
		{ kind: "order", amount: orderDiscount },
	] as const;
	const off = items.reduce((sum, { discount }) => sum + discount, 0) + orderDiscount;
	const goods = [...items, ...sets].reduce((sum, { line_price }) => sum + line_price, 0) + off - orderDiscount;
	const vat = changes.vat ?? { rate: 0, reason: "intra_community", country: "DE" };
	const delivery = freight + crane + packaging;
	const net = goods - off + delivery;
	const tax = Math.round((net * vat.rate) / 100);
	return {
		id: 7,
		uuid: "5f0c1d9e-8a55-4f5e-9a3c-0d9f0d6f2b11",
		user_id: null,
		order_number: "CB-10001",
		order_status: "confirmed",
		state: null,
		lines_sent: null,
		version: 6,
		items,
		orders_to_sets: sets,
		length: items.length + sets.length,
		unavailable: [],
		stock_tag: "",
		holds_offer: false,
		delivery_methodid: 3,
		delivery_methods: [
			{
				id: 3,
				type: "weight_de",
				title: "Spedition nach Deutschland",
				term: "DAP Lieferadresse, Incoterms® 2020",
				comment: "",
				price: freight + packaging,
				packaging_price: packaging,
				crane_price: crane || null,
				next_step: null,
			},
		],
		replaced_delivery: null,
		total_goods_price: goods,
		total_discount: off,
		discounts: discounts.filter(({ amount }) => amount > 0),
		order_discount: null,
		total_delivery_price: delivery,
		total_freight_price: freight,
		total_crane_price: crane,
		total_packaging_price: packaging,
		crane_unloading: crane > 0,
		total_price: net,
		total_vat_price: tax,
		total_price_with_vat: net + tax,
		total_weight: [...items, ...sets].reduce((sum, { weight }) => sum + weight, 0),
		delivery: estimate,
		vat,
		isOwnFreightAllowed: false,
		sends_mail: true,
		terms_version: null,
		isProcessed: true,
		needs_review: false,
		processed_at: "2026-11-20T22:30:00Z",
		paymentmethod: { id: 1, name: "invoice" },
		comment: "",
		reference: "PO 4711",
		shipping_comment: "",
		own_freight_contract: "",
		own_freight_carrier: "",
		wanted_on: "",
		part_deliveries: "",
		cost_centre: "",
		project: "",
		cost_problem: null,
		passed_limits: [],
		payment: null,
		offer: null,
		approval: null,
		approval_limit: null,
		tracking: null,
		changes: [],
		change_requests: [],
		may_change: null,
		is_withdrawn: false,
		has_response: false,
		certificates: null,
		from_offer: null,
		offer_orders: 0,
		is_owner: true,
		forms: structuredClone(sampleForms),
		goto: null,
		of_colleague: null,
		confirmed_dates: [],
		deliveries: [],
		...changes,
	};
}
