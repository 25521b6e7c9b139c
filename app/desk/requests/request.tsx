import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { href } from "../../platform/config/href";
import { useErrorTexts } from "../../platform/forms/error-texts";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useT } from "../../platform/i18n/i18n";
import { pageMeta } from "../../platform/seo/page-meta";
import { Facts } from "../../ui/facts";
import { Button } from "../../ui/forms/button";
import { TextArea, TextField } from "../../ui/forms/field";
import { Link } from "../../ui/link";
import { ErrorSummary, FocusedAlert } from "../../ui/notice";
import { DeskPage } from "../desk-page";
import * as css from "../desk-page.css";
import { DeskTable } from "../desk-table";
import { RowInput } from "../row-input";
import { errorName, type TypedLine, type TypedQuotation } from "./quotation-fields";
import * as own from "./request.css";
import { answerRequest, readRequest } from "./request.server";

export const handle = { i18n: ["desk", "errors", "offers"] };
export const meta = pageMeta;

export const loader = ({ context, params: { number = "" } }: LoaderFunctionArgs) => readRequest(context, number);
export const action = async ({ request, context, params: { number = "" } }: ActionFunctionArgs) =>
	answerRequest({ context, number, form: await request.formData() });
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

/** A refused answer is shown beside what the request has come to. */
export const shouldRevalidate = () => true;

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

export default function Request() {
	const { request, blank, key, news } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const t = useT("desk");
	const words = useT("offers");
	return (
		<DeskPage
			title={t("requests.title", { number: request.number })}
			lead={`${words(`requests.state.${request.state}`)} · ${request.sent}`}
			tools={<Link to={href("/desk/requests")}>{t("requests.back")}</Link>}
			news={answer ? null : news}
		>
			{answer?.problem ? (
				<FocusedAlert title={t(`requests.problem.${answer.problem}`)} answer={answer}>
					<Unsent typed={answer.typed} />
				</FocusedAlert>
			) : null}
			<Asked request={request} />
			{request.state === "open" ? (
				<>
					<QuotationForm key={request.number} answer={answer} blank={blank} idem={key} />
					<section className={css.section} aria-labelledby="close-title">
						<h2 id="close-title" className={css.sectionTitle}>
							{t("requests.close.title")}
						</h2>
						<p>{t("requests.close.text")}</p>
						<Form method="post">
							<Button name="intent" value="close">
								{t("requests.close")}
							</Button>
						</Form>
					</section>
				</>
			) : (
				<Answer request={request} />
			)}
		</DeskPage>
	);
}

/** Shows the quotation that was not sent, because somebody else has answered the request. */
function Unsent({ typed: { lines, text } }: { typed: TypedQuotation }) {
	const kept = lines
		.filter(({ code }) => code !== "")
		.map(({ code, quantity, cut, price }) => [code, quantity, cut, price].filter(Boolean).join(" · "));
	return kept.length > 0 || text !== "" ? <p className={css.words}>{[...kept, text].filter(Boolean).join("\n")}</p> : null;
}

/** The request, with its drawings and the articles that it is about. */
function Asked({ request }: { request: Loaded["request"] }) {
	const t = useT("desk");
	const facts = [
		{ term: t("column.company"), value: request.company },
		{ term: t("field.name"), value: request.name },
		{ term: t("field.email"), value: request.email === "" ? "" : <a href={`mailto:${request.email}`}>{request.email}</a> },
		{ term: t("field.phone"), value: request.phone === "" ? "" : <a href={`tel:${request.phone.replace(/\s/g, "")}`}>{request.phone}</a> },
		{ term: t("field.vat"), value: request.vat },
		{ term: t("field.language"), value: request.language },
		{ term: t("requests.item"), value: request.item },
		{ term: t("field.quantity"), value: request.quantity },
		{ term: t("requests.place"), value: request.place },
		{ term: t("requests.wanted"), value: request.wanted },
	].filter(({ value }) => value !== "");
	return (
		<section className={css.section} aria-labelledby="asked-title">
			<h2 id="asked-title" className={css.sectionTitle}>
				{t("requests.asked")}
			</h2>
			<Facts items={facts} isGrid />
			{request.message ? <p className={css.words}>{request.message}</p> : null}
			{request.cart ? <p className={`${css.words} ${css.muted}`}>{request.cart}</p> : null}
			{request.files.length > 0 ? (
				<ul>
					{request.files.map(({ id, key, name }) => (
						<li key={id}>
							<a href={href("/desk/files/:id", { id, key })} download>
								{name}
							</a>
						</li>
					))}
				</ul>
			) : null}
			{request.lines.length > 0 ? (
				<DeskTable
					caption={t("requests.lines")}
					rows={request.lines}
					keyOf={({ index }) => index}
					empty=""
					columns={[
						{ title: t("field.item"), cell: ({ code }) => code },
						{ title: t("field.title"), isName: true, cell: ({ title }) => title },
						{ title: t("field.quantity"), isFigure: true, cell: ({ quantity }) => quantity },
						{ title: t("field.cut"), isFigure: true, cell: ({ cut }) => cut },
						{ title: t("requests.today"), isFigure: true, cell: ({ price }) => price },
					]}
				/>
			) : null}
		</section>
	);
}

interface QuotationProps {
	answer: ReturnType<typeof useActionData<typeof action>>;
	blank: TypedQuotation;
	idem: string;
}

function QuotationForm({ answer, blank, idem }: QuotationProps) {
	const t = useT("desk");
	const { lines, text, days } = answer?.typed ?? blank;
	const { of, summary } = useErrorTexts(answer ? { values: {}, errors: answer.errors, details: answer.details } : null);
	const columns = [
		{ name: "code", label: t("field.item") },
		{ name: "quantity", label: t("field.quantity"), isFigure: true },
		{ name: "cut", label: t("field.cut"), isFigure: true },
		{ name: "price", label: t("requests.price"), isFigure: true },
	] as const satisfies { name: keyof TypedLine; label: string; isFigure?: boolean }[];
	const labelOf = (index: number, label: string) => t("requests.fieldOf", { field: label, line: String(index + 1) });
	const errors = summary([
		...lines.flatMap((_, index) =>
			columns.map(({ name, label }) => ({
				name: errorName(index, name),
				id: `line-${index}-${name}`,
				label: labelOf(index, label),
				isOneOfMany: true,
			})),
		),
		{ name: "text", id: "text", label: t("requests.text") },
		{ name: "days", id: "days", label: t("requests.days") },
	]);
	return (
		<section className={css.section} aria-labelledby="quote-title">
			<h2 id="quote-title" className={css.sectionTitle}>
				{t("requests.quote.title")}
			</h2>
			<Form method="post" preventScrollReset className={own.form}>
				<ErrorSummary title={t("errors")} errors={errors} />
				<HiddenFields fields={{ key: idem }} />
				<p className={css.muted}>{t("requests.quote.hint")}</p>
				<DeskTable
					caption={t("requests.quoted")}
					rows={lines.map((typed, index) => ({ typed, index }))}
					keyOf={({ index }) => index}
					empty=""
					columns={columns.map(({ name, label, ...look }) => ({
						title: label,
						...look,
						cell: ({ typed, index }) => (
							<RowInput
								id={`line-${index}-${name}`}
								name={name}
								label={labelOf(index, label)}
								defaultValue={typed[name]}
								inputMode={name === "price" ? "decimal" : name === "quantity" ? "numeric" : undefined}
								errors={of(errorName(index, name))}
								{...look}
							/>
						),
					}))}
				/>
				<div>
					<Button size="s" name="intent" value="rows">
						{t("requests.more")}
					</Button>
				</div>
				<div className={css.form}>
					<TextArea id="text" name="text" label={t("requests.text")} defaultValue={text} rows={5} maxLength={2000} errors={of("text")} />
					<TextField id="days" name="days" label={t("requests.days")} defaultValue={days} inputMode="numeric" errors={of("days")} />
					<Button kind="primary" name="intent" value="quote">
						{t("requests.quote")}
					</Button>
				</div>
			</Form>
		</section>
	);
}

function Answer({ request: { answer, quotation } }: { request: Loaded["request"] }) {
	const t = useT("desk");
	if (!quotation && answer === "") return null;
	return (
		<section className={css.section} aria-labelledby="answer-title">
			<h2 id="answer-title" className={css.sectionTitle}>
				{t("requests.quotation")}
			</h2>
			{quotation ? <p>{t("requests.valid", { number: quotation.number, day: quotation.validUntil })}</p> : null}
			{answer ? <p className={css.words}>{answer}</p> : null}
		</section>
	);
}
