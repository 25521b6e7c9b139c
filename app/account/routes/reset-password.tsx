import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { linkStatus, readResetPage } from "../sign-in/mailed-link.server";
import { resetPassword } from "../sign-in/reset-password.server";
import { ResetPasswordPage } from "../sign-in/reset-password-page";

export const handle = { i18n: ["auth", "errors"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const page = await readResetPage({ request, context });
	const title = context.texts.translator("auth")("reset.title");
	const meta = describePage(context, { title });
	return data({ ...page, meta }, { status: linkStatus[page.state] });
}

export const action = resetPassword;
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function ResetPassword() {
	const page = useLoaderData<typeof loader>();
	return <ResetPasswordPage {...page} answer={useActionData<typeof action>() ?? null} />;
}
