import { FormTextArea, FormTextField } from "../../platform/forms/form-fields";
import { typedIn } from "../../platform/forms/form-result";
import { type ShopField, useFieldErrors } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { Alert, ErrorSummary } from "../../ui/notice";
import type { ShareResult } from "./share";

export type ShareValues = Record<"emails" | "comment" | "idem", string>;

interface ShareFieldsProps {
	fields: Record<keyof ShareValues, ShopField>;
	/** The key of this one form: sent twice it is one mail. */
	idem: string;
	result: ShareResult | null;
	/** Without an address nothing is mailed. */
	isOptional?: boolean;
}

/** Whom to write to, and what else to say. */
export function ShareFields({ fields, idem, result, isOptional = false }: ShareFieldsProps) {
	const t = useT("offer");
	const optional = useT("common")("optional");
	const { summary } = useFieldErrors();
	const labels = [
		{ field: fields.emails, label: t("field.emails") },
		{ field: fields.comment, label: t("field.comment") },
	];
	return (
		<>
			<ErrorSummary title={t("errors")} errors={summary(labels)} answer={result} />
			{result?.isFailed ? (
				<Alert tone="error" title={t("failed.title")}>
					<p>{t("failed.text")}</p>
				</Alert>
			) : null}
			<input type="hidden" name="idem" value={typedIn(result?.reply ?? {}, "idem") ?? idem} />
			<FormTextField
				field={fields.emails}
				label={t("field.emails")}
				optional={isOptional ? optional : undefined}
				hint={t(isOptional ? "field.emails.offerHint" : "field.emails.hint")}
				inputMode="email"
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				required={!isOptional}
				maxLength={1400}
			/>
			<FormTextArea field={fields.comment} label={t("field.comment")} optional={optional} hint={t("field.comment.hint")} maxLength={2000} />
		</>
	);
}
