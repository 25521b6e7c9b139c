import { getFormProps } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { href } from "../../platform/config/href";
import { type Locale, locales, markets } from "../../platform/config/market";
import { FormTextField } from "../../platform/forms/form-fields";
import type { FormReply } from "../../platform/forms/form-result";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useFieldErrors, useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { pageMeta } from "../../platform/seo/page-meta";
import { Button, LinkButton } from "../../ui/forms/button";
import { Link } from "../../ui/link";
import { ErrorSummary, FocusedAlert } from "../../ui/notice";
import { DeskPage } from "../desk-page";
import * as css from "../desk-page.css";
import { DeskTable } from "../desk-table";
import { Missing } from "./language-fields";
import { changeQuestions, readQuestions } from "./questions.server";
import * as own from "./words.css";
import { WordsTabs } from "./words-tabs";

export const handle = { i18n: ["desk", "errors"] };
export const meta = pageMeta;

export const loader = ({ context }: LoaderFunctionArgs) => readQuestions(context);
export const action = async ({ request, context }: ActionFunctionArgs) => changeQuestions({ context, form: await request.formData() });
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

/** A refused form is shown beside the order that there is now. */
export const shouldRevalidate = () => true;

type Topic = ReturnType<typeof useLoaderData<typeof loader>>["topics"][number];

export default function Questions() {
	const { topics, version, news } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const t = useT("desk");
	return (
		<DeskPage
			title={t("words.questions")}
			lead={t("words.lead")}
			tools={<LinkButton to={href("/desk/words/questions/:number", { number: "new" })}>{t("words.question.new")}</LinkButton>}
			news={answer ? null : news}
		>
			<WordsTabs />
			{answer?.isChanged ? <FocusedAlert title={t("words.problem.order")} answer={answer} /> : null}
			{topics.map((topic) => (
				<section key={topic.name} className={css.section} aria-labelledby={`topic-${topic.name}`}>
					<div className={own.topic}>
						<h2 id={`topic-${topic.name}`}>{topic.shown}</h2>
						<Move intent="moveTopic" name={topic.name} title={topic.shown} />
					</div>
					<QuestionTable topic={topic} />
					<details open={answer?.topic === topic.name || undefined}>
						<summary>{t("words.topic.change")}</summary>
						<TopicForm topic={topic} version={version} reply={answer?.topic === topic.name ? answer.reply : null} />
						{topic.questions.length === 0 ? (
							<Form method="post" preventScrollReset>
								<HiddenFields fields={{ name: topic.name, version }} />
								<Button kind="quiet" size="s" name="intent" value="removeTopic">
									{t("words.topic.delete")}
								</Button>
							</Form>
						) : null}
					</details>
				</section>
			))}
			<section className={css.section} aria-labelledby="new-topic">
				<h2 id="new-topic" className={css.sectionTitle}>
					{t("words.topic.new")}
				</h2>
				<TopicForm topic={null} version={version} reply={answer?.topic === "new" ? answer.reply : null} />
			</section>
		</DeskPage>
	);
}

const QuestionTable = ({ topic: { shown, questions } }: { topic: Topic }) => {
	const t = useT("desk");
	return (
		<DeskTable
			caption={shown}
			rows={questions}
			keyOf={({ name }) => name}
			empty={t("words.none")}
			columns={[
				{
					title: t("words.address"),
					isName: true,
					cell: ({ name }) => <Link to={href("/desk/words/questions/:number", { number: name })}>{name}</Link>,
				},
				...locales.map((locale) => ({
					title: markets[locale].language,
					cell: ({ texts }: Topic["questions"][number]) => (
						<>
							{texts[locale].question}
							<Missing parts={texts[locale].missing} />
						</>
					),
				})),
				{ title: t("column.state"), isShort: true, cell: ({ isShown }) => t(isShown ? "words.isShown" : "words.draft") },
				{ title: t("words.order"), cell: ({ name }) => <Move intent="move" name={name} title={name} /> },
			]}
		/>
	);
};

/** Two buttons that move a row past its neighbour. */
function Move({ intent, name, title }: { intent: "move" | "moveTopic"; name: string; title: string }) {
	const t = useT("desk");
	return (
		<Form method="post" preventScrollReset className={css.inline}>
			<HiddenFields fields={{ intent, name }} />
			<Button kind="quiet" size="s" name="direction" value="up" aria-label={t("words.upOf", { title })}>
				↑
			</Button>
			<Button kind="quiet" size="s" name="direction" value="down" aria-label={t("words.downOf", { title })}>
				↓
			</Button>
		</Form>
	);
}

interface TopicFormProps {
	/** null: a new one. */
	topic: Topic | null;
	version: number;
	reply: FormReply | null;
}

function TopicForm({ topic, version, reply }: TopicFormProps) {
	const t = useT("desk");
	const name = topic?.name ?? "new";
	const typed: Record<Locale | "name", string> = { name: topic?.name ?? "", ...(topic?.title ?? { de: "", en: "", et: "", fi: "" }) };
	const [form, fields] = useShopForm<typeof typed>({ id: `named-${name}`, reply, defaultValue: typed });
	const { summary } = useFieldErrors();
	const labels = [
		...(topic ? [] : [{ field: fields.name, label: t("words.slug") }]),
		...locales.map((locale) => ({ field: fields[locale], label: markets[locale].language, isOneOfMany: true })),
	];
	return (
		<Form method="post" preventScrollReset {...getFormProps(form)} className={own.form}>
			<ErrorSummary title={t("errors")} errors={reply ? summary(labels) : []} />
			<HiddenFields fields={{ version, ...(topic && { name: topic.name }) }} />
			<div className={own.fields}>
				{topic ? null : <FormTextField field={fields.name} label={t("words.slug")} hint={t("words.slug.hint")} maxLength={80} required />}
				{locales.map((locale) => (
					<FormTextField key={locale} field={fields[locale]} label={markets[locale].language} lang={locale} maxLength={80} />
				))}
			</div>
			<div className={own.buttons}>
				<Button name="intent" value={topic ? "topic" : "newTopic"}>
					{t(topic ? "save" : "words.topic.add")}
				</Button>
			</div>
		</Form>
	);
}
