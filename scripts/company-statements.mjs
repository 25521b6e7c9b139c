const text = (value) => `'${value.replaceAll("'", "''")}'`;

/** What staff look at before they verify a company: what the register has, who keeps its team, and whose profile has its VAT id. */
export const lookedAt = (vat) => `SELECT c.name, c.domain, c.rating, c.limit_cents, c.verified_since,
	(SELECT group_concat(u.email, ', ') FROM teams t JOIN team_members m ON m.team_id = t.id AND m.role = 'owner' JOIN users u ON u.id = m.user_id
		WHERE t.vat = c.vat) AS owners,
	(SELECT group_concat(u.email, ', ') FROM users u WHERE u.is_deleted = 0 AND u.is_verified = 1
		AND upper(replace(replace(u.vatid, ' ', ''), '-', '')) IN (c.vat, substr(c.vat, 3))) AS named_by
	FROM companies c WHERE c.vat = ${text(vat)}`;

/**
 * Verifies a company and gives its team to one account: who has founded it by an address at its domain loses it, with what its colleagues were asked.
 * Nothing happens where there is no such company, or the account is not confirmed or in another company's team.
 */
export function verifyStatements(vat, email, limitCents) {
	const owner = `(SELECT u.id FROM users u WHERE u.email = ${text(email)} COLLATE NOCASE AND u.is_verified = 1 AND u.is_deleted = 0
		AND NOT EXISTS (SELECT 1 FROM team_members m JOIN teams t ON t.id = m.team_id WHERE m.user_id = u.id AND t.vat <> ${text(vat)}))`;
	const mayBe = `${owner} IS NOT NULL AND EXISTS (SELECT 1 FROM companies WHERE vat = ${text(vat)})`;
	const others = `(SELECT t.id FROM teams t WHERE t.vat = ${text(vat)} AND ${mayBe}
		AND NOT EXISTS (SELECT 1 FROM team_members m WHERE m.team_id = t.id AND m.user_id = ${owner} AND m.role = 'owner'))`;
	return [
		`UPDATE orders SET approval_state = NULL WHERE is_processed = 0 AND approval_team_id IN ${others}`,
		`UPDATE orders SET approval_team_id = NULL WHERE approval_team_id IN ${others}`,
		`DELETE FROM teams WHERE id IN ${others}`,
		`INSERT INTO teams (vat) SELECT ${text(vat)} WHERE ${mayBe} ON CONFLICT DO NOTHING`,
		`INSERT INTO team_members (user_id, team_id, role) SELECT ${owner}, t.id, 'owner' FROM teams t WHERE t.vat = ${text(vat)} AND ${mayBe} ON CONFLICT DO NOTHING`,
		`UPDATE companies SET verified_since = coalesce(verified_since, strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
			limit_cents = ${limitCents === null ? "limit_cents" : String(limitCents)} WHERE vat = ${text(vat)} AND ${mayBe}`,
	];
}
