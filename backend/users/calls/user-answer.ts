import * as z from "zod";
import { companyDay } from "../../../contract/company";
import { euros } from "../../../contract/fields";
import type { BackendLocale, Language } from "../../../contract/locale";
import type { UserAnswer } from "../../../contract/users";
import { rowsOf } from "../../db/rows";
import { titleOf } from "../../db/translations";
import { languageOf } from "../../platform/language";

const userRow = z.object({
	id: z.number(),
	email: z.string(),
	company: z.string(),
	vatid: z.string(),
	customername: z.string(),
	phonenumber: z.string(),
	billingaddress: z.string(),
	billingaddress_additional_line: z.string(),
	billingpostcode: z.string(),
	billingcity: z.string(),
	billing_country: z.string(),
	is_verified: z.number(),
	is_deleted: z.number(),
	has_password: z.number(),
	can_see_hidden: z.number(),
	has_approvals: z.number(),
});

const discountRow = z.object({
	percent_bp: z.number(),
	/** Value of goods before discounts, in cents. */
	threshold: z.number(),
	start_date: z.string().nullable(),
	end_date: z.string().nullable(),
	title: z.string(),
	on: z.string(),
});

/** SQL of the goods of a company's discount `d`; '' for all goods. */
const scopeOfCompany = (language: Language): string =>
	`coalesce(${titleOf("category", "d.category_id", language)}, ${titleOf("product", "d.product_id", language)},
		nullif(concat_ws(', ', ${titleOf("product", "v.product_id", language)}, nullif(${titleOf("variant", "v.id", language)}, '')), ''), '')`;

/**
 * An account in wire format (R14.1), with its active and upcoming discounts and those of its company, ordered by end, then by threshold (R12.6).
 * @returns null if there is no such account; a deleted one is marked as such
 */
export async function userAnswer(db: D1Database, id: number, locale: BackendLocale): Promise<UserAnswer | null> {
	const language = languageOf(locale);
	const [users, discounts] = await db.batch([
		db
			.prepare(
				`SELECT id, email, company, vatid, customername, phonenumber, billingaddress, billingaddress_additional_line, billingpostcode,
					billingcity, billing_country, is_verified, is_deleted, password_hash IS NOT NULL AS has_password, can_see_hidden,
					EXISTS (SELECT 1 FROM team_members m WHERE m.user_id = users.id AND (m.role <> 'buyer' OR m.limit_cents IS NOT NULL)) AS has_approvals
				FROM users WHERE id = ?`,
			)
			.bind(id),
		db
			.prepare(
				`SELECT * FROM (SELECT id, percent_bp, threshold, start_date, end_date, coalesce(${titleOf("discount", "discounts.id", language)}, '') AS title, '' AS "on" FROM discounts
						WHERE user_id = ?1
					UNION ALL SELECT d.id, d.percent_bp, 0, NULL, d.end_date, '', ${scopeOfCompany(language)}
						FROM team_members m CROSS JOIN teams t ON t.id = m.team_id CROSS JOIN company_price_lists l ON l.vat = t.vat AND l.replaced_at IS NULL
						CROSS JOIN company_discounts d ON d.list_id = l.id LEFT JOIN variants v ON v.id = d.variant_id WHERE m.user_id = ?1)
				WHERE coalesce(end_date, '9999-12-31') >= ?2
				ORDER BY coalesce(end_date, '9999-12-31'), threshold, id`,
			)
			.bind(id, companyDay(new Date())),
	]);
	const [row] = rowsOf(userRow, users);
	if (!row) return null;
	const {
		id: userid,
		billing_country: billingCountry,
		is_verified,
		is_deleted,
		has_password,
		can_see_hidden,
		has_approvals,
		...profile
	} = row;
	return {
		...profile,
		userid,
		billingCountry,
		isverified: is_verified === 1,
		isdeleted: is_deleted === 1,
		hasPassword: has_password === 1,
		can_see_hidden: can_see_hidden === 1,
		has_approvals: has_approvals === 1,
		has_invoices: true,
		has_papers: true,
		has_addresses: true,
		has_claims: true,
		discount_link: rowsOf(discountRow, discounts).map((discount) => ({
			discount_row: {
				title: discount.title,
				on: discount.on,
				percentage: discount.percent_bp / 100,
				start_date: discount.start_date,
				end_date: discount.end_date,
				threshold: euros(discount.threshold),
			},
		})),
	};
}
