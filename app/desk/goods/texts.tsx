import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { deskGoods } from "../../../contract/desk/catalogue";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import { markets } from "../../platform/config/market";
import { useErrorTexts } from "../../platform/forms/error-texts";
import type { FormResult } from "../../platform/forms/form-result";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { parseForm, typedValues } from "../../platform/forms/read-form";
import { useT } from "../../platform/i18n/i18n";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { Button } from "../../ui/forms/button";
import { TextArea, TextField } from "../../ui/forms/field";
import { ErrorSummary, FocusedAlert } from "../../ui/notice";
import { takeDeskNews } from "../desk-news.server";
import * as css from "../desk-page.css";
import * as own from "./product.css";
import { productBriefly } from "./product.server";
import { ProductPage } from "./product-page";

export const handle = { i18n: ["desk", "errors"] };
export const meta = pageMeta;

export async function loader({ context, params: { number = "" } }: LoaderFunctionArgs) {
	const product = await context.desk().backend(deskGoods.product, { params: { number } });
	return {
		product: productBriefly(product),
		texts: product.texts.map(({ language, title, description, lacks_title, lacks_description }) => ({
			language,
			title: lacks_title ? "" : title,
			description: lacks_description ? "" : description,
			standIn: { title: lacks_title ? title : "", description: lacks_description ? description : "" },
		})),
		news: takeDeskNews(context),
		meta: describePage(context, { title: product.title }),
	};
}

/** The texts that were shown come with the form, as they were. */
const typedTexts = deskGoods.setTexts.body.omit({ shown: true }).extend({
	shownTitle: z.string().max(200).default(""),
	shownDescription: z.string().max(6000).default(""),
	title: deskGoods.setTexts.body.shape.title.default(""),
	description: deskGoods.setTexts.body.shape.description.default(""),
});

export async function action({ request, context, params: { number = "" } }: ActionFunctionArgs) {
	const form = await request.formData();
	const answered = (result: FormResult, problem: "stale" | "tooLarge" | null, status: number) => data({ result, problem }, { status });
	if (form.has("tooLarge")) return answered({ values: {}, errors: {} }, "tooLarge", 422);
	const { value, refused } = parseForm(typedTexts, form);
	if (refused) return answered({ ...refused, form: String(form.get("language")) }, null, 422);
	const { shownTitle, shownDescription, ...texts } = value;
	// Browsers send line breaks as CRLF.
	const shown = { title: shownTitle, description: shownDescription.replace(/\r\n?/g, "\n") };
	try {
		await context.desk().backend(deskGoods.setTexts, { params: { number }, body: { ...texts, shown } });
	} catch (error) {
		if (!(error instanceof BackendRefusal)) throw error;
		const typed = { form: texts.language, values: typedValues(form) };
		if (error.answer.code === "conflict") return answered({ ...typed, errors: {} }, "stale", 409);
		return answered({ ...typed, errors: { title: ["title.required"] } }, null, error.status);
	}
	context.visitor.setFlash({ kind: "desk", news: "textsSaved" });
	return redirect(href("/desk/goods/:number/texts", { number }), 303);
}
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

/** Refused texts are shown beside the present ones. */
export const shouldRevalidate = () => true;

type Text = ReturnType<typeof useLoaderData<typeof loader>>["texts"][number];

/** The texts of a product, a form for each language. */
export default function Texts() {
	const { product, texts, news } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const t = useT("desk");
	const missing = texts.filter(({ standIn }) => standIn.title || standIn.description);
	return (
		<ProductPage product={product} current="texts" news={answer ? null : news}>
			{answer?.problem ? <FocusedAlert title={t(`goods.problem.${answer.problem}`)} answer={answer} /> : null}
			<p className={css.muted}>
				{missing.length === 0
					? t("texts.complete")
					: t("texts.missing", { languages: missing.map(({ language }) => markets[language].language).join(", ") })}
			</p>
			<div className={own.columns}>
				{texts.map((text) => (
					<TextsForm
						key={`${text.language} ${text.title} ${text.description}`}
						text={text}
						result={answer?.result.form === text.language ? answer.result : null}
					/>
				))}
			</div>
		</ProductPage>
	);
}

function TextsForm({ text: { language, title, description, standIn }, result }: { text: Text; result: FormResult | null }) {
	const t = useT("desk");
	const { of, summary } = useErrorTexts(result);
	const name = markets[language].language;
	const idOf = (field: string) => `${language}-${field}`;
	const label = (field: "title" | "description") => t(`texts.${field}`);
	const errors = summary((["title", "description"] as const).map((field) => ({ name: field, id: idOf(field), label: label(field) })));
	const hint = (text: string) => (text === "" ? undefined : t("texts.standIn", { text }));
	return (
		<section className={css.section} aria-labelledby={idOf("texts")}>
			<h2 id={idOf("texts")} className={css.sectionTitle}>
				{name}
			</h2>
			<Form method="post" preventScrollReset className={css.form} aria-labelledby={idOf("texts")}>
				<ErrorSummary title={t("errors")} errors={errors} answer={result} />
				<HiddenFields fields={{ language, shownTitle: title, shownDescription: description }} />
				<TextField
					id={idOf("title")}
					name="title"
					lang={language}
					label={label("title")}
					hint={hint(standIn.title)}
					defaultValue={result?.values.title ?? title}
					maxLength={200}
					errors={of("title")}
				/>
				<TextArea
					id={idOf("description")}
					name="description"
					lang={language}
					label={label("description")}
					hint={hint(standIn.description)}
					defaultValue={result?.values.description ?? description}
					rows={8}
					maxLength={5000}
					errors={of("description")}
				/>
				<div>
					<Button aria-label={t("texts.saveOf", { language: name })}>{t("save")}</Button>
				</div>
			</Form>
		</section>
	);
}
