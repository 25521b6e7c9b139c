import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { companyDay } from "../../../contract/company";
import { deskInvoices } from "../../../contract/desk/invoices";
import { invoiceAges } from "../../../contract/desk/lists";
import { mayAs } from "../../../contract/desk/staff-roles";
import { idem } from "../../../contract/fields";
import { requireRole } from "../../platform/backend/desk.server";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import type { FormResult } from "../../platform/forms/form-result";
import { eurosField } from "../../platform/forms/limit-field";
import { parseForm, typedValues } from "../../platform/forms/read-form";
import { numberStyle } from "../../platform/i18n/filter-number";
import { formatFor } from "../../platform/i18n/format";
import { describePage } from "../../platform/seo/page-meta";
import { deskPages, deskQueryOf } from "../desk-list.server";
import { takeDeskNews } from "../desk-news.server";
import { type InvoicesQuery, invoiceParams, invoiceSorts, invoiceStates, usualSort, usualState } from "./invoices-query";
import { stageAfter } from "./stages";

type Invoice = z.output<typeof deskInvoices.list.answer>["rows"][number];

export interface InvoiceRow {
	number: string;
	/** The key of its form. */
	key: string;
	/** The amount that is left to pay; null for nothing. */
	open: string | null;
	/** The same as a form writes it; "" for nothing. */
	typedOpen: string;
}

function queryOf(address: string): InvoicesQuery {
	const sort = new URL(address).searchParams.get("sort");
	return { ...deskQueryOf(address, invoiceStates, usualState), sort: invoiceSorts.find((one) => one === sort) ?? usualSort };
}

export async function readInvoices(context: AppLoadContext, address: string) {
	const { backend, member } = context.desk();
	const query = queryOf(address);
	const { search, state, sort, page } = query;
	const [list, { roles }] = await Promise.all([
		backend(deskInvoices.list, { query: { search, state: state === "all" ? undefined : state, sort, page } }),
		member(),
	]);
	const { money, amount: typed } = formatFor(context.market);
	const { intl, timeZone } = context.market;
	const day = new Intl.DateTimeFormat(intl, { dateStyle: "medium", timeZone });
	const shown = (iso: string) => day.format(new Date(iso));
	const key = context.newKey();
	const mayPay = mayAs(roles, "accounts");
	return {
		rows: list.rows.map(
			({ number, kind, order, company, issued_on, due_on, paid_on, gross, open, days_overdue, reminder, no_reminder }) => ({
				...{ number, kind, company, order: order.number, overdue: days_overdue, key: `${key}-${number}` },
				issued: shown(issued_on),
				due: due_on === null ? null : shown(due_on),
				paid: paid_on === null ? null : shown(paid_on),
				gross: money(kind === "credit_note" ? -gross : gross),
				open: kind === "invoice" && open > 0 ? money(open) : null,
				typedOpen: kind === "invoice" && open > 0 ? typed(open) : "",
				reminder: reminder && { stage: reminder.stage, sentOn: shown(reminder.sent_on) },
				nextStage: mayPay && no_reminder === null ? stageAfter(reminder?.stage) : null,
				hasClaim: no_reminder === "claim",
			}),
		),
		query,
		pages: deskPages(list.count),
		sums: invoiceAges.map((age) => ({ age, amount: money(list[age].amount), count: list[age].count })),
		mayPay,
		today: companyDay(new Date()),
		news: takeDeskNews(context),
		meta: describePage(context, { title: context.texts.translator("desk")("nav.invoices") }),
	};
}

/** Records that an invoice was paid, or a part of it. */
export async function notePayment(context: AppLoadContext, address: string, form: FormData) {
	const desk = context.desk();
	await requireRole(desk, ["accounts"]);
	const target = z.object({ number: deskInvoices.pay.params.shape.number, key: idem }).safeParse({
		number: form.get("number"),
		key: form.get("key"),
	});
	if (!target.success) throw new Response(null, { status: 400 });
	const { number, key } = target.data;
	const refusedWith = (refused: FormResult) => data({ number, refused, problem: null }, { status: 422 });
	const today = companyDay(new Date());
	const payment = z.object({
		paid_on: z.iso.date("paidOn.required").refine((day) => day <= today, "paidOn.future"),
		// Nobody pays everything by leaving a field empty.
		amount: eurosField(numberStyle(context.market.intl), 0.01, "payment.invalid").refine((euros) => euros !== null, "payment.invalid"),
		reference: deskInvoices.pay.body.shape.reference,
	});
	const { value, refused } = parseForm(payment, form);
	if (refused) return refusedWith(refused);
	const { amount, ...rest } = value;
	try {
		await desk.backend(deskInvoices.pay, { params: { number }, body: { ...rest, ...(amount !== null && { amount }), key } });
	} catch (error) {
		if (!(error instanceof BackendRefusal)) throw error;
		const { rows } = await desk.backend(deskInvoices.list, { query: { search: number } });
		const invoice = rows.find((row) => row.number === number);
		if (!invoice) throw error;
		if (error.answer.code !== "invalid") return data({ number, refused: null, problem: "changed" as const }, { status: 409 });
		if (invoice.open === 0) return data({ number, refused: null, problem: "paid" as const }, { status: 409 });
		return refusedWith({ values: typedValues(form), ...wrongIn(invoice, value.paid_on, formatFor(context.market).money(invoice.open)) });
	}
	context.visitor.setFlash({ kind: "desk", news: "paymentNoted" });
	return redirect(href("/desk/invoices", invoiceParams(queryOf(address))), 303);
}

/** A day to come is refused before, so it is the day, or else the amount. @param open what is left to pay */
const wrongIn = (invoice: Invoice, paidOn: string, open: string): Pick<FormResult, "errors" | "figures"> =>
	paidOn < invoice.issued_on
		? { errors: { paid_on: ["paidOn.beforeInvoice"] } }
		: { errors: { amount: ["payment.tooMuch"] }, figures: { open } };
