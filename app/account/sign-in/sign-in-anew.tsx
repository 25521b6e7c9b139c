import { Form } from "@remix-run/react";
import { freshMinutes } from "../../../contract/values/fresh-minutes";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { FocusedAlert } from "../../ui/notice";
import * as css from "../profile.css";

/** needed: the account has no password, and its sign-in is too long ago; tooMany, failed: no link could be mailed. */
export type AnewProblem = "needed" | "tooMany" | "failed";

interface AnewProps {
	problem: AnewProblem;
	/** The path of the page, whose action mails the link. */
	action: string;
	/** The answer to the form. */
	answer: unknown;
}

/** An account without a password asks for what only a recent sign-in may do: why it was not done, and the press that mails a link. */
export function SignInAnew({ problem, action, answer }: AnewProps) {
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
