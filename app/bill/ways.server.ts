import type { AppLoadContext } from "@remix-run/cloudflare";
import type { CheckedLine } from "../../contract/orders";
import { maxLines } from "../../contract/values/order-bounds";
import type { Question } from "./bill";
import { askItems, type CheckedList, longestCompared, type ReaderChoices } from "./check-list.server";
import { isForSeveral } from "./group-answers";
import { matchedRows } from "./preview";
import { differentWays, figuresOfRows, type LineOffer, type OfferedLine, offersOfWay, type Way, type Ways, ways } from "./ways";

type Choices = Pick<ReaderChoices, "picks" | "supplies">;

/** The ways to take a list as a whole, with the figures that it then has; null if no way changes them, and for long lists. */
export async function comparedWays(context: AppLoadContext, checked: CheckedList, said: ReaderChoices): Promise<Ways | null> {
	const lines = await offeredLines(context, checked);
	if (lines.every(({ offers }) => offers.length < 2)) return null;
	const known = new Map(checked.asked.map((line) => [line.first, line]));
	const isQuestion = new Set(openQuestions(checked).map(({ line }) => line - 1));
	const all = await Promise.all(
		ways.map(async (way) => {
			const { picks, supplies } = choicesOf(way, lines, said);
			const read = checked.readWith(picks).coded.map((line) => (isQuestion.has(line.first) ? line : (known.get(line.first) ?? line)));
			return { way, ...figuresOfRows(matchedRows(read, await askItems(context, read, { supplies, offers: false }))) };
		}),
	);
	return differentWays(figuresOfRows(checked.rows), all);
}

/** The reader's choices after the button of a way. */
export async function withWay(
	context: Pick<AppLoadContext, "backend">,
	checked: CheckedList,
	said: ReaderChoices,
	way: Way,
): Promise<ReaderChoices> {
	return { ...said, ...choicesOf(way, await offeredLines(context, checked), said) };
}

/** Only supplies that the codes alone do not mean are kept, so that the list's address stays short. */
function choicesOf(way: Way, lines: readonly OfferedLine[], said: Choices): Choices {
	const [picks, supplies] = [new Map(said.picks), new Map(said.supplies)];
	for (const [line, { code, supply, isUsual }] of offersOfWay(way, lines)) {
		if (code !== null) picks.set(line, code);
		if (isUsual) supplies.delete(line);
		else supplies.set(line, supply);
	}
	return { picks, supplies };
}

const openQuestions = ({ bill }: CheckedList): Question[] => bill.questions.filter((one) => one.chosen !== "" && isForSeveral(one));

/** The lines of a list with all offers: of their article, or of each candidate of a question. */
async function offeredLines(context: Pick<AppLoadContext, "backend">, checked: CheckedList): Promise<OfferedLine[]> {
	const questions = openQuestions(checked);
	const candidates = questions.flatMap((question) =>
		question.candidates.filter(({ departs }) => !departs).map((candidate) => ({ ...candidate, line: question.line })),
	);
	if (checked.list.ordered.length > longestCompared || candidates.length > maxLines) return [];
	const answers = await askItems(
		context,
		candidates.map(({ code, amount, cut, width, certificate_price: certificate }) => ({
			...{ code, amount, cut: cut ?? undefined, width: width || undefined, error: null },
			certificate: certificate !== null,
		})),
		{ offers: true },
	);
	const ofCandidates = new Map<number, LineOffer[]>(questions.map(({ line }) => [line, []]));
	for (const [at, { line, code }] of candidates.entries()) ofCandidates.get(line)?.push(...lineOffers(answers[at], code));
	const ofCodes = checked.asked
		.filter(({ first }) => !ofCandidates.has(first + 1))
		.map(({ first }) => ({ line: first + 1, offers: lineOffers(checked.answers.get(first), null) }));
	return [...ofCodes, ...[...ofCandidates].map(([line, offers]) => ({ line, offers }))];
}

const lineOffers = (answer: CheckedLine | undefined, code: string | null): LineOffer[] =>
	(answer?.found?.offers ?? []).map(({ suppliedVariantId: supply, supplier, line_price: price, delivery: { min, max } }) => ({
		...{ code, supply, supplier, price, days: max ?? min },
		isUsual: supply === answer?.found?.code_supply,
	}));
