import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { linkStatus, stateOfResetLink } from "../actions/mailed-link.server";
import { resetPassword } from "../actions/reset-password.server";
import { ResetPasswordPage } from "../features/account/reset-password-page";
import { pageMeta } from "../page-meta";

export const handle = { i18n: ["auth", "errors"] };
export const meta = pageMeta;

export async function loader({ request, context: { backend, texts } }: LoaderFunctionArgs) {
	const token = new URL(request.url).searchParams.get("token");
	const { state, userid } = await stateOfResetLink(backend, token);
	const meta = { title: texts.translator("common")("titleSuffix", { title: texts.translator("auth")("reset.title") }), isPrivate: true };
	return data({ state, userid, token: token ?? "", idem: crypto.randomUUID(), meta }, { status: linkStatus[state] });
}

export const action = resetPassword;

export default function ResetPassword() {
	const page = useLoaderData<typeof loader>();
	return <ResetPasswordPage {...page} answer={useActionData<typeof action>() ?? null} />;
}
