import * as z from "zod";
import { companyDay } from "../../contract/company";
import type { orders } from "../../contract/orders";
import { maxLines, maxPieces } from "../../contract/values/order-bounds";
import { wantedDayProblem } from "../../contract/values/wanted-day";
import { describedSupplies, type Supplies, type SupplyRows, suppliesWithIds } from "../catalogue/supplies";
import { inOneBatch, type Read, read } from "../db/reads";
import { rowsOf } from "../db/rows";
import { type ItemRow, itemRow } from "../orders/cart-rows";
import type { PricedCart } from "../orders/priced-cart";
import { cartByUuid } from "../orders/read-cart";
import { bodyDigest, earlierResult, keyOf, type StoredKey } from "../platform/idempotency";
import { Refused } from "../platform/refused";
import { requireSession, type Visitor } from "../platform/visitor";
import { sidesOf } from "../pricing/item-figures";
import { joinedBars, planOf, type SawnBars } from "../pricing/saw-plan";
import { type Change, ownCart } from "./change-cart";
import { joinedInto } from "./open-carts";
import { barsOf, joinedColumns, joinedLines, linesText } from "./saw-plans";
import { storeOnce } from "./store-once";
import { type ItemProblem, problemOf, refusedItems, sawListProblem } from "./supply-rules";

type Body = z.output<typeof orders.add.body>;

/**
 * Puts items into the visitor's cart, all or none. A uuid that is missing, foreign or of a sent order starts a new cart. An
 * item already in the cart, with the same cut, adds to its line. A repeated submission (same key) changes nothing and answers
 * with the current cart.
 * @param range the lines in the answer; all by default
 * @param before the rows, if already read
 * @throws Refused invalid for a day without delivery, and with every wrong item: invalid, idem_conflict, unavailable_goods, amount_below_minimum, amount_not_a_multiple
 */
export async function addItems(visitor: Visitor, body: Body, range?: string, before?: AddingReads): Promise<PricedCart> {
	requireSession(visitor);
	// This very submission may have created the cart, so the hash leaves its uuid out.
	const { uuid: cart, ...sent } = body;
	const bodyHash = bodyDigest(sent);
	const [key, [present, supplies]] = before ?? (await read(visitor.db, readForAdding(visitor, body)));
	const done = earlierResult(key, bodyHash);
	if (done) return cartByUuid(visitor, done.uuid, range);

	const items = itemsOf(body);
	const followed = cart !== undefined && !present ? await joinedInto(visitor, cart) : null;
	if (followed) return addItems(visitor, { ...body, uuid: followed }, range);
	const { rows, sets } = present ?? { rows: [], sets: 0 };
	const supplied = await describedSupplies(supplies);
	const unsawable = sawProblems(items, supplied);
	if (unsawable.length > 0) throw refusedItems(unsawable);
	const lines = wantedLines(items, supplied);
	const problems = [...setProblems(items), ...fullProblems(lines, rows, sets), ...lineProblems(supplied, lines, rows)];
	if (problems.length > 0) throw refusedItems(problems.sort((a, b) => a.index - b.index));

	const uuid = cart !== undefined && present ? cart : crypto.randomUUID();
	const stored = await storeOnce(visitor, {
		uuid,
		idem: body.idem,
		bodyHash,
		changes: [put(lines, rows, supplied), ...wantedDay(body.wantedOn)],
		range,
	});
	if (stored) return stored;
	// The same submission won the race, or the cart was just sent: the second look decides.
	return addItems(visitor, body, range);
}

type AddingReads = [key: StoredKey | null, [present: OpenLines | null, supplies: SupplyRows]];

/** Reads everything needed before adding: whether the submission is done already, the cart's lines, and the wanted supplies. */
export function readForAdding(visitor: Omit<Visitor, "user">, body: Body): Read<AddingReads> {
	const ids = [...new Set(itemsOf(body).map(({ suppliedVariantId }) => suppliedVariantId))];
	return inOneBatch(keyOf(visitor, body.idem), inOneBatch(openLines(visitor, body.uuid), suppliesWithIds(visitor.db, visitor.locale, ids)));
}

interface Found {
	index: number;
	problem: ItemProblem;
}

/** Pieces that cannot be sawn, bars too few for an item's own pieces, and more pieces than a call may plan. */
function sawProblems(items: readonly WantedItem[], supplied: Supplies): Found[] {
	let left = maxPieces;
	return items.flatMap(({ suppliedVariantId, cut, saw_list: list = [] }, index): Found[] => {
		const found = supplied.get(suppliedVariantId);
		if (list.length === 0 || !found) return [];
		left -= list.reduce((sum, { pieces }) => sum + pieces, 0);
		const problem = cut ? notSawn("cut.notOffered") : left < 0 ? notSawn("cut.tooMany") : sawListProblem(found, list);
		return problem ? [{ index, problem }] : [];
	});
}

const notSawn = (key: string): ItemProblem => ({ code: "invalid", field: "saw_list", key });

/** Sets are added whole, never by their parts. */
const setProblems = (items: readonly WantedItem[]): Found[] =>
	items.flatMap(({ setId }, index) => (setId === 0 ? [] : [{ index, problem: { code: "invalid", field: "setId", key: "invalid" } }]));

/** Nobody orders more lines at once: it is a mistake or an attack. A set counts as one line. */
function fullProblems(lines: readonly WantedLine[], present: readonly ItemRow[], sets: number): Found[] {
	const fresh = lines.filter((line) => !present.some((row) => isLineOf(row, line)));
	if (fresh.length === 0 || present.length + sets + fresh.length <= maxLines) return [];
	return [{ index: 0, problem: { code: "invalid", field: "cart", key: "cartFull" } }];
}

/** Judges a line together with its quantity in the cart. A problem of a line is a problem of each of its items. */
function lineProblems(supplied: Supplies, lines: readonly WantedLine[], present: readonly ItemRow[]): Found[] {
	return lines.flatMap((line) => {
		const found = supplied.get(line.suppliedVariantId);
		const before = present.find((row) => isLineOf(row, line));
		const problem = problemOf(found, {
			...line,
			...(found && before ? joinedBars(barsOf(before), line, found) : {}),
		});
		return problem ? line.indexes.map((index) => ({ index, problem })) : [];
	});
}

const isLineOf = (row: ItemRow, line: WantedLine): boolean =>
	row.supplied_variant_id === line.suppliedVariantId &&
	row.cut_length_mm === line.cutLength &&
	row.cut_width_mm === line.cutWidth &&
	row.certificate === line.certificate;

interface OpenLines {
	rows: ItemRow[];
	sets: number;
}

/** The lines of the visitor's open cart and its number of sets; null if there is no such cart. */
function openLines({ db, session }: Pick<Visitor, "db" | "session">, uuid: string | undefined): Read<OpenLines | null> {
	if (uuid === undefined) return { statements: [], parse: () => null };
	const guard = [uuid, session, null];
	return {
		statements: [
			db
				.prepare(`SELECT (SELECT count(*) FROM cart_sets WHERE cart_id = c.id) AS sets FROM carts c WHERE c.id = ${ownCart}`)
				.bind(...guard),
			db.prepare(`SELECT * FROM cart_items WHERE cart_id = ${ownCart}`).bind(...guard),
		],
		parse([carts, lines]) {
			const [cart] = rowsOf(countRow, carts);
			return cart ? { rows: rowsOf(itemRow, lines), sets: cart.sets } : null;
		},
	};
}

const countRow = z.object({ sets: z.number() });

/** @param present the cart's lines of these goods */
export const put = (lines: readonly WantedLine[], present: readonly ItemRow[], supplied: Supplies): Change => [
	`INSERT INTO cart_items (cart_id, supplied_variant_id, set_id, cut_length_mm, cut_width_mm, certificate, quantity, comment, saw_plan)
	SELECT c.id, line.value ->> 'suppliedVariantId', 0, line.value ->> 'cutLength', line.value ->> 'cutWidth', line.value ->> 'certificate',
		line.value ->> 'amount', line.value ->> 'comment', line.value ->> 'saw_plan'
	FROM json_each(?4) line CROSS JOIN carts c WHERE c.id = ${ownCart} ORDER BY line.key
	ON CONFLICT (cart_id, supplied_variant_id, set_id, cut_length_mm, cut_width_mm, certificate) DO UPDATE
	SET ${joinedColumns("?5")}, comment = iif(excluded.comment = '', comment, excluded.comment)`,
	linesText(lines),
	joinedLines(
		lines.flatMap((line) => {
			const before = present.find((row) => isLineOf(row, line));
			return before ? [{ supply: line.suppliedVariantId, certificate: line.certificate, before: barsOf(before), added: line }] : [];
		}),
		supplied,
	),
];

/** @throws Refused invalid if nothing is delivered on that day */
function wantedDay(on: string | undefined): Change[] {
	if (on === undefined) return [];
	const problem = wantedDayProblem(on, companyDay(new Date()));
	if (problem) throw new Refused("invalid", "The goods cannot come on that day.", undefined, { wantedOn: [problem] });
	return [[`UPDATE carts SET wanted_on = ?4 WHERE id = ${ownCart} AND wanted_on = ''`, on]];
}

export type WantedItem = Body["more"][number];

export interface WantedLine {
	suppliedVariantId: number;
	/** mm; 0 if uncut. */
	cutLength: number;
	/** mm; 0 if not cut from a plate. */
	cutWidth: number;
	certificate: boolean;
	/** Units of the supply, or pieces of a cut length. */
	amount: number;
	/** How the uncut bars are sawn. */
	sawPlan: SawnBars["sawPlan"];
	/** "" keeps the line's reference. */
	comment: string;
	/** Positions of its items in the submission: 0 is the first item, n is more[n − 1]. */
	indexes: number[];
}

const itemsOf = ({ more, ...first }: Body): WantedItem[] => [first, ...more];

/** Adds up the items of each line (same supply, cut and certificate), in the order of their first item. */
function wantedLines(items: readonly WantedItem[], supplied: Supplies): WantedLine[] {
	const lines = new Map<string, WantedLine>();
	for (const [index, { suppliedVariantId, amount, cut, certificate, comment = "", saw_list: list = [] }] of items.entries()) {
		const found = supplied.get(suppliedVariantId);
		const sawPlan = (found && planOf(list, found)) ?? [];
		const { cutLength, cutWidth } = sidesOf(cut);
		const key = [suppliedVariantId, cutLength, cutWidth, certificate].join();
		const before = lines.get(key);
		lines.set(key, {
			suppliedVariantId,
			cutLength,
			cutWidth,
			certificate,
			...(before && found ? joinedBars(before, { amount, sawPlan }, found) : { amount: (before?.amount ?? 0) + amount, sawPlan }),
			comment: comment || (before?.comment ?? ""),
			indexes: [...(before?.indexes ?? []), index],
		});
	}
	return [...lines.values()];
}
