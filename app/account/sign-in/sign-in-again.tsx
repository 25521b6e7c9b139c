import { Form } from "@remix-run/react";
import { freshMinutes } from "../../../contract/values/fresh-minutes";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { FocusedAlert } from "../../ui/notice";
import * as css from "../profile.css";

/** needed: the account has no password, and its sign-in is too old; tooMany, failed: no link was mailed. */
export type SignInAgainProblem = "needed" | "tooMany" | "failed";

interface SignInAgainProps {
	problem: SignInAgainProblem;
	action: string;
	answer: unknown;
}

/** Accounts without a password need a recent sign-in for some actions. Explains the refusal and mails a link. */
export function SignInAgain({ problem, action, answer }: SignInAgainProps) {
	const t = useT("profile");
	return (
		<FocusedAlert title={t(`anew.${problem}.title`)} answer={answer}>
			<p>{t(`anew.${problem}.text`, { minutes: freshMinutes })}</p>
			<Form method="post" action={action} preventScrollReset className={css.actions}>
				<Button name="intent" value="link">
					{t("anew.submit")}
				</Button>
			</Form>
		</FocusedAlert>
	);
}
