import type { FileError } from "../platform/tables/decode-file";
import type { Aside, Bill, Question } from "./bill";
import { isMendable, type MatchedRow, type PreviewRow } from "./preview";
import type { TableSample } from "./table-columns";

export interface QuickOrderState {
	list: string;
	idem: string;
	/** The uploaded file, whether it was read or not. */
	fileName: string | null;
	/** The only sheet that was read; "" if the file has no others. */
	sheet: string;
	error: FileError | "list.required" | null;
	isFailed: boolean;
	added: { lines: number; cartUuid: string } | null;
	saved: { name: string; uuid: string; lines: number; left: number } | null;
	/** Why nothing was added or saved. */
	refusal: "sentAlready" | "cartFull" | "nothingAdded" | "notSaved" | null;
	canSave: boolean;
	preview: Preview | null;
}

export interface Preview {
	questions: Question[];
	moreQuestions: number;
	absent: Question[];
	skipped: Aside[];
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

export type Picks = ReadonlyMap<number, string>;

export function pickedLineNumber(name: string): number | null {
	const line = /^pick\.(\d{1,7})$/.exec(name)?.[1];
	return line === undefined ? null : Number(line);
}

/**
 * The number of lines that the preview adds with the reader's choices, their total, and the number of open questions. Lines without a
 * quantity are not added.
 */
export function applyPicks(
	{ goodCount, sum, questions, absent, moreQuestions }: Preview,
	picks: Picks,
): { count: number; open: number; firstOpen: number | null; sum: number } {
	const figures = { count: goodCount, open: moreQuestions, sum };
	const priceOf = ({ candidates }: Question, code: string | null) => {
		const candidate = candidates.find((one) => one.code === code);
		return candidate && candidate.availability !== "out" ? candidate.line_price : null;
	};
	const priceNow = (question: Question) => priceOf(question, picks.get(question.line) ?? question.chosen);
	for (const question of [...questions, ...absent]) {
		const before = priceOf(question, question.chosen);
		const after = priceNow(question);
		figures.count += Number(after !== null) - Number(before !== null);
		figures.sum += (after ?? 0) - (before ?? 0);
	}
	const openQuestions = questions.filter((question) => priceNow(question) === null);
	return { ...figures, open: figures.open + openQuestions.length, firstOpen: openQuestions[0]?.line ?? null };
}

const maxQuestions = 50;

const maxGood = 200;

export function listState(known: Partial<QuickOrderState>): QuickOrderState {
	return {
		list: "",
		idem: crypto.randomUUID(),
		fileName: null,
		sheet: "",
		error: null,
		isFailed: false,
		added: null,
		saved: null,
		refusal: null,
		canSave: false,
		preview: null,
		...known,
	};
}

export function shownPreview(
	rows: readonly MatchedRow[],
	{ questions, absent, skipped, ordered = [] }: Pick<Bill, "questions" | "absent" | "skipped"> & Partial<Pick<Bill, "ordered">>,
	waiting: number,
	table: TableSample | null = null,
): Preview {
	const wrong = rows.filter(({ problem }) => problem !== null);
	const good = rows.filter(({ problem }) => problem === null);
	const total = (figure: (row: MatchedRow) => number): number => good.reduce((sum, row) => sum + figure(row), 0);
	return {
		questions: questions.slice(0, maxQuestions),
		moreQuestions: Math.max(0, questions.length - maxQuestions),
		absent: withFirstChoices(absent),
		skipped,
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

const plain = ({ source: _, ...row }: MatchedRow): PreviewRow => row;
