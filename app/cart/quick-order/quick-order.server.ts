import { type ActionFunctionArgs, type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { formatRange, idem } from "../../../contract/fields";
import { orders } from "../../../contract/orders";
import { mostLines } from "../../../contract/values/order-bounds";
import { beforeAdding, trackAdded } from "../../platform/analytics/added.server";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { updateCartCookie } from "../cart.server";
import { decodeFile, type FileError } from "./decode-file";
import { edited, withOffer, without, withoutDoubt } from "./edit-list";
import { lineProblem } from "./line-problem";
import { amountOfFirst, inUnitsOfSale, isMendable, type MatchedRow, matchedRows } from "./preview";
import { type ListLine, type OrderList, readList } from "./read-list";
import { listState, type QuickOrderState, shownPreview } from "./state";

/**
 * Checks a list, mends it or puts what is good of it into the cart, by the button that was pressed. Whatever happens, the list stays in
 * the form, but for what is in the cart.
 */
export async function quickOrder({ request, context }: ActionFunctionArgs) {
	const form = await request.formData().catch(() => null);
	const key = idem.safeParse(form?.get("idem"));
	if (form?.get("tooLarge")) return answer(listState({ error: "file.tooLarge" }), 413);
	if (!form || !key.success) throw new Response(null, { status: 400 });
	const { text, fileName, error } = await readSentList(form);
	const sent = listState({ list: text, fileName, error });
	const take = form.get("take");
	try {
		if (error) return answer(sent, 422);
		if (text.trim() === "") return answer({ ...sent, error: "list.required" }, 422);
		if (form.get("intent") === "add") return await addGood(context, sent, key.data);
		return await check(context, typeof take === "string" ? { ...sent, list: await mended(context, text, take) } : sent);
	} catch (failure) {
		// The same key: what did arrive is not added twice.
		if (failure instanceof Response && failure.status > 500) return answer({ ...sent, idem: key.data, isFailed: true }, failure.status);
		throw failure;
	}
}

interface CheckedList {
	list: OrderList;
	rows: MatchedRow[];
	/** Lines that are more than an order takes at once: they wait. */
	waiting: number;
}

async function checked({ backend }: AppLoadContext, text: string): Promise<CheckedList> {
	const list = readList(text);
	const ask = async (ordered: readonly ListLine[]) => {
		const lines = ordered.map(({ code, amount, error }) => ({
			code: error === "line.unclear" || code.length > 80 ? "" : code,
			amount: error ? null : amount,
		}));
		return lines.length > 0 ? backend(orders.checkItems, { body: { lines } }) : [];
	};
	const read = list.ordered.slice(0, mostLines);
	const first = await ask(read);
	const now = inUnitsOfSale(read, first);
	// What is counted otherwise is no part of what lines of the same goods come to together.
	const answers = now === read ? first : await ask(now);
	const waiting = list.ordered.slice(read.length);
	return { list: { ...list, ordered: [...now, ...waiting] }, rows: matchedRows(now, answers), waiting: waiting.length };
}

async function check(context: AppLoadContext, sent: QuickOrderState) {
	const { rows, waiting } = await checked(context, sent.list);
	return shown(sent, rows, waiting);
}

function shown(sent: QuickOrderState, rows: readonly MatchedRow[], waiting: number) {
	const preview = shownPreview(rows, waiting);
	if (rows.length === 0) return answer({ ...sent, error: "list.required" }, 422);
	return answer({ ...sent, preview }, preview.wrong.length > 0 || waiting > 0 ? 422 : 200);
}

/** The list as a button of the preview changes it: one line, all that want another quantity, or all that are in doubt. */
async function mended(context: AppLoadContext, text: string, take: string): Promise<string> {
	const read = readList(text);
	if (take === "decimals" || take === "thousands") return withoutDoubt(read, take);
	if (take !== "all") return withOffer(read, take);
	const { list, rows } = await checked(context, text);
	const edits = rows.flatMap((row): [ListLine, string][] => {
		const [line] = row.source;
		const [offer] = row.offers;
		return line && offer && isMendable(row) ? [[line, line.withAmount(amountOfFirst(row, offer.amount))]] : [];
	});
	return edited(list, new Map(edits));
}

/** All good ones or none of them; what is wrong stays in the form. */
async function addGood(context: AppLoadContext, sent: QuickOrderState, key: string) {
	const { backend, visitor } = context;
	const { list, rows, waiting } = await checked(context, sent.list);
	const good = rows.filter(({ problem }) => problem === null);
	const [first, ...more] = good.flatMap((row) =>
		row.item ? [{ suppliedVariantId: row.item.suppliedVariantId, amount: row.sum, comment: row.reference }] : [],
	);
	if (!first) return shown(sent, rows, waiting);
	visitor.ensureSession();
	const before = await beforeAdding(context);
	try {
		const body = { ...first, more, uuid: visitor.cart?.uuid, idem: key, isProduction: true } as const;
		const cart = await backend(orders.add, { body, query: { range: formatRange(0, 1) } });
		updateCartCookie(visitor, cart);
		trackAdded(context, cart, before, { by: "quick_order", lines: good.length, idem: key });
		const rest = without(
			list,
			good.flatMap(({ source }) => source),
		);
		if (rest === "") {
			visitor.setFlash({ kind: "addedLines", lines: good.length, cartUuid: cart.uuid });
			return redirect(`/cart/${cart.goto ?? cart.uuid}`, 303);
		}
		return await check(context, { ...sent, list: rest, fileName: null, added: { lines: good.length, cartUuid: cart.uuid } });
	} catch (error) {
		if (!(error instanceof BackendRefusal)) throw error;
		return refused(sent, rows, waiting, error);
	}
}

/** Nothing was added: what the backend says is wrong, beside its lines. */
function refused(sent: QuickOrderState, rows: readonly MatchedRow[], waiting: number, { answer: said, status }: BackendRefusal) {
	if (said.code === "idem_conflict") return answer({ ...sent, refusal: "sentAlready", preview: shownPreview(rows, waiting) }, status);
	const good = rows.filter(({ problem }) => problem === null);
	for (const [path, [key]] of Object.entries(said.fields ?? {})) {
		const [, index, field] = /^(?:more\.(\d+)\.)?(.+)$/.exec(path) ?? [];
		const row = good[index === undefined ? 0 : Number(index) + 1];
		if (field === "cart") return answer({ ...sent, refusal: "cartFull", preview: shownPreview(rows, waiting) }, status);
		if (row && key) row.problem = lineProblem.parse(key);
	}
	return answer({ ...sent, refusal: "nothingAdded", preview: shownPreview(rows, waiting) }, status);
}

const answer = (state: QuickOrderState, status: number) => data(state, { status });

/** What the form of the quick order has sent. */
interface SentList {
	/** What was typed, and what the file holds below it. */
	text: string;
	fileName: string | null;
	/** Why the file is not read; what was typed is there in any case. */
	error: FileError | "file.tooLarge" | null;
}

/** As a form sends it again: in bytes, with both signs of a line break. Below what the Worker takes, so that a list that was read can always be sent. */
const longestText = 200_000;

async function readSentList(form: FormData): Promise<SentList> {
	const typed = normal(textOf(form.get("list")));
	const file = form.get("file");
	if (file === null || typeof file === "string" || file.size === 0) return { text: typed, fileName: null, error: null };
	const { text, error } = decodeFile(new Uint8Array(await file.arrayBuffer()));
	if (error) return { text: typed, fileName: file.name, error };
	const whole = [typed.trimEnd(), normal(text)].filter((part) => part !== "").join("\n");
	if (new TextEncoder().encode(whole.replaceAll("\n", "\r\n")).length > longestText)
		return { text: typed, fileName: file.name, error: "file.tooLarge" };
	return { text: whole, fileName: file.name, error: null };
}

/** Without signs that a page cannot show again. */
const normal = (text: string): string => text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\t\n]|\uFEFF/gu, "");

const textOf = (entry: FormDataEntryValue | null): string => (typeof entry === "string" ? entry : "");
