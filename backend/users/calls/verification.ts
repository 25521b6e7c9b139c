import { z } from "zod";
import type { LinkState } from "../../../contract/users";
import type { Device } from "../../../contract/values/device";
import { now, rowsOf } from "../../db/rows";
import { tokenHash } from "../../platform/token";
import type { SignedIn } from "./login";
import { type LinkUser, spendLink } from "./spend-link";

const linkRow = z.object({ is_used: z.number(), is_open: z.number(), user_id: z.number(), email: z.string() });

/** What a link is worth, and whose it is while it is open. */
interface Link {
	state: LinkState;
	userId: number | null;
	email: string | null;
}

/**
 * Looks at a mailed link; that uses nothing up, since scanners of mail open links too.
 * @param purposes what it may be for; a link for something else is unknown
 */
export async function linkOf(db: D1Database, token: string, purposes: readonly string[]): Promise<Link> {
	const found = await db
		.prepare(
			`SELECT t.used_at IS NOT NULL AS is_used, t.expires_at > ${now()} AS is_open, t.user_id, u.email
			FROM account_tokens t JOIN users u ON u.id = t.user_id AND u.is_deleted = 0
			WHERE t.token_hash = ? AND t.purpose IN (SELECT value FROM json_each(?))`,
		)
		.bind(tokenHash(token), JSON.stringify(purposes))
		.all();
	const [link] = rowsOf(linkRow, found);
	if (link?.is_used === 0 && link.is_open === 1) return { state: "open", userId: link.user_id, email: link.email };
	return { state: !link ? "unknown" : link.is_used === 1 ? "used" : "expired", userId: null, email: null };
}

/**
 * Uses a verification link up: the account is verified (backend/users/calls/spend-link.ts says with what data) and signed in where that is asked for.
 * @returns the state "used" also where this very call has done it
 */
export async function verify(
	visitor: LinkUser,
	{ token, signIn, device, idem }: { token: string; signIn: boolean; device: Device; idem?: string | undefined },
): Promise<SignedIn & { state: LinkState }> {
	const { user, sessionId } = await spendLink(visitor, { token, purpose: "verification", signIn, device, idem });
	const { state } = await linkOf(visitor.db, token, ["verification"]);
	return { user, sessionId, state };
}
