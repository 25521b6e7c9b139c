import { getFormProps } from "@conform-to/react";
import { type FormProps, useLocation } from "@remix-run/react";
import type { ComponentType } from "react";
import { FormPasswordField, FormTextField } from "../../platform/forms/form-fields";
import { useFieldErrors, useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import type { AuthView } from "../../platform/session/visitor";
import { Button } from "../../ui/forms/button";
import { emailInput } from "../../ui/forms/email-input";
import { ErrorSummary, FocusedAlert } from "../../ui/notice";
import * as css from "../auth.css";
import { authAddress, signInPath, withoutAuth } from "../auth-address";
import { AllowFunctional } from "./allow-functional";
import type { AuthResult } from "./auth-result";
import { type NewPassword, NewPasswordFields } from "./new-password-fields";

interface AuthFormProps {
	view: AuthView;
	/** The address as it was typed in another view. */
	typed: string | undefined;
	onType: (email: string) => void;
	/** The id of the reason why nothing can be sent yet; null where it can. */
	consentId: string | null;
	result: AuthResult | null;
	Form: ComponentType<FormProps>;
	/** Its id, which begins those of its fields. */
	name: string;
}

/** The form of one view. */
export function AuthForm({ view, typed, onType, consentId, result, Form, name }: AuthFormProps) {
	const t = useT("auth");
	const location = useLocation();
	const [form, fields] = useShopForm<NewPassword & { email: string }>({ id: name, reply: result?.reply, defaultValue: { email: typed } });
	const { summary } = useFieldErrors();
	const labels = [
		{ field: fields.email, label: t("field.email") },
		{ field: fields.password, label: t("field.password") },
		{ field: fields.confirmPassword, label: t("field.confirmPassword") },
	];
	// The page of signing in says what it is and where that leads to, also once it has refused something.
	const search = location.pathname === signInPath ? location.search : "";
	const returnTo = new URLSearchParams(search).get("returnTo");
	return (
		<Form
			method="post"
			action={authAddress({ pathname: signInPath, search }, view)}
			{...getFormProps(form)}
			preventScrollReset
			className={css.form}
		>
			{result?.problem ? <FocusedAlert title={t(`problem.${result.problem}`)} answer={result} /> : null}
			<ErrorSummary title={t("errors")} errors={summary(labels)} answer={result} />
			<input type="hidden" name="view" value={view} />
			<input type="hidden" name="page" value={withoutAuth(location)} />
			{returnTo ? <input type="hidden" name="returnTo" value={returnTo} /> : null}
			<FormTextField
				field={fields.email}
				{...emailInput}
				label={t("field.email")}
				onChange={({ target }) => onType(target.value)}
				autoComplete="username"
				required
			/>
			{view === "signup" ? <NewPasswordFields fields={fields} label={t("field.password")} /> : null}
			{view === "password" ? (
				<FormPasswordField field={fields.password} label={t("field.password")} autoComplete="current-password" maxLength={200} required />
			) : null}
			<Button
				kind="primary"
				size="l"
				disabled={consentId !== null}
				aria-describedby={consentId ?? undefined}
				title={consentId ? t("required") : undefined}
			>
				{t(`submit.${view}`)}
			</Button>
			{consentId ? <AllowFunctional id={consentId} /> : null}
		</Form>
	);
}
