import { useSubmit } from "@remix-run/react";
import { href } from "../../platform/config/href";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import * as css from "../desk-page.css";
import { usePasskeys } from "./use-passkeys";

/** Signs in with a passkey. Last on its page: it appears with the scripts, and moves nothing. */
export function SignInButton({ returnTo }: { returnTo: string }) {
	const t = useT("desk");
	const submit = useSubmit();
	const { isThere, isAsking, hasFailed, ask } = usePasskeys();
	if (!isThere) return null;
	async function signIn() {
		const signed = await ask(({ signWithPasskey }) => signWithPasskey());
		if (signed) submit({ intent: "passkey", passkey: signed.passkey, returnTo }, { method: "post", action: href("/desk/sign-in") });
	}
	return (
		<div className={css.form}>
			<Button type="button" size="l" disabled={isAsking} onClick={signIn}>
				{t("passkey.signIn")}
			</Button>
			<p role="status" className={css.muted}>
				{hasFailed ? t("passkey.unused") : null}
			</p>
		</div>
	);
}
