import { getFormProps } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { pageParts } from "../../../contract/desk/text-parts";
import { href } from "../../platform/config/href";
import { locales, markets } from "../../platform/config/market";
import { FormTextArea, FormTextField } from "../../platform/forms/form-fields";
import type { FormReply } from "../../platform/forms/form-result";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useFieldErrors, useShopForm } from "../../platform/forms/use-shop-form";
import { unbroken } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Prose } from "../../platform/page/prose";
import { pageMeta } from "../../platform/seo/page-meta";
import { Facts } from "../../ui/facts";
import { ErrorSummary, Notice } from "../../ui/notice";
import * as css from "../desk-page.css";
import { LanguageFields, SaveButtons } from "./language-fields";
import { changePage, readPage, type ShownPage } from "./page.server";
import * as own from "./words.css";
import { WrittenPage } from "./written-page";

export const handle = { i18n: ["desk", "errors"] };
export const meta = pageMeta;

export const loader = ({ context, request, params: { number = "" } }: LoaderFunctionArgs) => readPage(context, request, number);
export const action = async ({ request, context, params: { number = "" } }: ActionFunctionArgs) =>
	changePage({ context, number, form: await request.formData() });
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

/** A refused form is shown beside the versions that there are now. */
export const shouldRevalidate = () => true;

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

export default function PageAtDesk() {
	const loaded = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const t = useT("desk");
	return (
		<WrittenPage
			loaded={loaded}
			answer={answer}
			back={{ to: href("/desk/words/pages"), label: t("words.page.back") }}
			form={<PageForm key={loaded.version} loaded={loaded} reply={answer?.reply} />}
			canBeDeleted={false}
			show={(pages) => <ShownPages pages={pages} />}
		/>
	);
}

interface PageFormProps {
	loaded: Loaded;
	reply: FormReply | null | undefined;
}

function PageForm({ loaded: { isTerms, typed, version, missing, planned, words }, reply }: PageFormProps) {
	const t = useT("desk");
	const [form, fields] = useShopForm<typeof typed>({ id: "page", reply, defaultValue: typed });
	const { summary } = useFieldErrors();
	const labels = [
		...(isTerms ? [{ field: fields.from, label: t("words.validFrom") }] : []),
		...locales.flatMap((locale) => {
			const texts = fields[locale].getFieldset();
			return pageParts.map((part) => ({
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
			{planned ? <Notice>{t("words.page.planned", { version: String(planned.version), day: planned.from ?? "" })}</Notice> : null}
			{isTerms ? (
				<div className={own.fields}>
					<FormTextField field={fields.from} type="date" label={t("words.validFrom")} hint={t("words.validFrom.hint")} />
				</div>
			) : null}
			<p className={css.muted}>{t("words.body.hint")}</p>
			<details>
				<summary>{t("words.page.words")}</summary>
				<Facts items={words} isGrid />
			</details>
			<LanguageFields missing={missing}>
				{(locale) => {
					const { title, intro, description, body } = fields[locale].getFieldset();
					return (
						<>
							<FormTextField field={title} label={t("words.part.title")} lang={locale} maxLength={120} />
							<FormTextArea field={intro} label={t("words.part.intro")} lang={locale} rows={3} maxLength={600} />
							<FormTextField field={description} label={t("words.part.description")} lang={locale} maxLength={300} />
							<FormTextArea field={body} label={t("words.part.body")} lang={locale} rows={24} maxLength={20_000} />
						</>
					);
				}}
			</LanguageFields>
			<SaveButtons />
		</Form>
	);
}

const ShownPages = ({ pages }: { pages: ShownPage[] }) =>
	pages.map(({ language, title, intro, description, blocks }) => (
		<article key={language} lang={language} className={own.preview}>
			<p className={css.muted}>
				{markets[language].language}: {description}
			</p>
			<p className={own.previewTitle}>{title}</p>
			<p className={css.muted}>{unbroken(intro)}</p>
			<Prose blocks={blocks} />
		</article>
	));
