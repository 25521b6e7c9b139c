import { users } from "../../contract/users";
import { requireUser } from "../platform/asker";
import { type App, answer, download, thenMail } from "../platform/http";
import { Refused } from "../platform/refused";
import { endSession } from "../platform/sessions";
import { createAccount } from "./calls/create-account";
import { deleteAccount, wasDeleted } from "./calls/delete-account";
import { login } from "./calls/login";
import { ownAccount } from "./calls/own-account";
import { ownData } from "./calls/own-data";
import { endOtherSessions, ownSessions } from "./calls/own-sessions";
import { requestLink } from "./calls/request-link";
import { changePassword, resetByLink } from "./calls/reset-password";
import { spendLink } from "./calls/spend-link";
import { updateAccount } from "./calls/update-account";
import { userAnswer } from "./calls/user-answer";
import { linkOf, verify } from "./calls/verification";

/** The calls of accounts (spec section 7, users). */
export function usersRoutes(app: App): void {
	authRoutes(app);
	profileRoutes(app);
}

/** The calls by which a buyer sees and changes an account (spec section 7, users). */
export function profileRoutes(app: App): void {
	answer(app, users.current, async ({ db, user, locale }) => (user === null ? null : userAnswer(db, user, locale)));
	download(app, users.ownData, async (asked) => ({ fileName: "crossbar-data.json", content: await ownData(asked.db, requireUser(asked)) }));
	answer(app, users.update, async (asked) => updateAccount(asked.db, ownAccount(asked), asked.body, asked.locale));
	answer(app, users.delete, async (asked) => {
		const { db, session, body } = asked;
		if (!(await wasDeleted(db, session, body.idem))) await deleteAccount({ db, session, user: ownAccount(asked), ...body });
		return { message: "Account deleted successfully." };
	});
	answer(app, users.sessions, async (asked) => ownSessions(asked.db, requireUser(asked), asked.session));
	// What is not there any more has ended, too: a foreign one and one that never was are answered alike.
	answer(app, users.endSession, async (asked) => {
		await asked.db.batch(endOtherSessions(asked.db, requireUser(asked), asked.session, asked.params.id));
		return { message: "Session ended." };
	});
	answer(app, users.endOtherSessions, async (asked) => {
		await asked.db.batch(endOtherSessions(asked.db, requireUser(asked), asked.session, null));
		return { message: "Other sessions ended." };
	});
}

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
