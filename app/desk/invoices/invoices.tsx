import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { href } from "../../platform/config/href";
import { useErrorTexts } from "../../platform/forms/error-texts";
import type { FormResult } from "../../platform/forms/form-result";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useT } from "../../platform/i18n/i18n";
import { ListPager } from "../../platform/page/list-pager";
import { pageMeta } from "../../platform/seo/page-meta";
import { Button } from "../../ui/forms/button";
import { Link } from "../../ui/link";
import { ErrorSummary, FocusedAlert } from "../../ui/notice";
import { DeskFilter } from "../desk-filter";
import { deskParams } from "../desk-list";
import { DeskPage } from "../desk-page";
import { DeskTable } from "../desk-table";
import { RowInput } from "../row-input";
import { subjectHref } from "../subject-href";
import * as css from "./invoices.css";
import { type InvoiceRow, notePayment, readInvoices } from "./invoices.server";
import { invoiceStates, usualState } from "./invoices-query";

export const handle = { i18n: ["desk", "errors", "invoices"] };
export const meta = pageMeta;

export const loader = ({ request, context }: LoaderFunctionArgs) => readInvoices(context, request.url);
export const action = async ({ request, context }: ActionFunctionArgs) => notePayment(context, request.url, await request.formData());
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

/** A refused payment is shown beside what the invoices have come to. */
export const shouldRevalidate = () => true;

export default function Invoices() {
	const { rows, query, pages, sums, mayPay, today, news } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const t = useT("desk");
	const words = useT("invoices");
	const refused = answer?.refused ?? null;
	const { summary } = useErrorTexts(refused);
	const errors = summary(
		(["paid_on", "amount"] as const).map((name) => ({ name, id: fieldId(answer?.number ?? "", name), label: t(`invoices.${name}`) })),
	);
	const of = (number: string) => (answer?.number === number ? refused : null);
	return (
		<DeskPage title={t("nav.invoices")} lead={t("invoices.lead", sums)} news={answer ? null : news}>
			{answer?.problem ? <FocusedAlert title={t(`invoices.problem.${answer.problem}`, { number: answer.number })} answer={answer} /> : null}
			{refused ? <ErrorSummary title={t("errors")} errors={errors} /> : null}
			<DeskFilter
				path={href("/desk/invoices")}
				label={t("invoices.search")}
				search={query.search}
				states={{
					current: query.state,
					choices: invoiceStates.map((value) => ({ value, label: value === "all" ? t("filter.all") : words(`filter.state.${value}`) })),
				}}
			/>
			<DeskTable
				caption={t("nav.invoices")}
				rows={rows}
				keyOf={({ number }) => number}
				empty={t("filter.none")}
				columns={[
					{ title: t("invoices.number"), isName: true, cell: ({ number }) => number },
					{ title: t("invoices.kind"), cell: ({ kind }) => t(`invoices.kind.${kind}`) },
					{
						title: words("column.order"),
						cell: ({ order }) => <Link to={subjectHref("orders", order)}>{order}</Link>,
					},
					{ title: t("column.company"), cell: ({ company }) => company },
					{ title: t("invoices.issued"), isFigure: true, cell: ({ issued }) => issued },
					{ title: t("invoices.due"), isFigure: true, cell: ({ due }) => due ?? "–" },
					{ title: t("invoices.overdue"), isFigure: true, cell: ({ overdue }) => overdue || "–" },
					{ title: t("invoices.gross"), isFigure: true, cell: ({ gross }) => gross },
					{ title: t("invoices.open"), isFigure: true, cell: ({ open }) => open ?? "–" },
					{
						title: t("invoices.payment"),
						cell: (row) =>
							row.open !== null && mayPay ? (
								<Payment key={`${row.number} ${row.open}`} row={row} today={today} refused={of(row.number)} />
							) : (
								(row.paid ?? "–")
							),
					},
				]}
			/>
			<ListPager page={query.page} pages={pages} hrefOf={(page) => href("/desk/invoices", deskParams({ ...query, page }, usualState))} />
		</DeskPage>
	);
}

const fieldId = (number: string, name: "paid_on" | "amount") => `${number}-${name}`;

function Payment({ row: { number, key }, today, refused }: { row: InvoiceRow; today: string; refused: FormResult | null }) {
	const t = useT("desk");
	const { of } = useErrorTexts(refused);
	return (
		<Form method="post" preventScrollReset className={css.payment} aria-label={t("invoices.payOf", { number })}>
			<HiddenFields fields={{ number, key }} />
			<RowInput
				id={fieldId(number, "paid_on")}
				name="paid_on"
				type="date"
				label={t("invoices.paid_on")}
				defaultValue={refused?.values.paid_on ?? today}
				max={today}
				errors={of("paid_on")}
			/>
			<RowInput
				id={fieldId(number, "amount")}
				name="amount"
				label={t("invoices.amount")}
				placeholder={t("invoices.all")}
				inputMode="decimal"
				isFigure
				defaultValue={refused?.values.amount}
				errors={of("amount")}
			/>
			<Button kind="quiet" size="s" aria-label={t("invoices.payOf", { number })}>
				{t("invoices.pay")}
			</Button>
		</Form>
	);
}
