import { getFormProps } from "@conform-to/react";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { staffDoor, staffSignIn } from "../../../contract/desk/staff";
import { href } from "../../platform/config/href";
import { FormPasswordField, FormTextField } from "../../platform/forms/form-fields";
import type { FormReply } from "../../platform/forms/form-result";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { readForm } from "../../platform/forms/submission";
import { useFieldErrors, useShopForm } from "../../platform/forms/use-shop-form";
import { localPath } from "../../platform/http/redirect.server";
import { useT } from "../../platform/i18n/i18n";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { deviceOf } from "../../platform/session/device-of.server";
import { Button } from "../../ui/forms/button";
import { ErrorSummary, FocusedAlert } from "../../ui/notice";
import * as css from "../desk-page.css";
import { signInWithPasskey } from "../passkeys/passkeys.server";
import { SignInButton } from "../passkeys/sign-in-button";
import { Door } from "./door";
import { doorReply, pageAfter } from "./door.server";

export const handle = { i18n: ["desk", "errors"] };
export const meta = pageMeta;

/** Results of forms that lead to this page. */
const doorNews = ["signedOut", "joined"] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { visitor, texts } = context;
	const returnTo = localPath(new URL(request.url).searchParams.get("returnTo") ?? href("/desk"), request.url);
	const flash = visitor.takePageFlash();
	return {
		returnTo,
		news: doorNews.find((news) => flash?.kind === "desk" && news === flash.news) ?? null,
		answer: context.newKey(),
		meta: describePage(context, { title: texts.translator("desk")("signIn.title") }),
	};
}

/** First step. The code of the second one comes from an app, or by mail. A passkey needs no second step. */
export async function action({ request, context }: ActionFunctionArgs) {
	const form = await request.formData();
	if (form.get("intent") === "passkey") {
		const refused = await signInWithPasskey(request, form, context);
		return refused ? data({ reply: null, problem: refused.problem }, { status: refused.status }) : redirect(pageAfter(form, request), 303);
	}
	const submission = readForm(staffSignIn, form);
	if (submission.status !== "success")
		return data({ reply: submission.reply({ hideFields: ["password"] }), problem: null }, { status: 422 });
	try {
		const { ticket, by } = await context.backend(staffDoor.signIn, { body: { ...submission.value, device: deviceOf(request) } });
		context.visitor.setDesk({ step: "code", token: ticket });
		return redirect(href("/desk/code", { by, returnTo: localPath(form.get("returnTo"), request.url) }), 303);
	} catch (error) {
		const { data: reply, init } = doorReply(error, submission, ["email", "password"]);
		return data({ reply, problem: null }, init ?? {});
	}
}
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function SignIn() {
	const { returnTo, news, answer } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	const reply: FormReply | null | undefined = refused?.reply;
	const t = useT("desk");
	const [form, fields] = useShopForm<z.input<typeof staffSignIn>>({ id: "sign-in", reply });
	const { summary } = useFieldErrors();
	const labels = [
		{ field: fields.email, label: t("field.email") },
		{ field: fields.password, label: t("field.password") },
	];
	return (
		<Door title={t("signIn.title")}>
			{refused?.problem ? <FocusedAlert title={t(`passkey.problem.${refused.problem}`)} answer={refused} /> : null}
			{news && !refused ? <FocusedAlert tone="success" title={t(`news.${news}`)} answer={answer} /> : null}
			<Form method="post" {...getFormProps(form)} className={css.form}>
				<ErrorSummary title={t("errors")} errors={summary(labels)} />
				<HiddenFields fields={{ returnTo }} />
				<FormTextField field={fields.email} type="email" label={t("field.email")} autoComplete="username" required />
				<FormPasswordField field={fields.password} label={t("field.password")} autoComplete="current-password" required />
				<Button kind="primary" size="l">
					{t("signIn.next")}
				</Button>
			</Form>
			<p className={css.muted}>{t("signIn.help")}</p>
			<SignInButton returnTo={returnTo} />
		</Door>
	);
}
