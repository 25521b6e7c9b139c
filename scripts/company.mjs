// npm run company -- verify VAT [OWNER'S ADDRESS] [--limit EUR] [--state FOLDER] [--remote]: who speaks for a company, by staff (docs/decisions/0070-credit-of-a-company.md).
import { parseArgs } from "node:util";
import { Failure, isCommand } from "./lib/process.mjs";

const usage = "npm run company -- verify FI20774740 buyer@company.example [--limit 25000] [--remote]";

if (isCommand(import.meta.url)) {
	const { anyDatabase } = await import("./lib/d1.mjs");
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { limit: { type: "string" }, state: { type: "string" }, remote: { type: "boolean" } },
	});
	const [verb, id = "", email] = positionals;
	const vat = id.replace(/[\s.-]/g, "").toUpperCase();
	const limit = values.limit === undefined ? null : Number(values.limit);
	if (verb !== "verify" || !/^(FI\d{8}|DE\d{9}|EE\d{9})$/.test(vat)) throw new Failure(`Which company? ${usage}`);
	if (limit !== null && !(limit >= 0)) throw new Failure(`The limit is an amount in euros: ${usage}`);
	const execute = anyDatabase(values);
	const [[before]] = await execute([statusQuery(vat)]);
	if (!before) throw new Failure(`The register has no company ${vat}.`);
	if (email === undefined) {
		console.log(summary(vat, before));
		console.log(`\nWho represents it? Once verified, name the account:\n  ${usage.replace("FI20774740", vat)}`);
	} else {
		await execute(verifyStatements(vat, email, limit === null ? null : Math.round(limit * 100)));
		const [[after]] = await execute([statusQuery(vat)]);
		if (!after?.owners?.toLowerCase().split(", ").includes(email.toLowerCase()))
			throw new Failure(`${email} has no confirmed account, or is in another company's team. Nothing has changed.`);
		console.log(summary(vat, after));
	}
}

function summary(vat, { name, domain, rating, limit_cents: limit, verified_since: since, owners, named_by: named }) {
	return [
		`${name} (${vat})`,
		`  domain    ${domain || "not known"}`,
		`  verified  ${since ?? "no"}`,
		`  rating    ${rating ?? "none"}`,
		`  limit     ${limit === null ? "10000 EUR, the usual one" : `${limit / 100} EUR`}`,
		`  team of   ${owners ?? "nobody"}`,
		`  named by  ${named ?? "no account"}`,
	].join("\n");
}

/** @param {string} value */
function text(value) {
	return `'${value.replaceAll("'", "''")}'`;
}

/**
 * The facts that staff check before they verify a company: its entry in the register, its team's owners, and the accounts with its VAT id.
 * @param {string} vat
 */
export function statusQuery(vat) {
	return `SELECT c.name, c.domain, c.rating, c.limit_cents, c.verified_since,
	(SELECT group_concat(u.email, ', ') FROM teams t JOIN team_members m ON m.team_id = t.id AND m.role = 'owner' JOIN users u ON u.id = m.user_id
		WHERE t.vat = c.vat) AS owners,
	(SELECT group_concat(u.email, ', ') FROM users u WHERE u.is_deleted = 0 AND u.is_verified = 1
		AND upper(replace(replace(u.vatid, ' ', ''), '-', '')) IN (c.vat, substr(c.vat, 3))) AS named_by
	FROM companies c WHERE c.vat = ${text(vat)}`;
}

/**
 * Verifies a company and makes an account the owner of its team. An owner who joined by an address at the company's domain loses the team, and
 * pending
 * approval requests end. Does nothing if the company is unknown, or the account is unconfirmed or in another company's team.
 * @param {string} vat
 * @param {string} email
 * @param {number | null} limitCents
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
