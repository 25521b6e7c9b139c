import { companyDay } from "../../../../contract/company";
import type { Language } from "../../../../contract/locale";
import { type PlainText, plain as plainOf } from "../../plain";
import { supplierCode, variantCode } from "../query/code-hits";
import { type HeldIndex, meaningOf } from "../query/search-index";
import { barsBelow } from "./above/rebar";
import { rulesIn, statesRule } from "./above/rules";
import { countsGoods } from "./asked";
import type { GoodsCode } from "./codes";
import { doubtsIn, mayBeThousands, numbersOf } from "./doubts";
import type { Named } from "./judge";
import { isOfWholeList, type Notes, noNotes, notesIn } from "./notes/notes";
import { beginWithDays } from "./notes/wanted-days";
import { countsVolume } from "./other-trades";
import { besideCode, hasDoubtfulCount, plainLine, type Reading, readingsOf, withoutAsides } from "./readings";
import { type Heads, headsOf, looseHeads, type Row, readRow, rowNotes } from "./table";
import { hasNoGoods, introducesList, isLetter, type Measure } from "./words";

export interface Prepared {
	/** As written. */
	line: string;
	plain: PlainText;
	/** The buyer's number for the goods. */
	reference: string;
	/** Places in the line with an unusable quantity or a question. */
	open: readonly [number, number][];
	/** The line has an ambiguous figure: "1.000", or one in a column with an unknown name. */
	isDoubtful: boolean;
	/** Weights from the line's table. */
	measures: readonly Measure[];
	/** It counts something, if only by a unit that the shop does not know. */
	isCounted: boolean;
	isVolume: boolean;
	kind: "goods" | "letter" | "beside" | "head" | "note";
	notes: Notes;
	code: LineCode | null;
	readings: readonly Named[];
}

/** A code and the rest of its line. A bare figure is a code only if nothing in the line names goods. */
type LineCode = GoodsCode & { beside: Named; isBare: boolean };

/** A line, and its content as a row of the table above it. */
export interface Written {
	line: string;
	notes: Notes;
	/** It names only certificates and days, which are of all lines. */
	isNote: boolean;
	row: Row | "head" | null;
	/** The number of cells that commas separate, from a head with unknown names. */
	commas: number;
	/** It has only the diameter of concrete bars, which the line above names. */
	isOfBars: boolean;
	/** The position of the list's line numbers. */
	numbers: ReturnType<typeof numbersOf>;
}

/** Splits the notes from each line, and reads it by the head of its table. */
export function inTables(lines: readonly string[], language: Language): Written[] {
	let heads: Heads | null = null;
	let commas = 0;
	const numbers = numbersOf(lines);
	const today = companyDay(new Date());
	const texts = lines.map((line) => plainOf(line).text);
	const isOfDays = beginWithDays(texts, today);
	const ofBars = barsBelow(texts);
	return lines.map((line, at) => {
		const isOfBars = ofBars[at] ?? false;
		const found = headsOf(line);
		if (found) heads = found;
		else commas = looseHeads(line) || commas;
		if (found) return { line, notes: noNotes(line), isNote: false, row: "head", commas, isOfBars, numbers };
		const notes = heads && line.includes(heads.separator) ? rowNotes(line, heads, today) : notesIn(line, today, isOfDays);
		const isNote = (notes.certificate !== null || notes.day !== null) && notes.open.length === 0 && isOfWholeList(notes.rest);
		return { line, notes, isNote, row: heads && readRow(notes.rest, heads, language), commas, isOfBars, numbers };
	});
}

/** Finds the code of a line, and the ways to read it. */
export function prepare(
	index: HeldIndex,
	language: Language,
	{ line: written, notes, isNote, row, commas, isOfBars, numbers }: Written,
): Prepared {
	const line = notes.rest;
	const plain = row && row !== "head" ? row.plain : plainLine(line, language, commas);
	const diameter = isOfBars ? /(?<!\d)\d{1,2}(?= ?(?:er|mm|:n|:sia|-ne|-seid))/u.exec(plain.text) : null;
	const reference = row && row !== "head" ? row.number : "";
	const isOpenFirst = row === null && (numbers === "second" || (numbers === null && mayBeThousands(line)));
	const first = isOpenFirst ? [line.search(/\d/)] : [];
	const open = [
		...notes.open,
		...(row && row !== "head" ? row.open : []),
		...first.map((at): [number, number] => [at, at + 1]),
		...(diameter ? [[plain.place(diameter.index), plain.place(diameter.index + diameter[0].length)] satisfies [number, number]] : []),
		...doubtsIn(row && row !== "head" ? row.said : line),
	];
	const isDoubtful = open.length > 0 || (row && row !== "head" ? row.isDoubtful : hasDoubtfulCount(line));
	const measures = row && row !== "head" ? row.measures : [];
	const isVolume = countsVolume(plainLine(written, language).text);
	const isCounted = isVolume || (row !== null && row !== "head" && row.open.some(([from, to]) => /\d/.test(line.slice(from, to))));
	if (row === "head" || isNote || hasNoGoods(plain.text) || (introducesList(plain.text) && !countsGoods(plain.text))) {
		const kind = row === "head" ? "head" : isNote ? "note" : "beside";
		return { line: written, plain, reference, open, isDoubtful, measures, isCounted, isVolume, kind, notes, code: null, readings: [] };
	}
	const kind = isLetter(plain.text) || isLetter(plainLine(written, language).text) ? "letter" : "goods";
	const ofNumber = (code: { id: number } | { code: string } | null) => code && { ...code, rest: plain.text };
	const own = ofNumber(variantCode(reference)) ?? variantCode(plain.text);
	const bare = bareCode(row ? reference : plain.text);
	const code =
		own ?? ofNumber(supplierCode(reference)) ?? supplierCode(plain.text) ?? (bare && { ...bare, rest: row ? plain.text : bare.rest });
	const isRule = row === null && statesRule(plain.text);
	const mean = (reading: Reading): Named => ({ reading, meant: meaningOf(index, goodsOf(reading), language) });
	// "10er 60 Stk" below concrete bars.
	const goodsOf = ({ goods }: Reading): string =>
		diameter === null ? goods : `betonstahl ${goods.replace(/(?<=\d)(?:er|:n|:sia|-ne|-seid)/u, " mm")}`;
	const ofRow = (goods: string): Reading[] =>
		row ? [{ position: row.position, quantity: row.quantity, piece: row.piece, held: null, measures: [], ...withoutAsides(goods) }] : [];
	const [beside] = code ? (row ? ofRow(code.rest) : besideCode(code.rest)) : [];
	const ofRule: Reading[] = [{ position: "", quantity: null, piece: null, held: null, measures: [], open: [], goods: rulesIn(plain.text) }];
	const readings = (isRule ? ofRule : row ? ofRow(own?.rest ?? plain.text) : readingsOf(own?.rest ?? plain.text, numbers === "first"))
		.filter(isOfGoods)
		.map((one) =>
			one.quantity === null && notes.total !== null ? { ...one, quantity: { value: notes.total, unit: "piece" as const } } : one,
		)
		.filter(({ quantity }) => notes.total === null || quantity?.unit !== "any");
	return {
		...{ line: written, plain, reference, open, isDoubtful, measures, isCounted, isVolume, kind, notes },
		code: code && beside ? { ...code, beside: mean(beside), isBare: code === own ? false : "id" in code } : null,
		readings: readings.map(mean),
	};
}

/** A figure in the first cell: a code of the shop, or the writer's own number. */
function bareCode(text: string): { id: number; rest: string } | null {
	const [whole = "", digits] = /^[\s;]*(\d{1,9})\s*(?=;|$)/.exec(text) ?? [];
	return digits === undefined ? null : { id: Number(digits), rest: text.replace(whole, " ".padEnd(whole.length)) };
}

export const isOfGoods = ({ goods }: Reading): boolean => /[\p{L}\d]/u.test(goods);
