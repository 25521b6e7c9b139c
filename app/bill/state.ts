import type { FileError } from "../platform/tables/decode-file";
import type { Aside, Bill, Question } from "./bill";
import { isMendable, type MatchedRow, type PreviewRow } from "./preview";
import type { TableSample } from "./table-columns";

/** The state of the quick order's page. */
export interface QuickOrderState {
	/** The list, as the form holds it. */
	list: string;
	/** The key of this one form: sent twice it is one effect. */
	idem: string;
	/** The file that is part of the list now, or could not be read. */
	fileName: string | null;
	/** The only sheet of it that was read; "" where it has no others. */
	sheet: string;
	error: FileError | "list.required" | null;
	/** The backend did not answer. */
	isFailed: boolean;
	/** What was just added to the cart. */
	added: { lines: number; cartUuid: string } | null;
	/** The list that was just saved, and the number of lines left out. */
	saved: { name: string; uuid: string; lines: number; left: number } | null;
	/** Why nothing did. */
	refusal: "sentAlready" | "cartFull" | "nothingAdded" | "notSaved" | null;
	/** Whether the result can be saved as a list. */
	canSave: boolean;
	preview: Preview | null;
}

export interface Preview {
	/** The first of them, and how many more come after these. */
	questions: Question[];
	moreQuestions: number;
	absent: Question[];
	skipped: Aside[];
	/** All of them. */
	wrong: PreviewRow[];
	/** The first of them, so that a long list stays light. */
	good: PreviewRow[];
	goodCount: number;
	/** Totals of all good rows: cents without VAT, and grams. */
	sum: number;
	weight: number;
	/** Number of good rows that join several lines. */
	joined: number;
	/** Wrong ones that only want another quantity, and those whose quantity may mean two things. */
	mendable: number;
	doubtful: number;
	/** The first table whose head is not understood: the reader may name its columns. */
	table: TableSample | null;
	/** Lines that are more than an order takes or the backend reads at once, and how many were read. */
	waiting: number;
	linesRead: number;
}

/** Chosen codes by the numbers of their lines. */
export type Picks = ReadonlyMap<number, string>;

/** The line that a field of this name chooses for. */
export function pickedLine(name: string): number | null {
	const line = /^pick\.(\d{1,7})$/.exec(name)?.[1];
	return line === undefined ? null : Number(line);
}

/**
 * How many lines a preview adds with what has been chosen since, what they come to, and what is left open. Lines without a quantity are not
 * added.
 */
export function withPicks(
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

/** More than anyone answers at once; the others are asked once these are in the cart. */
const maxQuestions = 50;

/** More good rows than anyone reads through. */
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

/** Lines beyond the first keep their text alone, but for what was chosen already. */
function withFirstChoices(absent: readonly Question[]): Question[] {
	let open = maxQuestions;
	return absent.map((line) => (line.candidates.length === 0 || line.chosen !== null || open-- > 0 ? line : { ...line, candidates: [] }));
}

const plain = ({ source: _, ...row }: MatchedRow): PreviewRow => row;
