import { getFormProps } from "@conform-to/react";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { staffDoor, staffJoin } from "../../../contract/desk/staff";
import { token } from "../../../contract/fields";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import { FormPasswordField, FormTextField } from "../../platform/forms/form-fields";
import type { FormReply } from "../../platform/forms/form-result";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { readForm } from "../../platform/forms/submission";
import { useFieldErrors, useShopForm } from "../../platform/forms/use-shop-form";
import { useT } from "../../platform/i18n/i18n";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { Button } from "../../ui/forms/button";
import { ErrorSummary, Notice } from "../../ui/notice";
import * as css from "../desk-page.css";
import { Door } from "./door";
import { doorReply } from "./door.server";

export const handle = { i18n: ["desk", "errors"] };
export const meta = pageMeta;

const fields = z.object({ ...staffJoin.shape, token });

export async function loader({ request, context }: LoaderFunctionArgs) {
	const given = token.safeParse(new URL(request.url).searchParams.get("token")).data ?? null;
	const title = context.texts.translator("desk")("join.title");
	const email = given === null ? null : await emailOf(context.backend(staffDoor.invitation, { query: { token: given } }));
	return data({ token: given ?? "", email, meta: describePage(context, { title }) }, { status: email === null ? 404 : 200 });
}

/** null for an invitation that is over. */
const emailOf = (reading: Promise<{ email: string }>): Promise<string | null> =>
	reading.then(
		({ email }) => email,
		(error: unknown) => {
			if (error instanceof BackendRefusal) return null;
			throw error;
		},
	);

export async function action({ request, context }: ActionFunctionArgs) {
	const submission = readForm(fields, await request.formData());
	if (submission.status !== "success") return data(submission.reply({ hideFields: ["password"] }), { status: 422 });
	try {
		await context.backend(staffDoor.join, { body: submission.value });
	} catch (error) {
		// The page says that the invitation is over.
		if (error instanceof BackendRefusal && error.answer.code === "link_invalid")
			throw redirect(href("/desk/join", { token: submission.value.token }), 303);
		return doorReply(error, submission, ["name", "password"]);
	}
	context.visitor.setFlash({ kind: "desk", news: "joined" });
	return redirect(href("/desk/sign-in"), 303);
}
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function Join() {
	const { token, email } = useLoaderData<typeof loader>();
	const reply: FormReply | undefined = useActionData<typeof action>();
	const t = useT("desk");
	const [form, { name, password }] = useShopForm<z.input<typeof fields>>({ id: "join", reply });
	const { summary } = useFieldErrors();
	const labels = [
		{ field: name, label: t("field.name") },
		{ field: password, label: t("field.newPassword") },
	];
	if (email === null)
		return (
			<Door title={t("join.title")}>
				<Notice tone="warning">
					<p>{t("join.over")}</p>
				</Notice>
			</Door>
		);
	return (
		<Door title={t("join.title")}>
			<p>{t("join.text", { email })}</p>
			<Form method="post" {...getFormProps(form)} className={css.form}>
				<ErrorSummary title={t("errors")} errors={summary(labels)} />
				<HiddenFields fields={{ token }} />
				{/* Tells password managers which account the password belongs to. */}
				<input autoComplete="username" defaultValue={email} readOnly hidden />
				<FormTextField field={name} label={t("field.name")} autoComplete="name" required />
				<FormPasswordField field={password} label={t("field.newPassword")} hint={t("join.password")} autoComplete="new-password" required />
				<Button kind="primary" size="l">
					{t("join.submit")}
				</Button>
			</Form>
		</Door>
	);
}
