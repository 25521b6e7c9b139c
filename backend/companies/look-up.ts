import * as z from "zod";
import { country } from "../../contract/fields";
import { countryCodes } from "../../contract/locale";
import type { company } from "../../contract/values/register-company";
import { parseVatId, type VatId } from "../../contract/values/vat-id";
import { type Read, read } from "../db/reads";
import { rowsOf } from "../db/rows";

export type CompanyAnswer = z.input<typeof company>;

const companyRow = z.object({
	vat: z.string(),
	name: z.string(),
	street: z.string(),
	postcode: z.string(),
	city: z.string(),
	country,
});

const columns = "vat, name, street, postcode, city, country";

/** A company by its VAT id in any spelling; null if it is unknown or ambiguous. */
export const companyWithVat = (db: D1Database, text: string): Read<CompanyAnswer | null> => ({
	statements: [
		db
			.prepare(`SELECT ${columns} FROM companies WHERE vat IN (SELECT value FROM json_each(?)) LIMIT 2`)
			.bind(JSON.stringify(possibleVatIds(text))),
	],
	parse([found]) {
		const [only, ...others] = rowsOf(companyRow, found);
		return only && others.length === 0 ? answerOf(only) : null;
	},
});

export const companyByVat = (db: D1Database, text: string): Promise<CompanyAnswer | null> => read(db, companyWithVat(db, text));

/** Companies whose name starts with the text, at most ten. */
export async function companiesByName(db: D1Database, text: string): Promise<CompanyAnswer[]> {
	const start = text.trim();
	// A range instead of LIKE: it uses the index, and the pattern may have any length.
	const found = await db
		.prepare(
			`SELECT ${columns} FROM companies WHERE name >= ?1 COLLATE NOCASE AND name < ?2 COLLATE NOCASE ORDER BY name COLLATE NOCASE LIMIT 10`,
		)
		.bind(start, `${start}\u{10ffff}`)
		.all();
	return rowsOf(companyRow, found).map(answerOf);
}

/** The ids that a text may name, each once: nine bare digits fit Germany and Estonia. */
export function possibleIds(text: string): VatId[] {
	const compact = text.replace(/[\s.-]/g, "").toUpperCase();
	const ids = countryCodes.flatMap((code) => [parseVatId(compact, code), parseVatId(code + compact, code)]);
	return [...new Map(ids.flatMap((id) => (id ? [[id.international, id] as const] : []))).values()];
}

/** The same in their international form. */
export const possibleVatIds = (text: string): string[] => possibleIds(text).map(({ international }) => international);

const answerOf = (row: z.output<typeof companyRow>): CompanyAnswer => ({
	vat: parseVatId(row.vat, row.country)?.national ?? row.vat,
	company: row.name,
	streetAddress: row.street,
	postCode: row.postcode,
	city: row.city,
	country: row.country,
});
