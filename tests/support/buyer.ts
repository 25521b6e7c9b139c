import type { Cart } from "../../contract/cart";
import { euros } from "../../contract/fields";
import { type Caller, cartOf, shopHost } from "./backend";

/** Billing forms of buyers in three countries. */
export const billing = {
	FI: {
		vat: "20774740",
		company: "Teräsrakenne Oy",
		name: "Aino Virtanen",
		phone: "040 123 4567",
		email: "aino@teras.example",
		additionalEmails: "lasku@teras.example",
		streetAddress: "Rautatie 1",
		postCode: "33100",
		city: "Tampere",
		country: "FI",
	},
	DE: {
		vat: "DE 136 695 976",
		company: "Stahlbau Meyer GmbH",
		name: "Jörg Meyer",
		phone: "0201 123456",
		email: "meyer@stahlbau.example",
		streetAddress: "Hüttenstraße 7",
		addressAdditionalLine: "Tor 3",
		postCode: "45127",
		city: "Essen",
		country: "DE",
	},
	EE: {
		vat: "100931558",
		company: "Raudmees OÜ",
		name: "Kristjan Tamm",
		phone: "5123 4567",
		email: "kristjan@raudmees.example",
		streetAddress: "Pärnu mnt 20",
		postCode: "10141",
		city: "Tallinn",
		country: "EE",
	},
} as const;

/** Adds an item to a new cart. */
export async function newCart(caller: Caller, suppliedVariantId: number, amount: number): Promise<Cart> {
	return cartOf(await caller.call("POST", "/orders/add", added(suppliedVariantId, amount)));
}

/** Body of orders/add. */
export const added = (suppliedVariantId: number, amount: number, more: { uuid?: string; idem?: string; comment?: string } = {}) => ({
	suppliedVariantId,
	amount,
	idem: crypto.randomUUID(),
	isProduction: true,
	...more,
});

/** Fills in the billing form and selects the payment method. */
export async function checkOut(caller: Caller, uuid: string, form: object, method: "invoice" | "card" = "invoice"): Promise<Cart> {
	cartOf(await caller.call("PATCH", `/orders/set-form/${uuid}`, { ...form, type: "billing", isSeparateShipping: false }));
	return cartOf(await caller.call("PATCH", `/orders/set-payment-method/${uuid}/${method}`));
}

/** Body of orders/complete for a cart as displayed. */
export const completion = ({ uuid, version, total_price_with_vat: cents, vat: { rate, reason } }: Cart, authorityConfirmed = true) => ({
	uuid,
	version,
	total: euros(cents),
	vat: { rate, reason },
	authorityConfirmed,
	idem: crypto.randomUUID(),
	host: shopHost,
});
