import type { LineCandidate, LineRead } from "../../contract/search";
import { writtenCells } from "../platform/tables/cells";
import type { ListLine, OrderList } from "./read-list";
import { isCode } from "./rows";
import { keptOf, type SaidOfList, saidOf } from "./said/said";

/** A line whose meaning the reader must choose. */
export interface Question {
	line: number;
	text: string;
	unread: LineRead["unread"];
	/** A grade in the line that the shop does not have of these goods; null without one. */
	grade: string | null;
	/** Whether the line names several lengths or goods with their own quantities. */
	isSeveral: boolean;
	/** The pieces of each length in mm, if the line names several lengths. */
	lengths: LineRead["lengths"];
	/** The titles' common part; "" for none. */
	common: string;
	/** Whether the candidates are variants of one product. */
	isOneProduct: boolean;
	candidates: QuestionCandidate[];
	/** The code of the chosen candidate; "" if the reader wants none of them, null while nobody has answered. */
	chosen: string | null;
}

/** Its title is the rest after the common part; "" for none. */
export type QuestionCandidate = Omit<LineCandidate, "fullTitle"> & { title: string };

/** A line that orders nothing, and its unread words. */
export type Aside = Pick<Question, "line" | "text" | "unread">;

export interface Bill {
	coded: ListLine[];
	questions: Question[];
	/** Lines without a match in the catalogue. The reader can choose from similar goods. */
	absent: Question[];
	skipped: Aside[];
	/** Certificates and wanted days, and the day that all of them mean: ISO, null for none. */
	said: SaidOfList["said"];
	wantedOn: SaidOfList["wantedOn"];
	/** All lines in list order. Found codes replace the typed ones. */
	ordered: ListLine[];
}

/** The backend reads no longer lines. In characters. */
const longestLine = 1000;

/**
 * Collects the lines for the backend to read: all except plain codes with quantities, plus the heads of their tables. Keys are the line, or
 * the index of a head. A leading number may be a code, a line number or the buyer's own number.
 * @param namedHead replaces the head whose columns the reader has named
 */
export function describedLines(
	{ lines, heads, named }: Pick<OrderList, "lines" | "heads" | "named">,
	ordered: readonly ListLine[],
	namedHead = "",
): Map<ListLine | number, string> {
	// Words behind an empty cell are a heading or goods: ";Träger", ";;HEA 160;4".
	const hasWords = ({ amount, quantity, beside }: ListLine) => /\p{L}{2}/u.test(`${amount === null ? quantity : ""} ${beside}`);
	const isDescribed = (line: ListLine) =>
		line.error === "line.unclear" || (line.error === "code.required" ? hasWords(line) : !isCode(line.code) || line.beside !== "");
	const described = new Map<ListLine | number, string>();
	// Words without a code may refer to lines with one.
	const hasOthers = ordered.some((line) => line.error === "line.unclear" || (line.amount === null && isDescribed(line)));
	const open = [...heads];
	for (const line of ordered) {
		const text = lines.slice(line.first, line.last + 1).join(" ");
		if (!(hasOthers || isDescribed(line)) || text.length > longestLine) continue;
		const above = open.filter((place) => place < line.first).at(-1);
		const head = above === undefined ? "" : above === named ? namedHead : (lines[above] ?? "");
		if (above !== undefined) open.splice(0, open.indexOf(above) + 1);
		if (above !== undefined && head.length <= longestLine) described.set(above, head);
		described.set(line, text);
	}
	return described;
}

/**
 * Replaces lines by the backend's reading of them.
 * @param reads one for each described line
 * @param pickOf the code that the reader chose for a line number, if any
 * @param positionText formats a line's number in the bill, for its reference
 * @param today ISO, by the company's clock
 */
export function readBill(
	ordered: readonly ListLine[],
	described: ReadonlyMap<ListLine | number, string>,
	reads: readonly LineRead[],
	pickOf: (line: number) => string | null,
	positionText: (position: string) => string,
	today: string,
): Bill {
	const readOf = new Map([...described.keys()].map((line, at) => [line, reads[at]]));
	const heard = saidOf(
		ordered.map((line) => ({ line, text: described.get(line) ?? "", read: readOf.get(line) })),
		today,
	);
	const bill: Bill = { coded: [], questions: [], absent: [], skipped: [], ...heard, ordered: [] };
	for (const line of ordered) {
		const answer = readOf.get(line);
		if (answer?.is_cancelled) {
			bill.ordered.push(line);
			continue;
		}
		// A text in the code's cell that is not a word is an unknown code.
		const isWord = answer?.kind === "skipped" && !/^\S*\d\S*$/.test(line.code);
		// In a table with position numbers, words of a text are not an unknown code.
		const isText = answer?.position !== "" && (/\s/.test(line.code) || line.code === answer?.position);
		const isNothing = answer && !isWord && !isText && answer.candidates.length === 0 && answer.material === null;
		const [only, ...more] = answer?.candidates ?? [];
		// Words in other cells are the reference, unless they are a cut length.
		const isOnly = only !== undefined && more.length === 0 && only.cut === null && !answer?.disagrees;
		const isTyped = isOnly && plainCode(only.code) === plainCode(line.code);
		// A code with a quantity is clear, unless the list contradicts it.
		const isPlain = line.beside === "" && isCode(line.code) && !answer?.disagrees;
		// Only the backend may understand the head, and name another cell as the quantity.
		const isOtherCount = typeof answer?.quantity?.value === "number" && line.amount !== null && answer.quantity.value !== line.amount;
		const read = (isNothing || ((isTyped || isPlain) && !isOtherCount)) && line.error !== "line.unclear" ? undefined : answer;
		if (!read) {
			const coded = answer?.certificate === true ? { ...line, certificate: true } : line;
			bill.coded.push(coded);
			bill.ordered.push(coded);
			continue;
		}
		if (read.is_note) {
			bill.ordered.push(line);
			continue;
		}
		const number = line.first + 1;
		const candidates = read.kind === "skipped" ? [] : read.candidates;
		const picked = read.kind === "clear" ? candidates[0]?.code : pickOf(number);
		const chosen = candidates.find(({ code }) => code === picked);
		const question = {
			...{
				line: number,
				text: described.get(line) ?? "",
				unread: read.unread,
				grade: read.grade,
				isSeveral: read.is_several,
				lengths: read.lengths,
				chosen: chosen?.code ?? (picked === "" ? "" : null),
			},
			...withoutCommon(candidates),
		};
		if (read.kind === "skipped") bill.skipped.push(question);
		else if (read.kind === "none" || candidates.length === 0) bill.absent.push(question);
		else if (read.kind === "candidates") bill.questions.push(question);
		const reference = [read.position === "" ? "" : positionText(read.position), read.reference, line.note].filter((part) => part !== "");
		const kept = keptOf(read, heard.wantedOn);
		const found = chosen
			? foundLine(line, chosen, {
					reference: [...reference, kept.day].filter((part) => part !== "").join(", "),
					certificate: read.certificate === true,
					written: kept.certificate,
				})
			: line;
		if (found !== line) bill.coded.push(found);
		bill.ordered.push(found);
	}
	return bill;
}

const plainCode = (code: string): string =>
	code
		.replace(/[\p{Pd}\s_]/gu, "")
		.replace(/(?<=\D)0+/g, "")
		.toUpperCase();

/**
 * Splits off the common part of the candidates' titles. For "HEA 160, 12 m, roh" and "HEA 160, 12 m, grundiert" the reader chooses only the
 * finish.
 */
function withoutCommon(candidates: readonly LineCandidate[]): Pick<Question, "common" | "isOneProduct" | "candidates"> {
	const titles = candidates.map(({ fullTitle }) => fullTitle.split(", "));
	const [first = []] = titles;
	const isCommon = first.map((part, at) => titles.every((title) => title.length === first.length && title[at] === part));
	return {
		common: first.filter((_, at) => isCommon[at]).join(", "),
		isOneProduct: candidates.every(({ fullTitle }) => fullTitle.split(", ")[0] === first[0]),
		candidates: candidates.map(({ fullTitle: _, ...candidate }, index) => ({
			...candidate,
			title: (titles[index] ?? []).filter((_, at) => !isCommon[at]).join(", "),
		})),
	};
}

/** Replaces a line's code by that of the variant it means. */
function foundLine(
	line: ListLine,
	{ code, amount, cut, width }: LineCandidate,
	{ reference, certificate, written }: { reference: string; certificate: boolean; written: string },
): ListLine {
	return {
		...{ first: line.first, last: line.last, code, quantity: "", reference, amount, choices: [], unitWord: "" },
		...{ cut: cut ?? undefined, width: width || undefined },
		error: amount === null ? "amount.required" : null,
		...{ beside: "", note: "", certificate },
		withAmount: (chosen, other = code) => writtenCells([other, String(chosen), reference, written].filter(Boolean), ";"),
	};
}
