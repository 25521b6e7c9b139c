import type { Question, QuestionCandidate } from "./bill";

/** Words of lengths ("6 m"), of grades ("S235JR", "8.8"), and all others, most of which are finishes. */
export const wordKinds = ["finish", "grade", "length"] as const;
export type WordKind = (typeof wordKinds)[number];

/** One answer to several questions, and the number of lines that it answers. */
export interface GroupAnswer {
	/** The button's value. */
	value: string;
	/** A word that some candidates have: "roh"; null for the cheapest and the fastest. */
	word: string | null;
	kind: WordKind | null;
	count: number;
}

type Asked = Pick<Question, "line" | "chosen" | "candidates" | "unread" | "isOneProduct">;

/**
 * Whether one answer for several lines may answer this one. The reader has to see words that nobody understood, which may be a grade or "not
 * wanted any more", has to choose between goods of different kinds, and has to confirm a single article.
 */
export const isForSeveral = ({ candidates, unread, isOneProduct }: Omit<Asked, "line" | "chosen">): boolean =>
	candidates.length > 1 && unread.length === 0 && isOneProduct;

const maxWords = 6;
const wordPrefix = "word:";
/** Titles are texts in the reader's language, so that only the form of a word tells its kind. */
const kindOf = (word: string): WordKind =>
	/^[\d.,]+\sm$/.test(word) ? "length" : /^[\p{Lu}\d][\p{L}\d.+]*$/u.test(word) && /\d/.test(word) ? "grade" : "finish";
const wordsOf = ({ title }: QuestionCandidate): string[] => (title === "" ? [] : title.split(", "));

/**
 * The answers that one press can give to all open questions, or to all questions if at most one is open. A word has to answer at least two
 * lines.
 * @param hasStrategies whether to offer the cheapest and the fastest of each, too
 */
export function groupAnswers(questions: readonly Asked[], hasStrategies: boolean): GroupAnswer[] {
	const asked = meantQuestions(questions);
	if (asked.length < 2) return [];
	const answerOf = (value: string, word: string | null): GroupAnswer => ({
		...{ value, word, kind: word === null ? null : kindOf(word) },
		count: picksOfAnswer(questions, value).size,
	});
	const words = new Set(asked.flatMap(({ candidates }) => candidates.flatMap(wordsOf)));
	const byWord = [...words]
		.map((word) => answerOf(wordPrefix + word, word))
		.filter(({ count }) => count > 1)
		.sort((one, other) => other.count - one.count)
		.slice(0, maxWords);
	const strategies = hasStrategies ? ["cheapest", "fastest"].map((value) => answerOf(value, null)).filter(({ count }) => count > 0) : [];
	return [...byWord, ...strategies];
}

/** The choices that an answer makes. Lines for which it names no single article stay as they are. */
export function picksOfAnswer(questions: readonly Asked[], value: string): ReadonlyMap<number, string> {
	return new Map(
		meantQuestions(questions).flatMap((question): [number, string][] => {
			const found = isForSeveral(question) ? meantCandidate(question.candidates, value) : undefined;
			return found && found.code !== question.chosen ? [[question.line, found.code]] : [];
		}),
	);
}

function meantQuestions(questions: readonly Asked[]): readonly Asked[] {
	const open = questions.filter(({ chosen }) => chosen === null);
	return open.length > 1 ? open : questions.filter(({ chosen }) => chosen !== "");
}

function meantCandidate(candidates: readonly QuestionCandidate[], value: string): QuestionCandidate | undefined {
	const there = candidates.filter(isMeant);
	if (value === "cheapest") return least(there, [priceOf, daysOf]);
	if (value === "fastest") return least(there, [daysOf, priceOf]);
	const [only, ...others] = there.filter((candidate) => wordsOf(candidate).some((word) => wordPrefix + word === value));
	return others.length === 0 ? only : undefined;
}

/** Whether an answer to several questions may take a candidate: it can be had, and is as the words above its line ask. */
const isMeant = ({ availability, departs }: QuestionCandidate): boolean => availability !== "out" && !departs;

/** The candidate of the lowest price; none without a choice, or if several have it. */
export function cheapestOf(candidates: readonly QuestionCandidate[]): QuestionCandidate | undefined {
	const there = candidates.filter(isMeant);
	return there.length > 1 ? least(there, [priceOf]) : undefined;
}

const priceOf = ({ line_price: price }: QuestionCandidate): number | null => price;
const daysOf = ({ delivery: { min, max } }: QuestionCandidate): number | null => max ?? min;

/** The candidate with the least figure, of several the one with the least second figure. None if figures are missing or all are equal. */
function least(
	candidates: readonly QuestionCandidate[],
	[figure, ...others]: readonly ((candidate: QuestionCandidate) => number | null)[],
): QuestionCandidate | undefined {
	const [only, ...more] = candidates;
	if (!figure || more.length === 0) return more.length === 0 ? only : undefined;
	const figures = candidates.map((candidate) => figure(candidate) ?? Number.POSITIVE_INFINITY);
	const best = Math.min(...figures);
	if (!Number.isFinite(best)) return undefined;
	return least(
		candidates.filter((_, index) => figures[index] === best),
		others,
	);
}
