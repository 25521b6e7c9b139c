import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { linkStatus, readLinkPage } from "../sign-in/mailed-link.server";
import { verifyAccount } from "../sign-in/verify-account.server";
import { VerifyPage } from "../sign-in/verify-page";

export const handle = { i18n: ["auth"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const page = await readLinkPage({ request, context });
	const title = context.texts.translator("auth")("verify.title");
	const meta = describePage(context, { title });
	const isSignedIn = context.visitor.account !== null;
	// What has been confirmed stays so.
	return data({ ...page, isSignedIn, meta }, { status: page.state === "used" ? 200 : linkStatus[page.state] });
}

export const action = verifyAccount;
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function VerifyRoute() {
	const page = useLoaderData<typeof loader>();
	return <VerifyPage {...page} answer={useActionData<typeof action>() ?? null} />;
}
