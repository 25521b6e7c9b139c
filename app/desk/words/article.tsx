import { getFormProps } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { locales, markets } from "../../platform/config/market";
import { FormTextArea, FormTextField } from "../../platform/forms/form-fields";
import type { FormReply } from "../../platform/forms/form-result";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useFieldErrors, useShopForm } from "../../platform/forms/use-shop-form";
import { unbroken } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Prose } from "../../platform/page/prose";
import { pageMeta } from "../../platform/seo/page-meta";
import { Button } from "../../ui/forms/button";
import { Link } from "../../ui/link";
import { ErrorSummary, FocusedAlert } from "../../ui/notice";
import { DeskPage } from "../desk-page";
import * as css from "../desk-page.css";
import { changeArticle, readArticle, type ShownArticle } from "./article.server";
import { ChangedMeanwhile, Versions } from "./versions";
import * as own from "./words.css";

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
	const { title, isNew, page, version, versions, former, news } = loaded;
	return (
		<DeskPage title={title} tools={<Link to="/desk/words">{t("words.article.back")}</Link>} news={answer ? null : news}>
			{answer?.isChanged ? <ChangedMeanwhile page={page} present={versions[0]} answer={answer} /> : null}
			{former && !answer ? (
				<Preview title={t("words.former", { version: String(version) })} articles={former} />
			) : (
				<>
					{answer?.preview ? (
						<FocusedAlert tone="info" title={t("words.preview.text")} answer={answer}>
							<p>
								<a href="#preview">{t("words.preview")}</a>
							</p>
						</FocusedAlert>
					) : null}
					<ArticleForm key={version} loaded={loaded} reply={answer?.reply} />
					{answer?.preview ? <Preview title={t("words.preview")} articles={answer.preview} /> : null}
				</>
			)}
			{isNew ? null : <Versions page={page} versions={versions} shown={version} />}
		</DeskPage>
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
	const ofLanguages = locales.map((locale) => ({ locale, language: markets[locale].language, texts: fields[locale].getFieldset() }));
	const labels = [
		...(isNew ? [{ field: fields.slug, label: t("words.slug") }] : []),
		{ field: fields.published, label: t("words.published") },
		{ field: fields.product, label: t("words.product") },
		{ field: fields.category, label: t("words.category") },
		...ofLanguages.flatMap(({ language, texts }) =>
			(["title", "intro", "body"] as const).map((part) => ({
				field: texts[part],
				label: `${language}, ${t(`words.part.${part}`)}`,
				isOneOfMany: true,
			})),
		),
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
			<div className={own.languages}>
				{ofLanguages.map(({ locale, language, texts }) => (
					<fieldset key={locale} className={own.language}>
						<legend className={own.languageName}>
							{language}
							{missing[locale].length > 0 ? (
								<span className={css.muted}>
									{" "}
									{t("words.missing", { parts: missing[locale].map((part) => t(`words.part.${part}`)).join(", ") })}
								</span>
							) : null}
						</legend>
						<FormTextField field={texts.title} label={t("words.part.title")} lang={locale} maxLength={120} />
						<FormTextArea field={texts.intro} label={t("words.part.intro")} lang={locale} rows={3} maxLength={400} />
						<FormTextArea field={texts.body} label={t("words.part.body")} lang={locale} rows={16} maxLength={8000} />
					</fieldset>
				))}
			</div>
			<div className={own.buttons}>
				<Button kind="primary" name="intent" value="save">
					{t("save")}
				</Button>
				<Button name="intent" value="preview">
					{t("words.preview")}
				</Button>
			</div>
		</Form>
	);
}

function Preview({ title, articles }: { title: string; articles: ShownArticle[] }) {
	const t = useT("desk");
	return (
		<section id="preview" className={css.section} aria-labelledby="preview-title">
			<h2 id="preview-title" className={css.sectionTitle}>
				{title}
			</h2>
			<div className={own.languages}>
				{articles.map(({ language, title: name, intro, day, blocks }) => (
					<article key={language} lang={language} className={own.preview}>
						<p className={css.muted}>
							{markets[language].language}, {day ?? t("words.draft")}
						</p>
						<p className={own.previewTitle}>{name}</p>
						<p className={css.muted}>{unbroken(intro)}</p>
						<Prose blocks={blocks} />
					</article>
				))}
			</div>
		</section>
	);
}
