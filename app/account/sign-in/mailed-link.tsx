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
	/** The address of the account that an open link is for: nobody is to sign in to somebody else's without noticing. */
	email: string | null;
	/** The way to a new link, once this one is invalid. */
	request: { to: string; text: string };
	/** Further words about an invalid link. */
	more?: string;
	/** The form of an open link. Opening its page does nothing yet: programs that read mail open links, too. */
	children: ReactNode;
}

/** The page of a link in a mail. */
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
	/** The path of the link's page. */
	action: string;
	/** The link's token, which the button sends back. */
	token: string;
	/** The key of this one form: sent twice it is one effect. */
	idem: string;
	/** The message above the form where it failed. */
	failed: string | null;
	/** The answer to the form. */
	answer: unknown;
	/** The props of a form with fields, from conform. */
	formProps?: Pick<FormProps, "id" | "onSubmit" | "noValidate">;
	children: ReactNode;
}

/** The form that uses a mailed link up. */
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
