import type { BackendLocale } from "../../contract/locale";
import type { ConnectionRules } from "../../contract/procurement";
import type { BarPattern } from "../../contract/values/cut-bars";
import { unitCodes } from "../../contract/values/unit-words";
import { cutBars, cutsText, goodsPrice, itemNotes, noteText, sawnText } from "../documents/line-notes";
import { setCode } from "../documents/order-lines";
import { fullCart, type PricedCart } from "../orders/priced-cart";
import { type MailTexts, mailTexts } from "../texts/mail-texts";

type FullCart = ReturnType<typeof fullCart>;
type Item = FullCart["items"][number];
type CartSet = FullCart["orders_to_sets"][number];

/** A line of a cart that returns to a buyer's system. All protocols write these. */
export interface ReturnedLine {
	/** The shop's article number. */
	code: string;
	/** The line's own number, with which an order finds it again: the cart's uuid and the line in it. */
	reference: string;
	/** Id of the supply; null of sets and services. */
	supply: number | null;
	title: string;
	/** Notes, a line each. */
	notes: string[];
	quantity: number;
	/** A unit of UN/ECE recommendations 20 and 21. */
	unit: string;
	/** Pieces of such a unit; 1 if they are not known. */
	pieces: number;
	/** The price of the whole quantity, in cents without VAT, with the order's discount. */
	total: number;
	/** Working days until it arrives; null: unknown. */
	leadDays: number | null;
	/** The buyer's own number; '' for none. */
	ownNumber: string;
	/** The maker's or stockist's article number; '' for none. */
	supplierCode: string;
	supplier: string;
	/** The buyer's group of goods; '' for none. */
	group: string;
	/** Grams of the whole quantity. */
	weight: number;
	isService: boolean;
	/** The cut of each piece in mm; null if uncut. The quantity is then pieces, if its cuts are in its price. */
	cut: { pieces: number; length: number; width: number } | null;
	/** How its bars are sawn; empty if they stay whole. */
	sawPlan: readonly BarPattern[];
	hasCertificate: boolean;
	comment: string;
}

export interface Written {
	locale: BackendLocale;
	/** The company's own numbers by variant. */
	ownNumbers: ReadonlyMap<number, string>;
	/** Pieces in a pack by variant. */
	packs: ReadonlyMap<number, number>;
}

/** The lines of a cart. They sum up to its goods with all discounts, and with delivery if it is a line. */
export function returnedLines(priced: PricedCart, rules: ConnectionRules, { locale, ownNumbers, packs }: Written): ReturnedLine[] {
	const cart = fullCart(priced);
	const texts = mailTexts(locale);
	const lines = [
		...cart.items.flatMap((item) =>
			linesOf(item, { cart, rules, texts, packs, ownNumber: ownNumbers.get(item.variant.id) ?? item.own_number }),
		),
		...cart.orders_to_sets.map((set) => ofSet(set, cart, texts)),
	];
	const discounted = lessDiscount(lines, cart.order_discount?.amount ?? 0);
	return rules.freight && cart.total_delivery_price > 0 ? [...discounted, delivery(cart, texts)] : discounted;
}

interface Around extends Pick<Written, "packs"> {
	cart: FullCart;
	rules: ConnectionRules;
	texts: MailTexts;
	ownNumber: string;
}

function linesOf(item: Item, { cart, rules, texts, packs, ownNumber }: Around): ReturnedLine[] {
	const { cut, sawing, certificate_price: certificate, variant, suppliedVariant: supply } = item;
	const isApart = rules.extras === "lines";
	// Pieces of a plate cost their share of it, so that plates are no quantity.
	const isInPieces = cut !== null && (!isApart || cut.width > 0);
	const reference = `${cart.uuid}/${item.id}`;
	const bars = cutBars(item, texts).map(({ text }) => text);
	const goods: ReturnedLine = {
		code: variant.code,
		reference,
		supply: supply.id,
		title: [item.fullTitle, ...(cut ? [sizeOf(cut)] : sawing ? [sawnText(sawing, texts)] : [])].join(", "),
		notes: [...itemNotes(item, cart.from_offer, texts).map(noteText), ...bars],
		quantity: isInPieces ? cut.pieces : item.quantity,
		unit: isInPieces ? unitCodes.piece : unitCodes[variant.products.unit],
		pieces: isInPieces ? 1 : (packs.get(variant.id) ?? 1),
		total: isApart ? goodsPrice(item) : item.line_price,
		leadDays: leadDaysOf(supply.delivery, cart.way),
		ownNumber,
		supplierCode: supply.supplierCode,
		supplier: supply.supplier.name,
		group: groupOf(variant.products.product_categories, rules),
		weight: item.weight,
		isService: false,
		cut: cut && { pieces: cut.pieces, length: cut.length, width: cut.width },
		sawPlan: sawing?.patterns ?? [],
		hasCertificate: certificate !== null,
		comment: item.comment,
	};
	if (!isApart) return [goods];
	const service = {
		...goods,
		supply: null,
		pieces: 1,
		notes: [],
		ownNumber: "",
		supplierCode: "",
		weight: 0,
		isService: true,
		cut: null,
		sawPlan: [],
		comment: "",
	};
	const cuts = cut ?? sawing;
	const cutting = (quantity: number, total: number): ReturnedLine => ({
		...{ ...service, code: "CUT", reference: `${reference}/cut`, unit: unitCodes.piece, quantity, total },
		title: cutsText(item, texts),
	});
	const paper = (price: number): ReturnedLine => ({
		...{ ...service, code: "EN10204-3.1", reference: `${reference}/certificate`, unit: unitCodes.piece, quantity: 1, total: price },
		title: texts.t("certificate"),
	});
	return [goods, ...(cuts && cuts.cuts > 0 ? [cutting(cuts.cuts, cuts.price)] : []), ...(certificate === null ? [] : [paper(certificate)])];
}

const lengthsOf = ({ length, width }: { length: number; width: number }): string => (width > 0 ? `${length} × ${width}` : String(length));

const sizeOf = (cut: { length: number; width: number }): string => `${lengthsOf(cut)} mm`;

/** The slowest day, with the way to the country of delivery. */
function leadDaysOf({ min, max }: Item["suppliedVariant"]["delivery"], way: FullCart["way"]): number | null {
	const days = max ?? min;
	return days === null ? null : days + (way?.max ?? 0);
}

/** The group of the nearest category that has one. */
function groupOf(categories: readonly { slug: string }[], { groups }: ConnectionRules): string {
	const [nearest = ""] = categories.flatMap(({ slug }) => groups[slug] ?? []).reverse();
	return nearest;
}

function ofSet(set: CartSet, cart: FullCart, texts: MailTexts): ReturnedLine {
	return {
		...none,
		code: setCode(set.set_id),
		reference: `${cart.uuid}/set-${set.set_id}`,
		title: set.title,
		notes: set.items.map(({ quantity, fullTitle, variant }) => `${texts.number(quantity)} × ${variant.code} ${fullTitle}`),
		quantity: set.quantity,
		unit: unitCodes.set,
		total: set.line_price,
		leadDays: set.delivery ? leadDaysOf(set.delivery, cart.way) : null,
		weight: set.weight,
	};
}

const none = {
	pieces: 1,
	...{ supply: null, notes: [], leadDays: null, ownNumber: "", supplierCode: "", supplier: "", group: "", weight: 0 },
	...{ isService: false, cut: null, sawPlan: [], hasCertificate: false, comment: "" },
};

const delivery = (cart: FullCart, texts: MailTexts): ReturnedLine => ({
	...none,
	code: "DELIVERY",
	reference: `${cart.uuid}/delivery`,
	title: texts.t("total.delivery"),
	quantity: 1,
	unit: unitCodes.piece,
	total: cart.total_delivery_price,
	isService: true,
});

/** Takes the order's discount off its lines by their share, to the cent: protocols know no discount of a whole cart. */
function lessDiscount(lines: ReturnedLine[], discount: number): ReturnedLine[] {
	const whole = lines.reduce((sum, { total }) => sum + total, 0);
	if (discount === 0 || whole === 0) return lines;
	let before = 0;
	return lines.map((line) => {
		const share = Math.round((discount * (before + line.total)) / whole) - Math.round((discount * before) / whole);
		before += line.total;
		return { ...line, total: line.total - share };
	});
}

export interface UnitPrice {
	/** Thousandths of a euro. */
	price: number;
	/** For so many units. */
	per: number;
}

/**
 * A price of some units, so that quantity and price give the line's total to the cent: fractions of a cent go into the number of units.
 * @param most the largest number of units that the protocol takes
 */
export function unitPriceOf({ total, quantity }: Pick<ReturnedLine, "total" | "quantity">, most: number): UnitPrice {
	const exact = [1, 10, 100, 1000, quantity].find((per) => per <= most && (total * 10 * per) % quantity === 0);
	const per = exact ?? Math.min(1000, most);
	return { price: Math.round((total * 10 * per) / quantity), per };
}

/** 12340 thousandths → "12.34"; with three decimals if it has them. */
export const decimal = (thousandths: number): string => {
	const text = (thousandths / 1000).toFixed(3);
	return text.endsWith("0") ? text.slice(0, -1) : text;
};
