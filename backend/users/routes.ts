import { users } from "../../contract/users";
import { type App, answer, dispatchMailAfter, download } from "../platform/http";
import { Refused } from "../platform/refused";
import { endSession } from "../platform/sessions";
import { requireUser } from "../platform/visitor";
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

export function usersRoutes(app: App): void {
	authRoutes(app);
	profileRoutes(app);
}

/** Routes to read and change an account (R26). */
function profileRoutes(app: App): void {
	answer(app, users.current, async ({ db, user, locale }) => (user === null ? null : userAnswer(db, user, locale)));
	download(app, users.ownData, async (request) => ({
		fileName: "own-data.json",
		content: await ownData(request.db, requireUser(request)),
	}));
	answer(app, users.update, async (request) => updateAccount(request.db, ownAccount(request), request.body, request.locale));
	answer(app, users.delete, async (request) => {
		const { db, session, body } = request;
		if (!(await wasDeleted(db, session, body.idem))) await deleteAccount({ db, session, user: ownAccount(request), ...body });
		return { message: "Account deleted successfully." };
	});
	answer(app, users.sessions, async (request) => ownSessions(request.db, requireUser(request), request.session));
	// An unknown session counts as ended: unknown ones and those of other accounts get the same response.
	answer(app, users.endSession, async (request) => {
		await request.db.batch(endOtherSessions(request.db, requireUser(request), request.session, request.params.id));
		return { message: "Session ended." };
	});
	answer(app, users.endOtherSessions, async (request) => {
		await request.db.batch(endOtherSessions(request.db, requireUser(request), request.session, null));
		return { message: "Other sessions ended." };
	});
}

/** Routes for sign-up, sign-in and sign-out (R26; messages: R20). */
function authRoutes(app: App): void {
	answer(app, users.create, async (request) => {
		const link = await dispatchMailAfter(request, createAccount(request, request.body));
		return { message: link === "existing" ? "Existing magic link valid." : "Verification email sent successfully.", error: null };
	});
	answer(app, users.login, async (request) => login(request, request.body));
	answer(app, users.logout, async ({ db, session }) => {
		if (session !== "") await db.batch(endSession(db, session));
		return { message: "Logged out successfully." };
	});
	answer(app, users.requestMagicLink, async (request) => {
		const link = await dispatchMailAfter(request, requestLink(request, "magic_link", request.body));
		return { message: link === "existing" ? "Existing magic link valid." : "Magic link sent successfully." };
	});
	answer(app, users.requestPasswordReset, async (request) => {
		const link = await dispatchMailAfter(request, requestLink(request, "password_reset", request.body));
		return { message: link === "existing" ? "Existing password reset link is valid." : "Password reset link sent successfully." };
	});
	linkRoutes(app);
}

function linkRoutes(app: App): void {
	answer(app, users.checkMagicLink, async ({ db, query }) => {
		const { state, email } = await linkOf(db, query.token, ["magic_link", "verification"]);
		return { valid: state === "open", state, email };
	});
	answer(app, users.checkResetPasswordLink, async ({ db, query }) => {
		const { state, userId, email } = await linkOf(db, query.token, ["password_reset"]);
		return { valid: state === "open", userid: userId, state, email };
	});
	answer(app, users.magicLogin, async (request) => {
		const { isDone, ...signedIn } = await spendLink(request, { ...request.body, purpose: "magic_link", signIn: true });
		if (!isDone) throw new Refused("link_invalid", "The link is used, expired or invalid.");
		return signedIn;
	});
	answer(app, users.verify, async (request) => verify(request, request.body));
	answer(app, users.resetPassword, async (request) => {
		const { token, signIn, idem, ...change } = { ...request.body, ...request.params };
		const work = token === undefined ? changePassword(request, change) : resetByLink(request, { ...change, token, signIn, idem });
		return { ...(await dispatchMailAfter(request, work)), message: "Password reset successfully." };
	});
}
