import { getFormProps } from "@conform-to/react";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { idInPath } from "../../../contract/fields";
import { users } from "../../../contract/users";
import { href } from "../../platform/config/href";
import type { FormReply } from "../../platform/forms/form-result";
import { readForm } from "../../platform/forms/submission";
import { useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { deviceOf } from "../../platform/session/device-of.server";
import { Button } from "../../ui/forms/button";
import { LinkForm, MailedLinkPage } from "./mailed-link";
import { type NewPassword, NewPasswordFields } from "./new-password-fields";
import { failedLink, linkStatus, newPasswordFields, pathAfterSignIn, readLinkForm, readResetPage, takeSession } from "./session.server";

export const handle = { i18n: ["auth", "errors"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const page = await readResetPage({ request, context });
	const title = context.texts.translator("auth")("reset.title");
	const meta = describePage(context, { title });
	return data({ ...page, meta }, { status: linkStatus[page.state] });
}

/**
 * Sets a new password by a mailed link, uses the link up, and ends all sessions of the account. Visitors who allow functional cookies are
 * signed in.
 */
export async function action({ request, context }: ActionFunctionArgs) {
	const form = await request.formData();
	const link = readLinkForm(form);
	const userid = idInPath.safeParse(form.get("userid")).data;
	if (!link || !userid) return redirect(href("/users/reset-password"), 303);
	const page = href("/users/reset-password", { token: link.token });
	const submission = readForm(newPasswordFields, form);
	// Never returns typed passwords.
	if (submission.status !== "success")
		return data({ reply: submission.reply({ hideFields: ["password", "confirmPassword"] }), isFailed: false, userid }, { status: 422 });
	const { visitor } = context;
	try {
		const body = { ...link, password: submission.value.password, signIn: visitor.allows("functional"), device: deviceOf(request) };
		const answer = await context.backend(users.resetPassword, { params: { userid }, body });
		visitor.setFlash({ kind: "account", news: "passwordSet" });
		if ((await takeSession(context, answer)) !== "signedIn") return redirect(href("/users/login", { view: "password" }), 303);
	} catch (error) {
		return failedLink(error, page, userid);
	}
	context.track("Account Logged In", { method: "new_password" });
	return redirect(pathAfterSignIn(visitor.takeReturnTo(), request.url), 303);
}
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function ResetPassword() {
	const { state, email, token, userid, idem } = useLoaderData<typeof loader>();
	const answer: { reply?: FormReply; isFailed: boolean; userid: string } | null = useActionData<typeof action>() ?? null;
	const t = useT("auth");
	const [form, fields] = useShopForm<NewPassword>({ id: "reset", reply: answer?.reply });
	return (
		<MailedLinkPage
			title={t("reset.title")}
			state={state}
			email={email}
			request={{ to: href("/users/login", { view: "passwordReset" }), text: t("reset.request") }}
		>
			<p>{t("reset.text")}</p>
			<LinkForm
				action={href("/users/reset-password")}
				token={token}
				idem={idem}
				failed={answer?.isFailed ? t("reset.failed") : null}
				answer={answer}
				formProps={getFormProps(form)}
			>
				<input type="hidden" name="userid" value={userid ?? answer?.userid ?? ""} />
				{/* Tells password managers which account the password belongs to. */}
				{email ? <input autoComplete="username" defaultValue={email} readOnly hidden /> : null}
				<NewPasswordFields fields={fields} label={t("field.newPassword")} />
				<Button kind="primary" size="l">
					{t("reset.submit")}
				</Button>
			</LinkForm>
		</MailedLinkPage>
	);
}
