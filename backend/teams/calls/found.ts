import { now } from "../../db/now";

/** SQL that holds where an address is at the domain that the register has for a company: whoever has confirmed it speaks for the company. */
export const isAtDomain = (email: string, company: string): string =>
	`(${company}.domain <> '' AND lower(substr(${email}, instr(${email}, '@') + 1)) = lower(${company}.domain))`;

/**
 * Verifies a company for an account whose confirmed address is at its domain, and founds its team with the account as owner. Two at once are one team of
 * the first of them. For an account that is in a team, and for a company that has one, they do nothing.
 * @param vat of a company of the register, international form
 * @returns statements for a batch; the second one changes a row where the team was founded
 */
export const founding = (db: D1Database, user: number, vat: string): D1PreparedStatement[] => {
	const founder = `SELECT u.id FROM users u JOIN companies v ON v.vat = ?2 AND ${isAtDomain("u.email", "v")}
		WHERE u.id = ?1 AND u.is_verified = 1 AND u.is_deleted = 0 AND NOT EXISTS (SELECT 1 FROM team_members m WHERE m.user_id = u.id)`;
	return [
		`INSERT INTO teams (vat) SELECT ?2 FROM (${founder}) WHERE true ON CONFLICT DO NOTHING`,
		`INSERT INTO team_members (user_id, team_id, role) SELECT f.id, t.id, 'owner' FROM (${founder}) f JOIN teams t ON t.vat = ?2
			WHERE NOT EXISTS (SELECT 1 FROM team_members c WHERE c.team_id = t.id)`,
		`UPDATE companies SET verified_since = ${now()} WHERE vat = ?2 AND verified_since IS NULL
			AND EXISTS (SELECT 1 FROM teams t JOIN team_members m ON m.team_id = t.id AND m.user_id = ?1 AND m.role = 'owner' WHERE t.vat = ?2)`,
	].map((sql) => db.prepare(sql).bind(user, vat));
};
