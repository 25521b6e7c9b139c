import { Form } from "@remix-run/react";
import { useErrorTexts } from "../../platform/forms/error-texts";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/field";
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

const fields = ["currentPassword", "password", "confirmPassword"] as const;

/** Changes the password of the account, or sets one where it has none (R19.8). */
export function PasswordForm({ email, hasPassword, idem, result }: PasswordProps) {
	const t = useT("profile");
	const errors = useErrorTexts(result?.refused);
	const labels = fields.map((name) => ({ name, id: name, label: t(`field.${name}`) }));
	const field = (name: (typeof fields)[number]) => ({
		id: name,
		name,
		type: "password",
		label: t(`field.${name}`),
		errors: errors.of(name),
		required: true,
	});
	const way = hasPassword ? "change" : "set";
	return (
		<section className={css.section} aria-labelledby="password-title">
			<h2 id="password-title" className={css.title}>
				{t(`password.title.${way}`)}
			</h2>
			{hasPassword ? null : <p className={css.note}>{t("password.none")}</p>}
			{result?.anew ? <SignInAnew problem={result.anew} action="/users/profile" answer={result} /> : null}
			<Form method="post" action="/users/profile" noValidate preventScrollReset className={css.short} aria-labelledby="password-title">
				<ErrorSummary title={t("errors")} errors={errors.summary(labels)} answer={result} />
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
				{hasPassword ? <TextField {...field("currentPassword")} autoComplete="current-password" /> : null}
				<TextField {...field("password")} hint={t("password.rule")} autoComplete="new-password" />
				<TextField {...field("confirmPassword")} autoComplete="new-password" />
				<div className={css.actions}>
					<Button name="intent" value="password">
						{t(`password.submit.${way}`)}
					</Button>
				</div>
				<p className={css.note}>{t("password.ends")}</p>
			</Form>
		</section>
	);
}
