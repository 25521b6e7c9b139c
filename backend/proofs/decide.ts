import { now } from "../db/rows";
import { notFound, Refused } from "../platform/refused";

/** Mails a decision to the account. @param document SQL of the ids of documents that were decided, with its values from ?1 on */
const told = (db: D1Database, document: string, values: readonly (string | number)[]): D1PreparedStatement =>
	db
		.prepare(
			`INSERT INTO outbox (kind, locale, recipients, origin, cause, snapshot)
			SELECT 'company_decided', d.locale, json_array(u.email), d.origin, 'company-decided:' || d.id,
				json_object('state', d.state, 'reason', d.reason, 'company', c.name, 'vat', d.vat)
			FROM company_documents d JOIN users u ON u.id = d.user_id AND u.is_deleted = 0 JOIN companies c ON c.vat = d.vat
			WHERE d.state <> 'open' AND d.id IN (${document})
			ON CONFLICT (cause) DO NOTHING`,
		)
		.bind(...values);

/**
 * Accepts what the new owner of a company has sent, after the statements that make the account an owner.
 * @param email address of the account
 */
export const acceptDocuments = (db: D1Database, vat: string, email: string): D1PreparedStatement[] => {
	const ofOwner = `SELECT o.id FROM company_documents o JOIN users w ON w.id = o.user_id AND w.email = ?2 COLLATE NOCASE
		JOIN teams t ON t.vat = o.vat JOIN team_members m ON m.team_id = t.id AND m.user_id = w.id AND m.role = 'owner' WHERE o.vat = ?1`;
	return [
		db
			.prepare(`UPDATE company_documents SET state = 'accepted', decided_at = ${now()} WHERE state = 'open' AND id IN (${ofOwner})`)
			.bind(vat, email),
		told(db, `${ofOwner} AND o.state = 'accepted'`, [vat, email]),
	];
};

/**
 * Declines a document; its account is mailed the reason, and may send another one. A repeated call changes nothing.
 * @throws Refused not_found; conflict if somebody has accepted it
 */
export async function declineDocument(
	db: D1Database,
	vat: string,
	{ document, reason }: { document: number; reason: string },
): Promise<void> {
	await db.batch([
		db
			.prepare(
				`UPDATE company_documents SET state = 'declined', reason = ?3, decided_at = ${now()} WHERE id = ?1 AND vat = ?2 AND state = 'open'`,
			)
			.bind(document, vat, reason),
		told(db, "SELECT ?1", [document]),
	]);
	const state = await db.prepare("SELECT state FROM company_documents WHERE id = ? AND vat = ?").bind(document, vat).first("state");
	if (state === null) throw notFound(`${vat} has no document ${document}.`);
	if (state !== "declined") throw new Refused("conflict", "The document was accepted.");
}
