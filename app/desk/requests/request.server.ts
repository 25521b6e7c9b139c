import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { deskRequests } from "../../../contract/desk/requests";
import { idem } from "../../../contract/fields";
import { pieceSize } from "../../../contract/ordering/ordered-lines";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import { locales, markets } from "../../platform/config/market";
import { intentOf } from "../../platform/forms/intent";
import { numberStyle } from "../../platform/i18n/filter-number";
import { cutSize, formatFor } from "../../platform/i18n/format";
import { describePage } from "../../platform/seo/page-meta";
import { takeDeskNews } from "../desk-news.server";
import { type Calculated, check, type FoundArticle, foundArticles } from "./calculated.server";
import type { TypedQuotation } from "./quotation-fields";
import { writtenSums } from "./quotation-sums.server";
import {
	emptyFree,
	emptyLine,
	type LineErrors,
	readQuotation,
	refusedFields,
	typedQuotation,
	withArticle,
	withFreeRow,
	withMoreRows,
	withoutFreeRow,
	withoutRow,
} from "./typed-quotation.server";

/** Days of validity unless somebody types others. */
const usualDays = 14;

export async function readRequest(context: AppLoadContext, number: string) {
	const request = await context.desk().backend(deskRequests.byNumber, { params: { number } });
	const { intl, timeZone } = context.market;
	const day = new Intl.DateTimeFormat(intl, { dateStyle: "medium", timeZone });
	const time = new Intl.DateTimeFormat(intl, { dateStyle: "medium", timeStyle: "short", timeZone });
	const format = formatFor(context.market);
	const language = locales.find((known) => markets[known].backendLocale === request.locale);
	return {
		request: {
			...request,
			sent: time.format(new Date(request.created_at)),
			wanted: request.wanted_on === "" ? "" : day.format(new Date(request.wanted_on)),
			language: language ? markets[language].language : request.locale,
			lines: request.lines.map(({ quantity, cut, width, price, ...line }, index) => ({
				...line,
				index,
				quantity: quantity === null ? "–" : format.number(quantity),
				cut: cut === null ? "–" : cutSize({ length: cut, width }, format),
				price: format.money(price),
			})),
			quotation: request.quotation && {
				...request.quotation,
				validUntil: day.format(new Date(request.quotation.valid_until)),
				sums: writtenSums(request.quotation, format),
				callOffs: request.quotation.call_offs.map(({ order_number: order, sent_at, amounts }) => ({
					...{ order, sent: time.format(new Date(sent_at)) },
					parts: (request.quotation?.lines ?? []).flatMap(({ code }, index) => {
						const amount = amounts[index] ?? 0;
						return amount > 0 ? [`${format.number(amount)} × ${code}`] : [];
					}),
				})),
				lines: request.quotation.lines.map(
					({ code, title, quantity, cut, ordered, unit_price: price, discount, line_price: whole }, index) => ({
						...{ code, title, index, quantity: format.number(quantity), ordered: format.number(ordered) },
						left: format.number(Math.max(0, quantity - ordered)),
						cut: cut === null ? "–" : format.measure(cut, "mm"),
						...{ price: format.money(price), discount: discount > 0 ? `−${format.money(discount)}` : "", sum: format.money(whole) },
					}),
				),
			},
		},
		begun: request.state === "open" ? await begun(context, number, request.lines) : null,
		key: context.newKey(),
		news: takeDeskNews(context),
		meta: describePage(context, { title: request.number }),
	};
}

interface AskedLine {
	code: string;
	quantity: number | null;
	cut: number | null;
	/** 0 if not cut from a plate. */
	width: number;
	/** Today's list price, in cents. */
	price: number;
}

/** A quotation as it begins: with what was asked for, at the buyer's prices where the quantities are known. */
async function begun(context: AppLoadContext, number: string, asked: readonly AskedLine[]): Promise<Shown> {
	const { amount } = formatFor(context.market);
	const lines = asked.map(({ code, quantity, cut, width, price }) => ({
		...{
			code,
			quantity: quantity === null ? "" : String(quantity),
			cut: cut === null ? "" : pieceSize({ length: cut, width }),
		},
		...{ price: amount(price), percent: "" },
	}));
	const single = { discount: "", freight: "", country: "", text: "", days: String(usualDays), until: "", find: "" };
	const typed = (all: TypedQuotation["lines"]): TypedQuotation => ({ ...single, lines: [...all, emptyLine], free: [emptyFree] });
	const isComplete = asked.length > 0 && asked.every(({ quantity }) => quantity !== null);
	const checked = isComplete ? await check(context, number, typed(lines.map((line) => ({ ...line, price: "" })))) : null;
	return checked?.calculated ? { ...empty, ...checked } : { ...empty, typed: typed(lines) };
}

/** The state of the form. */
export interface Shown {
	typed: TypedQuotation;
	errors: LineErrors;
	details: Record<string, number>;
	calculated: Calculated | null;
	/** Articles that were looked for; null: nothing was. */
	found: FoundArticle[] | null;
	/** Somebody has answered or closed the request meanwhile. */
	isLate: boolean;
}

const empty = { errors: {}, details: {}, calculated: null, found: null, isLate: false };

const shown = (answer: Partial<Shown> & Pick<Shown, "typed">, status: number) => data<Shown>({ ...empty, ...answer }, { status });

interface Sent {
	context: AppLoadContext;
	number: string;
	form: FormData;
	/** The button's row or article. */
	of: string;
}

async function quote({ context, number, form }: Sent) {
	const typed = typedQuotation(form);
	const key = idem.safeParse(form.get("key")).data;
	if (key === undefined) throw new Response(null, { status: 400 });
	const { value, rows, errors } = readQuotation(typed, numberStyle(context.market.intl), true);
	if (errors) return shown({ typed, errors }, 422);
	try {
		await context.desk().backend(deskRequests.quote, { params: { number }, body: { ...value, key } });
	} catch (error) {
		if (!(error instanceof BackendRefusal)) throw error;
		if (error.answer.code === "conflict") return shown({ typed, isLate: true }, error.status);
		return shown({ typed, ...refusedFields(error.answer, rows) }, error.status);
	}
	context.visitor.setFlash({ kind: "desk", news: "quoted" });
	return redirect(href("/desk/requests/:number", { number }), 303);
}

async function close({ context, number, form }: Sent) {
	try {
		await context.desk().backend(deskRequests.close, { params: { number }, body: {} });
	} catch (error) {
		if (!(error instanceof BackendRefusal)) throw error;
		return shown({ typed: typedQuotation(form), isLate: true }, error.status);
	}
	context.visitor.setFlash({ kind: "desk", news: "requestClosed" });
	return redirect(href("/desk/requests/:number", { number }), 303);
}

/** Shows totals, and what is wrong. */
async function calculate({ context, number, form }: Sent) {
	const { status, ...checked } = await check(context, number, typedQuotation(form));
	return shown(checked, status);
}

/** Shows a changed form, with totals as soon as nothing is missing. */
async function changed({ context, number }: Sent, typed: TypedQuotation, found: FoundArticle[] | null = null) {
	const { status, ...checked } = await check(context, number, typed);
	return checked.calculated ? shown({ ...checked, found }, status) : shown({ typed, found }, 200);
}

const addRows = (sent: Sent) => changed(sent, withMoreRows(typedQuotation(sent.form)));
const addFreeRow = (sent: Sent) => changed(sent, withFreeRow(typedQuotation(sent.form)));
const rowOf = ({ of }: Sent): number => z.coerce.number().catch(-1).parse(of);
const remove = (sent: Sent) => changed(sent, withoutRow(typedQuotation(sent.form), rowOf(sent)));
const removeFree = (sent: Sent) => changed(sent, withoutFreeRow(typedQuotation(sent.form), rowOf(sent)));

async function find(sent: Sent) {
	const typed = typedQuotation(sent.form);
	return changed(sent, typed, await foundArticles(sent.context, typed.find));
}

/** @param sent.of the article's smallest quantity and its code */
function add(sent: Sent) {
	const [, quantity = "", code = ""] = /^(\d+) (.+)$/.exec(sent.of) ?? [];
	return changed(sent, withArticle(typedQuotation(sent.form), code, quantity));
}

/** Answers the press of a button, whose value is its intent, and the row or article after a colon. */
export function answerRequest(context: AppLoadContext, number: string, form: FormData) {
	const [, intent = "", of = ""] = /^(\w*):?(.*)$/.exec(String(form.get("intent"))) ?? [];
	form.set("intent", intent);
	return intentOf(
		{ quote, close, calculate, rows: addRows, freeRow: addFreeRow, remove, removeFree, find, add },
		form,
	)({ context, number, form, of });
}
