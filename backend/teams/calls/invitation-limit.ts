import type { SqlPart } from "../../db/rows";
import { canonicalMailbox, mailsToMailbox } from "../../platform/attempts";
import { keyedDigest } from "../../platform/digest";

/** Invitations per hour from an account and from a network, and to an address. */
const maxPerUser = 20;
const maxPerClient = 40;
const maxPerAddress = 3;

export interface Counted {
	key: string;
	most: number;
	hours: number;
}

/** @param client "" if unknown */
export function countedBy(user: number, client: string, email: string): Counted[] {
	const of = (kind: string, whom: string | number, most: number, hours = 1) => ({
		key: keyedDigest(`team-invitation ${kind} ${whom}`),
		most,
		hours,
	});
	return [
		of("of", user, maxPerUser),
		of("to", canonicalMailbox(email), maxPerAddress),
		...(client === "" ? [] : [of("from", client, maxPerClient)]),
		of("to of day", canonicalMailbox(email), mailsToMailbox, 24),
	];
}

/**
 * SQL that holds while the limits allow another invitation.
 * @param counted SQL of `countedBy` as JSON
 */
export const mayInvite = (counted: string): string =>
	`NOT EXISTS (SELECT 1 FROM json_each(${counted}) c WHERE (
		SELECT COUNT(*) FROM attempts a WHERE a.key = c.value ->> 'key' AND a.at > strftime('%Y-%m-%dT%H:%M:%SZ', 'now', '-' || (c.value ->> 'hours') || ' hours')
	) >= c.value ->> 'most')`;

/**
 * Counts an invitation.
 * @param condition SQL that holds if it was sent, with its values
 */
export const count = (db: D1Database, counted: readonly Counted[], condition: SqlPart): D1PreparedStatement =>
	db
		.prepare(`INSERT INTO attempts (key) SELECT c.value ->> 'key' FROM json_each(?) c WHERE ${condition.sql}`)
		.bind(JSON.stringify(counted), ...condition.values);
