import type { Cart, CartItem, CartSet } from "../../../contract/cart";
import { pieceList } from "../../../contract/values/cut-bars";
import { unitCodes } from "../../../contract/values/unit-words";
import type { MailTexts } from "../../texts/mail-texts";
import { cutsText, goodsPrice, offcutsOfLine } from "../line-notes";
import { setCode } from "../order-lines";
import { amount, leaf, type Markup, node } from "../xml";
import { type Tax, taxCategory } from "./tax";

/** Converts grams and millimetres to kilograms and millimetres. */
const measures = { kilograms: "KGM", millimetres: "MMT" } as const;

/**
 * Positions are numbered as in the confirmation, from 1; services for a position (cuts, certificate) follow as separate lines: 2, 2.1, 2.2. The
 * order
 * agreement has no line charges.
 */
export const orderLines = (order: Cart, tax: Tax, texts: MailTexts): Markup[] => linesOf(order, texts).map((line) => orderLine(line, tax));

/** @param positions of items, then of sets; by default counted from 1 */
export const linesOf = (order: Cart, texts: MailTexts, positions?: readonly number[]): Line[] => {
	const positionOf = (index: number) => String(positions?.[index] ?? index + 1);
	return [
		...order.items.flatMap((item, index) => ofItem(positionOf(index), item, texts)),
		...order.orders_to_sets.map((set, index) => ofSet(positionOf(order.items.length + index), set)),
	];
};

export interface Line {
	position: string;
	note?: string;
	/** A line without its own cost centre uses the order's; so do the services of the line. */
	costCentre?: string;
	quantity: number;
	unit: string;
	/** Unit price in cents, and the discount of the whole line. */
	price: number;
	discount?: number;
	/** Line total in cents, after the discount. */
	total: number;
	description?: string;
	name: string;
	code: string;
	buyersCode?: string;
	properties?: readonly Property[];
}

/** A property with a unit is a measure. */
export interface Property {
	name: string;
	value: string;
	unit?: string;
}

const orderLine = (line: Line, tax: Tax): Markup =>
	node(
		"cac:OrderLine",
		node(
			"cac:LineItem",
			leaf("cbc:ID", line.position),
			leaf("cbc:Note", line.note ?? ""),
			leaf("cbc:Quantity", String(line.quantity), { unitCode: line.unit }),
			amount("cbc:LineExtensionAmount", line.total),
			price(line),
			itemOf(line, tax, propertyMarkup),
		),
	);

/**
 * The goods of a line.
 * @param property writes a property in the document's form
 */
export const itemOf = (
	{ description = "", name, code, buyersCode = "", properties = [] }: Line,
	tax: Tax,
	property: (one: Property) => Markup,
): Markup =>
	node(
		"cac:Item",
		leaf("cbc:Description", description),
		leaf("cbc:Name", name || code),
		buyersCode === "" ? "" : node("cac:BuyersItemIdentification", leaf("cbc:ID", buyersCode)),
		node("cac:SellersItemIdentification", leaf("cbc:ID", code)),
		taxCategory("cac:ClassifiedTaxCategory", tax),
		...properties.map(property),
	);

/** Price per unit; with a discount per line quantity, since the price of one unit may have fractions of a cent. */
function price({ quantity, unit, price: each, discount = 0, total }: Line): Markup {
	if (quantity * each === total && discount === 0) return node("cac:Price", amount("cbc:PriceAmount", each));
	return node(
		"cac:Price",
		amount("cbc:PriceAmount", total),
		leaf("cbc:BaseQuantity", String(quantity), { unitCode: unit }),
		node(
			"cac:AllowanceCharge",
			leaf("cbc:ChargeIndicator", "false"),
			amount("cbc:Amount", discount),
			amount("cbc:BaseAmount", total + discount),
		),
	);
}

function ofItem(position: string, item: CartItem, texts: MailTexts): Line[] {
	const { t } = texts;
	const { cut, sawing, certificate_price: certificate, comment, cost_centre: costCentre, discount, quantity, variant } = item;
	// Pieces of a plate have the price of their share of it, and some pieces of a bar too.
	const isOfSomePieces = cut !== null && (cut.line_pieces !== undefined || cut.width > 0);
	const line: Line = {
		position,
		note: comment,
		costCentre,
		quantity: isOfSomePieces ? cut.pieces : quantity,
		unit: isOfSomePieces ? unitCodes.piece : unitCodes[variant.products.unit],
		price: item.price,
		discount,
		total: goodsPrice(item),
		name: cut && cut.width > 0 ? `${item.fullTitle}, ${cut.length} × ${cut.width} mm` : item.fullTitle,
		code: variant.code,
		buyersCode: item.own_number,
		properties: [
			property("Standard", variant.products.norm),
			measured("Net weight", item.weight / 1000, measures.kilograms),
			...(cut ? [measured("Cut pieces", cut.pieces, unitCodes.piece), measured("Cut length", cut.length, measures.millimetres)] : []),
			...(cut && cut.width > 0 ? [measured("Cut width", cut.width, measures.millimetres)] : []),
			property("Sawn to", pieceList(sawing?.pieces ?? []) + (sawing ? " mm" : "")),
			property(
				"Offcuts",
				offcutsOfLine(item)
					.map(({ count, length }) => `${count} × ${length} mm`)
					.join(", "),
			),
			...atOnce(item),
			...(certificate === null ? [] : [property("Inspection certificate", "EN 10204 3.1")]),
			property("Discount", discountNames(item, texts)),
			property("Buyer line reference", comment),
			// Order Agreement has one period for the whole order and none for parts of a line.
			...(item.schedule ?? []).map(({ on, amount: part }) =>
				measured(`Requested delivery ${on}`, part, unitCodes[cut ? "piece" : variant.products.unit]),
			),
			property("Cost centre", costCentre),
		],
	};
	const cuts = cut ?? sawing;
	const services: Omit<Line, "position">[] = [
		...(cuts && cuts.cuts > 0
			? [
					{
						quantity: cuts.cuts,
						unit: unitCodes.piece,
						price: cuts.price / cuts.cuts,
						total: cuts.price,
						name: cutsText(item, texts),
						code: "CUT",
					},
				]
			: []),
		...(certificate === null
			? []
			: [{ quantity: 1, unit: unitCodes.piece, price: certificate, total: certificate, name: t("certificate"), code: "EN10204-3.1" }]),
	];
	return [line, ...services.map((service, index) => ({ ...service, costCentre, position: `${position}.${index + 1}` }))];
}

/** Splits a line by stock: lines of an order agreement have no delivery of their own. */
function atOnce({ at_once: there, variant }: CartItem): Property[] {
	if (!there) return [];
	return [
		measured("Available at once", there.quantity, unitCodes[variant.products.unit]),
		property("Rest available from", there.rest_from ?? ""),
	];
}

/** Volume prices are part of the unit price. */
function discountNames({ discount, discounts }: CartItem, { t }: MailTexts): string {
	if (discount === 0) return "";
	const names = discounts.flatMap(({ kind, title }) => (kind === "volume" ? [] : [title || t(`discount.${kind}`)]));
	return names.join(", ") || t("total.discount");
}

function ofSet(position: string, set: CartSet): Line {
	const contents = set.items.map(({ quantity, fullTitle, variant }) => `${quantity} × ${variant.code} ${fullTitle}`);
	return {
		position,
		quantity: set.quantity,
		unit: unitCodes.set,
		price: set.price,
		total: set.line_price,
		description: contents.join("; "),
		name: set.title,
		code: setCode(set.set_id),
		properties: [measured("Net weight", set.weight / 1000, measures.kilograms)],
	};
}

const property = (name: string, value: string): Property => ({ name, value });

export const measured = (name: string, value: number, unit: string): Property => ({ name, value: String(value), unit });

export function propertyMarkup({ name, value, unit }: Property): Markup {
	const text = leaf("cbc:Value", value);
	if (text === "") return "";
	return node("cac:AdditionalItemProperty", leaf("cbc:Name", name), text, unit ? leaf("cbc:ValueQuantity", value, { unitCode: unit }) : "");
}
