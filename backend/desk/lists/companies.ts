import * as z from "zod";
import type { deskCompanies } from "../../../contract/desk/companies";
import { country, euros, eurosOrNull } from "../../../contract/fields";
import { possibleVatIds } from "../../companies/look-up";
import { read } from "../../db/reads";
import type { SqlPart } from "../../db/rows";
import { openInvoicesOf } from "../../orders/credit";
import { listed, startsWith, unionOf } from "./listed";

type Query = z.output<typeof deskCompanies.list.query>;

/** A query of the VAT ids of companies `co`. */
function vatsOf({ search }: Query): SqlPart {
	if (search === "")
		return {
			sql: `SELECT co.vat FROM (SELECT vat FROM companies WHERE verified_since IS NOT NULL UNION SELECT vat FROM company_documents WHERE state = 'open') found
				CROSS JOIN companies co ON co.vat = found.vat`,
			values: [],
		};
	const vat = startsWith("vat", search.replace(/[\s.-]/g, "").toUpperCase());
	const name = startsWith("name COLLATE NOCASE", search);
	const end = startsWith("words", search);
	const from = unionOf([
		{ sql: "SELECT value AS vat FROM json_each(?)", values: [JSON.stringify(possibleVatIds(search))] },
		{ ...vat, sql: `SELECT vat FROM companies WHERE ${vat.sql}` },
		{ ...name, sql: `SELECT vat FROM companies WHERE ${name.sql}` },
		{ ...end, sql: `SELECT vat FROM company_name_ends WHERE ${end.sql}` },
	]);
	return { sql: `SELECT co.vat FROM (${from.sql}) found CROSS JOIN companies co ON co.vat = found.vat`, values: from.values };
}

const companyRow = z.object({
	vat: z.string(),
	name: z.string(),
	city: z.string(),
	country,
	limit_cents: z.number().nullable(),
	open_cents: z.number(),
	verified_since: z.string().nullable(),
	blocked_since: z.string().nullable(),
	members: z.number(),
	documents: z.number(),
});

const rowsOfPage = (page: string): string =>
	`SELECT co.vat, co.name, co.city, co.country, co.limit_cents, ${openInvoicesOf("co.vat")} AS open_cents, co.verified_since, co.blocked_since,
		(SELECT count(*) FROM teams t CROSS JOIN team_members m ON m.team_id = t.id WHERE t.vat = co.vat) AS members,
		(SELECT count(*) FROM company_documents d WHERE d.vat = co.vat AND d.state = 'open') AS documents
		FROM ${page} CROSS JOIN companies co ON co.vat = page.vat`;

/** Staff's list of companies, by name. */
export async function companiesAtDesk(db: D1Database, query: Query): Promise<z.input<typeof deskCompanies.list.answer>> {
	const { rows, count } = await read(
		db,
		listed(db, { ids: vatsOf(query), order: "co.name COLLATE NOCASE, co.vat", rows: rowsOfPage, row: companyRow, page: query.page }),
	);
	return {
		rows: rows.map(({ limit_cents: limit, open_cents: open, ...row }) => ({ ...row, limit: eurosOrNull(limit), open: euros(open) })),
		count,
	};
}
