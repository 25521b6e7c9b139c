import type { AppLoadContext } from "@remix-run/cloudflare";
import { companyDay } from "../../contract/company";
import { type CheckedLine, orders } from "../../contract/orders";
import { search } from "../../contract/search";
import { maxLines } from "../../contract/values/order-bounds";
import { type Bill, describedLines, type Question, readBill } from "./bill";
import { inUnitsOfSale, type MatchedRow, matchedRows, turned } from "./preview";
import { type ListLine, type OrderList, readList } from "./read-list";
import type { Picks, SupplyChoices } from "./state";
import { type NamedTable, type TableSample, unnamedTable, writtenHead } from "./table-columns";

/** The reader's choices: candidates for lines, supplies of their articles, and kinds of columns. */
export interface ReaderChoices {
	picks: Picks;
	supplies: SupplyChoices;
	table: NamedTable | null;
}

export interface CheckedList {
	list: OrderList;
	rows: MatchedRow[];
	bill: Bill;
	/** The lines that the backend priced, and its answers by their first lines. */
	asked: readonly ListLine[];
	answers: ReadonlyMap<number, CheckedLine>;
	/** Reads the list with other candidates. */
	readWith(picks: Picks): Bill;
	/** Lines beyond the limit of an order or a call. They wait for the next check. */
	waiting: number;
	/** A table whose head is unknown, or was named by the reader. */
	table: TableSample | null;
}

/** Offers of other suppliers are read for lists of up to so many lines, because longer ones have no address that could keep them. */
export const longestCompared = 300;

/**
 * Asks the backend for the prices of lines.
 * @param chosen the supplies of lines, and whether to include the offers of all suppliers
 */
export async function askItems(
	{ backend }: Pick<AppLoadContext, "backend">,
	ordered: readonly (Pick<ListLine, "code" | "amount" | "error" | "cut" | "width" | "certificate"> & { first?: number })[],
	{ supplies, offers }: { supplies?: SupplyChoices; offers: boolean },
): Promise<CheckedLine[]> {
	const lines = ordered.map(({ code, amount, error, cut, width, certificate, first }) => {
		const supply = first === undefined ? undefined : supplies?.get(first + 1);
		return {
			code: error === "line.unclear" || code.length > 80 ? "" : code,
			amount: error ? null : amount,
			...(cut !== undefined && { cut }),
			...(width !== undefined && { width }),
			...(certificate && { certificate }),
			...(supply !== undefined && { supply }),
		};
	});
	return lines.length > 0 ? backend(orders.checkItems, { body: { lines, ...(offers && { offers }) } }) : [];
}

/** Reads a list and asks the backend for the meaning and price of its lines. Stores nothing. */
export async function checkList(
	context: Pick<AppLoadContext, "backend" | "texts">,
	text: string,
	{ picks, supplies, table }: ReaderChoices,
): Promise<CheckedList> {
	const { backend, texts } = context;
	const list = readList(text, table);
	const described = describedLines(list, list.ordered.slice(0, maxLines), table ? writtenHead(table) : "");
	// Without a backend that reads lines, they stay unclear.
	const reads = described.size > 0 ? await backend(search.lines, { body: { lines: [...described.values()] } }).catch(() => null) : [];
	// Lines beyond the limit of one call wait, and all lines below them.
	const unread = reads && new Set([...described.keys()].slice(reads.length));
	const firstUnread = unread ? list.ordered.findIndex((line) => unread.has(line)) : -1;
	const read = list.ordered.slice(0, firstUnread < 0 ? maxLines : Math.min(firstUnread, maxLines));
	const t = texts.translator("quick-order");
	const readWith = (chosen: Picks): Bill =>
		readBill(
			read,
			reads ? described : new Map(),
			reads ?? [],
			(line) => chosen.get(line) ?? null,
			(number) => t("position", { number }),
			companyDay(new Date()),
		);
	const bill = readWith(picks);
	const ask = (ordered: readonly ListLine[]) => askItems(context, ordered, { supplies, offers: list.ordered.length <= longestCompared });
	const typed = await ask(bill.coded);
	const others = bill.coded.map((line, at) => (typed[at]?.problem === "code.unknown" ? turned(line) : null));
	const lines = await asTurned(bill.coded, others, ask);
	const first = lines === bill.coded ? typed : await ask(lines);
	const now = inUnitsOfSale(lines, first);
	// Lines in different units are not added up.
	const answers = now === lines ? first : await ask(now);
	const waiting = list.ordered.slice(read.length);
	const mendable = new Map(bill.coded.map((line, at) => [line, now[at] ?? line]));
	const known = new Set(
		[...described.keys()].flatMap((line, at) => (reads?.[at]?.is_head ? [typeof line === "number" ? line : line.first] : [])),
	);
	// Without a backend that reads lines, naming columns would have no effect.
	const open = new Set(reads ? [...bill.questions, ...bill.absent].map(({ line }) => line - 1) : []);
	const isKnown = (place: number): boolean => list.heads.includes(place) || known.has(place);
	const ordered = bill.ordered.map((line) => mendable.get(line) ?? line);
	const rows = matchedRows(now, answers);
	return {
		list: { ...list, ordered: [...ordered, ...waiting] },
		rows,
		bill: { ...bill, questions: bill.questions.map((question) => asSupplied(question, rows, supplies)) },
		asked: now,
		answers: new Map(now.flatMap(({ first }, at) => (answers[at] ? [[first, answers[at]]] : []))),
		readWith,
		waiting: waiting.length,
		table: unnamedTable(list.lines, { isKnown, isOpen: (place) => open.has(place), named: table }),
	};
}

/** Gives a question's chosen candidate the price of the supply that is chosen for it. Other lines of the same row have a joint price. */
function asSupplied(question: Question, rows: readonly MatchedRow[], supplies: SupplyChoices): Question {
	const { line, chosen } = question;
	const row = supplies.has(line) ? rows.find(({ lines }) => lines.length === 1 && lines[0] === line) : undefined;
	if (!row?.item || row.problem !== null) return question;
	const { price, line_price, delivery, availability, stock } = row.item;
	return {
		...question,
		candidates: question.candidates.map((candidate) =>
			candidate.code === chosen
				? {
						...{ ...candidate, price, line_price, stock },
						...{ delivery: delivery ?? candidate.delivery, availability: availability ?? candidate.availability },
					}
				: candidate,
		),
	};
}

/** Replaces lines by their turned form if its code is known. */
async function asTurned(
	lines: readonly ListLine[],
	others: readonly (ListLine | null)[],
	ask: (lines: readonly ListLine[]) => Promise<readonly { found: { code: string } | null }[]>,
): Promise<readonly ListLine[]> {
	const open = others.filter((line) => line !== null);
	if (open.length === 0) return lines;
	const answers = await ask(open);
	const found = new Set(open.filter(({ code }, at) => answers[at]?.found?.code === code));
	if (found.size === 0) return lines;
	return lines.map((line, at) => {
		const other = others[at];
		return other && found.has(other) ? other : line;
	});
}
