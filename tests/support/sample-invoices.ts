import type { InvoicePaper } from "../../backend/documents/invoice-paper";
import { type Part, partOf, wholeOf } from "../../backend/invoices/part-of-order";
import { fullCart } from "../../backend/orders/priced-cart";
import type { Cart, Discount } from "../../contract/cart";
import { firstSeller } from "../../contract/seller/own-data";
import { sampleForms, sampleItem, sampleOrder, sampleSet } from "./sample-order";

/** Invoices of orders without a database, for tests of documents. */

const discount = (kind: Discount["kind"], amount: number): Discount => ({
	...{ kind, title: "", percent: 5, amount },
	...{ threshold: 10, end_date: null },
});

const finnish = {
	vat: { rate: 25.5, reason: "domestic", country: "FI" },
	forms: { billing: { ...sampleForms.billing, country: "FI", vat: "2077474-0", postCode: "33100", city: "Tampere" }, shipping: null },
} as const satisfies Partial<Cart>;

const leitweg = "04011000-1234512345-06";
const authority = { forms: { ...sampleForms, billing: { ...sampleForms.billing, eInvoiceAddress: leitweg } } };

const cut = { pieces: 14, length: 1250, width: 0, used_area: 0, cuts: 14, price: 8_120, offcuts: [{ count: 3, length: 985 }] };
const lineDiscount = sampleItem(1, {
	quantity: 7,
	discount: 6_311,
	discounts: [discount("line", 6_311)],
	comment: "Achse <B> & C",
	ownNumber: "ST-100 & 1",
});
const more = { sets: [sampleSet(5)], sums: { orderDiscount: 2_003, freight: 59_001, crane: 18_000, packaging: 2_503 } };
const mixed = [lineDiscount, sampleItem(2, { quantity: 4, cut, certificate: 2_800 }), sampleItem(3, { unit: "pack" })];
const card = { paymentmethod: { id: 2, name: "card" }, order_status: "paid" } as const;
const ownFreight: Partial<Cart> = {
	delivery_methods: sampleOrder().delivery_methods.map((method) => ({
		...method,
		type: "own_freight",
		term: "FCA Satamakaari 20, 00980 Helsinki",
	})),
	own_freight_contract: "K-77",
	own_freight_carrier: "Schenker",
};
const personal = sampleItem(1, { quantity: 9, discount: 4_725, discounts: [discount("personal", 4_725)], title: "HEA 200, 12 m" });

/** Orders of every kind that is invoiced. */
export const invoicedOrders: Record<string, Cart> = {
	"within Finland": sampleOrder([sampleItem(1), sampleItem(2, { quantity: 3, price: 3_333 })], { changes: finnish }),
	"to another EU country": sampleOrder(),
	"to a German authority": sampleOrder(undefined, { changes: authority }),
	"with a discount on all": sampleOrder([sampleItem(1), sampleItem(2)], { sums: { orderDiscount: 2_003 }, changes: finnish }),
	"with a personal discount": sampleOrder([personal], { changes: finnish }),
	"of a set": sampleOrder([], { sets: [sampleSet(5, { quantity: 5 })], changes: finnish }),
	"cut, with a certificate": sampleOrder([sampleItem(2, { quantity: 4, cut, certificate: 2_800 })]),
	"with a certificate": sampleOrder([sampleItem(2, { quantity: 9, certificate: 2_801 })], { changes: finnish }),
	"by the buyer's carrier": sampleOrder(mixed, { sums: { freight: 0 }, changes: ownFreight }),
	"with crane, packaging and everything": sampleOrder(mixed, { ...more, changes: finnish }),
	"abroad with everything": sampleOrder(mixed, more),
	"paid by card": sampleOrder(mixed, { ...more, changes: { ...finnish, ...card, reference: "" } }),
	"from before delivery had parts": { ...sampleOrder([sampleItem(1), sampleItem(2)], { changes: finnish }), total_freight_price: 0 },
};

/** The invoice of a part, or, with `credits`, its credit note. */
export function samplePaper({ order, positions }: Part, credits: InvoicePaper["credits"] = null): InvoicePaper {
	const whole = fullCart(order);
	const isPrepaid = whole.paymentmethod?.name === "card";
	return {
		number: credits ? "INV-10002" : "INV-10001",
		kind: credits ? "credit_note" : "invoice",
		issuedOn: "2026-11-26",
		dueOn: credits || isPrepaid ? null : "2026-12-26",
		deliveredOn: "2026-11-25",
		prepaidOn: isPrepaid && !credits ? "2026-11-20" : null,
		credits,
		seller: firstSeller,
		order: whole,
		positions,
	};
}

export const corrected = { number: "INV-10001", issuedOn: "2026-11-26", reason: "Transportschaden" };

/** An order invoiced in two parts. The second is credited in two parts. */
export function partsOfOrder(order: Cart): { invoices: Part[]; credits: Part[] } {
	const whole = wholeOf(order);
	const third = (part: Part) => {
		const { items, orders_to_sets: sets } = part.order;
		const quantities = [...items.map(({ quantity, cut }) => cut?.pieces ?? quantity), ...sets.map(({ quantity }) => quantity)];
		return quantities.map((quantity, index) => ({ position: part.positions[index] ?? 0, quantity: Math.ceil(quantity / 3) }));
	};
	const first = partOf(whole, [], third(whole), "share");
	const second = partOf(whole, [first], undefined, "share");
	const credit = partOf(second, [], third(second).slice(0, 1), "none");
	return { invoices: [first, second], credits: [credit, partOf(second, [credit], undefined, "whole")] };
}
