import { getFormProps } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { promotionParts } from "../../../contract/desk/text-parts";
import { href } from "../../platform/config/href";
import { locales, markets } from "../../platform/config/market";
import { FormCheckbox, FormTextArea, FormTextField } from "../../platform/forms/form-fields";
import type { FormReply } from "../../platform/forms/form-result";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useFieldErrors, useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { pageMeta } from "../../platform/seo/page-meta";
import { ErrorSummary } from "../../ui/notice";
import * as css from "../desk-page.css";
import { LanguageFields, SaveButtons } from "./language-fields";
import { changePromotion, readPromotion, type ShownPromotion } from "./promotion.server";
import * as own from "./words.css";
import { WrittenPage } from "./written-page";

export const handle = { i18n: ["desk", "errors"] };
export const meta = pageMeta;

export const loader = ({ context, request, params: { number = "" } }: LoaderFunctionArgs) => readPromotion(context, request, number);
export const action = async ({ request, context, params: { number = "" } }: ActionFunctionArgs) =>
	changePromotion({ context, number, form: await request.formData() });
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

/** A refused form is shown beside the versions that there are now. */
export const shouldRevalidate = () => true;

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

export default function PromotionAtDesk() {
	const loaded = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const t = useT("desk");
	return (
		<WrittenPage
			loaded={loaded}
			answer={answer}
			back={{ to: href("/desk/words/promotions"), label: t("words.promotion.back") }}
			form={<PromotionForm key={loaded.version} loaded={loaded} reply={answer?.reply} />}
			show={(promotions) => <ShownPromotions promotions={promotions} />}
		/>
	);
}

interface PromotionFormProps {
	loaded: Loaded;
	reply: FormReply | null | undefined;
}

function PromotionForm({ loaded: { typed, version, missing }, reply }: PromotionFormProps) {
	const t = useT("desk");
	const [form, fields] = useShopForm<typeof typed>({ id: "promotion", reply, defaultValue: typed });
	const { summary } = useFieldErrors();
	const labels = [
		{ field: fields.start, label: t("words.start") },
		{ field: fields.end, label: t("words.end") },
		{ field: fields.is_shown, label: t("words.isShown") },
		...locales.flatMap((locale) => {
			const texts = fields[locale].getFieldset();
			return promotionParts.map((part) => ({
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
				<FormTextField field={fields.start} type="date" label={t("words.start")} hint={t("words.start.hint")} />
				<FormTextField field={fields.end} type="date" label={t("words.end")} hint={t("words.end.hint")} />
				<FormCheckbox field={fields.is_shown} label={t("words.isShown")} />
			</div>
			<LanguageFields missing={missing}>
				{(locale) => {
					const { title, text, link } = fields[locale].getFieldset();
					return (
						<>
							<FormTextField field={title} label={t("words.part.title")} lang={locale} maxLength={120} />
							<FormTextArea field={text} label={t("words.part.text")} lang={locale} rows={4} maxLength={600} />
							<FormTextField field={link} label={t("words.part.link")} hint={t("words.link.hint")} maxLength={300} />
						</>
					);
				}}
			</LanguageFields>
			<SaveButtons />
		</Form>
	);
}

const ShownPromotions = ({ promotions }: { promotions: ShownPromotion[] }) =>
	promotions.map(({ language, title, text, link }) => (
		<article key={language} lang={language} className={own.preview}>
			<p className={css.muted}>{markets[language].language}</p>
			<p className={own.previewTitle}>{title}</p>
			<p className={css.words}>{text}</p>
			<p className={css.muted}>{link}</p>
		</article>
	));
