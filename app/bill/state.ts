import type { FileError } from "../platform/tables/decode-file";
import type { Aside, Bill, Question, QuestionCandidate } from "./bill";
import type { BillAside } from "./gaeb/bill-asides";
import type { GaebRefusal } from "./gaeb/read-gaeb";
import { type GroupAnswer, groupAnswers } from "./group-answers";
import { isCertified, isMendable, type MatchedRow, type PreviewRow } from "./preview";
import type { QuantityError } from "./quantity";
import type { Said } from "./said/said";
import type { TableSample } from "./table-columns";
import type { Ways } from "./ways";

export interface QuickOrderState {
	list: string;
	idem: string;
	/** The uploaded file, whether it was read or not. */
	fileName: string | null;
	/** The only sheet that was read; "" if the file has no others. */
	sheet: string;
	error: FileError | GaebRefusal["error"] | "list.required" | null;
	/** The format of the refused file, or the line at which it breaks; "" if its error says all. */
	refused: string;
	/** The bill of quantities that the list is from, packed; "" without one. */
	gaeb: string;
	/** Lines of that bill that are no goods. */
	billAsides: BillAside[];
	isFailed: boolean;
	added: { lines: number; cartUuid: string } | null;
	saved: { name: string; uuid: string; lines: number; left: number } | null;
	/** Why nothing was added or saved. */
	refusal: "sentAlready" | "cartFull" | "nothingAdded" | "notSaved" | "noneChosen" | null;
	canSave: boolean;
	/** The chosen supplies as text: "1:92,5:17". */
	supplies: string;
	/** Quantities typed for lines of the result that are none, by line numbers. */
	amounts: Record<string, TypedAmount>;
	/** The address that contains the list; null without a result, or for a long list. */
	address: string | null;
	preview: Preview | null;
}

export interface TypedAmount {
	text: string;
	error: QuantityError;
}

export interface Preview {
	questions: Question[];
	/** The number of open questions that are not shown, and the choices for other lines that are not. */
	moreQuestions: number;
	moreChosen: { line: number; code: string }[];
	/** Answers for all questions at once. */
	answers: GroupAnswer[];
	/** Ways to take the whole list; null if none differs. */
	ways: Ways | null;
	absent: Question[];
	skipped: Aside[];
	said: Said[];
	wrong: PreviewRow[];
	/** The first valid rows, because a long list would make the page heavy. */
	good: PreviewRow[];
	goodCount: number;
	/** Totals of all valid rows: cents without VAT, and grams. */
	sum: number;
	weight: number;
	joined: number;
	/** Counts of wrong rows with another valid quantity, and of rows with an ambiguous one. */
	mendable: number;
	doubtful: number;
	/** The first table whose head is unknown. The reader may name its columns. */
	table: TableSample | null;
	/** Lines beyond the limit of an order or a call, and the number of lines that were read. */
	waiting: number;
	linesRead: number;
}

/** The codes of chosen candidates by line numbers; "" for none of them. */
export type Picks = ReadonlyMap<number, string>;

/** Ids of supplies by line numbers. A line without one has the supply that its code means. */
export type SupplyChoices = ReadonlyMap<number, number>;

export const suppliesText = (supplies: SupplyChoices): string => [...supplies].map(([line, supply]) => `${line}:${supply}`).join();

export const suppliesOfText = (text: string): SupplyChoices =>
	new Map(
		text.split(",").flatMap((part): [number, number][] => {
			const [, line, supply] = /^(\d{1,7}):([1-9]\d{0,8})$/.exec(part) ?? [];
			return line && supply ? [[Number(line), Number(supply)]] : [];
		}),
	);

export const picksText = (picks: Picks): string => [...picks].map(([line, code]) => `${line}:${code}`).join();

export const picksOfText = (text: string): Picks =>
	new Map(
		text.split(",").flatMap((pick): [number, string][] => {
			const [, line, code] = /^(\d{1,7}):(\S{0,40})$/.exec(pick) ?? [];
			return line && code !== undefined ? [[Number(line), code]] : [];
		}),
	);

export const pickName = (line: number): string => `pick.${line}`;

export const amountName = (line: number): string => `amount.${line}`;

/** The line number in the name of a field that chooses an article or gives a quantity. */
export function lineOfField(kind: "pick" | "amount", name: string): number | null {
	const [, of, line] = /^(pick|amount)\.(\d{1,7})$/.exec(name) ?? [];
	return of === kind ? Number(line) : null;
}

/** A preview's figures with the reader's choices, the same everywhere on the page. */
export interface Figures {
	/** Rows that can be ordered, their total in cents without VAT, and their grams. */
	count: number;
	sum: number;
	weight: number;
	/** Open questions, and the line of the first one. */
	open: number;
	firstOpen: number | null;
	/** Lines without goods. */
	absent: number;
}

/** Whether choosing a candidate answers its question. */
export const isOrderable = ({ availability, line_price: price }: QuestionCandidate): boolean => availability !== "out" && price !== null;

/**
 * Counts a preview with the reader's choices. A choice of goods that another line already orders adds no row, as they are one once the list
 * is checked again. Lines without a quantity are not added.
 */
export function applyPicks(preview: Preview, picks: Picks): Figures {
	const { goodCount, good, sum, weight, questions, absent, moreQuestions } = preview;
	const figures = { count: goodCount, sum, weight };
	const rows = new Map(good.map((row) => [keyOf(row.item?.code, row.cut, row.width, isCertified(row)), new Set(row.lines)]));
	const orderable = ({ candidates }: Question, code: string | null) => candidates.find((one) => one.code === code && isOrderable(one));
	const codeNow = ({ line, chosen }: Question) => picks.get(line) ?? chosen;
	const chosenNow = (question: Question) => orderable(question, codeNow(question));
	const count = (candidate: QuestionCandidate, line: number, by: 1 | -1) => {
		const key = keyOf(candidate.code, candidate.cut, candidate.width, candidate.certificate_price !== null);
		const lines = rows.get(key) ?? new Set();
		rows.set(key, lines);
		// A long preview does not contain all rows.
		if (by < 0 && !lines.delete(line) && good.length === goodCount) return;
		if (lines.size === 0) figures.count += by;
		if (by > 0) lines.add(line);
		figures.sum += by * (candidate.line_price ?? 0);
		figures.weight += by * candidate.weight * (candidate.bars ?? candidate.amount ?? 0);
	};
	for (const question of [...questions, ...absent]) {
		const [before, after] = [orderable(question, question.chosen), chosenNow(question)];
		if (before === after) continue;
		if (before) count(before, question.line, -1);
		if (after) count(after, question.line, 1);
	}
	const open = questions.filter((question) => codeNow(question) !== "" && !chosenNow(question));
	return {
		...figures,
		open: moreQuestions + open.length,
		firstOpen: open[0]?.line ?? null,
		absent: absent.filter((line) => !chosenNow(line)).length,
	};
}

/** A line of the result: a row with the questions that its lines have answered, or a line that is open or not in the range. */
export type ShownLine = { line: number } & (
	| { kind: "good" | "wrong"; row: PreviewRow; answered: readonly Question[] }
	| { kind: "asked" | "absent"; question: Question }
);

/** The lines of a result in the order of the list. A row of several lines is where the first of them is. */
export function linesInOrder({ wrong, good, questions, absent }: Preview): ShownLine[] {
	const answers = new Map([...questions, ...absent].flatMap((one) => (one.chosen ? [[one.line, one] as const] : [])));
	const shown = (kind: "good" | "wrong", rows: readonly PreviewRow[]) =>
		rows.map((row): ShownLine => ({ line: row.lines[0] ?? 0, kind, row, answered: row.lines.flatMap((line) => answers.get(line) ?? []) }));
	const rows = [...shown("wrong", wrong), ...shown("good", good)];
	const inRows = new Set([...wrong, ...good].flatMap(({ lines }) => lines));
	const open = (kind: "asked" | "absent", asked: readonly Question[]) =>
		asked.flatMap((question): ShownLine[] => (inRows.has(question.line) ? [] : [{ line: question.line, kind, question }]));
	return [...rows, ...open("asked", questions), ...open("absent", absent)].sort((one, other) => one.line - other.line);
}

const keyOf = (code: string | undefined, cut: number | null, width: number, certificate: boolean): string =>
	`${code} ${cut} ${width} ${certificate}`;

const maxQuestions = 50;

const maxGood = 200;

export function listState(known: Partial<QuickOrderState>): QuickOrderState {
	return {
		list: "",
		idem: crypto.randomUUID(),
		fileName: null,
		sheet: "",
		error: null,
		refused: "",
		gaeb: "",
		billAsides: [],
		isFailed: false,
		added: null,
		saved: null,
		refusal: null,
		canSave: false,
		supplies: "",
		amounts: {},
		address: null,
		preview: null,
		...known,
	};
}

export function shownPreview(
	rows: readonly MatchedRow[],
	{
		questions,
		absent,
		skipped,
		said = [],
		ordered = [],
	}: Pick<Bill, "questions" | "absent" | "skipped"> & Partial<Pick<Bill, "said" | "ordered">>,
	waiting: number,
	table: TableSample | null = null,
	ways: Ways | null = null,
): Preview {
	const wrong = rows.filter(({ problem }) => problem !== null);
	const good = rows.filter(({ problem }) => problem === null);
	const total = (figure: (row: MatchedRow) => number): number => good.reduce((sum, row) => sum + figure(row), 0);
	return {
		questions: questions.slice(0, maxQuestions),
		moreQuestions: questions.slice(maxQuestions).filter(({ chosen }) => chosen === null).length,
		moreChosen: questions.slice(maxQuestions).flatMap(({ line, chosen: code }) => (code === null ? [] : [{ line, code }])),
		answers: groupAnswers(questions, ways === null),
		ways,
		absent: withFirstChoices(absent),
		skipped,
		said,
		wrong: wrong.map(plain),
		good: good.slice(0, maxGood).map(plain),
		goodCount: good.length,
		sum: total(({ item }) => item?.line_price ?? 0),
		weight: total(({ item }) => item?.weight ?? 0),
		joined: good.filter(({ lines }) => lines.length > 1).length,
		mendable: wrong.filter(isMendable).length,
		doubtful: wrong.filter(({ problem }) => problem === "amount.ambiguous").length,
		waiting,
		linesRead: ordered.length,
		table,
	};
}

/** Absent lines beyond the first keep only their text and any choice. */
function withFirstChoices(absent: readonly Question[]): Question[] {
	let open = maxQuestions;
	return absent.map((line) => (line.candidates.length === 0 || line.chosen !== null || open-- > 0 ? line : { ...line, candidates: [] }));
}

/** Without what the page does not show. */
const plain = ({ source: _, item, ...row }: MatchedRow): PreviewRow => ({ ...row, item: item && { ...item, offers: [] } });
