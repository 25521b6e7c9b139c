import { getFormProps } from "@conform-to/react";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { staffDoor } from "../../../contract/desk/staff";
import { sixDigits } from "../../../contract/fields";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import { FormTextField } from "../../platform/forms/form-fields";
import type { FormReply } from "../../platform/forms/form-result";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { readForm } from "../../platform/forms/submission";
import { useShopForm } from "../../platform/forms/use-shop-form";
import { localPath } from "../../platform/http/redirect.server";
import { useT } from "../../platform/i18n/i18n";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { deviceOf } from "../../platform/session/device-of.server";
import { Button } from "../../ui/forms/button";
import { Link } from "../../ui/link";
import * as css from "../desk-page.css";
import { Door } from "./door";
import { doorReply, pageAfter } from "./door.server";

export const handle = { i18n: ["desk", "errors"] };
export const meta = pageMeta;

const fields = z.object({ code: sixDigits });

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { searchParams } = new URL(request.url);
	if (context.visitor.desk?.step !== "code") throw redirect(href("/desk/sign-in"), 303);
	return {
		by: searchParams.get("by") === "app" ? ("app" as const) : ("mail" as const),
		returnTo: localPath(searchParams.get("returnTo") ?? href("/desk"), request.url),
		meta: describePage(context, { title: context.texts.translator("desk")("code.title") }),
	};
}

/** Second step. A ticket that is over begins anew with the password. */
export async function action({ request, context }: ActionFunctionArgs) {
	const form = await request.formData();
	const { visitor, backend } = context;
	if (visitor.desk?.step !== "code") throw redirect(href("/desk/sign-in"), 303);
	const submission = readForm(fields, form);
	if (submission.status !== "success") return data(submission.reply(), { status: 422 });
	try {
		const body = { ticket: visitor.desk.token, code: submission.value.code, device: deviceOf(request) };
		const { session } = await backend(staffDoor.confirm, { body });
		visitor.setDesk({ step: "done", token: session });
		return redirect(pageAfter(form, request), 303);
	} catch (error) {
		if (error instanceof BackendRefusal && error.answer.code === "link_invalid") {
			visitor.setDesk(null);
			throw redirect(href("/desk/sign-in"), 303);
		}
		return doorReply(error, submission, ["code"]);
	}
}
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function Code() {
	const { by, returnTo } = useLoaderData<typeof loader>();
	const reply: FormReply | undefined = useActionData<typeof action>();
	const t = useT("desk");
	const [form, { code }] = useShopForm<z.input<typeof fields>>({ id: "code", reply });
	return (
		<Door title={t("code.title")}>
			<p>{t(`code.${by}`)}</p>
			<Form method="post" {...getFormProps(form)} className={css.form}>
				<HiddenFields fields={{ returnTo }} />
				<FormTextField field={code} label={t("field.code")} inputMode="numeric" autoComplete="one-time-code" required autoFocus />
				<Button kind="primary" size="l">
					{t("signIn.submit")}
				</Button>
			</Form>
			<p>
				<Link to={href("/desk/sign-in")}>{t("code.again")}</Link>
			</p>
		</Door>
	);
}
