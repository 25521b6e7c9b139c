import * as z from "zod";
import type { LinkState } from "../../../contract/users";
import type { Device } from "../../../contract/values/device";
import { now, rowsOf } from "../../db/rows";
import { tokenHash } from "../../platform/token";
import type { SignedIn } from "./login";
import { type LinkUser, spendLink } from "./spend-link";

const linkRow = z.object({ is_used: z.number(), is_open: z.number(), user_id: z.number(), email: z.string() });

interface Link {
	state: LinkState;
	userId: number | null;
	email: string | null;
}

/**
 * Reads the state of a mailed link without using it, since mail scanners open links too.
 * @param purposes accepted purposes; a link for another purpose is unknown
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
 * Uses a verification link: verifies the account (backend/users/calls/spend-link.ts describes with which data) and signs it in
 * on request.
 * @returns the state "used" also if this call used it
 */
export async function verify(
	visitor: LinkUser,
	{ token, signIn, device, idem }: { token: string; signIn: boolean; device: Device; idem?: string | undefined },
): Promise<SignedIn & { state: LinkState }> {
	const { user, sessionId } = await spendLink(visitor, { token, purpose: "verification", signIn, device, idem });
	const { state } = await linkOf(visitor.db, token, ["verification"]);
	return { user, sessionId, state };
}
