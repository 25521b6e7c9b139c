import { getFormProps } from "@conform-to/react";
import type { LinkState } from "../../../contract/users";
import type { FormReply } from "../../platform/forms/form-result";
import { useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import { LinkForm, MailedLinkPage } from "./mailed-link-page";
import { type NewPassword, NewPasswordFields } from "./new-password-fields";

interface ResetProps {
	state: LinkState;
	/** The address of the account that an open link is for. */
	email: string | null;
	token: string;
	/** Whose link it is, while it is open. */
	userid: number | null;
	idem: string;
	answer: { reply?: FormReply; isFailed: boolean; userid: string } | null;
}

/** The page of the link that sets a new password. */
export function ResetPasswordPage({ state, email, token, userid, idem, answer }: ResetProps) {
	const t = useT("auth");
	const [form, fields] = useShopForm<NewPassword>({ id: "reset", reply: answer?.reply });
	return (
		<MailedLinkPage
			title={t("reset.title")}
			state={state}
			email={email}
			request={{ to: "/users/login?view=passwordReset", text: t("reset.request") }}
		>
			<p>{t("reset.text")}</p>
			<LinkForm
				action="/users/reset-password"
				token={token}
				idem={idem}
				failed={answer?.isFailed ? t("reset.failed") : null}
				answer={answer}
				formProps={getFormProps(form)}
			>
				<input type="hidden" name="userid" value={userid ?? answer?.userid ?? ""} />
				{/* For what keeps passwords: whose the new one is. */}
				{email ? <input autoComplete="username" defaultValue={email} readOnly hidden /> : null}
				<NewPasswordFields fields={fields} label={t("field.newPassword")} />
				<Button kind="primary" size="l">
					{t("reset.submit")}
				</Button>
			</LinkForm>
		</MailedLinkPage>
	);
}
