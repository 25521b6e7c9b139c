import type { BarPattern } from "../../../contract/values/cut-bars";
import { maxUnits } from "../../../contract/values/order-bounds";
import { unitCodes } from "../../../contract/values/unit-words";
import { problemOf } from "../../cart/supply-rules";
import { type Supplies, suppliesByIds } from "../../catalogue/supplies";
import { suppliesByCodes } from "../../catalogue/supplies-by-code";
import { setIdOf } from "../../documents/order-lines";
import { withCodes } from "../../own-numbers/own-articles";
import { goodsOutside } from "../../platform/goods-outside";
import type { SuppliedVariant } from "../../pricing/supplied-variant";
import { type Connection, goodsWithin } from "../connections";
import { type BuyersLine, type BuyersOrder, type LineProblem, OrderProblem, type ProblemKind } from "./buyers-order";
import { unitProblem } from "./buyers-units";
import { isReference, type KnownLine, knownLines } from "./known-lines";
import { itemKey } from "./stored-lines";

/** A line of the shop for one or several lines of the buyer's order. */
export interface WantedItem {
	supply: number;
	cutLength: number;
	cutWidth: number;
	certificate: boolean;
	/** How its uncut bars are sawn. */
	sawPlan: readonly BarPattern[];
	/** Units of the supply, or pieces of a cut line. */
	amount: number;
	comment: string;
	/** The price of the returned cart; null: today's. */
	terms: (NonNullable<KnownLine["terms"]> & Pick<KnownLine, "reference" | "until" | "used">) | null;
	lines: readonly OrderedLine[];
}

export interface WantedSet {
	setId: number;
	amount: number;
	lines: readonly OrderedLine[];
}

/** A line of the buyer's order, for answers to it. */
export interface OrderedLine {
	line: string;
	/** In the unit of the buyer's order. */
	quantity: number;
	unit: string;
	/** Cents with the services that belong to it; null if the order does not say. */
	cents: number | null;
	code: string;
	/** The line of a returned cart that it comes from, and how many units of its goods it is of; "" for none. */
	reference: string;
	amount: number;
}

export interface WantedGoods {
	items: readonly WantedItem[];
	sets: readonly WantedSet[];
}

type Found = { kind: "item"; key: string; item: WantedItem } | { kind: "set"; set: WantedSet } | { kind: "service" };

/**
 * Finds the goods of an order: by the lines of returned carts, by the shop's numbers, or by the buyer's own.
 * @throws OrderProblem with all lines that cannot be taken
 */
export async function wantedGoods(db: D1Database, connection: Connection, { lines, locale }: BuyersOrder): Promise<WantedGoods> {
	const known = await knownLines(
		db,
		connection.id,
		lines.map(({ reference }) => reference),
	);
	const typed = lines.map(({ code }) => code);
	const codes = await withCodes(db, connection.user_id, typed);
	const hits = await suppliesByCodes(db, codes);
	const byCode = new Map(typed.map((code, index) => [code, hits.get(codes[index] ?? code)]));
	const ids = [...known.values()].flatMap(({ supply }) => supply ?? []);
	const ofHits = [...hits.values()].flatMap((hit) => (hit === "several" ? [] : [hit.supply]));
	const supplied = await suppliesByIds(db, locale, [...new Set([...ids, ...ofHits])]);
	const namedSets = lines.flatMap(({ code, reference }) => setIdOf(known.get(reference)?.code ?? code) ?? []);
	const outside = await goodsOutside(db, goodsWithin(connection), { supplies: [...supplied.keys()], sets: namedSets });
	const isOutside = (one: Found) =>
		(one.kind === "item" && outside.supplies.has(one.item.supply)) || (one.kind === "set" && outside.sets.has(one.set.setId));

	const problems: LineProblem[] = [];
	const found = lines.flatMap((line): Found[] => {
		const before = known.get(line.reference);
		const hit = byCode.get(line.code);
		const meant = before
			? (otherGoods(line, before, { hit, supplied }) ?? goodsOfReturned(line, before, supplied, connection))
			: hit === "several"
				? problem(line, "unknown", `is the number of several articles.`)
				: goodsOfCode(line, hit?.supply, supplied, connection);
		const result =
			"text" in meant || !isOutside(meant) ? meant : problem(line, "unknown", "is not among the goods that this connection may order.");
		if ("text" in result) problems.push(result);
		return "text" in result ? [] : [withServices(result, line, lines, known)];
	});
	if (problems.length > 0) throw new OrderProblem(problems);
	const items = merged(found.flatMap((one) => (one.kind === "item" ? [one] : [])));
	const sets = mergedSets(found.flatMap((one) => (one.kind === "set" ? [one.set] : [])));
	if (items.length + sets.length === 0) throw new OrderProblem([{ kind: "invalid", text: "The order has no goods." }]);
	const wrong = items.flatMap((item) => quantityProblem(item, supplied) ?? []);
	if (wrong.length > 0) throw new OrderProblem(wrong);
	return { items, sets };
}

const problem = ({ line, code }: Pick<BuyersLine, "line" | "code">, kind: ProblemKind, text: string): LineProblem => ({
	kind,
	text: `Line ${line}: ${code} ${text}`,
});

/** A quantity that can be counted; null for others. */
const countOf = (quantity: number): number | null => (Number.isInteger(quantity) && quantity > 0 && quantity <= maxUnits ? quantity : null);

/** A returned line that the order gives the number of other goods; null if both are the same, or the number is not known. */
function otherGoods(
	line: BuyersLine,
	known: KnownLine,
	{ hit, supplied }: { hit: { variant: number } | "several" | undefined; supplied: Supplies },
): LineProblem | null {
	if (line.code === known.code || line.code === line.reference) return null;
	const named = hit === undefined || hit === "several" ? undefined : hit.variant;
	const returned = known.supply === null ? undefined : supplied.get(known.supply)?.variant.id;
	const isSame = setIdOf(line.code) === setIdOf(known.code) && (named === undefined || named === returned);
	return isSame ? null : problem(line, "conflict", `is another article than ${known.code}, which its SupplierPartAuxiliaryID names.`);
}

function goodsOfReturned(line: BuyersLine, known: KnownLine, supplied: Supplies, connection: Connection): Found | LineProblem {
	if (known.isService) return { kind: "service" };
	const setId = setIdOf(known.code);
	if (setId !== null) return goodsOfSet(line, setId, connection);
	const goods = known.supply === null ? undefined : supplied.get(known.supply);
	if (!goods) return problem(line, "conflict", "is no longer sold.");
	const unit = known.cut ? "piece" : goods.variant.products.unit;
	const wrong = unitProblem({ ...line, units: connection.units }, { unit, code: unitCodes[unit] }, known.cut ? null : goods.variant);
	if (wrong) return problem(line, "invalid", wrong);
	const amount = amountOf(line, known);
	if (amount === null) return problem(line, "invalid", `cannot be ordered in a quantity of ${line.quantity}.`);
	const { cut, sawPlan, hasCertificate, terms, reference, until, used } = known;
	return itemOf(line, {
		supply: goods.supply.id,
		cutLength: cut?.length ?? 0,
		cutWidth: cut?.width ?? 0,
		certificate: hasCertificate,
		sawPlan,
		amount,
		comment: line.comment,
		terms: terms && { ...terms, reference, until, used },
	});
}

/** The goods of a cut line may be its bars, with its cuts as a line of their own: then pieces follow from bars. */
function amountOf({ quantity }: BuyersLine, known: KnownLine): number | null {
	if (!known.cut) return countOf(quantity);
	return countOf((quantity * known.cut.pieces) / known.quantity);
}

function goodsOfCode(line: BuyersLine, supply: number | undefined, supplied: Supplies, connection: Connection): Found | LineProblem {
	const setId = setIdOf(line.code);
	if (setId !== null) return goodsOfSet(line, setId, connection);
	const goods = supply === undefined ? undefined : supplied.get(supply);
	if (!goods) return problem(line, "unknown", "is not known here.");
	// Without a price nothing would show that the line was of cut pieces.
	if (isReference(line.reference) && line.cents === null)
		return problem(line, "conflict", "comes from a cart that is no longer known. Please fetch the goods again.");
	const { unit } = goods.variant.products;
	const wrong = unitProblem({ ...line, units: connection.units }, { unit, code: unitCodes[unit] }, goods.variant);
	if (wrong) return problem(line, "invalid", wrong);
	const amount = countOf(line.quantity);
	if (amount === null) return problem(line, "invalid", `cannot be ordered in a quantity of ${line.quantity}.`);
	const whole = { cutLength: 0, cutWidth: 0, certificate: false, sawPlan: [], terms: null };
	return itemOf(line, { ...whole, supply: goods.supply.id, amount, comment: line.comment });
}

function goodsOfSet(line: BuyersLine, setId: number, connection: Connection): Found | LineProblem {
	const wrong = unitProblem({ ...line, units: connection.units }, { unit: "set", code: unitCodes.set }, null);
	if (wrong) return problem(line, "invalid", wrong);
	const amount = countOf(line.quantity);
	if (amount === null) return problem(line, "invalid", `cannot be ordered in a quantity of ${line.quantity}.`);
	return { kind: "set", set: { setId, amount, lines: [orderedLine(line, amount)] } };
}

function itemOf(line: BuyersLine, item: Omit<WantedItem, "lines">): Found {
	return { kind: "item", key: itemKey(item), item: { ...item, lines: [orderedLine(line, item.amount)] } };
}

const orderedLine = ({ line, quantity, unit, cents, code, reference }: BuyersLine, amount: number): OrderedLine => ({
	...{ line, quantity, unit, cents, code, reference, amount },
});

/** Cuts and certificates may be lines of their own: their price belongs to their goods. */
function withServices(found: Found, { reference }: BuyersLine, lines: readonly BuyersLine[], known: ReadonlyMap<string, KnownLine>): Found {
	if (found.kind !== "item" || reference === "") return found;
	const services = lines.filter((one) => one.reference.startsWith(`${reference}/`) && known.get(one.reference)?.isService);
	const [line] = found.item.lines;
	if (!line || services.length === 0) return found;
	const cents = services.reduce<number | null>((sum, one) => (sum === null || one.cents === null ? null : sum + one.cents), line.cents);
	return { ...found, item: { ...found.item, lines: [{ ...line, cents }] } };
}

/** Lines of the same goods become one, since a cart has goods once. */
function merged(found: readonly Extract<Found, { kind: "item" }>[]): WantedItem[] {
	const items = new Map<string, WantedItem>();
	for (const { key, item } of found) {
		const before = items.get(key);
		items.set(key, {
			...item,
			amount: item.amount + (before?.amount ?? 0),
			sawPlan: [...(before?.sawPlan ?? []), ...item.sawPlan],
			comment: before?.comment || item.comment,
			// Two lines may come from two visits with two prices.
			terms: before ? null : item.terms,
			lines: [...(before?.lines ?? []), ...item.lines],
		});
	}
	return [...items.values()];
}

function mergedSets(found: readonly WantedSet[]): WantedSet[] {
	const sets = new Map<number, WantedSet>();
	for (const set of found) {
		const before = sets.get(set.setId);
		sets.set(set.setId, { ...set, amount: set.amount + (before?.amount ?? 0), lines: [...(before?.lines ?? []), ...set.lines] });
	}
	return [...sets.values()].toSorted((a, b) => a.setId - b.setId);
}

function quantityProblem(item: WantedItem, supplied: Supplies): LineProblem | null {
	const goods = supplied.get(item.supply);
	const [line] = item.lines;
	const found = problemOf(goods, item);
	if (!found || !line) return null;
	return problem(line, "conflict", wordsOf(found.key, goods));
}

/** The rules of a supply in words, by their keys. */
function wordsOf(key: string, goods: SuppliedVariant | undefined): string {
	const { min_order: least = 0, pack_size: pack = 0 } = goods?.supply ?? {};
	switch (key) {
		case "amount.belowMinimum":
			return `is sold from ${least} on.`;
		case "amount.notAMultiple":
			return `is sold in multiples of ${pack}.`;
		case "amount.tooMany":
			return "cannot be ordered in this quantity.";
		case "amount.belowSawn":
			return "is too little for the pieces that are sawn from it.";
		case "unavailableGoods":
			return "is sold out.";
		default:
			return "can no longer be had as it was chosen.";
	}
}
