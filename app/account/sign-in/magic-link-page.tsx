import type { LinkState } from "../../../contract/users";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { AllowFunctional } from "./allow-functional";
import { LinkForm, MailedLinkPage } from "./mailed-link-page";

interface MagicLinkProps {
	state: LinkState;
	/** The address of the account that an open link is for. */
	email: string | null;
	token: string;
	idem: string;
	canSignIn: boolean;
	/** What a failed try was answered with. */
	answer: { isFailed: boolean } | null;
}

/** The page of the link that signs in. */
export function MagicLinkPage({ state, email, token, idem, canSignIn, answer }: MagicLinkProps) {
	const t = useT("auth");
	return (
		<MailedLinkPage
			title={t("magic.title")}
			state={state}
			email={email}
			request={{ to: "/users/login?view=passwordless", text: t("magic.request") }}
		>
			<p>{t("magic.text")}</p>
			<LinkForm action="/users/magic-link" token={token} idem={idem} failed={answer?.isFailed ? t("magic.failed") : null} answer={answer}>
				<Button
					kind="primary"
					size="l"
					disabled={!canSignIn}
					aria-describedby={canSignIn ? undefined : "link-consent"}
					title={canSignIn ? undefined : t("required")}
				>
					{t("magic.submit")}
				</Button>
				{canSignIn ? null : <AllowFunctional id="link-consent" />}
			</LinkForm>
		</MailedLinkPage>
	);
}
