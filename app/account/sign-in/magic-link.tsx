import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { users } from "../../../contract/users";
import { href } from "../../platform/config/href";
import { useT } from "../../platform/i18n/i18n";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { deviceOf } from "../../platform/session/device-of.server";
import { Button } from "../../ui/forms/button";
import { AllowFunctional } from "./allow-functional";
import { LinkForm, MailedLinkPage } from "./mailed-link";
import { failedLink, linkStatus, mayKeepAccount, pathAfterSignIn, readLinkForm, readLinkPage, takeSession } from "./session.server";

export const handle = { i18n: ["auth"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const page = await readLinkPage({ request, context });
	const title = context.texts.translator("auth")("magic.title");
	const meta = describePage(context, { title });
	return data({ ...page, canSignIn: context.visitor.allows("functional"), meta }, { status: linkStatus[page.state] });
}

/** Signs in by a mailed link and uses it up. Without functional cookies nobody is signed in, and the link stays valid. */
export async function action({ request, context }: ActionFunctionArgs) {
	const form = await request.formData();
	const link = readLinkForm(form);
	if (!link) return redirect(href("/users/magic-link"), 303);
	const page = href("/users/magic-link", { token: link.token });
	const { visitor } = context;
	if (!mayKeepAccount(context, form)) return redirect(page, 303);
	try {
		const answer = await context.backend(users.magicLogin, { body: { ...link, device: deviceOf(request) } });
		if ((await takeSession(context, answer)) !== "signedIn") return redirect(page, 303);
	} catch (error) {
		return failedLink(error, page);
	}
	context.track("Account Logged In", { method: "link" });
	visitor.setFlash({ kind: "account", news: "signedIn" });
	return redirect(pathAfterSignIn(visitor.takeReturnTo(), request.url), 303);
}
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function MagicLink() {
	const { state, email, token, idem, canSignIn } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const t = useT("auth");
	return (
		<MailedLinkPage
			title={t("magic.title")}
			state={state}
			email={email}
			request={{ to: href("/users/login", { view: "passwordless" }), text: t("magic.request") }}
		>
			<p>{t("magic.text")}</p>
			<LinkForm
				action={href("/users/magic-link")}
				token={token}
				idem={idem}
				failed={answer?.isFailed ? t("magic.failed") : null}
				answer={answer}
			>
				<Button
					kind="primary"
					size="l"
					disabled={!canSignIn}
					aria-describedby={canSignIn ? undefined : "link-consent"}
					title={canSignIn ? undefined : t("required")}
				>
					{t("magic.submit")}
				</Button>
				{canSignIn ? null : <AllowFunctional id="link-consent" />}
			</LinkForm>
		</MailedLinkPage>
	);
}
