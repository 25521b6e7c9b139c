import { getFormProps } from "@conform-to/react";
import { type FormProps, useLocation } from "@remix-run/react";
import { type ComponentType, Fragment, useEffect, useRef, useState } from "react";
import { CountedLink } from "../../platform/analytics/counted-link";
import { linkMinutes } from "../../platform/config/constants";
import { href } from "../../platform/config/href";
import { FormPasswordField, FormTextField } from "../../platform/forms/form-fields";
import { useFieldErrors, useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import type { AuthView } from "../../platform/session/visitor";
import { tool } from "../../ui/dialog.css";
import { Button } from "../../ui/forms/button";
import { emailInput } from "../../ui/forms/email-input";
import { Icon } from "../../ui/icon";
import { stack } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import { ErrorSummary, FocusedAlert, Notice } from "../../ui/notice";
import { switchLink, switchLinks } from "../../ui/switch-links.css";
import { Hidden } from "../../ui/wrap";
import * as css from "../auth.css";
import { type AuthState, authHref, authTitleKey, signInPath, withoutAuth } from "../auth-href";
import { AllowFunctional } from "./allow-functional";
import { AuthLinks } from "./auth-links";
import { type NewPassword, NewPasswordFields } from "./new-password-fields";
import type { AuthResult } from "./sign-in.server";

interface AuthPanelProps {
	state: AuthState;
	known?: string | undefined;
	canSignIn: boolean;
	result: AuthResult | null;
	Form: ComponentType<FormProps>;
	/** The address that just received a link, if this panel reports it. */
	sentTo?: string | null;
	name: string;
}

/** One view of signing in (R13.2). */
export function AuthPanel({ state: { view, sent }, known, canSignIn, result, sentTo = null, Form, name }: AuthPanelProps) {
	const t = useT("auth");
	// With scripts the typed address is kept when the view changes.
	const common = useT("common");
	const [email, setEmail] = useState(known);
	const panel = useRef<HTMLDivElement>(null);
	// Reads input from before hydration, which fired no events.
	useEffect(() => setEmail(panel.current?.querySelector<HTMLInputElement>("input[name=email]")?.value || undefined), []);
	if (sent) return <LinkSent view={view} isNew={sent === "new"} email={sentTo} />;
	const isSignIn = view === "passwordless" || view === "password";
	const intro = view === "password" ? null : t(`intro.${view}`);
	// A form that gave consent may be refused for another reason. The page's data is then out of date.
	const isAllowed = canSignIn || (result !== null && result.problem !== "consent");
	return (
		<div ref={panel} className={css.sides}>
			<div className={css.panel}>
				{isSignIn ? <MethodLinks view={view} /> : null}
				{intro ? <p>{intro}</p> : null}
				<AuthForm
					key={view}
					view={view}
					typed={email}
					onType={setEmail}
					consentId={isAllowed ? null : `${name}-consent`}
					result={result?.view === view ? result : null}
					Form={Form}
					name={name}
				/>
				{view === "signup" ? (
					<p>
						{t("privacy")} <Link to={href("/privacy")}>{common("privacy")}</Link>
					</p>
				) : null}
			</div>
			<AuthLinks view={view} />
		</div>
	);
}

function MethodLinks({ view }: { view: AuthState["view"] }) {
	const t = useT("auth");
	const location = useLocation();
	return (
		<nav aria-label={t("switch")} className={`${switchLinks} ${css.methods}`}>
			{(["passwordless", "password"] as const).map((method) => (
				<Fragment key={method}>
					<CountedLink
						to={authHref(location, method)}
						replace
						preventScrollReset
						className={switchLink}
						aria-current={method === view ? "true" : undefined}
					>
						{t(`switch.${method}`)}
					</CountedLink>{" "}
				</Fragment>
			))}
		</nav>
	);
}

interface LinkSentProps {
	view: AuthView;
	/** false if an earlier link is still valid. */
	isNew: boolean;
	/** The address that just received the link; null if another message reports it. */
	email: string | null;
}

/** Reports the mail, the link's validity and the spam folder (R13.6). The text is identical for every address. */
function LinkSent({ view, isNew, email }: LinkSentProps) {
	const t = useT("auth");
	const location = useLocation();
	const flash = useT("flash");
	const kind = view === "password" ? "passwordless" : view;
	return (
		<div className={css.panel}>
			<div role="status">{email ? <Notice tone="success">{flash(`linkSent.${kind}`, { email })}</Notice> : null}</div>
			<div className={stack[3]}>
				<p>{t(isNew ? `sent.${kind}` : "sent.again")}</p>
				<p>{t("sent.term", { minutes: linkMinutes })}</p>
			</div>
			<p className={css.links}>
				<CountedLink to={authHref(location, kind)} replace preventScrollReset className={css.link}>
					{t("sent.other")}
				</CountedLink>
			</p>
		</div>
	);
}

export function useAuthTitle(): (state: AuthState) => string {
	const t = useT("auth");
	return (state) => t(authTitleKey(state));
}

/** The view that "back" leads to (R13.3): sign-up and reset lead to the password, the password to the mailed link. */
function viewBefore({ view, sent }: AuthState): AuthView | null {
	if (sent) return view;
	if (view === "passwordless") return null;
	return view === "password" ? "passwordless" : "password";
}

/** A back link before the title. The first view has none. */
export function BackToView({ state }: { state: AuthState }) {
	const t = useT("auth");
	const location = useLocation();
	const before = viewBefore(state);
	if (!before) return null;
	return (
		<CountedLink to={authHref(location, before)} replace preventScrollReset className={`${tool} ${css.back}`} title={t("back")}>
			<Icon name="previous" size={20} />
			<Hidden>{t("back")}</Hidden>
		</CountedLink>
	);
}

interface AuthFormProps {
	view: AuthView;
	typed: string | undefined;
	onType: (email: string) => void;
	/** The id of the reason that blocks the form; null if nothing blocks it. */
	consentId: string | null;
	result: AuthResult | null;
	Form: ComponentType<FormProps>;
	name: string;
}

function AuthForm({ view, typed, onType, consentId, result, Form, name }: AuthFormProps) {
	const t = useT("auth");
	const location = useLocation();
	const [form, fields] = useShopForm<NewPassword & { email: string }>({ id: name, reply: result?.reply, defaultValue: { email: typed } });
	const { summary } = useFieldErrors();
	const labels = [
		{ field: fields.email, label: t("field.email") },
		{ field: fields.password, label: t("field.password") },
		{ field: fields.confirmPassword, label: t("field.confirmPassword") },
	];
	// The sign-in page keeps its target and reason in the address, even after a refusal.
	const search = location.pathname === signInPath ? location.search : "";
	const returnTo = new URLSearchParams(search).get("returnTo");
	return (
		<Form
			method="post"
			action={authHref({ pathname: signInPath, search }, view)}
			{...getFormProps(form)}
			preventScrollReset
			className={stack[5]}
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
			<div className={css.submit}>
				<Button
					kind="primary"
					size="l"
					disabled={consentId !== null}
					aria-describedby={consentId ?? undefined}
					title={consentId ? t("required") : undefined}
				>
					{t(`submit.${view}`)}
				</Button>
				{view === "password" ? (
					<p className={css.forgot}>
						<CountedLink to={authHref(location, "passwordReset")} replace preventScrollReset className={css.link}>
							{t("link.forgot")}
						</CountedLink>
					</p>
				) : null}
			</div>
			{consentId ? <AllowFunctional id={consentId} /> : null}
		</Form>
	);
}
