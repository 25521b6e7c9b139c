import { useErrorTexts } from "../../platform/forms/error-texts";
import { useT } from "../../platform/i18n/i18n";
import { TextArea, TextField } from "../../ui/field";
import { Alert, ErrorSummary } from "../../ui/notice";
import type { ShareResult } from "./share-result";

interface ShareFieldsProps {
	/** Begins the ids of the fields, so that a page and a dialog over it do not share any. */
	name: string;
	/** The key of this one form: sent twice it is one mail. */
	idem: string;
	result: ShareResult | null;
	/** Without an address nothing is mailed. */
	isOptional?: boolean;
}

/** Whom to write to, and what else to say. */
export function ShareFields({ name, idem, result, isOptional = false }: ShareFieldsProps) {
	const t = useT("offer");
	const optional = useT("common")("optional");
	const values = result?.refused.values ?? {};
	const errors = useErrorTexts(result?.refused);
	const emailsId = `${name}-emails`;
	const commentId = `${name}-comment`;
	const labels = [
		{ name: "emails", id: emailsId, label: t("field.emails") },
		{ name: "comment", id: commentId, label: t("field.comment") },
	];
	return (
		<>
			<ErrorSummary title={t("errors")} errors={errors.summary(labels)} answer={result} />
			{result?.isFailed ? (
				<Alert tone="error" title={t("failed.title")}>
					<p>{t("failed.text")}</p>
				</Alert>
			) : null}
			<input type="hidden" name="idem" value={values.idem || idem} />
			<TextField
				id={emailsId}
				name="emails"
				label={t("field.emails")}
				optional={isOptional ? optional : undefined}
				hint={t(isOptional ? "field.emails.offerHint" : "field.emails.hint")}
				errors={errors.of("emails")}
				defaultValue={values.emails}
				inputMode="email"
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				required={!isOptional}
				maxLength={1400}
			/>
			<TextArea
				id={commentId}
				name="comment"
				label={t("field.comment")}
				optional={optional}
				hint={t("field.comment.hint")}
				errors={errors.of("comment")}
				defaultValue={values.comment}
				maxLength={2000}
			/>
		</>
	);
}
