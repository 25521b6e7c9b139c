import { type AppLoadContext, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { token } from "../../../contract/fields";
import { teams } from "../../../contract/team";
import { forFields, optional } from "../../platform/backend/deferred.server";
import { href } from "../../platform/config/href";
import { localPath } from "../../platform/http/redirect.server";
import { useT } from "../../platform/i18n/i18n";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { Notice } from "../../ui/notice";
import { Wrap } from "../../ui/wrap";
import * as css from "../auth.css";
import { type AuthState, authState, authTitleKey, isFromLanguage, signInPath } from "../auth-href";
import { AuthPanel, BackToView, useAuthTitle } from "./auth-panel";
import { pathAfterSignIn } from "./session.server";
import { type AuthResult, signIn } from "./sign-in.server";

export const handle = { i18n: ["auth", "errors", "flash"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { search, searchParams } = new URL(request.url);
	// If the backend fails here, the page still shows the form, which reports the failure when it is sent.
	if ((await forFields(context, optional(context, context.currentUser())))?.value)
		throw redirect(pathAfterSignIn(searchParams.get("returnTo"), request.url), 303);
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

/**
 * The address of the invitation that the reader signs in to accept. The sign-in page returns to the invitation; no URL contains the
 * address.
 * @returns undefined without an open invitation
 */
async function invitedEmail(context: AppLoadContext, request: Request): Promise<string | undefined> {
	const { origin, searchParams } = new URL(request.url);
	const target = new URL(localPath(searchParams.get("returnTo"), request.url), origin);
	const given = token.safeParse(target.searchParams.get("token"));
	if (target.pathname !== href("/users/company/invitation") || !given.success) return undefined;
	// Without the address the reader types it.
	const checking = optional(context, context.backend(teams.checkInvitation, { query: { token: given.data } }));
	return (await forFields(context, checking))?.value.invitation?.email;
}

interface AuthPageProps {
	state: AuthState;
	email: string | undefined;
	canSignIn: boolean;
	result: AuthResult | null;
}

/** The drawer's forms as a page. Shows refused forms without scripts, and readers who must sign in first. */
function AuthPage({ state, email, canSignIn, result }: AuthPageProps) {
	const title = useAuthTitle()(state);
	const heading = useFocusOnOther(title);
	const t = useT("auth");
	const location = useLocation();
	return (
		<>
			<Breadcrumbs items={[{ title }]} />
			<Wrap>
				<div className={css.page}>
					<div className={css.head}>
						<BackToView state={state} />
						<h1 ref={heading} tabIndex={-1}>
							{title}
						</h1>
					</div>
					{isFromLanguage(location) ? <Notice>{t("fromLanguage")}</Notice> : null}
					<AuthPanel state={state} known={email} canSignIn={canSignIn} result={result} Form={Form} name="auth" />
				</div>
			</Wrap>
		</>
	);
}

/** With scripts a new view loads without a document, so its title takes the focus. */
function useFocusOnOther(title: string) {
	const heading = useRef<HTMLHeadingElement>(null);
	const shown = useRef(title);
	useEffect(() => {
		if (shown.current !== title) heading.current?.focus();
		shown.current = title;
	}, [title]);
	return heading;
}
