import { type ActionFunctionArgs, type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { companyDay } from "../../contract/company";
import { formatRange, idem } from "../../contract/fields";
import { lists } from "../../contract/lists";
import { orders } from "../../contract/orders";
import { addToCart } from "../cart/cart.server";
import { readCartBefore, trackAdded } from "../platform/analytics/added.server";
import { optional } from "../platform/backend/deferred.server";
import { BackendRefusal } from "../platform/backend/errors.server";
import { href } from "../platform/config/href";
import { formatFor } from "../platform/i18n/format";
import { writtenCells } from "../platform/tables/cells";
import { decodeFile, type FileError, formatOf } from "../platform/tables/decode-file";
import { type CheckedList, checkList, type ReaderChoices } from "./check-list.server";
import { checkWithSubstitutes } from "./check-with-substitutes.server";
import type { GaebRefusal } from "./gaeb/read-gaeb";
import { keptBillOf, type ShownBill, sentBill } from "./gaeb/sent-bill.server";
import { picksOfAnswer } from "./group-answers";
import { listAddress, listInAddress } from "./list-address.server";
import { amountOfFirst, isCertified, isMendable, lineProblem, type MatchedRow, substituteEdits } from "./preview";
import { readQuantity } from "./quantity";
import { edited, type ListLine, type OrderList, readList, withNumberMeaning, withOffer, withoutLines } from "./read-list";
import { isCode } from "./rows";
import { withPossibleDays } from "./said/said";
import { splitLine } from "./split/split-line";
import {
	lineOfField,
	listState,
	type Picks,
	type QuickOrderState,
	shownPreview,
	suppliesOfText,
	suppliesText,
	type TypedAmount,
} from "./state";
import { isColumnKind, type NamedTable } from "./table-columns";
import { wayOf } from "./ways";
import { comparedWays, withWay } from "./ways.server";

/** A list that belongs to something else, such as a buyer's order. */
export interface ListOwner {
	/** Its cart; null: the first lines start a new one. */
	cart: string | null;
	/** The key of the next addition, the same in every window. */
	key: string;
	/** Records the lines that went into the cart. @returns the next page, if it is not the cart */
	added(cart: string, rows: readonly MatchedRow[], list: OrderList): Promise<string | null>;
}

/** Checks, corrects or orders a list, by the pressed button. The form keeps every line that is not in the cart. */
export async function quickOrder({ request, context }: ActionFunctionArgs) {
	return answerList(context, await request.formData().catch(() => null));
}

/** @param owner of the list; by default it is only the reader's, and goes into the visitor's cart */
export async function answerList(context: AppLoadContext, form: FormData | null, owner?: ListOwner) {
	const key = idem.safeParse(form?.get("idem"));
	if (form?.get("tooLarge")) return answer(listState({ error: "file.tooLarge" }), 413);
	if (!form || !key.success) throw new Response(null, { status: 400 });
	const read = await readSentList(context, form);
	if (read === null) return answer(listState({ error: "file.tooLarge" }), 413);
	const { text, error } = read;
	const supplies = suppliesOfText(textOf(form.get("supplies")));
	const sent = listState({
		...{ list: text, fileName: read.fileName, sheet: read.sheet, error, refused: read.refused },
		...{ gaeb: read.gaeb, billAsides: read.billAsides, amounts: read.amounts },
		...{ canSave: context.visitor.account !== null && !owner, supplies: suppliesText(supplies) },
	});
	const take = form.get("take");
	try {
		if (error) return answer(sent, 422);
		if (text.trim() === "") return answer({ ...sent, error: "list.required" }, 422);
		const said: ReaderChoices = { picks: picksOf(form), supplies, table: namedTable(form) };
		if (form.get("intent") === "save") return await saveGood(context, sent, said, key.data);
		if (form.get("intent") === "add") return await addGood(context, sent, { said, key: owner?.key ?? key.data, owner });
		const group = form.get("answer");
		if (typeof group === "string") return await answerAll(context, sent, said, group);
		if (typeof take !== "string") return await check(context, sent, said);
		const split = await splitInto(context, { text, said, take });
		if (split) return await check(context, { ...sent, list: split.list, supplies: suppliesText(split.said.supplies) }, split.said);
		return await check(context, { ...sent, list: await mended(context, { text, said, take }) }, said);
	} catch (failure) {
		// Keeps the key, so that a retry adds nothing twice.
		if (failure instanceof Response && failure.status > 500) return answer({ ...sent, idem: key.data, isFailed: true }, failure.status);
		throw failure;
	}
}

function namedTable(form: FormData): NamedTable | null {
	const columns = form.getAll("column").map((kind) => (typeof kind === "string" && isColumnKind(kind) ? kind : ""));
	return columns.some((kind) => kind !== "") ? { head: normal(textOf(form.get("head"))), columns } : null;
}

const picksOf = (form: FormData): Picks =>
	new Map(
		[...form].flatMap(([name, value]): [number, string][] => {
			const line = lineOfField("pick", name);
			return line !== null && typeof value === "string" ? [[line, value]] : [];
		}),
	);

/** Reads the list in a page's address. Without one, and while it cannot be checked, the page is the empty form or the list alone. */
export async function listOfAddress(context: AppLoadContext, query: URLSearchParams): Promise<QuickOrderState> {
	const found = await listInAddress(query);
	const sent = listState({ idem: context.newKey(), list: found?.text ?? "", canSave: context.visitor.account !== null });
	return found ? stateOfList(context, sent, found) : sent;
}

/** The checked list of a text that nobody has answered yet. */
export const listOfText = (context: AppLoadContext, text: string): Promise<QuickOrderState> =>
	stateOfList(context, listState({ idem: context.newKey(), list: text }), { text, picks: new Map(), supplies: new Map(), table: null });

async function stateOfList(
	context: AppLoadContext,
	sent: QuickOrderState,
	{ text, ...said }: ReaderChoices & { text: string },
): Promise<QuickOrderState> {
	try {
		const checked = await checkWithSubstitutes(context, text, said);
		return checked.list.ordered.length === 0 ? sent : await stateOf(context, sent, checked, said);
	} catch (failure) {
		if (failure instanceof Response && failure.status > 500) return { ...sent, isFailed: true };
		throw failure;
	}
}

/** Gives one answer to all open questions, or takes the whole list in one way. */
async function answerAll(context: AppLoadContext, sent: QuickOrderState, said: ReaderChoices, group: string) {
	const checked = await checkList(context, sent.list, said);
	const way = wayOf(group);
	if (way) return check(context, sent, await withWay(context, checked, said, way));
	return check(context, sent, { ...said, picks: new Map([...said.picks, ...picksOfAnswer(checked.bill.questions, group)]) });
}

async function check(context: AppLoadContext, sent: QuickOrderState, said: ReaderChoices) {
	return shown(context, sent, await checkWithSubstitutes(context, sent.list, said), said);
}

async function shown(context: AppLoadContext, sent: QuickOrderState, checked: CheckedList, said: ReaderChoices) {
	const { list, bill, waiting } = checked;
	if (list.ordered.length === 0) return answer({ ...sent, error: "list.required" }, 422);
	const state = await stateOf(context, sent, checked, said);
	const { wrong, absent } = state.preview;
	const isOpen = wrong.length + absent.length + waiting > 0 || bill.questions.some(({ chosen }) => chosen === null);
	return answer(state, isOpen ? 422 : 200);
}

async function stateOf(context: AppLoadContext, sent: QuickOrderState, checked: CheckedList, said: ReaderChoices) {
	const { rows, bill, waiting, table } = checked;
	const { picks, supplies, table: named } = said;
	const [address, ways] = await Promise.all([
		listAddress({ text: sent.list, table: named, picks, supplies }),
		optional(context, comparedWays(context, checked, said)),
	]);
	const deliveries = rows.flatMap(({ problem, item }) => (problem === null && item ? [item.delivery] : []));
	const to = context.visitor.place ?? { country: context.market.country, postCode: null };
	const days = withPossibleDays(bill.said, deliveries, to, companyDay(new Date()));
	const preview = shownPreview(rows, { ...bill, said: days }, waiting, table, ways?.value ?? null);
	return { ...sent, supplies: suppliesText(supplies), address, preview };
}

/** Applies a button of the preview to the list: to one line, to all lines with another valid quantity, or to all ambiguous ones. */
async function mended(context: AppLoadContext, { text, said, take }: { text: string; said: ReaderChoices; take: string }): Promise<string> {
	if (take === "decimals" || take === "thousands") return withNumberMeaning(readList(text), take);
	const { list, rows } = await checkWithSubstitutes(context, text, said);
	const replaced = substituteEdits(rows, take);
	if (replaced) return edited(list, replaced);
	if (take !== "all") return withOffer(list, take);
	const edits = rows.flatMap((row): [ListLine, string][] => {
		const [line] = row.source;
		const [offer] = row.offers;
		return line && offer && isMendable(row) ? [[line, line.withAmount(amountOfFirst(row, offer.amount))]] : [];
	});
	return edited(list, new Map(edits));
}

/**
 * Writes a line of its own for each part of a line. Choices for the lines below move with them.
 * @returns null for any other button, and if the line has no parts
 */
async function splitInto(context: AppLoadContext, { text, said, take }: { text: string; said: ReaderChoices; take: string }) {
	const [, value] = /^split (\d{1,7})$/.exec(take) ?? [];
	if (value === undefined) return null;
	const { list, bill } = await checkList(context, text, said);
	const line = list.ordered.find(({ first }) => first + 1 === Number(value));
	const question = [...bill.questions, ...bill.absent].find((one) => one.line === Number(value));
	const parts = question ? splitLine(question) : [];
	if (!line || parts.length === 0) return null;
	const more = parts.length - 1 - (line.last - line.first);
	const moved = <T>(choices: ReadonlyMap<number, T>) =>
		new Map(
			[...choices].flatMap(([at, choice]): [number, T][] =>
				at === line.first + 1 ? [] : [[at > line.first + 1 ? at + more : at, choice]],
			),
		);
	return {
		list: edited(list, new Map([[line, parts.join("\n")]])),
		said: { ...said, picks: moved(said.picks), supplies: moved(said.supplies) },
	};
}

interface Adding {
	said: ReaderChoices;
	key: string;
	owner: ListOwner | undefined;
}

/** Adds all valid lines or none. Wrong lines stay in the form. */
async function addGood(context: AppLoadContext, sent: QuickOrderState, { said, key, owner }: Adding) {
	const { backend, visitor } = context;
	const checkedList = await checkWithSubstitutes(context, sent.list, said);
	const { list, rows, bill } = checkedList;
	const good = rows.filter(({ problem }) => problem === null);
	const [first, ...more] = good.flatMap(wantedOf);
	if (!first) return shown(context, { ...sent, refusal: "noneChosen" }, checkedList, said);
	visitor.ensureSession();
	const before = await readCartBefore(context);
	try {
		const body = { ...first, more, idem: key, isProduction: true, ...(bill.wantedOn !== null && { wantedOn: bill.wantedOn }) } as const;
		const query = { range: formatRange(0, 1) };
		const put = (uuid?: string) => backend(orders.add, { body: { ...body, uuid }, query });
		const cart = await addToCart(visitor, put, owner ? owner.cart : visitor.cart?.uuid);
		const next = (await owner?.added(cart.uuid, good, list)) ?? null;
		trackAdded(context, cart, before, { by: "quick_order", lines: good.length, idem: key });
		const done = new Set(good.flatMap(({ source }) => source).map((line) => line.first));
		const skipped = new Set([...bill.skipped, ...bill.said].map(({ line }) => line - 1));
		const isLeft = list.ordered.some((line) => !done.has(line.first) && !skipped.has(line.first));
		const rest = isLeft
			? withoutLines(
					list,
					list.ordered.filter((line) => done.has(line.first)),
				)
			: "";
		if (rest === "") {
			visitor.setFlash({ kind: "addedLines", lines: good.length, cartUuid: cart.uuid });
			return redirect(next ?? href("/cart/:uuid", { uuid: cart.goto ?? cart.uuid }), 303);
		}
		const added = { lines: good.length, cartUuid: cart.uuid };
		return await check(
			context,
			{ ...sent, list: rest, fileName: null, added },
			{ picks: new Map(), supplies: new Map(), table: said.table },
		);
	} catch (error) {
		if (!(error instanceof BackendRefusal)) throw error;
		return refused(sent, checkedList, error);
	}
}

const wantedOf = (row: MatchedRow) => {
	const { item, sum, reference, cut, width } = row;
	if (!item) return [];
	const cutTo = cut === null ? {} : { cut: { length: cut, width } };
	return [
		{
			suppliedVariantId: item.suppliedVariantId,
			amount: sum,
			comment: reference,
			...cutTo,
			...(isCertified(row) && { certificate: true }),
		},
	];
};

/** Lists with the same name get a number up to this limit. */
const maxListsPerName = 9;

/** Saves all valid lines as a list. The form keeps every line, because a list is no order. */
async function saveGood(context: AppLoadContext, sent: QuickOrderState, said: ReaderChoices, idem: string) {
	const result = await checkWithSubstitutes(context, sent.list, said);
	const good = result.rows.filter(({ problem }) => problem === null);
	const lines = good.flatMap(wantedOf);
	if (lines.length === 0) return shown(context, { ...sent, refusal: "noneChosen" }, result, said);
	const done = new Set(good.flatMap(({ source }) => source).map((line) => line.first));
	const skipped = new Set([...result.bill.skipped, ...result.bill.said].map(({ line }) => line - 1));
	const left = result.list.ordered.filter(({ first }) => !done.has(first) && !skipped.has(first)).length;
	const t = context.texts.translator("quick-order");
	const day = formatFor(context.market).date(new Date().toISOString());
	const base = (sent.fileName?.replace(/\.[^.]*$/, "") || t("save.name", { day })).slice(0, 70);
	for (let turn = 1; ; turn++) {
		const name = turn === 1 ? base : `${base} (${turn})`;
		try {
			const { uuid } = await context.backend(lists.create, { body: { name, lines, idem } });
			return shown(context, { ...sent, saved: { name, uuid, lines: lines.length, left } }, result, said);
		} catch (error) {
			if (!(error instanceof BackendRefusal)) throw error;
			// Another list has the name, or an earlier submission of this form saved its list under a later name.
			const isTaken = error.answer.code === "idem_conflict" || error.answer.fields?.name?.includes("listName.taken");
			if (!isTaken || turn === maxListsPerName)
				return answer(
					{ ...sent, refusal: "notSaved", preview: shownPreview(result.rows, result.bill, result.waiting, result.table) },
					error.status,
				);
		}
	}
}

/** Shows the backend's refusal at its lines. Nothing was added. */
function refused(sent: QuickOrderState, { rows, bill, waiting, table }: CheckedList, { answer: said, status }: BackendRefusal) {
	const preview = () => shownPreview(rows, bill, waiting, table);
	if (said.code === "idem_conflict") return answer({ ...sent, refusal: "sentAlready", preview: preview() }, status);
	const good = rows.filter(({ problem }) => problem === null);
	for (const [path, [key]] of Object.entries(said.fields ?? {})) {
		const [, index, field] = /^(?:more\.(\d+)\.)?(.+)$/.exec(path) ?? [];
		const row = good[index === undefined ? 0 : Number(index) + 1];
		if (field === "cart") return answer({ ...sent, refusal: "cartFull", preview: preview() }, status);
		if (row && key) row.problem = lineProblem(key);
	}
	return answer({ ...sent, refusal: "nothingAdded", preview: preview() }, status);
}

const answer = (state: QuickOrderState, status: number) => data(state, { status });

interface SentList extends ShownBill {
	text: string;
	fileName: string | null;
	/** The only sheet that was read; "" if the file has no others. */
	sheet: string;
	/** Why the file was not read, and what it is. The typed list stays. */
	error: FileError | GaebRefusal["error"] | null;
	refused: string;
	amounts: QuickOrderState["amounts"];
}

/** In bytes, with two-byte line breaks as forms send them. It is below the Worker's limit, so that every list that was read can be sent. */
const longestText = 200_000;

const isTooLong = (text: string): boolean => new TextEncoder().encode(text.replaceAll("\n", "\r\n")).length > longestText;

/** @returns null for a typed list that is too long to be shown again */
async function readSentList(context: AppLoadContext, form: FormData): Promise<SentList | null> {
	const { text: pasted, amounts } = withTypedAmounts(context, normal(textOf(form.get("list"))), form);
	const rows = typedRows(form);
	const typed = rows.length > 0 ? [pasted.trimEnd(), ...rows].filter((part) => part !== "").join("\n") : pasted;
	if (isTooLong(typed)) return null;
	const sent: SentList = { text: typed, fileName: null, sheet: "", error: null, refused: "", amounts, ...(await keptBillOf(form)) };
	const format = formatOf(typed);
	if (format === "gaeb") {
		const read = await withBill(context, { ...sent, text: "" }, typed);
		return read.error === null ? read : { ...read, text: typed };
	}
	if (format) return { ...sent, error: `file.${format}` };
	const file = form.get("file");
	if (file === null || typeof file === "string" || file.size === 0) return sent;
	sent.fileName = file.name;
	const read = decodeFile(new Uint8Array(await file.arrayBuffer()), context.texts.locale === "en" ? "." : ",");
	if (read.error === "file.gaeb") return withBill(context, sent, read.content ?? "");
	return read.error === null ? withText({ ...sent, sheet: read.sheet }, read.text) : { ...sent, error: read.error };
}

/** Puts the goods of a bill of quantities below what was typed. */
async function withBill(context: AppLoadContext, sent: SentList, content: string): Promise<SentList> {
	const read = await sentBill(context, content);
	if ("error" in read) return { ...sent, error: read.error, refused: read.name };
	return withText({ ...sent, gaeb: read.gaeb, billAsides: read.billAsides }, read.text);
}

function withText(sent: SentList, text: string): SentList {
	const whole = [sent.text.trimEnd(), normal(text)].filter((part) => part !== "").join("\n");
	return isTooLong(whole) ? { ...sent, error: "file.tooLarge" } : { ...sent, text: whole };
}

/** Writes the quantities that were typed for lines without one into the list. Those that are no quantity are kept for their fields. */
function withTypedAmounts({ texts }: AppLoadContext, text: string, form: FormData): { text: string; amounts: QuickOrderState["amounts"] } {
	const typed = new Map(
		[...form].flatMap(([name, value]): [number, string][] => {
			const line = lineOfField("amount", name);
			const amount = normal(textOf(value)).trim();
			return line === null || amount === "" ? [] : [[line, amount]];
		}),
	);
	if (typed.size === 0) return { text, amounts: {} };
	const list = readList(text, namedTable(form));
	const label = texts.translator("quick-order")("column.quantity");
	// Words keep their figures, and the typed quantity gets its name, so that it counts before them.
	const withQuantity = (line: ListLine, amount: number): string =>
		list.heads.length > 0 || isCode(line.code)
			? line.withAmount(amount)
			: `${list.lines.slice(line.first, line.last + 1).join(" ")}; ${label} ${amount}`;
	const wrong: [string, TypedAmount][] = [];
	const edits = list.ordered.flatMap((line): [ListLine, string][] => {
		const amountText = typed.get(line.first + 1);
		if (amountText === undefined || line.amount !== null) return [];
		const { amount, error } = readQuantity(amountText);
		if (amount !== null) return [[line, withQuantity(line, amount)]];
		wrong.push([
			String(line.first + 1),
			{ text: amountText, error: error === null || error === "amount.ambiguous" ? "amount.whole" : error },
		]);
		return [];
	});
	return { text: edited(list, new Map(edits)), amounts: Object.fromEntries(wrong) };
}

function typedRows(form: FormData): string[] {
	const quantities = form.getAll("row.quantity");
	return form.getAll("row.code").flatMap((entry, at) => {
		const cells = [entry, quantities[at] ?? ""].map((cell) => normal(textOf(cell)).replaceAll("\n", " ").trim());
		return cells.every((cell) => cell === "") ? [] : [writtenCells(cells, ";")];
	});
}

/** Removes control characters that HTML cannot contain. */
const normal = (text: string): string => text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\t\n]|\uFEFF/gu, "");

const textOf = (entry: FormDataEntryValue | null): string => (typeof entry === "string" ? entry : "");
