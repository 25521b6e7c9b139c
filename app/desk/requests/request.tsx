import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { href } from "../../platform/config/href";
import { useT } from "../../platform/i18n/i18n";
import { pageMeta } from "../../platform/seo/page-meta";
import { Facts } from "../../ui/facts";
import { Button } from "../../ui/forms/button";
import { Link } from "../../ui/link";
import { FocusedAlert } from "../../ui/notice";
import { DeskPage } from "../desk-page";
import * as css from "../desk-page.css";
import { DeskTable } from "../desk-table";
import { subjectHref } from "../subject-href";
import { freeFields, lineFields, type TypedQuotation } from "./quotation-fields";
import { QuotationForm } from "./quotation-form";
import { QuotationTotals } from "./quotation-totals";
import * as own from "./request.css";
import { answerRequest, readRequest } from "./request.server";

export const handle = { i18n: ["desk", "errors", "offers", "cart"] };
export const meta = pageMeta;

export const loader = ({ context, params: { number = "" } }: LoaderFunctionArgs) => readRequest(context, number);
export const action = async ({ request, context, params: { number = "" } }: ActionFunctionArgs) =>
	answerRequest(context, number, await request.formData());
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

/** A refused answer is shown beside what the request has come to. */
export const shouldRevalidate = () => true;

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

export default function Request() {
	const { request, begun, key, news } = useLoaderData<typeof loader>();
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
			{answer?.isLate ? (
				<FocusedAlert title={t("requests.problem.done")} answer={answer}>
					<Unsent typed={answer.typed} />
				</FocusedAlert>
			) : null}
			<Asked request={request} />
			{begun ? (
				<>
					<QuotationForm key={request.number} shown={answer ?? begun} number={request.number} idem={key} />
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
function Unsent({ typed: { lines, free, text } }: { typed: TypedQuotation }) {
	const kept = [
		...lines.filter(({ code }) => code !== "").map((line) => lineFields.flatMap((name) => line[name] || []).join(" · ")),
		...free.filter(({ title }) => title !== "").map((line) => freeFields.flatMap((name) => line[name] || []).join(" · ")),
	];
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
				<ul className={own.files}>
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
						{ title: t("field.title"), isName: "long", cell: ({ title }) => title },
						{ title: t("field.quantity"), isFigure: true, cell: ({ quantity }) => quantity },
						{ title: t("field.cut"), isFigure: true, cell: ({ cut }) => cut },
						{ title: t("requests.today"), isFigure: true, cell: ({ price }) => price },
					]}
				/>
			) : null}
		</section>
	);
}

function Answer({ request: { answer, quotation } }: { request: Loaded["request"] }) {
	const t = useT("desk");
	const cart = useT("cart");
	if (!quotation && answer === "") return null;
	return (
		<section className={css.section} aria-labelledby="answer-title">
			<h2 id="answer-title" className={css.sectionTitle}>
				{t("requests.quotation")}
			</h2>
			{quotation ? <p>{t("requests.valid", { number: quotation.number, day: quotation.validUntil })}</p> : null}
			{answer ? <p className={css.words}>{answer}</p> : null}
			{quotation ? (
				<>
					<DeskTable
						caption={t("requests.calledOff")}
						rows={quotation.lines}
						keyOf={({ index }) => index}
						empty=""
						columns={[
							{ title: t("field.item"), cell: ({ code }) => code },
							{ title: t("field.title"), isName: "long", cell: ({ title }) => title },
							{ title: t("requests.offered"), isFigure: true, cell: ({ quantity }) => quantity },
							{ title: t("field.cut"), isFigure: true, cell: ({ cut }) => cut },
							{ title: cart("column.price"), isFigure: true, cell: ({ price }) => price },
							{ title: cart("totals.discount"), isFigure: true, cell: ({ discount }) => discount },
							{ title: t("requests.sum"), isFigure: true, cell: ({ sum }) => sum },
							{ title: t("requests.ordered"), isFigure: true, cell: ({ ordered }) => ordered },
							{ title: t("requests.left"), isFigure: true, cell: ({ left }) => left },
						]}
					/>
					{quotation.callOffs.length > 0 ? (
						<DeskTable
							caption={t("requests.callOffs")}
							rows={quotation.callOffs}
							keyOf={({ order }) => order}
							empty=""
							columns={[
								{
									title: t("requests.callOffs.order"),
									isName: true,
									cell: ({ order }) => <Link to={subjectHref("orders", order)}>{order}</Link>,
								},
								{ title: t("column.sent"), isFigure: true, cell: ({ sent }) => sent },
								{ title: t("requests.callOffs.parts"), cell: ({ parts }) => parts.join(", ") },
							]}
						/>
					) : null}
					<QuotationTotals sums={quotation.sums} />
				</>
			) : null}
		</section>
	);
}
