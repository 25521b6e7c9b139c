import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { languages } from "../../../contract/locale";
import { markets } from "../../platform/config/market";
import { useErrorTexts } from "../../platform/forms/error-texts";
import { useT } from "../../platform/i18n/i18n";
import { pageMeta } from "../../platform/seo/page-meta";
import { Button } from "../../ui/forms/button";
import { TextField } from "../../ui/forms/field";
import { ErrorSummary } from "../../ui/notice";
import * as css from "../desk-page.css";
import { copyArticle, readCopy } from "./copy.server";
import { ProductPage } from "./product-page";

export const handle = { i18n: ["desk", "errors"] };
export const meta = pageMeta;

export const loader = ({ request, context, params: { number = "" } }: LoaderFunctionArgs) => readCopy(context, number, request.url);
export const action = async ({ request, context, params: { number = "" } }: ActionFunctionArgs) =>
	copyArticle({ context, number, address: request.url, form: await request.formData() });
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

/** A new article of a product, as a copy of a like one. */
export default function Copy() {
	const { product, article, weight, length, attributes, supplies } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>();
	const t = useT("desk");
	const { of, summary } = useErrorTexts(result);
	const named = (title: string, unit: string) => (unit === "" ? title : t("copy.inUnit", { title, unit }));
	const fields = [
		{ name: "article", label: t("field.item"), value: "", hint: t("copy.item.hint") },
		{ name: "weight", label: named(t("copy.weight"), "kg"), value: weight, isNumber: true },
		...(length === null ? [] : [{ name: "length", label: named(t("copy.length"), "mm"), value: length, isNumber: true }]),
		...attributes.map(({ code, title, unit, value }) => ({ name: `attributes.${code}`, label: named(title, unit), value })),
		...supplies.map(({ name, price }, at) => ({
			name: `supplies.${at}`,
			label: t("copy.price", { supplier: name }),
			value: price,
			hint: at === 0 ? t("copy.price.hint") : undefined,
			isNumber: true,
		})),
	];
	const titles = languages.map((language) => ({
		name: `title.${language}`,
		language,
		label: t("copy.titleIn", { language: markets[language].language }),
	}));
	const idOf = (name: string) => name.replace(".", "-");
	const errors = summary(
		[...fields, ...titles].map(({ name, label }) => ({ name, label, id: idOf(name), isOneOfMany: name.includes(".") })),
	);
	return (
		<ProductPage product={product} current={null} news={null}>
			<section className={css.section} aria-labelledby="copy-title">
				<h2 id="copy-title" className={css.sectionTitle}>
					{t("copy.title", { item: article })}
				</h2>
				<Form method="post" className={css.form}>
					<ErrorSummary title={t("errors")} errors={errors} />
					{fields.map(({ name, label, value, ...more }) => (
						<TextField
							key={name}
							id={idOf(name)}
							name={name}
							label={label}
							hint={"hint" in more ? more.hint : undefined}
							defaultValue={result?.values[name] ?? value}
							inputMode={"isNumber" in more ? "decimal" : undefined}
							autoComplete="off"
							errors={of(name)}
						/>
					))}
					<fieldset className={css.group}>
						<legend>{t("copy.titles")}</legend>
						<p className={css.muted}>{t("copy.titles.hint")}</p>
						{titles.map(({ name, language, label }) => (
							<TextField
								key={name}
								id={idOf(name)}
								name={name}
								lang={language}
								label={label}
								defaultValue={result?.values[name] ?? ""}
								maxLength={200}
								autoComplete="off"
								errors={of(name)}
							/>
						))}
					</fieldset>
					<Button kind="primary">{t("copy.submit")}</Button>
				</Form>
			</section>
		</ProductPage>
	);
}
