import { type ActionFunctionArgs, type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { formatRange, idInPath } from "../../../contract/fields";
import { ownNumbers } from "../../../contract/team";
import { maxLines } from "../../../contract/values/order-bounds";
import { BackendRefusal, orUnknown } from "../../platform/backend/errors.server";
import { variantOfCode } from "../../platform/backend/variant-of-code.server";
import { pageSize } from "../../platform/config/constants";
import { href } from "../../platform/config/href";
import { type ErrorKey, errorKey } from "../../platform/forms/error-keys";
import type { FormReply } from "../../platform/forms/form-result";
import { intentOf } from "../../platform/forms/intent";
import { readForm } from "../../platform/forms/submission";
import type { NumberNews } from "../../platform/session/visitor";
import { readTable, tableRows } from "../../platform/tables/read-table";
import { accountListHref, type SearchQuery, searchQuery } from "../paged/list-query";
import { type NumberRow, numberRows, typedRows } from "./number-rows";

type UploadError = "list.required" | "list.tooMany" | "list.meanwhile" | "file.workbook" | "file.notText" | "file.tooLarge";

/** A refused upload. Nothing was stored. */
export interface RefusedUpload {
	list: string;
	error: UploadError | null;
	/** The error of each wrong row. Rows count from 1. */
	rows: { row: number; text: string; key: ErrorKey }[];
}

export interface NumbersResult {
	reply: FormReply | null;
	upload: RefusedUpload | null;
}

/** Reads a page of own numbers and the article that the form is for. @throws 404 if the backend has none */
export async function readNumbers(context: AppLoadContext, address: string) {
	const { backend } = context;
	const { searchParams } = new URL(address);
	const query = searchQuery(searchParams);
	const range = formatRange((query.page - 1) * pageSize, pageSize);
	const chosen = await articleOf(context, searchParams.get("article") ?? "");
	const [found, ofArticle] = await Promise.all([
		backend(ownNumbers.list, { query: { range, search: query.search || undefined } }),
		chosen && backend(ownNumbers.list, { query: { variant: String(chosen.id), range: formatRange(0, 1) } }),
	]);
	const pages = Math.max(1, Math.ceil(found.count / pageSize));
	if (query.page > pages) throw redirect(accountListHref(href("/users/company/numbers"), { ...query, page: pages }), 302);
	const flash = context.visitor.takePageFlash();
	return {
		...found,
		query,
		chosen: { variant: String(chosen?.id ?? ""), number: "", name: "", ...ofArticle?.articles[0], code: chosen?.code ?? "" },
		news: flash?.kind === "numbers" ? flash.news : null,
	};
}

/** Finds the article of a code. The company's own numbers include goods that are no longer sold. */
async function articleOf(context: AppLoadContext, code: string): Promise<{ id: number; code: string } | null> {
	const sold = await orUnknown(variantOfCode(context, code));
	if (sold !== "unknown") return sold;
	const { articles } = await context.backend(ownNumbers.list, { query: { search: code, range: formatRange(0, pageSize) } });
	const known = articles.find((article) => article.code === code);
	return known ? { id: known.variantId, code } : null;
}

interface Sent {
	context: AppLoadContext;
	form: FormData;
	query: SearchQuery;
}

/** Changes the company's own numbers. The field `intent` selects the change. The backend checks the permission. */
export async function changeNumbers({ request, context }: ActionFunctionArgs) {
	const form = await request.formData().catch(() => null);
	if (!form) throw new Response(null, { status: 400 });
	if (form.get("tooLarge")) return refusedUpload({ list: "", error: "file.tooLarge", rows: [] }, 413);
	const change = intentOf(changes, form);
	try {
		return await change({ context, form, query: searchQuery(new URL(request.url).searchParams) });
	} catch (error) {
		if (error instanceof BackendRefusal && error.answer.code === "not_allowed") throw new Response(null, { status: 403 });
		throw error;
	}
}

export const line = ownNumbers.store.body.shape.lines.element;
async function store({ context, form, query }: Sent) {
	const submission = readForm(line, form, { hasEmpty: true });
	const refused = (reply: NumbersResult["reply"]) => data<NumbersResult>({ reply, upload: null }, { status: 422 });
	if (submission.status !== "success") return refused(submission.reply());
	try {
		await context.backend(ownNumbers.store, { body: { lines: [submission.value] } });
	} catch (error) {
		const problems = problemsOf(error);
		return refused(submission.reply({ fieldErrors: Object.fromEntries(problems.map(({ field, key }) => [field, [key]])) }));
	}
	return toNumbers(context, query, "stored");
}

async function remove({ context, form, query }: Sent) {
	const variant = idInPath.safeParse(form.get("variant"));
	if (!variant.success) throw new Response(null, { status: 400 });
	await context.backend(ownNumbers.delete, { params: { variant: variant.data } });
	return toNumbers(context, query, "removed");
}

async function upload({ context, form, query }: Sent) {
	const typed = form.get("list");
	const rows = numberRows(tableRows(typeof typed === "string" ? typed : ""));
	const file = form.get("file");
	if (file !== null && typeof file !== "string" && file.size > 0) {
		const table = readTable(new Uint8Array(await file.arrayBuffer()), context.texts.locale === "en" ? "." : ",");
		if (table.error !== null) return refusedUpload({ list: typedRows(rows), error: table.error, rows: [] });
		rows.push(...numberRows(table.rows));
	}
	const list = typedRows(rows);
	if (rows.length === 0) return refusedUpload({ list, error: "list.required", rows: [] });
	if (rows.length > maxLines) return refusedUpload({ list, error: "list.tooMany", rows: [] });
	const wrong = rows.flatMap((row, index) => wrongFields(row).map((problem) => ({ row: index + 1, text: typedRows([row]), ...problem })));
	if (wrong.length > 0) return refusedUpload({ list, error: null, rows: wrong });
	try {
		await context.backend(ownNumbers.store, { body: { lines: rows } });
	} catch (error) {
		const problems = problemsOf(error);
		const found = problems.flatMap(({ line: at, key }) =>
			at === null ? [] : [{ row: at + 1, text: typedRows(rows.slice(at, at + 1)), key }],
		);
		const general: UploadError | null =
			found.length > 0 ? null : problems[0]?.key === "ownNumber.tooMany" ? "list.tooMany" : "list.meanwhile";
		return refusedUpload({ list, error: general, rows: found });
	}
	return toNumbers(context, { ...query, page: 1 }, "stored");
}

const changes = { store, remove, upload };

const wrongFields = (row: NumberRow): { key: ErrorKey }[] => {
	const read = line.safeParse(row);
	return read.success ? [] : [{ key: errorKey.parse(read.error.issues[0]?.message) }];
};

interface Problem {
	/** The row's index; null if the problem concerns the whole upload. */
	line: number | null;
	field: string;
	key: ErrorKey;
}

/** @throws the error itself if it concerns no line */
export function problemsOf(error: unknown): Problem[] {
	if (!(error instanceof BackendRefusal)) throw error;
	const { code, fields } = error.answer;
	// A colleague has stored the same number meanwhile.
	if (code === "conflict") return [{ line: null, field: "number", key: "ownNumber.taken" }];
	if (code !== "invalid" || !fields) throw error;
	return Object.entries(fields).map(([path, [message]]) => {
		const [, at, field = "number"] = /^lines(?:\.(\d+)\.(\w+))?$/.exec(path) ?? [];
		return { line: at === undefined ? null : Number(at), field, key: errorKey.parse(message) };
	});
}

const refusedUpload = (upload: RefusedUpload, status = 422) => data<NumbersResult>({ reply: null, upload }, { status });

function toNumbers({ visitor }: AppLoadContext, query: SearchQuery, news: NumberNews) {
	visitor.setFlash({ kind: "numbers", news });
	return redirect(accountListHref(href("/users/company/numbers"), query), 303);
}
