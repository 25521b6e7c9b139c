import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type LinkState, users } from "../../../contract/users";
import { href } from "../../platform/config/href";
import { useT } from "../../platform/i18n/i18n";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { deviceOf } from "../../platform/session/device-of.server";
import { Button, LinkButton } from "../../ui/forms/button";
import { Notice } from "../../ui/notice";
import { Wrap } from "../../ui/wrap";
import * as css from "../auth.css";
import { LinkForm, MailedLinkPage } from "./mailed-link";
import { failedLink, linkStatus, pathAfterSignIn, readLinkForm, readLinkPage, takeSession } from "./session.server";

export const handle = { i18n: ["auth"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const page = await readLinkPage({ request, context });
	const title = context.texts.translator("auth")("verify.title");
	const meta = describePage(context, { title });
	const isSignedIn = context.visitor.account !== null;
	// A confirmed address stays confirmed.
	return data({ ...page, isSignedIn, meta }, { status: page.state === "used" ? 200 : linkStatus[page.state] });
}

/**
 * Confirms an account's address. Sent twice, the form confirms once. Visitors who allow functional cookies are signed in, because the link
 * proves the mailbox. Otherwise the link's page shows the result.
 */
export async function action({ request, context }: ActionFunctionArgs) {
	const link = readLinkForm(await request.formData());
	if (!link) return redirect(href("/users/verify"), 303);
	const { visitor } = context;
	try {
		const body = { ...link, signIn: visitor.allows("functional"), device: deviceOf(request) };
		const answer = await context.backend(users.verify, { body });
		if ((await takeSession(context, answer)) !== "signedIn") return redirect(href("/users/verify", { token: link.token }), 303);
	} catch (error) {
		return failedLink(error, href("/users/verify", { token: link.token }));
	}
	context.track("Account Logged In", { method: "verification" });
	visitor.setFlash({ kind: "account", news: "verified" });
	return redirect(pathAfterSignIn(visitor.takeReturnTo(), request.url), 303);
}
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

/** The page that confirms an address. For a used link it shows the result. */
export default function Verify() {
	const { state, email, token, idem, isSignedIn } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const t = useT("auth");
	if (state === "used") return <Verified isSignedIn={isSignedIn} />;
	return (
		<MailedLinkPage
			title={t("verify.title")}
			state={state}
			email={email}
			request={{ to: href("/users/login", { view: "passwordless" }), text: t("magic.request") }}
			more={t("verify.again")}
		>
			<p>{t("verify.text")}</p>
			<LinkForm
				action={href("/users/verify")}
				token={token}
				idem={idem}
				failed={answer?.isFailed ? t("verify.failed") : null}
				answer={answer}
			>
				<Button kind="primary" size="l">
					{t("verify.submit")}
				</Button>
			</LinkForm>
		</MailedLinkPage>
	);
}

interface VerifyProps {
	state: LinkState;
	email: string | null;
	token: string;
	idem: string;
	isSignedIn: boolean;
	answer: { isFailed: boolean } | null;
}

function Verified({ isSignedIn }: Pick<VerifyProps, "isSignedIn">) {
	const t = useT("auth");
	return (
		<>
			<Breadcrumbs items={[{ title: t("verify.title") }]} />
			<Wrap>
				<div className={css.page}>
					<h1>{t("verify.title")}</h1>
					<div className={css.panel}>
						<Notice tone="success" title={t("verify.done.title")}>
							<p>{t("verify.done.text")}</p>
						</Notice>
						<p>
							<LinkButton to={isSignedIn ? href("/users/profile") : href("/users/login")} kind="primary">
								{t(isSignedIn ? "verify.toAccount" : "verify.signIn")}
							</LinkButton>
						</p>
					</div>
				</div>
			</Wrap>
		</>
	);
}
