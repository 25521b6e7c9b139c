import { getFormProps } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { questionParts } from "../../../contract/desk/text-parts";
import { href } from "../../platform/config/href";
import { locales, markets } from "../../platform/config/market";
import { FormCheckbox, FormSelect, FormTextArea, FormTextField } from "../../platform/forms/form-fields";
import type { FormReply } from "../../platform/forms/form-result";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useFieldErrors, useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { Prose } from "../../platform/page/prose";
import { pageMeta } from "../../platform/seo/page-meta";
import { Link } from "../../ui/link";
import { ErrorSummary } from "../../ui/notice";
import { DeskPage } from "../desk-page";
import * as css from "../desk-page.css";
import { LanguageFields, Preview, PreviewNews, SaveButtons } from "./language-fields";
import { changeQuestion, readQuestion, type ShownQuestion } from "./question.server";
import { ChangedMeanwhile, Versions } from "./versions";
import * as own from "./words.css";

export const handle = { i18n: ["desk", "errors"] };
export const meta = pageMeta;

export const loader = ({ context, request, params: { number = "" } }: LoaderFunctionArgs) => readQuestion(context, request, number);
export const action = async ({ request, context, params: { number = "" } }: ActionFunctionArgs) =>
	changeQuestion({ context, number, form: await request.formData() });
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

/** A refused form is shown beside the versions that there are now. */
export const shouldRevalidate = () => true;

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

export default function QuestionAtDesk() {
	const loaded = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const t = useT("desk");
	const { title, isNew, page, version, versions, former, news } = loaded;
	return (
		<DeskPage title={title} tools={<Link to={href("/desk/words/questions")}>{t("words.question.back")}</Link>} news={answer ? null : news}>
			{answer?.isChanged ? <ChangedMeanwhile page={page} present={versions[0]} answer={answer} /> : null}
			{former && !answer ? (
				<Preview title={t("words.former", { version: String(version) })}>
					<ShownQuestions questions={former} />
				</Preview>
			) : (
				<>
					{answer?.preview ? <PreviewNews answer={answer} /> : null}
					<QuestionForm key={version} loaded={loaded} reply={answer?.reply} />
					{answer?.preview ? (
						<Preview title={t("words.preview")}>
							<ShownQuestions questions={answer.preview} />
						</Preview>
					) : null}
				</>
			)}
			{isNew ? null : <Versions page={page} versions={versions} shown={version} />}
		</DeskPage>
	);
}

interface QuestionFormProps {
	loaded: Loaded;
	reply: FormReply | null | undefined;
}

function QuestionForm({ loaded: { isNew, topics, typed, version, missing }, reply }: QuestionFormProps) {
	const t = useT("desk");
	const [form, fields] = useShopForm<typeof typed>({ id: "question", reply, defaultValue: typed });
	const { summary } = useFieldErrors();
	const labels = [
		...(isNew ? [{ field: fields.slug, label: t("words.slug") }] : []),
		{ field: fields.topic, label: t("words.topic") },
		{ field: fields.is_shown, label: t("words.isShown") },
		...locales.flatMap((locale) => {
			const texts = fields[locale].getFieldset();
			return questionParts.map((part) => ({
				field: texts[part],
				label: `${markets[locale].language}, ${t(`words.part.${part}`)}`,
				isOneOfMany: true,
			}));
		}),
	];
	return (
		<Form method="post" {...getFormProps(form)} className={own.form}>
			<ErrorSummary title={t("errors")} errors={summary(labels)} />
			<HiddenFields fields={{ version }} />
			<div className={own.fields}>
				{isNew ? <FormTextField field={fields.slug} label={t("words.slug")} hint={t("words.slug.hint")} maxLength={80} required /> : null}
				<FormSelect field={fields.topic} label={t("words.topic")}>
					{topics.map(({ value, title }) => (
						<option key={value} value={value}>
							{title}
						</option>
					))}
				</FormSelect>
				<FormCheckbox field={fields.is_shown} label={t("words.isShown")} />
			</div>
			<p className={css.muted}>{t("words.body.hint")}</p>
			<LanguageFields missing={missing}>
				{(locale) => {
					const { question, answer } = fields[locale].getFieldset();
					return (
						<>
							<FormTextField field={question} label={t("words.part.question")} lang={locale} maxLength={200} />
							<FormTextArea field={answer} label={t("words.part.answer")} lang={locale} rows={10} maxLength={8000} />
						</>
					);
				}}
			</LanguageFields>
			<SaveButtons />
		</Form>
	);
}

const ShownQuestions = ({ questions }: { questions: ShownQuestion[] }) =>
	questions.map(({ language, question, blocks }) => (
		<article key={language} lang={language} className={own.preview}>
			<p className={css.muted}>{markets[language].language}</p>
			<p className={own.previewTitle}>{question}</p>
			<Prose blocks={blocks} />
		</article>
	));
