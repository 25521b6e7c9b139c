import { getFormProps } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { articleParts } from "../../../contract/desk/text-parts";
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
import { ErrorSummary } from "../../ui/notice";
import * as css from "../desk-page.css";
import { changeArticle, readArticle, type ShownArticle } from "./article.server";
import { LanguageFields, SaveButtons } from "./language-fields";
import * as own from "./words.css";
import { WrittenPage } from "./written-page";

export const handle = { i18n: ["desk", "errors"] };
export const meta = pageMeta;

export const loader = ({ context, request, params: { number = "" } }: LoaderFunctionArgs) => readArticle(context, request, number);
export const action = async ({ request, context, params: { number = "" } }: ActionFunctionArgs) =>
	changeArticle({ context, number, form: await request.formData() });
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

/** A refused form is shown beside the versions that there are now. */
export const shouldRevalidate = () => true;

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

export default function ArticleAtDesk() {
	const loaded = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const t = useT("desk");
	return (
		<WrittenPage
			loaded={loaded}
			answer={answer}
			back={{ to: href("/desk/words"), label: t("words.article.back") }}
			form={<ArticleForm key={loaded.version} loaded={loaded} reply={answer?.reply} />}
			show={(articles) => <ShownArticles articles={articles} />}
		/>
	);
}

interface ArticleFormProps {
	loaded: Loaded;
	reply: FormReply | null | undefined;
}

/** All languages in one form. A language is in the shop once it has title, introduction and text. */
function ArticleForm({ loaded: { isNew, typed, version, missing, inShop }, reply }: ArticleFormProps) {
	const t = useT("desk");
	const [form, fields] = useShopForm<typeof typed>({ id: "article", reply, defaultValue: typed });
	const { summary } = useFieldErrors();
	const labels = [
		...(isNew ? [{ field: fields.slug, label: t("words.slug") }] : []),
		{ field: fields.published, label: t("words.published") },
		{ field: fields.product, label: t("words.product") },
		{ field: fields.category, label: t("words.category") },
		...locales.flatMap((locale) => {
			const texts = fields[locale].getFieldset();
			return articleParts.map((part) => ({
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
				<FormTextField field={fields.published} type="date" label={t("words.published")} hint={t("words.published.hint")} />
				<FormTextField field={fields.product} label={t("words.product")} hint={t("words.product.hint")} maxLength={120} />
				<FormTextField field={fields.category} label={t("words.category")} hint={t("words.category.hint")} maxLength={120} />
			</div>
			{inShop ? <p className={css.muted}>{t("words.inShop", { address: inShop })}</p> : null}
			<p className={css.muted}>{t("words.body.hint")}</p>
			<LanguageFields missing={missing}>
				{(locale) => {
					const { title, intro, body } = fields[locale].getFieldset();
					return (
						<>
							<FormTextField field={title} label={t("words.part.title")} lang={locale} maxLength={120} />
							<FormTextArea field={intro} label={t("words.part.intro")} lang={locale} rows={3} maxLength={400} />
							<FormTextArea field={body} label={t("words.part.body")} lang={locale} rows={16} maxLength={8000} />
						</>
					);
				}}
			</LanguageFields>
			<SaveButtons />
		</Form>
	);
}

function ShownArticles({ articles }: { articles: ShownArticle[] }) {
	const t = useT("desk");
	return articles.map(({ language, title, intro, day, blocks }) => (
		<article key={language} lang={language} className={own.preview}>
			<p className={css.muted}>
				{markets[language].language}, {day ?? t("words.draft")}
			</p>
			<p className={own.previewTitle}>{title}</p>
			<p className={css.muted}>{unbroken(intro)}</p>
			<Prose blocks={blocks} />
		</article>
	));
}
