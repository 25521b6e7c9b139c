import { users } from "../../../contract/users";
import { type App, answer, thenMail } from "../../platform/http";
import { Refused } from "../../platform/refused";
import { endSession } from "../../platform/sessions";
import { createAccount } from "./create-account";
import { login } from "./login";
import { requestLink } from "./request-link";
import { changePassword, resetByLink } from "./reset-password";
import { spendLink } from "./spend-link";
import { linkOf, verify } from "./verification";

/** The calls by which a visitor gets into an account and out of it (spec section 7, users; their messages are the spec's). */
export function authRoutes(app: App): void {
	answer(app, users.create, async (asked) => {
		const link = await thenMail(asked, createAccount(asked, asked.body));
		return { message: link === "existing" ? "Existing magic link valid." : "Verification email sent successfully.", error: null };
	});
	answer(app, users.login, async (asked) => login(asked, asked.body));
	answer(app, users.logout, async ({ db, session }) => {
		if (session !== "") await db.batch(endSession(db, session));
		return { message: "Logged out successfully." };
	});
	answer(app, users.requestMagicLink, async (asked) => {
		const link = await thenMail(asked, requestLink(asked, "magic_link", asked.body));
		return { message: link === "existing" ? "Existing magic link valid." : "Magic link sent successfully." };
	});
	answer(app, users.requestPasswordReset, async (asked) => {
		const link = await thenMail(asked, requestLink(asked, "password_reset", asked.body));
		return { message: link === "existing" ? "Existing password reset link is valid." : "Password reset link sent successfully." };
	});
	linkRoutes(app);
}

/** The calls that look at mailed links and use them. */
function linkRoutes(app: App): void {
	answer(app, users.checkMagicLink, async ({ db, query }) => {
		const { state, email } = await linkOf(db, query.token, ["magic_link", "verification"]);
		return { valid: state === "open", state, email };
	});
	answer(app, users.checkResetPasswordLink, async ({ db, query }) => {
		const { state, userId, email } = await linkOf(db, query.token, ["password_reset"]);
		return { valid: state === "open", userid: userId, state, email };
	});
	answer(app, users.magicLogin, async (asked) => {
		const { isDone, ...signedIn } = await spendLink(asked, { ...asked.body, purpose: "magic_link", signIn: true });
		if (!isDone) throw new Refused("link_invalid", "The link is used, has run out, or is none.");
		return signedIn;
	});
	answer(app, users.verify, async (asked) => verify(asked, asked.body));
	answer(app, users.resetPassword, async (asked) => {
		const { token, signIn, idem, ...change } = { ...asked.body, ...asked.params };
		const work = token === undefined ? changePassword(asked, change) : resetByLink(asked, { ...change, token, signIn, idem });
		return { ...(await thenMail(asked, work)), message: "Password reset successfully." };
	});
}
