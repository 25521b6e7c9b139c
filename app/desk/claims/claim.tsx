import { getFormProps } from "@conform-to/react";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { deskClaims } from "../../../contract/desk/claims";
import { claimOutcomes } from "../../../contract/desk/lists";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import { locales, markets } from "../../platform/config/market";
import { FormTextArea } from "../../platform/forms/form-fields";
import { type FormReply, typedIn } from "../../platform/forms/form-result";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { readForm } from "../../platform/forms/submission";
import { useFieldErrors, useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { Facts } from "../../ui/facts";
import { Button } from "../../ui/forms/button";
import { Choice } from "../../ui/forms/field";
import { Link } from "../../ui/link";
import { ErrorSummary, FocusedAlert } from "../../ui/notice";
import { takeDeskNews } from "../desk-news.server";
import { DeskPage } from "../desk-page";
import * as css from "../desk-page.css";
import { Photographs } from "../files/photographs";
import { goodsName } from "../goods-name";
import { subjectHref } from "../subject-href";

export const handle = { i18n: ["desk", "errors", "claims"] };
export const meta = pageMeta;

const answerFields = deskClaims.answer.body.extend({
	text: z.string({ error: "required" }).pipe(deskClaims.answer.body.shape.text),
});

export async function loader({ context, params: { number = "" } }: LoaderFunctionArgs) {
	const claim = await context.desk().backend(deskClaims.byNumber, { params: { number } });
	const { intl, timeZone } = context.market;
	const time = new Intl.DateTimeFormat(intl, { dateStyle: "medium", timeStyle: "short", timeZone });
	const language = locales.find((known) => markets[known].backendLocale === claim.locale);
	return {
		claim: {
			...claim,
			reported: time.format(new Date(claim.created_at)),
			language: language ? markets[language].language : claim.locale,
			answers: claim.answers.map(({ created_at, ...answer }, index) => ({ ...answer, index, time: time.format(new Date(created_at)) })),
		},
		key: context.newKey(),
		news: takeDeskNews(context),
		meta: describePage(context, { title: claim.number }),
	};
}

/** Answers the claim. A refused answer stays on the page: the claim may have been closed meanwhile. */
export async function action({ request, context, params: { number = "" } }: ActionFunctionArgs) {
	const submission = readForm(answerFields, await request.formData());
	if (submission.status !== "success") return data({ reply: submission.reply(), isClosed: false }, { status: 422 });
	try {
		await context.desk().backend(deskClaims.answer, { params: { number }, body: submission.value });
	} catch (error) {
		if (!(error instanceof BackendRefusal)) throw error;
		return data({ reply: submission.reply(), isClosed: true }, { status: error.status });
	}
	context.visitor.setFlash({ kind: "desk", news: "claimAnswered" });
	return redirect(href("/desk/claims/:number", { number }), 303);
}
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

/** A refused answer is shown beside what the claim has come to. */
export const shouldRevalidate = () => true;

export default function Claim() {
	const { claim, key, news } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const t = useT("desk");
	const words = useT("claims");
	const facts = [
		{
			term: words("column.order"),
			value: <Link to={subjectHref("orders", claim.order.number)}>{claim.order.number}</Link>,
		},
		{
			term: t("claims.line"),
			value: t("claims.goods", {
				line: String(claim.line),
				quantity: String(claim.quantity),
				title: goodsName(claim),
			}),
		},
		{ term: t("claims.kind"), value: words(`kind.${claim.kind}`) },
		{ term: t("column.company"), value: claim.company },
		{ term: t("claims.reporter"), value: claim.reporter.name },
		{
			term: t("field.email"),
			value: claim.reporter.email === "" ? "" : <a href={`mailto:${claim.reporter.email}`}>{claim.reporter.email}</a>,
		},
		{ term: t("field.phone"), value: claim.phone === "" ? "" : <a href={`tel:${claim.phone.replace(/\s/g, "")}`}>{claim.phone}</a> },
		{ term: t("field.language"), value: claim.language },
	].filter(({ value }) => value !== "");
	return (
		<DeskPage
			title={words(claim.kind === "return" ? "one.title.return" : "one.title", { number: claim.number })}
			lead={`${words(`state.${claim.state}`)} · ${claim.reported}`}
			tools={<Link to={href("/desk/claims")}>{t("claims.back")}</Link>}
			news={answer ? null : news}
		>
			{answer?.isClosed ? (
				<FocusedAlert title={t("claims.problem.closed")} answer={answer}>
					<p className={css.words}>{typedIn(answer.reply, "text")}</p>
				</FocusedAlert>
			) : null}
			<Facts items={facts} isGrid />
			<p className={css.words}>{claim.text}</p>
			<Photographs files={claim.files} />
			{claim.answers.length > 0 ? (
				<section className={css.section} aria-labelledby="answers-title">
					<h2 id="answers-title" className={css.sectionTitle}>
						{t("claims.answers")}
					</h2>
					{claim.answers.map(({ index, state, text, time }) => (
						<div key={index}>
							<p className={css.muted}>
								{time} · {words(`state.${state}`)}
							</p>
							<p className={css.words}>{text}</p>
						</div>
					))}
				</section>
			) : null}
			{claim.state === "open" || claim.state === "answered" ? (
				<AnswerForm key={claim.answers.length} reply={answer?.reply} idem={key} />
			) : null}
		</DeskPage>
	);
}

function AnswerForm({ reply, idem }: { reply: FormReply | undefined; idem: string }) {
	const t = useT("desk");
	const [form, fields] = useShopForm<{ state: string; text: string }>({ id: "answer", reply });
	const { summary, of } = useFieldErrors();
	const chosen = claimOutcomes.find((one) => one === fields.state.initialValue) ?? "answered";
	const labels = [
		{ field: fields.text, label: t("claims.text") },
		{ field: fields.state, id: "answer-state-answered", label: t("claims.outcome") },
	];
	return (
		<section className={css.section} aria-labelledby="answer-title">
			<h2 id="answer-title" className={css.sectionTitle}>
				{t("claims.answer")}
			</h2>
			<Form method="post" {...getFormProps(form)} className={css.form}>
				<ErrorSummary title={t("errors")} errors={summary(labels)} />
				<HiddenFields fields={{ key: idem }} />
				<FormTextArea field={fields.text} label={t("claims.text")} rows={6} maxLength={2000} required />
				<fieldset className={css.group}>
					<legend>{t("claims.outcome")}</legend>
					{claimOutcomes.map((outcome, index) => (
						<Choice
							key={outcome}
							id={`answer-state-${outcome}`}
							type="radio"
							name="state"
							value={outcome}
							label={t(`claims.outcome.${outcome}`)}
							hint={t(`claims.outcome.${outcome}.hint`)}
							defaultChecked={outcome === chosen}
							errors={index === 0 ? of(fields.state) : undefined}
						/>
					))}
				</fieldset>
				<Button kind="primary">{t("claims.send")}</Button>
			</Form>
		</section>
	);
}
