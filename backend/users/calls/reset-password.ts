import * as z from "zod";
import { type Device, unknownDevice } from "../../../contract/values/device";
import { clearAttempts, limits, requireAttempt } from "../../platform/attempts";
import { isPassword, passwordHash } from "../../platform/password-hash";
import { Refused } from "../../platform/refused";
import { newSession, startSession, userOfSession } from "../../platform/sessions";
import { changedPassword } from "./changed-password";
import type { SignedIn } from "./login";
import { ownAccount, requireFreshSignIn } from "./own-account";
import { type LinkUser, spendLink } from "./spend-link";
import { userAnswer } from "./user-answer";
import { linkOf } from "./verification";

interface NewPassword {
	userid: string;
	password: string;
	device?: Device;
}

interface ByLink extends NewPassword {
	token: string;
	signIn: boolean;
	idem?: string | undefined;
}

/**
 * Sets a new password with a mailed link, and ends all sessions and links of the account.
 * @throws Refused link_invalid if the link is used, expired or belongs to another account
 */
export async function resetByLink(
	visitor: LinkUser,
	{ userid, password, device = unknownDevice, token, signIn, idem }: ByLink,
): Promise<SignedIn> {
	const { db, locale, session } = visitor;
	const { state, userId } = await linkOf(db, token, ["password_reset"]);
	const isAgain = state === "used" && idem !== undefined;
	if (!isAgain && (state !== "open" || String(userId) !== userid)) throw invalidLink();
	// Do not hash for an invalid link: hashing is expensive.
	const hash = isAgain ? "" : await passwordHash(password);
	const { isDone, user, sessionId } = await spendLink(visitor, {
		...{ token, purpose: "password_reset", signIn, device, idem },
		also: (open, link) => changedPassword(db, { account: open, hash, link, session, locale }),
	});
	if (!isDone || (user !== null && String(user.userid) !== userid)) throw invalidLink();
	return { user, sessionId };
}

const invalidLink = (): Refused => new Refused("link_invalid", "The link is used, expired or invalid.");

const row = z.object({ password_hash: z.string().nullable() });

/**
 * Changes the password of the signed-in account. Requires the current password, or a recent sign-in if there is none. Ends all sessions and
 * links of the account and signs the visitor in under a new session.
 * @throws Refused not_signed_in, not_found for another account, invalid_credentials, sign_in_anew, too_many_attempts
 */
export async function changePassword(
	visitor: LinkUser,
	{ userid, password, device, currentPassword = "" }: NewPassword & { currentPassword?: string | undefined },
): Promise<SignedIn> {
	const { db, session, locale } = visitor;
	const user = ownAccount({ ...visitor, params: { userid } });
	const { password_hash: present } = row.parse(await db.prepare("SELECT password_hash FROM users WHERE id = ?").bind(user).first());
	if (present === null) await requireFreshSignIn(db, session);
	const tries = limits.password(user);
	await requireAttempt(db, tries);
	if (present !== null && !(await isPassword(currentPassword, present))) throw wrongPassword();
	const hash = await passwordHash(password);
	const begun = newSession(locale, device);
	// Another request may have changed it since it was read.
	const account = {
		sql: "SELECT id FROM users WHERE id = ? AND is_deleted = 0 AND coalesce(password_hash, '') = ?",
		values: [user, present ?? ""],
	};
	const renewed = { sql: "SELECT id FROM users WHERE id = ? AND password_hash = ?", values: [user, hash] };
	await db.batch([
		...changedPassword(db, { account, hash, link: "", session, locale }),
		...startSession(db, begun, renewed, session),
		...tries.map((limit) => clearAttempts(db, limit)),
	]);
	if ((await userOfSession(db, begun.digest)) !== user) throw wrongPassword();
	return { user: await userAnswer(db, user, locale), sessionId: begun.id };
}

const wrongPassword = (): Refused =>
	new Refused("invalid_credentials", "Invalid password", undefined, { currentPassword: ["password.invalid"] });
