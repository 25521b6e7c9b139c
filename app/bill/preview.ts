import type { CheckedLine } from "../../contract/orders";
import { maxUnits, sellable } from "../../contract/values/order-bounds";
import type { Substitutes } from "../catalogue/substitutes/substitute-list";
import { writtenCells } from "../platform/tables/cells";
import { canMeanUnit } from "./quantity";
import type { ListLine } from "./read-list";

/** A row of the preview: one line, or all lines of the same supply. */
export interface PreviewRow {
	lines: number[];
	/** Code and quantity of the first line. */
	code: string;
	typed: string;
	/** The quantities and their sum; empty and 0 if unknown. */
	amounts: number[];
	sum: number;
	reference: string;
	item: CheckedLine["found"];
	/** In mm; null if uncut. */
	cut: number | null;
	/** The other side of a piece of a plate, in mm; 0 without. */
	width: number;
	/** Whether the certificate 3.1 is wanted; the item has its price if it is offered. */
	certificate: boolean;
	problem: LineProblem | null;
	/** Valid quantities, each with its button's value. */
	offers: Offer[];
	/** Substitutes of goods that are sold out; null for none. */
	instead: Substitutes | null;
}

interface Offer {
	amount: number;
	value: string;
}

export interface MatchedRow extends PreviewRow {
	source: ListLine[];
}

const longestReference = 200;

/**
 * Marks lines whose unit differs from the unit of sale, because 500 pieces are not 500 packs.
 * @param checked one for each line
 * @returns `lines` itself if all units match
 */
export function inUnitsOfSale(lines: readonly ListLine[], checked: readonly CheckedLine[]): readonly ListLine[] {
	const isWrong = (line: ListLine, index: number): boolean => {
		const found = checked[index]?.found;
		return line.error !== "code.required" && !!found && !canMeanUnit(found.unit, line.unitWord);
	};
	if (!lines.some(isWrong)) return lines;
	return lines.map((line, index) => (isWrong(line, index) ? { ...line, amount: null, error: "unit.notSold", choices: [] } : line));
}

/** "4 4711": if the shorter number is no code, the longer one may be. */
export function turned(line: ListLine): ListLine | null {
	const { code, quantity, reference } = line;
	if (!/^[1-9]\d*$/.test(code) || !/^\d+$/.test(quantity) || code.length >= quantity.length) return null;
	return {
		...{ ...line, code: quantity, quantity: code, amount: Number(code), error: null, choices: [] },
		withAmount: (chosen, other = quantity) => writtenCells([other, String(chosen), reference].filter(Boolean), ";"),
	};
}

/** Joins lines with the backend's answers. Lines of one supply become one row, in list order. @param checked one for each line */
export function matchedRows(lines: readonly ListLine[], checked: readonly CheckedLine[]): MatchedRow[] {
	const rows: MatchedRow[] = [];
	const bySupply = new Map<string, MatchedRow>();
	for (const [index, line] of lines.entries()) {
		const answer = checked[index] ?? { found: null, problem: "code.unknown" };
		const row = rowOf(line, answer);
		const supply =
			row.amounts.length > 0 && answer.found ? `${answer.found.suppliedVariantId} ${row.cut} ${row.width} ${isCertified(row)}` : undefined;
		const before = supply === undefined ? undefined : bySupply.get(supply);
		if (before) join(before, row);
		else rows.push(row);
		if (supply !== undefined && !before) bySupply.set(supply, row);
	}
	for (const row of rows) row.offers = offersOf(row);
	return rows;
}

function rowOf(line: ListLine, { found, problem }: CheckedLine): MatchedRow {
	const ofGoods = found === null || problem === "unavailableGoods" ? problem : null;
	const amounts = line.amount === null || line.error !== null || !found ? [] : [line.amount];
	const isWithoutCode = line.error === "code.required" || line.error === "line.unclear";
	const first = isWithoutCode ? line.error : (ofGoods ?? line.error ?? problem);
	return {
		lines: [line.first + 1],
		code: line.code,
		typed: line.quantity,
		amounts,
		sum: amounts[0] ?? 0,
		reference: line.reference,
		item: found,
		cut: line.cut ?? null,
		width: line.width ?? 0,
		certificate: line.certificate ?? false,
		problem: first === null ? null : lineProblem(first),
		offers: [],
		instead: null,
		source: [line],
	};
}

/** Whether the row is ordered with the certificate: it is wanted and offered. */
export const isCertified = ({ certificate, item }: Pick<PreviewRow, "certificate" | "item">): boolean =>
	certificate && (item?.certificate_price ?? null) !== null;

/** The backend has already checked and priced the joined quantity. */
function join(before: MatchedRow, row: MatchedRow): void {
	before.certificate ||= row.certificate;
	before.lines.push(...row.lines);
	before.amounts.push(...row.amounts);
	before.sum += row.sum;
	before.source.push(...row.source);
	before.reference = joinedReference(before.source);
	if (before.reference.length > longestReference) before.problem ??= "reference.tooLong";
}

/**
 * The references of joined lines, each with its quantity: "3 Halle A, 20 Halle B". A reference that all lines share has none. The rest of
 * the sum has no reference.
 */
function joinedReference(lines: readonly ListLine[]): string {
	const amounts = new Map<string, number>();
	for (const { reference, amount } of lines) amounts.set(reference, (amounts.get(reference) ?? 0) + (amount ?? 0));
	const [[only] = [""]] = amounts;
	if (amounts.size === 1) return only;
	return [...amounts].flatMap(([reference, amount]) => (reference === "" ? [] : `${amount} ${reference}`)).join(", ");
}

const mendedAtOnce: readonly (LineProblem | null)[] = ["amount.belowMinimum", "amount.notAMultiple"];
const mended: readonly (LineProblem | null)[] = [...mendedAtOnce, "amount.required", "amount.positive"];

export const isMendable = ({ problem, offers }: PreviewRow): boolean => mendedAtOnce.includes(problem) && offers.length > 0;

/** The quantity of a row's first line that makes the sum of all lines equal an amount. */
export const amountOfFirst = ({ amounts, sum }: PreviewRow, amount: number): number => amount - sum + (amounts[0] ?? 0);

/** The meanings of an ambiguous quantity, or the next valid one. */
function offersOf(row: MatchedRow): Offer[] {
	const [line] = row.source;
	// Rewriting the line would lose its cut length.
	if (!line || row.cut !== null) return [];
	if (row.problem === "amount.ambiguous") return line.choices.map((amount) => ({ amount, value: offerValue(line, amount) }));
	if (row.problem === "amount.whole" && row.item) return wholeOffers(row.item, line);
	if (!row.item || !mended.includes(row.problem)) return [];
	const { minimum, pack_size } = row.item;
	const amount = sellable(row.sum, { min_order: minimum, pack_size });
	return amount > maxUnits ? [] : [{ amount, value: offerValue(line, amountOfFirst(row, amount)) }];
}

/** The valid quantities next to one with decimals: of 7.44 pieces 7 and 8. */
function wholeOffers({ minimum, pack_size }: NonNullable<MatchedRow["item"]>, line: ListLine): Offer[] {
	const exact = Number(/^\d{1,6}[.,]\d{1,6}$/.exec(line.quantity.trim())?.[0].replace(",", ".") ?? Number.NaN);
	if (Number.isNaN(exact)) return [];
	const amounts = [Math.floor(exact), Math.ceil(exact)].map((amount) => sellable(amount, { min_order: minimum, pack_size }));
	return [...new Set(amounts)].filter((amount) => amount > 0).map((amount) => ({ amount, value: offerValue(line, amount) }));
}

/** A button's value: line number, new quantity and code. The code finds a line that has moved. */
const offerValue = ({ first, code }: ListLine, amount: number): string => `${first + 1} ${amount} ${code}`;

/** A substitute's button: line number, id of the variant and quantity. */
export const substituteValue = (row: PreviewRow, { id, amount }: { id: number; amount: number }): string =>
	`instead ${row.lines[0]} ${id} ${amount}`;

/**
 * Replaces a row's goods by a substitute, in all its lines. Each line keeps its quantity and reference, and the first one also gets what the
 * substitute's packs need.
 * @param value of the pressed button
 * @returns null for any other button, and if the row or the substitute is gone
 */
export function substituteEdits(rows: readonly MatchedRow[], value: string): Map<ListLine, string> | null {
	const [, number, id, amount] = /^instead (\d{1,7}) (\d{1,10}) ([1-9]\d{0,8})$/.exec(value) ?? [];
	const row = rows.find(({ lines }) => lines[0] === Number(number));
	const code = row?.instead?.items.find((one) => one.id === Number(id))?.code;
	if (!row || code === undefined) return null;
	const first = amountOfFirst(row, Number(amount));
	return new Map(row.source.map((line, at) => [line, line.withAmount(at === 0 ? first : (row.amounts[at] ?? 0), code)]));
}

const lineProblems = [
	"line.unclear",
	"code.required",
	"code.unknown",
	"code.ambiguous",
	"goods.outside",
	"unavailableGoods",
	"amount.required",
	"amount.whole",
	"amount.unit",
	"unit.notSold",
	"amount.ambiguous",
	"amount.positive",
	"amount.tooMany",
	"amount.belowMinimum",
	"amount.notAMultiple",
	"reference.tooLong",
	"other",
] as const;

type LineProblem = (typeof lineProblems)[number];

/** Accepts unknown problems, because a backend may have more than the shop has texts for. */
export const lineProblem = (text: string): LineProblem => lineProblems.find((problem) => problem === text) ?? "other";
