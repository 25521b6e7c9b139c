import type { AppLoadContext } from "@remix-run/cloudflare";
import { orders } from "../../contract/orders";
import { search } from "../../contract/search";
import { maxLines } from "../../contract/values/order-bounds";
import { type Bill, describedLines, readBill } from "./bill";
import { inUnitsOfSale, type MatchedRow, matchedRows, turned } from "./preview";
import { type ListLine, type OrderList, readList } from "./read-list";
import type { Picks } from "./state";
import { type NamedTable, type TableSample, unnamedTable, writtenHead } from "./table-columns";

/** The reader's choices: candidates for lines, and kinds of columns. */
export interface ReaderChoices {
	picks: Picks;
	table: NamedTable | null;
}

export interface CheckedList {
	list: OrderList;
	rows: MatchedRow[];
	bill: Bill;
	/** Lines beyond the limit of an order or a call. They wait for the next check. */
	waiting: number;
	/** A table whose head is unknown, or was named by the reader. */
	table: TableSample | null;
}

/** Reads a list and asks the backend for the meaning and price of its lines. Stores nothing. */
export async function checkList(
	{ backend, texts }: Pick<AppLoadContext, "backend" | "texts">,
	text: string,
	{ picks, table }: ReaderChoices,
): Promise<CheckedList> {
	const list = readList(text, table);
	const described = describedLines(list, list.ordered.slice(0, maxLines), table ? writtenHead(table) : "");
	// Without a backend that reads lines, they stay unclear.
	const reads = described.size > 0 ? await backend(search.lines, { body: { lines: [...described.values()] } }).catch(() => null) : [];
	// Lines beyond the limit of one call wait, and all lines below them.
	const unread = reads && new Set([...described.keys()].slice(reads.length));
	const firstUnread = unread ? list.ordered.findIndex((line) => unread.has(line)) : -1;
	const read = list.ordered.slice(0, firstUnread < 0 ? maxLines : Math.min(firstUnread, maxLines));
	const t = texts.translator("quick-order");
	const bill = readBill(
		read,
		reads ? described : new Map(),
		reads ?? [],
		(line) => picks.get(line) ?? null,
		(number) => t("position", { number }),
	);
	const ask = async (ordered: readonly ListLine[]) => {
		const lines = ordered.map(({ code, amount, error, cut, width }) => ({
			code: error === "line.unclear" || code.length > 80 ? "" : code,
			amount: error ? null : amount,
			...(cut !== undefined && { cut }),
			...(width !== undefined && { width }),
		}));
		return lines.length > 0 ? backend(orders.checkItems, { body: { lines } }) : [];
	};
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
	return {
		list: { ...list, ordered: [...ordered, ...waiting] },
		rows: matchedRows(now, answers),
		bill,
		waiting: waiting.length,
		table: unnamedTable(list.lines, { isKnown, isOpen: (place) => open.has(place), named: table }),
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
