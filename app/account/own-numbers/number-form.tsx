import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { FormTextField } from "../../platform/forms/form-fields";
import type { FormReply } from "../../platform/forms/form-result";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useFieldErrors, useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { ErrorSummary } from "../../ui/notice";
import * as css from "./own-numbers.css";

interface NumberFormProps {
	/** `change-7` is that of a variant, whose code is not typed. */
	form: "add" | `change-${number}`;
	article: { code: string; number: string; name: string };
	/** The address of this page. */
	action: string;
	reply: FormReply | null;
}

/** Gives one variant its own number. */
export function NumberForm({ form: id, article, action, reply }: NumberFormProps) {
	const t = useT("own-numbers");
	const common = useT("common");
	const [form, fields] = useShopForm<Record<"code" | "number" | "name", string>>({ id, reply, defaultValue: article });
	const { summary } = useFieldErrors();
	const isNew = id === "add";
	const labels = [
		...(isNew ? [{ field: fields.code, label: t("field.code") }] : []),
		{ field: fields.number, label: t("field.number") },
		{ field: fields.name, label: t("field.name") },
	];
	return (
		<Form method="post" action={action} preventScrollReset={reply !== null} {...getFormProps(form)} className={css.form}>
			<ErrorSummary title={t("errors")} errors={summary(labels)} />
			<HiddenFields fields={{ intent: "store", form: id, ...(isNew ? {} : { code: article.code }) }} />
			<div className={isNew ? css.fields : css.fewFields}>
				<FormTextField field={fields.number} label={t("field.number")} required maxLength={40} autoComplete="off" spellCheck={false} />
				{isNew ? (
					<FormTextField field={fields.code} label={t("field.code")} required maxLength={80} autoComplete="off" spellCheck={false} />
				) : null}
				<FormTextField field={fields.name} label={t("field.name")} optional={common("optional")} maxLength={120} autoComplete="off" />
			</div>
			<p>
				<Button kind={isNew ? "primary" : "secondary"}>{t("save")}</Button>
			</p>
		</Form>
	);
}
