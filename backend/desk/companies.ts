import * as z from "zod";
import type { DeskCompanyAnswer, deskCompanies } from "../../contract/desk/companies";
import { now, rowsOf } from "../db/rows";
import { fileShape, filesOf, withKey } from "../files/store";
import { keysOfCompany, revokeKeyOfCompany } from "../order-files/keys";
import { notFound, Refused } from "../platform/refused";
import { acceptDocuments, declineDocument } from "../proofs/decide";
import { ordersOfCompany } from "./lists/statements";
import type { UndoOf } from "./undo/undo";

const cents = (amount: number): number => Math.round(amount * 100);

const companyRow = z.object({
	vat: z.string(),
	name: z.string(),
	domain: z.string(),
	rating: z.string().nullable(),
	limit: z.number().nullable(),
	credit: z.number(),
	verified_since: z.string().nullable(),
	blocked_since: z.string().nullable(),
	owners: z.string().nullable(),
	named_by: z.string().nullable(),
});

const documentRow = z.object({ id: z.number(), email: z.string(), name: z.string(), sent_at: z.string(), files: fileShape });

/** What is left of payments of invoices of the company ?1, in cents. */
const creditOf = `SELECT coalesce(sum(left_cents), 0) FROM (SELECT DISTINCT e.id, e.left_cents FROM (${ordersOfCompany}) found
	CROSS JOIN invoices i ON i.order_id = found.id CROSS JOIN invoice_payments p ON p.invoice_id = i.id
	CROSS JOIN bank_entries e ON e.id = p.bank_entry_id AND e.left_cents > 0)`;

/**
 * Facts for staff to check before they verify a company: its entry in the register, its team's owners, the accounts with its VAT
 * id, and what they have sent.
 * @throws Refused not_found
 */
export async function companyAtDesk(db: D1Database, vat: string): Promise<DeskCompanyAnswer> {
	const keys = keysOfCompany(db, vat);
	const [found, sent, ...ofKeys] = await db.batch([
		db
			.prepare(
				`SELECT c.vat, c.name, c.domain, c.rating, c.limit_cents / 100.0 AS "limit", (${creditOf}) / 100.0 AS credit, c.verified_since, c.blocked_since,
				(SELECT group_concat(u.email, ', ') FROM teams t JOIN team_members m ON m.team_id = t.id AND m.role = 'owner' JOIN users u ON u.id = m.user_id
					WHERE t.vat = c.vat) AS owners,
				(SELECT group_concat(u.email, ', ') FROM users u WHERE u.is_deleted = 0 AND u.is_verified = 1 AND u.vatid <> ''
					AND upper(replace(replace(u.vatid, ' ', ''), '-', '')) IN (c.vat, substr(c.vat, 3))) AS named_by
				FROM companies c WHERE c.vat = ?1`,
			)
			.bind(vat),
		db
			.prepare(
				`SELECT d.id, u.email, u.customername AS name, d.created_at AS sent_at, ${filesOf("company_document_id = d.id")} AS files
				FROM company_documents d JOIN users u ON u.id = d.user_id WHERE d.vat = ? AND d.state = 'open' ORDER BY d.id`,
			)
			.bind(vat),
		...keys.statements,
	]);
	const [company] = rowsOf(companyRow, found);
	if (!company) throw notFound(`The register has no company ${vat}.`);
	return {
		...company,
		documents: rowsOf(documentRow, sent).map(({ files, ...row }) => ({ ...row, files: files.map(withKey) })),
		order_keys: keys.parse(ofKeys),
	};
}

/**
 * Verifies a company and makes an account an owner of its team, in addition to the present owners. A team from before the
 * verification ends; so does a team with another owner if the account replaces the owners. Approvals that wait in it end too. What
 * the account has sent to prove it is accepted. A repeated call changes nothing.
 * @throws Refused not_found; conflict if the account is not confirmed, or in another company's team, or if owners would be removed unseen
 */
export async function verifyCompany(
	db: D1Database,
	vat: string,
	body: z.output<typeof deskCompanies.verify.body>,
): Promise<DeskCompanyAnswer> {
	const before = ownersIn((await companyAtDesk(db, vat)).owners);
	const isUnseen = body.seen !== undefined && before.join() !== ownersIn(body.seen).join() && before.join() !== body.owner.toLowerCase();
	if (body.replace && isUnseen)
		throw new Refused("conflict", `${vat} has other owners by now: ${before.join(", ")}.`, undefined, { owner: ["owners.changed"] });
	const owner = `(SELECT u.id FROM users u WHERE u.email = ?2 COLLATE NOCASE AND u.is_verified = 1 AND u.is_deleted = 0
		AND NOT EXISTS (SELECT 1 FROM team_members m JOIN teams t ON t.id = m.team_id WHERE m.user_id = u.id AND t.vat <> ?1))`;
	const others = `(SELECT t.id FROM teams t JOIN companies c ON c.vat = t.vat WHERE t.vat = ?1 AND ${owner} IS NOT NULL
		AND EXISTS (SELECT 1 FROM team_members m WHERE m.team_id = t.id AND m.user_id <> ${owner} AND m.role = 'owner')
		AND (c.verified_since IS NULL OR ${body.replace ? "1" : "0"}))`;
	const statements = [
		`UPDATE approvals SET state = 'withdrawn' WHERE team_id IN ${others} AND cart_id IN (SELECT id FROM carts WHERE is_ordered = 0)`,
		`DELETE FROM teams WHERE id IN ${others}`,
		`INSERT INTO teams (vat) SELECT ?1 WHERE ${owner} IS NOT NULL ON CONFLICT DO NOTHING`,
		`INSERT INTO team_members (user_id, team_id, role) SELECT ${owner}, t.id, 'owner' FROM teams t WHERE t.vat = ?1 AND ${owner} IS NOT NULL
			ON CONFLICT (user_id) DO UPDATE SET role = 'owner', limit_cents = NULL`,
	].map((sql) => db.prepare(sql).bind(vat, body.owner));
	await db.batch([
		...statements,
		db
			.prepare(
				`UPDATE companies SET verified_since = coalesce(verified_since, ${now()}), limit_cents = coalesce(?3, limit_cents) WHERE vat = ?1 AND ${owner} IS NOT NULL`,
			)
			.bind(vat, body.owner, body.limit === undefined ? null : cents(body.limit)),
		...acceptDocuments(db, vat, body.owner),
	]);
	const company = await companyAtDesk(db, vat);
	if (!ownersIn(company.owners).includes(body.owner.toLowerCase()))
		throw new Refused("conflict", `${body.owner} has no confirmed account, or is in another company's team. Nothing has changed.`);
	return company;
}

/** @throws Refused as declineDocument does */
export async function declineDocumentOf(
	db: D1Database,
	vat: string,
	body: z.output<typeof deskCompanies.declineDocument.body>,
): Promise<DeskCompanyAnswer> {
	await declineDocument(db, vat, body);
	return companyAtDesk(db, vat);
}

/** Addresses in a fixed order. */
const ownersIn = (list: string | null): string[] => (list ?? "").toLowerCase().split(", ").filter(Boolean).sort();

/**
 * A repeated call changes nothing.
 * @returns the company, and what takes the change back
 * @throws Refused not_found; conflict if the limit is not the seen one any more
 */
export async function setLimit(
	db: D1Database,
	vat: string,
	{ limit, seen }: z.output<typeof deskCompanies.setLimit.body>,
): Promise<{ company: DeskCompanyAnswer; undo: UndoOf<"limit"> }> {
	const after = limit === null ? null : cents(limit);
	const known = seen === undefined || seen === null ? null : cents(seen);
	const [before] = await db.batch([
		db.prepare("SELECT limit_cents FROM companies WHERE vat = ?").bind(vat),
		db
			.prepare("UPDATE companies SET limit_cents = ?1 WHERE vat = ?2 AND (?3 OR limit_cents IS ?4)")
			.bind(after, vat, seen === undefined ? 1 : 0, known),
	]);
	const company = await companyAtDesk(db, vat);
	if ((company.limit === null ? null : cents(company.limit)) !== after)
		throw new Refused("conflict", `${vat} has another limit by now: ${company.limit ?? "the usual one"}.`);
	const [stored] = rowsOf(z.object({ limit_cents: z.number().nullable() }), before);
	return { company, undo: { kind: "limit", vat, before: stored?.limit_cents ?? null, after } };
}

/**
 * Restores a company's limit.
 * @param also statements of the same batch
 * @throws Refused conflict if the limit has changed since
 */
export async function restoreLimit(
	db: D1Database,
	{ vat, before, after }: UndoOf<"limit">,
	also: readonly D1PreparedStatement[],
): Promise<void> {
	try {
		await db.batch([
			...also,
			// Another limit violates the column's constraint.
			db.prepare("UPDATE companies SET limit_cents = iif(limit_cents IS ?2, ?3, -1) WHERE vat = ?1").bind(vat, after, before),
		]);
	} catch (error) {
		if (String(error).includes("CHECK constraint failed")) throw new Refused("conflict", `${vat} has another limit by now.`);
		throw error;
	}
}

/** @throws Refused not_found */
export async function revokeOrderKey(
	db: D1Database,
	vat: string,
	{ revoke }: z.output<typeof deskCompanies.revokeOrderKey.body>,
): Promise<DeskCompanyAnswer> {
	await revokeKeyOfCompany(db, vat, revoke);
	return companyAtDesk(db, vat);
}

/** A repeated call keeps the first time. @throws Refused not_found */
export async function setBlock(
	db: D1Database,
	vat: string,
	{ blocked }: z.output<typeof deskCompanies.block.body>,
): Promise<DeskCompanyAnswer> {
	await db
		.prepare(`UPDATE companies SET blocked_since = iif(?, coalesce(blocked_since, ${now()}), NULL) WHERE vat = ?`)
		.bind(blocked ? 1 : 0, vat)
		.run();
	return companyAtDesk(db, vat);
}
