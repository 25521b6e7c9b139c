import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { forFields, optional } from "../../platform/backend/deferred.server";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { authState, authTitleKey, signInPath } from "../auth-address";
import { AuthPage } from "../sign-in/auth-page";
import { signIn } from "../sign-in/sign-in.server";
import { wayOn } from "../sign-in/signed-in.server";
import { invitedEmail } from "../team/invited-email.server";

export const handle = { i18n: ["auth", "errors", "flash"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { search, searchParams } = new URL(request.url);
	// If the backend fails here, the form is shown all the same and reports the failure when it is sent.
	if ((await forFields(context, optional(context, context.currentUser())))?.value)
		throw redirect(wayOn(searchParams.get("returnTo"), request.url), 303);
	const { visitor, texts } = context;
	const title = texts.translator("auth")(authTitleKey(authState({ pathname: signInPath, search }, visitor.authView)));
	return {
		email: await invitedEmail(context, request),
		preferred: visitor.authView,
		canSignIn: visitor.allows("functional"),
		meta: describePage(context, { title }),
	};
}

export const action = signIn;
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function Login() {
	const { email, preferred, canSignIn } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>() ?? null;
	const state = authState(useLocation(), preferred);
	return (
		<AuthPage state={result ? { ...state, view: result.view, sent: null } : state} email={email} canSignIn={canSignIn} result={result} />
	);
}
