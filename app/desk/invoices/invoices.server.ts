import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { companyDay } from "../../../contract/company";
import { deskInvoices } from "../../../contract/desk/invoices";
import { mayAs } from "../../../contract/desk/staff-roles";
import { idem } from "../../../contract/fields";
import { requireRole } from "../../platform/backend/desk.server";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import type { ErrorKey } from "../../platform/forms/error-keys";
import type { FormResult } from "../../platform/forms/form-result";
import { eurosField } from "../../platform/forms/limit-field";
import { parseForm, typedValues } from "../../platform/forms/read-form";
import { numberStyle } from "../../platform/i18n/filter-number";
import { formatFor } from "../../platform/i18n/format";
import { describePage } from "../../platform/seo/page-meta";
import { deskParams } from "../desk-list";
import { deskPages, deskQueryOf } from "../desk-list.server";
import { takeDeskNews } from "../desk-news.server";
import { invoiceStates, usualState } from "./invoices-query";

type Invoice = z.output<typeof deskInvoices.list.answer>["rows"][number];

export interface InvoiceRow {
	number: string;
	/** The key of its form. */
	key: string;
	/** The amount that is left to pay; null for nothing. */
	open: string | null;
}

const queryOf = (address: string) => deskQueryOf(address, invoiceStates, usualState);

export async function readInvoices(context: AppLoadContext, address: string) {
	const { backend, member } = context.desk();
	const { search, state, page } = queryOf(address);
	const [list, { roles }] = await Promise.all([
		backend(deskInvoices.list, { query: { search, state: state === "all" ? undefined : state, page } }),
		member(),
	]);
	const { money } = formatFor(context.market);
	const { intl, timeZone } = context.market;
	const day = new Intl.DateTimeFormat(intl, { dateStyle: "medium", timeZone });
	const shown = (iso: string) => day.format(new Date(iso));
	const key = context.newKey();
	return {
		rows: list.rows.map(({ number, kind, order, company, issued_on, due_on, paid_on, gross, open, days_overdue }) => ({
			...{ number, kind, company, order: order.number, overdue: days_overdue, key: `${key}-${number}` },
			issued: shown(issued_on),
			due: due_on === null ? null : shown(due_on),
			paid: paid_on === null ? null : shown(paid_on),
			gross: money(kind === "credit_note" ? -gross : gross),
			open: kind === "invoice" && open > 0 ? money(open) : null,
		})),
		query: { search, state, page },
		pages: deskPages(list.count),
		sums: {
			open: money(list.open.amount),
			openCount: String(list.open.count),
			overdue: money(list.overdue.amount),
			overdueCount: String(list.overdue.count),
		},
		mayPay: mayAs(roles, "accounts"),
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
		amount: eurosField(numberStyle(context.market.intl), 0.01, "payment.invalid"),
	});
	const { value, refused } = parseForm(payment, form);
	if (refused) return refusedWith(refused);
	const { paid_on, amount } = value;
	const found = async () => {
		const { rows } = await desk.backend(deskInvoices.list, { query: { search: number } });
		return rows.find((row) => row.number === number);
	};
	const isPaidAlready = (invoice: Invoice) => invoice.open === 0 && invoice.paid_on !== paid_on;
	const paid = () => data({ number, refused: null, problem: "paid" as const }, { status: 409 });
	// Otherwise the backend would replace the day that somebody else has just recorded.
	const before = amount === null ? await found() : undefined;
	if (before && isPaidAlready(before)) return paid();
	try {
		await desk.backend(deskInvoices.pay, { params: { number }, body: amount === null ? { paid_on } : { paid_on, amount, key } });
	} catch (error) {
		if (!(error instanceof BackendRefusal)) throw error;
		const invoice = await found();
		if (!invoice) throw error;
		if (invoice.open === 0) return paid();
		if (error.answer.code !== "invalid") return data({ number, refused: null, problem: "changed" as const }, { status: 409 });
		return refusedWith({ values: typedValues(form), errors: wrongIn(invoice, paid_on) });
	}
	context.visitor.setFlash({ kind: "desk", news: "paymentNoted" });
	return redirect(href("/desk/invoices", deskParams(queryOf(address), usualState)), 303);
}

/** A day to come is refused before, so it is the day, or else the amount. */
const wrongIn = (invoice: Invoice, paidOn: string): Record<string, ErrorKey[]> =>
	paidOn < invoice.issued_on ? { paid_on: ["paidOn.beforeInvoice"] } : { amount: ["payment.tooMuch"] };
