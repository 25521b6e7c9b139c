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
import { SelectField } from "../../ui/forms/field";
import { Link } from "../../ui/link";
import { ErrorSummary, FocusedAlert } from "../../ui/notice";
import { DeskFilter } from "../desk-filter";
import { DeskPage } from "../desk-page";
import { DeskTable } from "../desk-table";
import { RowInput } from "../row-input";
import { subjectHref } from "../subject-href";
import * as css from "./invoices.css";
import { type InvoiceRow, notePayment, readInvoices } from "./invoices.server";
import { invoiceParams, invoiceSorts, invoiceStates, usualSort } from "./invoices-query";

export const handle = { i18n: ["desk", "errors", "invoices"] };
export const meta = pageMeta;

export const loader = ({ request, context }: LoaderFunctionArgs) => readInvoices(context, request.url);
export const action = async ({ request, context }: ActionFunctionArgs) => notePayment(context, request.url, await request.formData());
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

/** A refused payment is shown beside what the invoices have come to. */
export const shouldRevalidate = () => true;

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

const remindForm = "remind";

export default function Invoices() {
	const { rows, query, pages, sums, mayPay, today, news } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const t = useT("desk");
	const words = useT("invoices");
	const refused = answer?.refused ?? null;
	const { summary } = useErrorTexts(refused);
	const errors = summary(fields.map((name) => ({ name, id: fieldId(answer?.number ?? "", name), label: t(`invoices.${name}`) })));
	const of = (number: string) => (answer?.number === number ? refused : null);
	const canRemind = rows.some(({ nextStage }) => nextStage !== null);
	return (
		<DeskPage
			title={t("nav.invoices")}
			tools={mayPay ? <Link to={href("/desk/bank")}>{t("bank.title")}</Link> : undefined}
			news={answer ? null : news}
		>
			{answer?.problem ? <FocusedAlert title={t(`invoices.problem.${answer.problem}`, { number: answer.number })} answer={answer} /> : null}
			{refused ? <ErrorSummary title={t("errors")} errors={errors} /> : null}
			<Sums sums={sums} query={query} />
			<DeskFilter
				path={href("/desk/invoices")}
				label={t("invoices.search")}
				search={query.search}
				states={{
					current: query.state,
					choices: invoiceStates.map((value) => ({ value, label: t(`invoices.state.${value}`) })),
				}}
			>
				<SelectField key={query.sort} id="sort" name="sort" label={t("invoices.sort")} defaultValue={query.sort} autoComplete="off">
					{invoiceSorts.map((sort) => (
						<option key={sort} value={sort}>
							{t(`invoices.sort.${sort}`)}
						</option>
					))}
				</SelectField>
			</DeskFilter>
			{canRemind ? (
				<Form id={remindForm} method="get" action={href("/desk/invoices/reminders")} className={css.chosen}>
					<Button size="s">{t("invoices.remindChosen")}</Button>
				</Form>
			) : null}
			<DeskTable
				caption={t("nav.invoices")}
				rows={rows}
				keyOf={({ number }) => number}
				empty={t("filter.none")}
				columns={[
					...(canRemind
						? [{ title: t("invoices.choose"), cell: ({ number, nextStage }: Row) => <Choose number={number} stage={nextStage} /> }]
						: []),
					{
						title: t("invoices.number"),
						isName: true,
						cell: ({ number }) => <a href={href("/desk/invoices/:number/paper.pdf", { number: number.toLowerCase() })}>{number}</a>,
					},
					// All others are of one kind.
					...(query.state === "all"
						? [{ key: "invoices.kind", title: t("invoices.kind"), cell: ({ kind }: Row) => t(`invoices.kind.${kind}`) }]
						: []),
					{
						title: words("column.order"),
						isShort: true,
						cell: ({ order }) => <Link to={subjectHref("orders", order)}>{order}</Link>,
					},
					{ title: t("column.company"), share: "l", cell: ({ company }) => company },
					{ key: "invoices.issued", title: t("invoices.issued"), isFigure: true, cell: ({ issued }) => issued },
					{ key: "invoices.due", title: t("invoices.due"), isFigure: true, cell: ({ due }) => due ?? "–" },
					{ key: "invoices.overdue", title: t("invoices.overdue"), isFigure: true, cell: ({ overdue }) => overdue || "–" },
					{ key: "invoices.gross", title: t("invoices.gross"), isFigure: true, cell: ({ gross }) => gross },
					{ title: t("invoices.open"), isFigure: true, cell: ({ open }) => open ?? "–" },
					{ key: "invoices.reminder", title: t("invoices.reminder"), cell: (row) => <Reminder row={row} /> },
					{
						title: t("invoices.payment"),
						isShort: true,
						cell: (row) =>
							row.open !== null && mayPay ? (
								<Payment key={`${row.number} ${row.open}`} row={row} today={today} refused={of(row.number)} />
							) : (
								(row.paid ?? "–")
							),
					},
				]}
			/>
			<ListPager page={query.page} pages={pages} hrefOf={(page) => href("/desk/invoices", invoiceParams({ ...query, page }))} />
		</DeskPage>
	);
}

type Row = Loaded["rows"][number];

function Sums({ sums, query }: Pick<Loaded, "sums" | "query">) {
	const t = useT("desk");
	return (
		<ul className={css.sums} aria-label={t("invoices.sums")}>
			{sums.map(({ age, amount, count }) => (
				<li key={age} className={css.sum}>
					<Link
						to={href("/desk/invoices", invoiceParams({ search: "", state: age, sort: usualSort, page: 1 }))}
						aria-current={query.state === age ? "true" : undefined}
					>
						{t(`invoices.state.${age}`)}
					</Link>
					<span>
						<span className={css.amount}>{amount}</span> <span className={css.count}>({count})</span>
					</span>
				</li>
			))}
		</ul>
	);
}

function Choose({ number, stage }: { number: string; stage: number | null }) {
	const t = useT("desk");
	if (stage === null) return null;
	return (
		<input
			type="checkbox"
			name="invoice"
			value={number}
			form={remindForm}
			aria-label={t("invoices.chooseOf", { number })}
			className={css.box}
		/>
	);
}

/** The latest reminder, and the way to the next one. */
function Reminder({ row: { number, reminder, nextStage, hasClaim } }: { row: Row }) {
	const t = useT("desk");
	if (!reminder && nextStage === null && !hasClaim) return "–";
	return (
		<span className={css.reminder}>
			{reminder ? <span>{t("invoices.reminded", { stage: reminder.stage, day: reminder.sentOn })}</span> : null}
			{hasClaim ? <span className={css.count}>{t("invoices.hasClaim")}</span> : null}
			{nextStage === null ? null : (
				<Link to={href("/desk/invoices/reminders", { invoice: number })} aria-label={t("invoices.remindOf", { stage: nextStage, number })}>
					{t("invoices.remind", { stage: nextStage })}
				</Link>
			)}
		</span>
	);
}

const fields = ["paid_on", "amount", "reference"] as const;
const fieldId = (number: string, name: (typeof fields)[number]) => `${number}-${name}`;

function Payment({ row: { number, key, typedOpen }, today, refused }: { row: InvoiceRow; today: string; refused: FormResult | null }) {
	const t = useT("desk");
	const { of } = useErrorTexts(refused);
	return (
		<details open={refused !== null}>
			<summary className={css.pay} aria-label={t("invoices.payOf", { number })}>
				{t("invoices.pay")}
			</summary>
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
					inputMode="decimal"
					defaultValue={refused?.values.amount ?? typedOpen}
					errors={of("amount")}
				/>
				<RowInput
					id={fieldId(number, "reference")}
					name="reference"
					label={t("invoices.reference")}
					placeholder={t("invoices.reference")}
					maxLength={140}
					defaultValue={refused?.values.reference}
					errors={of("reference")}
				/>
				<Button kind="quiet" size="s" aria-label={t("invoices.payOf", { number })}>
					{t("invoices.pay")}
				</Button>
			</Form>
		</details>
	);
}
