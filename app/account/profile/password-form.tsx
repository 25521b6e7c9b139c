import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { FormPasswordField } from "../../platform/forms/form-fields";
import { useFieldErrors, useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { ErrorSummary, FocusedAlert } from "../../ui/notice";
import { SignInAnew } from "../sign-in/sign-in-anew";
import * as css from "./profile-page.css";
import type { ProfileResult } from "./profile-result";

interface PasswordProps {
	/** Whose password it is, for password managers. */
	email: string;
	hasPassword: boolean;
	/** The key of this one form: sent twice it is one change. */
	idem: string;
	/** Of this form; passwords are never in it. */
	result: ProfileResult | null;
}

const shownFields = ["currentPassword", "password", "confirmPassword"] as const;

/** Changes the password of the account, or sets one where it has none (R19.8). */
export function PasswordForm({ email, hasPassword, idem, result }: PasswordProps) {
	const t = useT("profile");
	const [form, fields] = useShopForm<Record<(typeof shownFields)[number], string>>({ id: "set-password", reply: result?.reply });
	const { summary } = useFieldErrors();
	const labelled = (name: (typeof shownFields)[number]) => ({ field: fields[name], label: t(`field.${name}`) });
	const mode = hasPassword ? "change" : "set";
	return (
		<section className={css.section} aria-labelledby="password-title">
			<h2 id="password-title" className={css.title}>
				{t(`password.title.${mode}`)}
			</h2>
			{hasPassword ? null : <p className={css.note}>{t("password.none")}</p>}
			{result?.anew ? <SignInAnew problem={result.anew} action="/users/profile" answer={result} /> : null}
			<Form
				method="post"
				action="/users/profile"
				{...getFormProps(form)}
				preventScrollReset
				className={css.short}
				aria-labelledby="password-title"
			>
				<ErrorSummary title={t("errors")} errors={summary(shownFields.map(labelled))} answer={result} />
				{result?.isFailed ? (
					<FocusedAlert title={t("password.failed.title")} answer={result}>
						<p>{t("password.failed.text")}</p>
					</FocusedAlert>
				) : null}
				<input type="hidden" name="idem" value={idem} />
				<input
					type="email"
					defaultValue={email}
					autoComplete="username"
					className={css.username}
					tabIndex={-1}
					aria-hidden="true"
					readOnly
				/>
				{hasPassword ? <FormPasswordField {...labelled("currentPassword")} required autoComplete="current-password" /> : null}
				<FormPasswordField {...labelled("password")} required hint={t("password.rule")} autoComplete="new-password" />
				<FormPasswordField {...labelled("confirmPassword")} required autoComplete="new-password" />
				<div className={css.actions}>
					<Button name="intent" value="password">
						{t(`password.submit.${mode}`)}
					</Button>
				</div>
				<p className={css.note}>{t("password.ends")}</p>
			</Form>
		</section>
	);
}
