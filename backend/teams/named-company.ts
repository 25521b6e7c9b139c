import * as z from "zod";
import { country } from "../../contract/fields";
import type { Country } from "../../contract/locale";
import { parseVatId } from "../../contract/values/vat-id";
import { canBeMistakenFor, isSameName } from "../companies/same-name";
import { type Read, read } from "../db/reads";
import { json, rowsOf } from "../db/rows";
import { teamOf } from "./member";

interface Named {
	vat: string;
	country: Country;
	company: string;
	/** The name in the register; null if the register has no such VAT id. */
	vat_name: string | null;
}

/** A verified company that somebody outside its team orders for. */
export interface NamedCompany {
	vat: string;
	name: string;
	/** Addresses of its team's owners; none if it has no team any more. */
	owners: string[];
}

const row = z.object({ vat: z.string(), name: z.string(), owners: json(z.array(z.string())) });

/**
 * The verified company that an order names by VAT id, name, or a similar name, if the buyer is not in its team: the order waits
 * for the team's owners or the shop's staff. A company of the same name with its own VAT id is another company. null for all
 * other orders.
 * @param user the buyer; null for a guest
 */
export const namedCompany = (db: D1Database, form: Named, user: number | null): Read<NamedCompany | null> => ({
	statements: [
		db
			.prepare(
				`SELECT c.vat, c.name, (SELECT json_group_array(u.email) FROM team_members m JOIN users u ON u.id = m.user_id AND u.is_deleted = 0
					WHERE m.team_id = t.id AND m.role = 'owner') AS owners
				FROM companies c LEFT JOIN teams t ON t.vat = c.vat
				WHERE c.verified_since IS NOT NULL AND (t.id IS NULL OR t.id IS NOT ${teamOf("?1")})`,
			)
			.bind(user),
	],
	parse: ([found]) => namedBy(form, rowsOf(row, found)),
});

/** @param companies verified ones whose team does not include the buyer */
function namedBy(form: Named, companies: readonly NamedCompany[]): NamedCompany | null {
	const vat = parseVatId(form.vat, form.country)?.international ?? "";
	const byVat = companies.find((one) => one.vat === vat);
	if (byVat) return byVat;
	const isHolder = form.vat_name !== null && isSameName(form.vat_name, form.company);
	if (isHolder) return null;
	return companies.find(({ name }) => isSameName(name, form.company) || canBeMistakenFor(name, form.company)) ?? null;
}

const formRow = z.object({
	user_id: z.number().nullable(),
	vat: z.string(),
	country,
	company: z.string(),
	vat_name: z.string().nullable(),
});

export async function companyNamedBy(db: D1Database, order: number): Promise<NamedCompany | null> {
	const found = await db
		.prepare(
			`SELECT c.user_id, f.vat, f.country, f.company, f.vat_name FROM carts c JOIN cart_forms f ON f.cart_id = c.id AND f.type = 'billing'
			WHERE c.id = ?`,
		)
		.bind(order)
		.all();
	const [form] = rowsOf(formRow, found);
	return form ? read(db, namedCompany(db, form, form.user_id)) : null;
}
