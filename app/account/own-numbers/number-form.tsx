import { getFormProps } from "@conform-to/react";
import { Form, Link } from "@remix-run/react";
import { FormTextField } from "../../platform/forms/form-fields";
import type { FormReply } from "../../platform/forms/form-result";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useFieldErrors, useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { foldLink } from "../../ui/fold-link.css";
import { Button } from "../../ui/forms/button";
import { ErrorSummary } from "../../ui/notice";
import { listAddress, type SearchQuery } from "../paged/list-query";
import * as css from "./own-numbers.css";

/** The path of the page of a company's own numbers. */
export const numbersPath = "/users/company/numbers";

export interface ChosenArticle {
	/** Id and code; "" for none. */
	variant: string;
	code: string;
	/** Its number and name; "" where it has none. */
	number: string;
	name: string;
}

interface NumberFormProps {
	chosen: ChosenArticle;
	query: SearchQuery;
	reply: FormReply | null;
}

/** Gives one variant its own number, changes it or takes it away. */
export function NumberForm({ chosen, query, reply }: NumberFormProps) {
	const t = useT("own-numbers");
	const common = useT("common");
	const { variant, code, number, name } = chosen;
	const action = listAddress(numbersPath, { ...query, article: code });
	const [form, fields] = useShopForm<Record<"code" | "number" | "name", string>>({
		id: "add",
		reply,
		defaultValue: { code, number, name },
	});
	const { summary } = useFieldErrors();
	const labels = [
		{ field: fields.number, label: t("field.number") },
		{ field: fields.code, label: t("field.code") },
		{ field: fields.name, label: t("field.name") },
	];
	return (
		<section aria-labelledby="add-title" className={css.section}>
			<h2 id="add-title" className={css.title}>
				{t(number === "" ? "add.title" : "change.title", { number })}
			</h2>
			<Form method="post" action={action} preventScrollReset={reply !== null} {...getFormProps(form)} className={css.form}>
				<ErrorSummary title={t("errors")} errors={summary(labels)} />
				<input type="hidden" name="intent" value="store" />
				<div className={css.fields}>
					<FormTextField field={fields.number} label={t("field.number")} required maxLength={40} autoComplete="off" spellCheck={false} />
					<FormTextField field={fields.code} label={t("field.code")} required maxLength={80} autoComplete="off" spellCheck={false} />
					<FormTextField field={fields.name} label={t("field.name")} optional={common("optional")} maxLength={120} autoComplete="off" />
				</div>
				<p className={css.buttons}>
					<Button kind="primary">{t("save")}</Button>
					{code === "" ? null : <Link to={listAddress(numbersPath, query)}>{t("cancel")}</Link>}
				</p>
			</Form>
			{number === "" ? null : (
				<details>
					<summary className={foldLink}>{t("remove.title")}</summary>
					<Form method="post" action={listAddress(numbersPath, query)} className={css.removal}>
						<HiddenFields fields={{ intent: "remove", variant }} />
						<Button>{t("remove", { number })}</Button>
					</Form>
				</details>
			)}
		</section>
	);
}
