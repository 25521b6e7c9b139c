import { type ActionFunctionArgs, type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { formatRange, idInPath, uuid } from "../../../contract/fields";
import { type FileColumn, fileColumns, orderFiles } from "../../../contract/ordering/order-files";
import type { OrderMessage } from "../../../contract/ordering/order-message";
import { maxLines } from "../../../contract/values/order-bounds";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { pageSize } from "../../platform/config/constants";
import { href } from "../../platform/config/href";
import { intentOf } from "../../platform/forms/intent";
import type { OrderFileNews } from "../../platform/session/visitor";
import { writtenCells } from "../../platform/tables/cells";
import { decodeFile, type FileError } from "../../platform/tables/decode-file";
import { tableRows } from "../../platform/tables/read-table";
import { guessedKinds, headIn, sameHeads } from "./table-kinds";
import { ordersIn } from "./table-order";

/** Keys of the texts that say why a file is not taken. */
const uploadErrors = [
	"required",
	"tooLarge",
	"xml",
	"doctype",
	"type",
	"currency",
	"lines",
	"size",
	"rule",
	"otherContent",
	"tooMany",
	"noHead",
	"noLines",
	"article",
	"quantity",
] as const;
type UploadError = (typeof uploadErrors)[number] | Exclude<FileError, "file.xml" | "file.tooLarge">;

/** A table whose columns the reader names. */
export interface ColumnForm {
	heads: string[];
	kinds: FileColumn[];
	/** All kinds. They come with the form, since their schema is too large for browsers. */
	choices: readonly FileColumn[];
	/** The first rows, for the reader to see what the columns hold. */
	sample: string[][];
	/** The whole table, which the form sends back. */
	text: string;
}

export interface FilesResult {
	error: UploadError | null;
	/** The violated rule and what it says, in the words of the order's standard; "" for none. */
	rule: string;
	columns: ColumnForm | null;
	idem: string;
}

const sampleRows = 4;

export async function readFiles(context: AppLoadContext, page: number) {
	const { backend } = context;
	const [found, { mappings }] = await Promise.all([
		backend(orderFiles.list, { query: { range: formatRange((page - 1) * pageSize, pageSize) } }),
		backend(orderFiles.columns),
	]);
	const flash = context.visitor.takePageFlash();
	return { ...found, mappings, news: flash?.kind === "orderFiles" ? flash.news : null };
}

interface Sent {
	context: AppLoadContext;
	form: FormData;
	idem: string;
}

/** Takes a file, or the columns of one, or forgets columns. The field `intent` selects the change. */
export async function changeFiles({ request, context }: ActionFunctionArgs) {
	const form = await request.formData().catch(() => null);
	if (!form) throw new Response(null, { status: 400 });
	if (form.has("tooLarge") && !form.has("idem")) return refused(context, "tooLarge", { status: 413 });
	const idem = uuid.safeParse(form.get("idem"));
	if (!idem.success) throw new Response(null, { status: 400 });
	return await intentOf(changes, form)({ context, form, idem: idem.data });
}

async function upload({ context, form, idem }: Sent) {
	if (form.has("tooLarge")) return refused(context, "tooLarge", { status: 413 });
	const file = form.get("file");
	if (file === null || typeof file === "string" || file.size === 0) return refused(context, "required");
	const bytes = new Uint8Array(await file.arrayBuffer());
	const { text, error } = decodeFile(bytes, pointOf(context));
	if (error === "file.xml") return uploadUbl(context, bytes, idem);
	if (error !== null) return refused(context, error === "file.tooLarge" ? "tooLarge" : error);
	const rows = tableRows(text);
	const head = headIn(rows);
	const heads = rows[head];
	if (!heads) return refused(context, "noHead");
	const { mappings } = await context.backend(orderFiles.columns);
	const known = mappings.find((mapping) => sameHeads(mapping.heads, heads));
	const table = { heads, rows: rows.slice(head + 1) };
	if (known) return store(context, ordersIn(table, known.kinds, pointOf(context)), idem);
	return askColumns(context, table, guessedKinds(heads), null);
}

const pointOf = ({ texts }: AppLoadContext): "." | "," => (texts.locale === "en" ? "." : ",");

/** Decodes XML by the encoding that its first line names. @returns null for an unknown or wrong one */
function xmlText(bytes: Uint8Array): string | null {
	const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
	const prolog = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
	const named = /<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(prolog)?.[1] ?? "utf-8";
	try {
		return new TextDecoder(isWide ? (bytes[0] === 0xff ? "utf-16le" : "utf-16be") : named, { fatal: true }).decode(bytes);
	} catch {
		return null;
	}
}

async function uploadUbl(context: AppLoadContext, bytes: Uint8Array, idem: string) {
	const xml = xmlText(bytes);
	if (xml === null) return refused(context, "xml");
	try {
		const { uuid: stored, isKnown } = await context.backend(orderFiles.receiveUbl, { body: { xml, idem } });
		return toFile(context, stored, isKnown ? "known" : "stored");
	} catch (error) {
		return refusedBy(context, error);
	}
}

async function store(context: AppLoadContext, messages: readonly OrderMessage[], idem: string) {
	const [first, ...more] = messages;
	if (!first) return refused(context, "noLines");
	if (messages.some(({ lines }) => lines.length > maxLines)) return refused(context, "lines");
	try {
		const { uuid: stored, isKnown } = await context.backend(orderFiles.receiveTable, { body: { message: first, idem } });
		// The same file sent again finds these by their numbers.
		for (const message of more) await context.backend(orderFiles.receiveTable, { body: { message, idem: crypto.randomUUID() } });
		if (more.length > 0) return toFiles(context, "several");
		return toFile(context, stored, isKnown ? "known" : "stored");
	} catch (error) {
		return refusedBy(context, error);
	}
}

function refusedBy(context: AppLoadContext, error: unknown) {
	if (!(error instanceof BackendRefusal)) throw error;
	const { fields } = error.answer;
	const named = (fields?.file?.[0] ?? fields?.number?.[0] ?? "").replace(/^orderFile\./, "");
	const known = uploadErrors.find((one) => one === named);
	if (!known) throw error;
	const rule = known === "rule" ? `${fields?.rule?.[0] ?? ""}: ${fields?.text?.[0] ?? ""}` : "";
	return refused(context, known, { status: error.status, rule });
}

/** Shows the columns of a table for the reader to name. */
function askColumns(
	context: AppLoadContext,
	{ heads, rows }: { heads: readonly string[]; rows: readonly (readonly string[])[] },
	kinds: readonly FileColumn[],
	error: UploadError | null,
) {
	const columns: ColumnForm = {
		...{ heads: [...heads], kinds: [...kinds], choices: fileColumns },
		sample: rows.slice(0, sampleRows).map((cells) => heads.map((_, index) => cells[index] ?? "")),
		text: [heads, ...rows].map((cells) => writtenCells(cells, ";")).join("\n"),
	};
	return data<FilesResult>({ error, rule: "", columns, idem: context.newKey() }, { status: 422 });
}

const isKind = (text: unknown): text is FileColumn => fileColumns.some((kind) => kind === text);

async function name({ context, form, idem }: Sent) {
	const text = form.get("table");
	const [heads, ...rows] = tableRows(typeof text === "string" ? text : "");
	if (!heads) throw new Response(null, { status: 400 });
	const chosen = form.getAll("kind");
	const kinds = heads.map((_, index): FileColumn => (isKind(chosen[index]) ? chosen[index] : "ignore"));
	if (!kinds.some((kind) => kind === "article" || kind === "ownNumber" || kind === "name"))
		return askColumns(context, { heads, rows }, kinds, "article");
	if (!kinds.includes("quantity")) return askColumns(context, { heads, rows }, kinds, "quantity");
	const messages = ordersIn({ heads, rows }, kinds, pointOf(context));
	if (messages.length === 0) return askColumns(context, { heads, rows }, kinds, "noLines");
	try {
		await context.backend(orderFiles.storeColumns, { body: { heads: heads.map((head) => head.slice(0, 100)), kinds } });
	} catch (error) {
		return refusedBy(context, error);
	}
	return store(context, messages, idem);
}

async function forget({ context, form }: Sent) {
	const id = idInPath.safeParse(form.get("columns"));
	if (!id.success) throw new Response(null, { status: 400 });
	await context.backend(orderFiles.deleteColumns, { params: { id: id.data } });
	return toFiles(context, "columnsForgotten");
}

const changes = { upload, name, forget };

const refused = (context: AppLoadContext, error: UploadError, { status = 422, rule = "" } = {}) =>
	data<FilesResult>({ error, rule, columns: null, idem: context.newKey() }, { status });

function toFile({ visitor }: AppLoadContext, stored: string, news: OrderFileNews) {
	visitor.setFlash({ kind: "orderFiles", news });
	return redirect(href("/users/order-files/:uuid", { uuid: stored }), 303);
}

export function toFiles({ visitor }: AppLoadContext, news: OrderFileNews) {
	visitor.setFlash({ kind: "orderFiles", news });
	return redirect(href("/users/order-files"), 303);
}
