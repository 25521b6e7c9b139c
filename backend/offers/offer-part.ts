import type * as z from "zod";
import type { orders } from "../../contract/orders";
import { type BarPattern, barsIn } from "../../contract/values/cut-bars";
import { frozenOffer, type Ordered } from "../orders/offer-state";
import type { PricedCart, PricedItem } from "../orders/priced-cart";
import type { StoredCart } from "../orders/stored-cart";
import { Refused } from "../platform/refused";

type Body = z.output<typeof orders.acceptOffer.body>;
type Offer = PricedCart & { offer: NonNullable<PricedCart["offer"]> };

/** A line of an offer that goes into a cart; price in cents, discount in hundredths of a per cent. */
export interface AcceptedItem {
	suppliedVariantId: number;
	/** mm; 0 if uncut. */
	cutLength: number;
	/** In mm; 0: not cut from a plate. */
	cutWidth: number;
	/** How its uncut bars are sawn. */
	sawPlan: BarPattern[];
	certificate: boolean;
	/** Units of the supply, or pieces of a cut line. */
	amount: number;
	comment: string;
	unitCents: number;
	discountBp: number;
	discountTitle: string | null;
	/** For each cut, and for the certificate; null if the line has none. */
	cutFeeCents: number | null;
	certificateCents: number | null;
	/** The offered quantity, counted as `amount`: the price holds up to it. */
	offered: number;
}

export interface AcceptedSet {
	setId: number;
	amount: number;
	unitCents: number;
	offered: number;
}

/** @throws Refused not_found, offer_expired after the end of its last day */
export function requireValidOffer(stored: StoredCart | null, now: Date): Offer {
	const frozen = stored && frozenOffer(stored, now);
	if (!frozen?.offer) throw new Refused("not_found", "There is no such offer.");
	if (!frozen.offer.is_valid) throw new Refused("offer_expired", "The offer has expired.");
	return { ...frozen, offer: frozen.offer };
}

/**
 * The accepted part of an offer: each line and set at most once, up to the offered quantity. A part of a line must meet the
 * supply's minimum and whole packs, because the supplier packs it; a whole line, or all that is left of one, is taken as
 * offered.
 * @param ordered the quantities ordered from it before; null for none
 * @throws Refused empty_cart, and with all wrong lines: invalid, amount_below_minimum, amount_not_a_multiple (fields
 * items.0.amount)
 */
export function partOf(
	offer: PricedCart,
	{ items, sets }: Body,
	ordered: Ordered | null = null,
): { items: AcceptedItem[]; sets: AcceptedSet[] } {
	if (items.length + sets.length === 0) throw new Refused("empty_cart", "Nothing of the offer was chosen.");
	// Nobody can accept more than is left of a quotation.
	const isQuotation = offer.offer?.is_quotation ?? false;
	const problems: Problem[] = [];
	const acceptedItems = items.flatMap(({ id, amount }, index) => {
		const line = offer.items.find((one) => one.id === id);
		const isAgain = items.findIndex((one) => one.id === id) < index;
		const problem =
			!line || isAgain ? unknown : itemProblem(line, amount, ordered?.items.find((one) => one.id === id)?.amount ?? 0, isQuotation);
		if (problem) problems.push({ ...problem, field: `items.${index}.${problem.field}` });
		return line && !problem ? [acceptedItem(line, amount)] : [];
	});
	const acceptedSets = sets.flatMap(({ set_id: setId, amount }, index) => {
		const set = offer.orders_to_sets.find((one) => one.set_id === setId);
		const isAgain = sets.findIndex((one) => one.set_id === setId) < index;
		const problem = !set || isAgain ? unknown : amountProblem(amount, set.quantity);
		if (problem) problems.push({ ...problem, field: `sets.${index}.${problem.field}` });
		return set && !problem ? [{ setId, amount, unitCents: set.price, offered: set.quantity }] : [];
	});
	if (problems.length > 0) throw refusal(problems);
	return { items: acceptedItems, sets: acceptedSets };
}

interface Problem {
	code: "invalid" | "amount_below_minimum" | "amount_not_a_multiple";
	field: string;
	key: string;
	details?: Record<string, number>;
}

const unknown: Problem = { code: "invalid", field: "id", key: "invalid" };

/** A line's field counts pieces if the line is cut. */
const offeredOf = (line: PricedItem): number => line.cut?.pieces ?? line.quantity;

function itemProblem(line: PricedItem, amount: number, ordered: number, isQuotation: boolean): Problem | null {
	const tooMuch = amountProblem(amount, isQuotation ? Math.max(0, offeredOf(line) - ordered) : offeredOf(line));
	const isWhole = amount === offeredOf(line) || amount === offeredOf(line) - ordered;
	const needed = barsIn(line.sawing?.patterns ?? []);
	if (!tooMuch && amount < needed) return { code: "invalid", field: "amount", key: "amount.belowSawn", details: { needed } };
	if (tooMuch || isWhole || line.cut) return tooMuch;
	const { min_order: minimum, pack_size } = line.suppliedVariant;
	const details = { minimum, pack_size };
	if (amount < minimum) return { code: "amount_below_minimum", field: "amount", key: "amount.belowMinimum", details };
	if (amount % pack_size !== 0) return { code: "amount_not_a_multiple", field: "amount", key: "amount.notAMultiple", details };
	return null;
}

const amountProblem = (amount: number, offered: number): Problem | null =>
	amount > offered ? { code: "invalid", field: "amount", key: "amount.aboveOffered", details: { offered } } : null;

/** The terms of a line, as a cart keeps them. @param amount counted as a field of the line */
export function acceptedItem(line: PricedItem, amount: number): AcceptedItem {
	const cutting = line.cut ?? line.sawing;
	const discount = line.discounts.find(({ kind }) => kind === "line" || kind === "personal");
	// No single per cent is true of a line in parts: rounded up, so that the whole costs no more than offered.
	const discountBp =
		discount?.percent === null
			? Math.ceil((line.discount * 10_000) / (line.line_price + line.discount - (cutting?.price ?? 0) - (line.certificate_price ?? 0)))
			: Math.round((discount?.percent ?? 0) * 100);
	return {
		suppliedVariantId: line.suppliedVariant.id,
		cutLength: line.cut?.length ?? 0,
		cutWidth: line.cut?.width ?? 0,
		sawPlan: line.sawing?.patterns ?? [],
		certificate: line.certificate_price !== null,
		amount,
		comment: line.comment,
		unitCents: line.price,
		discountBp,
		discountTitle: discountName(discount),
		cutFeeCents: cutting && cutting.cuts > 0 ? cutting.price / cutting.cuts : null,
		certificateCents: line.certificate_price,
		offered: offeredOf(line),
	};
}

/** The name of a discount, if it is true of all its goods; null otherwise. */
export const discountName = (discount: PricedCart["order_discount"] | undefined): string | null =>
	discount && discount.percent !== null && discount.title !== "" ? discount.title : null;

function refusal(problems: readonly Problem[]): Refused {
	const fields = Object.fromEntries(problems.map(({ field, key }) => [field, [key]]));
	const details = Object.fromEntries(
		problems.flatMap(({ field, details }) =>
			Object.entries(details ?? {}).map(([name, figure]) => [field.replace(/(?<!\w)\w+$/, name), figure]),
		),
	);
	const message = problems.map(({ field, key }) => `${field}: ${key}`).join("; ");
	return new Refused(problems[0]?.code ?? "invalid", `Cannot be accepted: ${message}.`, details, fields);
}
