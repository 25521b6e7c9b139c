import { type FormProps, useLocation } from "@remix-run/react";
import { type ComponentType, useEffect, useRef } from "react";
import { type ErrorTexts, useErrorTexts } from "../../platform/forms/error-texts";
import { useT } from "../../platform/i18n/i18n";
import type { AuthView } from "../../platform/session/visitor";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/field";
import { FocusedAlert } from "../../ui/notice";
import * as css from "../auth.css";
import { authAddress, signInPath, withoutAuth } from "../auth-address";
import type { AuthResult } from "./auth-result";
import { NewPasswordFields } from "./new-password-fields";

interface AuthFormProps {
	view: AuthView;
	/** The address as it was typed in another view. */
	typed: string | undefined;
	onType: (email: string) => void;
	/** The id of the reason why nothing can be sent yet; null where it can. */
	consentId: string | null;
	result: AuthResult | null;
	Form: ComponentType<FormProps>;
	name: string;
}

/** The form of one view. Where its fields are wrong, the first of them has the focus with scripts. */
export function AuthForm({ view, typed, onType, consentId, result, Form, name }: AuthFormProps) {
	const t = useT("auth");
	const location = useLocation();
	const errors = useErrorTexts(result?.refused);
	const form = useFocusOnError(result);
	// The page of signing in says what it is and where that leads to, also once it has refused something.
	const search = location.pathname === signInPath ? location.search : "";
	const returnTo = new URLSearchParams(search).get("returnTo");
	return (
		<div ref={form}>
			<Form method="post" action={authAddress({ pathname: signInPath, search }, view)} noValidate preventScrollReset className={css.form}>
				{result?.problem ? <FocusedAlert title={t(`problem.${result.problem}`)} answer={result} /> : null}
				<input type="hidden" name="view" value={view} />
				<input type="hidden" name="page" value={withoutAuth(location)} />
				{returnTo ? <input type="hidden" name="returnTo" value={returnTo} /> : null}
				<TextField
					id={`${name}-email`}
					name="email"
					type="email"
					label={t("field.email")}
					errors={errors.of("email")}
					defaultValue={result?.refused.values.email ?? typed}
					onChange={({ target }) => onType(target.value)}
					autoComplete="username"
					autoCapitalize="none"
					spellCheck={false}
					maxLength={254}
					required
				/>
				<PasswordFields view={view} name={name} errors={errors} />
				<Button
					kind="primary"
					size="l"
					disabled={consentId !== null}
					aria-describedby={consentId ?? undefined}
					title={consentId ? t("required") : undefined}
				>
					{t(`submit.${view}`)}
				</Button>
			</Form>
		</div>
	);
}

function PasswordFields({ view, name, errors }: { view: AuthView; name: string; errors: ErrorTexts }) {
	const t = useT("auth");
	if (view === "signup") return <NewPasswordFields name={name} label={t("field.password")} errors={errors} />;
	if (view !== "password") return null;
	return (
		<TextField
			id={`${name}-password`}
			name="password"
			type="password"
			label={t("field.password")}
			errors={errors.of("password")}
			autoComplete="current-password"
			maxLength={200}
			required
		/>
	);
}

function useFocusOnError(result: AuthResult | null) {
	const form = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (result) form.current?.querySelector<HTMLInputElement>("input[aria-invalid]")?.focus();
	}, [result]);
	return form;
}
