import type { LinkState } from "../../../contract/users";
import { useT } from "../../platform/i18n/i18n";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { Button, LinkButton } from "../../ui/forms/button";
import { Notice } from "../../ui/notice";
import { Wrap } from "../../ui/wrap";
import * as css from "../auth.css";
import { LinkForm, MailedLinkPage } from "./mailed-link-page";

interface VerifyProps {
	state: LinkState;
	/** The address of the account that an open link is for. */
	email: string | null;
	token: string;
	idem: string;
	isSignedIn: boolean;
	/** What a failed try was answered with. */
	answer: { isFailed: boolean } | null;
}

/** The page of the link that confirms an address; of one that has been used it is what that has come to. */
export function VerifyPage({ state, email, token, idem, isSignedIn, answer }: VerifyProps) {
	const t = useT("auth");
	if (state === "used") return <Verified isSignedIn={isSignedIn} />;
	return (
		<MailedLinkPage
			title={t("verify.title")}
			state={state}
			email={email}
			request={{ to: "/users/login?view=passwordless", text: t("magic.request") }}
			more={t("verify.again")}
		>
			<p>{t("verify.text")}</p>
			<LinkForm action="/users/verify" token={token} idem={idem} failed={answer?.isFailed ? t("verify.failed") : null} answer={answer}>
				<Button kind="primary" size="l">
					{t("verify.submit")}
				</Button>
			</LinkForm>
		</MailedLinkPage>
	);
}

function Verified({ isSignedIn }: Pick<VerifyProps, "isSignedIn">) {
	const t = useT("auth");
	return (
		<>
			<Breadcrumbs items={[{ title: t("verify.title") }]} />
			<Wrap>
				<div className={css.page}>
					<h1>{t("verify.title")}</h1>
					<div className={css.panel}>
						<Notice tone="success" title={t("verify.done.title")}>
							<p>{t("verify.done.text")}</p>
						</Notice>
						<p>
							<LinkButton to={isSignedIn ? "/users/profile" : "/users/login"} kind="primary">
								{t(isSignedIn ? "verify.toAccount" : "verify.signIn")}
							</LinkButton>
						</p>
					</div>
				</div>
			</Wrap>
		</>
	);
}
