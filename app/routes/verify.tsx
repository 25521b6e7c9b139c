import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { linkStatus, stateOfLink } from "../actions/mailed-link.server";
import { verifyAccount } from "../actions/verify-account.server";
import { VerifyPage } from "../features/account/verify-page";
import { pageMeta } from "../page-meta";

export const handle = { i18n: ["auth"] };
export const meta = pageMeta;

export async function loader({ request, context: { backend, texts } }: LoaderFunctionArgs) {
	const token = new URL(request.url).searchParams.get("token");
	const state = await stateOfLink(backend, token);
	const meta = { title: texts.translator("common")("titleSuffix", { title: texts.translator("auth")("verify.title") }), isPrivate: true };
	// What has been confirmed stays so.
	return data({ state, token: token ?? "", idem: crypto.randomUUID(), meta }, { status: state === "used" ? 200 : linkStatus[state] });
}

export const action = verifyAccount;

export default function VerifyRoute() {
	const { state, token, idem } = useLoaderData<typeof loader>();
	return <VerifyPage state={state} token={token} idem={idem} answer={useActionData<typeof action>() ?? null} />;
}
