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
import { ErrorSummary } from "../../ui/notice";
import * as css from "../desk-page.css";
import { LanguageFields, SaveButtons } from "./language-fields";
import { changeQuestion, readQuestion, type ShownQuestion } from "./question.server";
import * as own from "./words.css";
import { WrittenPage } from "./written-page";

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
	return (
		<WrittenPage
			loaded={loaded}
			answer={answer}
			back={{ to: href("/desk/words/questions"), label: t("words.question.back") }}
			form={<QuestionForm key={loaded.version} loaded={loaded} reply={answer?.reply} />}
			show={(questions) => <ShownQuestions questions={questions} />}
		/>
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
