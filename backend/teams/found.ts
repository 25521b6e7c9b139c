/**
 * Founds the team of a VAT id that has none, with the account as its owner; two at once are one team of the first of them. For an account
 * that is in a team they do nothing.
 * @param vat of no verified company, whose team staff give to somebody; international form, with a right check digit
 * @returns statements for a batch
 */
export const founding = (db: D1Database, user: number, vat: string): D1PreparedStatement[] => {
	const founder = `SELECT u.id FROM users u WHERE u.id = ?1 AND u.is_verified = 1 AND u.is_deleted = 0
		AND NOT EXISTS (SELECT 1 FROM companies v WHERE v.vat = ?2 AND v.verified_since IS NOT NULL)
		AND NOT EXISTS (SELECT 1 FROM team_members m WHERE m.user_id = u.id)`;
	return [
		`INSERT INTO teams (vat) SELECT ?2 FROM (${founder}) WHERE true ON CONFLICT DO NOTHING`,
		`INSERT INTO team_members (user_id, team_id, role) SELECT f.id, t.id, 'owner' FROM (${founder}) f JOIN teams t ON t.vat = ?2
			WHERE NOT EXISTS (SELECT 1 FROM team_members c WHERE c.team_id = t.id)`,
	].map((sql) => db.prepare(sql).bind(user, vat));
};
