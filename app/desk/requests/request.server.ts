import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { deskRequests } from "../../../contract/desk/requests";
import { idem } from "../../../contract/fields";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import { locales, markets } from "../../platform/config/market";
import { intentOf } from "../../platform/forms/intent";
import { numberStyle } from "../../platform/i18n/filter-number";
import { formatFor } from "../../platform/i18n/format";
import { describePage } from "../../platform/seo/page-meta";
import { takeDeskNews } from "../desk-news.server";
import type { TypedQuotation } from "./quotation-fields";
import { emptyLine, type LineErrors, readQuotation, refusedLine, typedQuotation, withMoreRows } from "./typed-quotation.server";

/** Days of validity unless somebody types others. */
const usualDays = 14;

export async function readRequest(context: AppLoadContext, number: string) {
	const request = await context.desk().backend(deskRequests.byNumber, { params: { number } });
	const { intl, timeZone } = context.market;
	const day = new Intl.DateTimeFormat(intl, { dateStyle: "medium", timeZone });
	const time = new Intl.DateTimeFormat(intl, { dateStyle: "medium", timeStyle: "short", timeZone });
	const format = formatFor(context.market);
	const language = locales.find((known) => markets[known].backendLocale === request.locale);
	const lines = request.lines.map(({ code, quantity, cut, price }) => ({
		code,
		quantity: quantity === null ? "" : String(quantity),
		cut: cut === null ? "" : String(cut),
		price: format.amount(price),
	}));
	const blank: TypedQuotation = { lines: [...lines, emptyLine], text: "", days: String(usualDays) };
	return {
		request: {
			...request,
			sent: time.format(new Date(request.created_at)),
			wanted: request.wanted_on === "" ? "" : day.format(new Date(request.wanted_on)),
			language: language ? markets[language].language : request.locale,
			lines: request.lines.map(({ quantity, cut, price, ...line }, index) => ({
				...line,
				index,
				quantity: quantity === null ? "–" : format.number(quantity),
				cut: cut === null ? "–" : format.measure(cut, "mm"),
				price: format.money(price),
			})),
			quotation: request.quotation && { ...request.quotation, validUntil: day.format(new Date(request.quotation.valid_until)) },
		},
		blank,
		key: context.newKey(),
		news: takeDeskNews(context),
		meta: describePage(context, { title: request.number }),
	};
}

interface Shown {
	typed: TypedQuotation;
	errors: LineErrors;
	details: Record<string, number>;
	problem: "done" | null;
}

const shown = (answer: Partial<Shown> & Pick<Shown, "typed">, status: number) =>
	data<Shown>({ errors: {}, details: {}, problem: null, ...answer }, { status });

interface Sent {
	context: AppLoadContext;
	number: string;
	form: FormData;
}

async function quote({ context, number, form }: Sent) {
	const typed = typedQuotation(form);
	const key = idem.safeParse(form.get("key")).data;
	if (key === undefined) throw new Response(null, { status: 400 });
	const { value, rows, errors } = readQuotation(typed, numberStyle(context.market.intl));
	if (errors) return shown({ typed, errors }, 422);
	try {
		await context.desk().backend(deskRequests.quote, { params: { number }, body: { ...value, key } });
	} catch (error) {
		if (!(error instanceof BackendRefusal)) throw error;
		if (error.answer.code === "conflict") return shown({ typed, problem: "done" }, error.status);
		return shown({ typed, ...refusedLine(error.answer, rows) }, error.status);
	}
	context.visitor.setFlash({ kind: "desk", news: "quoted" });
	return redirect(href("/desk/requests/:number", { number }), 303);
}

async function close({ context, number, form }: Sent) {
	try {
		await context.desk().backend(deskRequests.close, { params: { number }, body: {} });
	} catch (error) {
		if (!(error instanceof BackendRefusal)) throw error;
		return shown({ typed: typedQuotation(form), problem: "done" }, error.status);
	}
	context.visitor.setFlash({ kind: "desk", news: "requestClosed" });
	return redirect(href("/desk/requests/:number", { number }), 303);
}

/** Shows the form with further rows, without a check of what is in it yet. */
const addRows = async ({ form }: Sent) => shown({ typed: withMoreRows(typedQuotation(form)) }, 200);

export const answerRequest = (sent: Sent) => intentOf({ quote, close, rows: addRows }, sent.form)(sent);
