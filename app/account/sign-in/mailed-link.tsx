import { Form, type FormProps } from "@remix-run/react";
import type { ReactNode } from "react";
import type { LinkState } from "../../../contract/users";
import { CountedButton } from "../../platform/analytics/counted-link";
import { linkMinutes } from "../../platform/config/constants";
import { useT } from "../../platform/i18n/i18n";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { stack } from "../../ui/layout.css";
import { FocusedAlert, Notice } from "../../ui/notice";
import { Wrap } from "../../ui/wrap";
import * as css from "../auth.css";
import { AuthLinks } from "./auth-links";

interface MailedLinkProps {
	title: string;
	state: LinkState;
	/** The account's address. It prevents readers from signing in to a stranger's account unnoticed. */
	email: string | null;
	/** Requests a new link after this one has become invalid. */
	request: { to: string; text: string };
	more?: string;
	/** The form of an open link. Opening the page has no effect, because mail scanners open links. */
	children: ReactNode;
}

export function MailedLinkPage({ title, state, email, request, more, children }: MailedLinkProps) {
	const t = useT("auth");
	return (
		<>
			<Breadcrumbs items={[{ title }]} />
			<Wrap>
				<div className={css.page}>
					<h1>{title}</h1>
					<div className={css.panel}>
						{state === "open" ? (
							<>
								{email ? (
									<p>
										{t("linkAccount")} <strong>{email}</strong>
									</p>
								) : null}
								{children}
							</>
						) : (
							<>
								<Notice tone="error" title={t(`${state}.title`)}>
									<p>
										{t("term", { minutes: linkMinutes })} {more}
									</p>
								</Notice>
								<p>
									<CountedButton to={request.to} kind="primary">
										{request.text}
									</CountedButton>
								</p>
								<AuthLinks view="passwordReset" />
							</>
						)}
					</div>
				</div>
			</Wrap>
		</>
	);
}

interface LinkFormProps {
	action: string;
	token: string;
	idem: string;
	failed: string | null;
	answer: unknown;
	formProps?: Pick<FormProps, "id" | "onSubmit" | "noValidate">;
	children: ReactNode;
}

export function LinkForm({ action, token, idem, failed, answer, formProps, children }: LinkFormProps) {
	return (
		<Form method="post" action={`${action}?token=${token}`} noValidate {...formProps} className={stack[5]}>
			{failed ? <FocusedAlert title={failed} answer={answer} /> : null}
			<input type="hidden" name="token" value={token} />
			<input type="hidden" name="idem" value={idem} />
			{children}
		</Form>
	);
}
