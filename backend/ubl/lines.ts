import type { Cart, CartItem, CartSet } from "../../contract/cart";
import { setCode } from "../mail/order-lines";
import type { MailTexts } from "../mail/texts";
import { ofLine } from "./allowances";
import { type Tax, taxCategory } from "./tax";
import { amount, leaf, type Markup, node } from "./xml";

/** Units of sale in UN/ECE recommendation 20, packages of recommendation 21. */
const unitCodes: Readonly<Record<CartItem["variant"]["products"]["unit"], string>> = { piece: "H87", pack: "XPK", roll: "XRO", set: "SET" };

/** Lines, then sets, numbered from 1. */
export const invoiceLines = (order: Cart, tax: Tax, texts: MailTexts): Markup[] => [
	...order.items.map((item, index) => ofItem(index + 1, item, tax, texts)),
	...order.orders_to_sets.map((set, index) => ofSet(order.items.length + index + 1, set, tax)),
];

function ofItem(number: number, item: CartItem, tax: Tax, texts: MailTexts): Markup {
	const { products, code } = item.variant;
	return node(
		"cac:InvoiceLine",
		leaf("cbc:ID", String(number)),
		leaf("cbc:Note", item.comment),
		leaf("cbc:InvoicedQuantity", String(item.quantity), { unitCode: unitCodes[products.unit] }),
		amount("cbc:LineExtensionAmount", item.line_price),
		...ofLine(item, texts),
		node(
			"cac:Item",
			leaf("cbc:Name", item.fullTitle),
			node("cac:SellersItemIdentification", leaf("cbc:ID", code)),
			taxCategory("cac:ClassifiedTaxCategory", tax),
			property("Norm", products.norm),
			property("Weight kg", String(item.weight / 1000)),
		),
		node("cac:Price", amount("cbc:PriceAmount", item.price)),
	);
}

function ofSet(number: number, set: CartSet, tax: Tax): Markup {
	const contents = set.items.map(({ quantity, fullTitle, variant }) => `${quantity} × ${variant.code} ${fullTitle}`);
	return node(
		"cac:InvoiceLine",
		leaf("cbc:ID", String(number)),
		leaf("cbc:InvoicedQuantity", String(set.quantity), { unitCode: unitCodes.set }),
		amount("cbc:LineExtensionAmount", set.line_price),
		node(
			"cac:Item",
			leaf("cbc:Description", contents.join("; ")),
			leaf("cbc:Name", set.title),
			node("cac:SellersItemIdentification", leaf("cbc:ID", setCode(set.set_id))),
			taxCategory("cac:ClassifiedTaxCategory", tax),
			property("Weight kg", String(set.weight / 1000)),
		),
		node("cac:Price", amount("cbc:PriceAmount", set.price)),
	);
}

const property = (name: string, value: string): Markup =>
	value === "" ? "" : node("cac:AdditionalItemProperty", leaf("cbc:Name", name), leaf("cbc:Value", value));
