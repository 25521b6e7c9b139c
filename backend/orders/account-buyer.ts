import * as z from "zod";
import { vatChecks } from "../../contract/cart";
import { country } from "../../contract/fields";
import { parseVatId } from "../../contract/values/vat-id";
import { isSameName } from "../companies/same-name";
import { json, rowsOf } from "../db/rows";
import { vatOf } from "../teams/company-of";

/** The VAT id of an account may have been looked up for this many of its latest orders. */
const lookedBack = 20;

/**
 * SQL of the billing details of the account of cart `c` and of the owners of its team, as a JSON array. Each row carries the
 * result of the last look-up of its VAT id.
 */
export const buyersOf = `(SELECT json_group_array(json_object('isOwn', is_own, 'teamVat', team_vat, 'isVerified', is_verified_company, 'check', vat_check, 'holder', holder, 'vatid', vatid,
		'billing_country', billing_country, 'company', company, 'name', customername, 'phone', phonenumber, 'email', email, 'street', billingaddress,
		'more', billingaddress_additional_line, 'postCode', billingpostcode, 'city', billingcity))
	FROM (SELECT u.*, u.id = c.user_id AS is_own, t.vat AS team_vat, v.vat IS NOT NULL AS is_verified_company,
			(SELECT k.name FROM companies k WHERE k.vat IN (u.vatid, u.billing_country || u.vatid)) AS holder,
			(SELECT f.vat_check FROM (SELECT id FROM carts WHERE user_id = u.id ORDER BY id DESC LIMIT ${lookedBack}) latest
				CROSS JOIN cart_forms f ON f.cart_id = latest.id AND f.type = 'billing' AND f.vat = u.vatid AND f.country = u.billing_country
				WHERE f.vat_check <> '' ORDER BY latest.id DESC LIMIT 1) AS vat_check
		FROM users u LEFT JOIN team_members m ON m.user_id = u.id LEFT JOIN teams t ON t.id = m.team_id
			LEFT JOIN companies v ON v.vat = t.vat AND v.verified_since IS NOT NULL
		WHERE u.is_deleted = 0 AND (u.id = c.user_id OR u.id IN (SELECT owner.user_id FROM team_members own
			CROSS JOIN team_members owner ON owner.team_id = own.team_id AND owner.role = 'owner' WHERE own.user_id = c.user_id))
		ORDER BY is_own DESC, m.created_at, u.id))`;

const buyerRow = z.object({
	isOwn: z.number(),
	teamVat: z.string().nullable(),
	isVerified: z.number(),
	/** The name in the register; null if the register has no such VAT id. */
	holder: z.string().nullable(),
	check: z.enum(vatChecks).nullable().catch(null),
	vatid: z.string(),
	billing_country: z.string(),
	company: z.string(),
	name: z.string(),
	phone: z.string(),
	email: z.string(),
	street: z.string(),
	more: z.string(),
	postCode: z.string(),
	city: z.string(),
});

const buyersRow = z.object({ buyers: json(z.array(buyerRow)) });

/** A cart starts with these details until somebody sends its billing form. */
export interface AccountBuyer {
	country: z.output<typeof country>;
	postCode: string;
	vat: string;
	/** Pending if the id was never looked up and its check digit is right. */
	vatCheck: (typeof vatChecks)[number];
	/** True if the register, or the company's verification, ties the VAT id to this company. */
	isHolder: boolean;
	/** The name in the register; null if the register has no such VAT id. */
	holder: string | null;
	company: string;
	street: string;
	more: string;
	city: string;
	/** The account's own name, even if the address is another company's. */
	name: string;
	phone: string;
	email: string;
}

/**
 * Reads the one row of `buyersOf`.
 * @returns the VAT id, in international form, of the verified company that the account belongs to; null for none
 */
export function verifiedVat(result: D1Result | undefined): string | null {
	const own = (rowsOf(buyersRow, result)[0]?.buyers ?? []).find(({ isOwn }) => isOwn === 1);
	return own?.isVerified === 1 ? own.teamVat : null;
}

/** Tells whether the registered name of a VAT id matches the company name that was typed. */
export const isSameHolder = (holder: string | null, company: string): boolean => holder !== null && isSameName(holder, company);

/**
 * Reads the one row of `buyersOf`: the account's own company, or else the company of its team, from an owner whose VAT id is
 * the team's.
 * @returns null for a guest, and if nobody has named a company
 */
export function accountBuyer(result: D1Result | undefined): AccountBuyer | null {
	const buyers = rowsOf(buyersRow, result)[0]?.buyers ?? [];
	const own = buyers.find(({ isOwn }) => isOwn === 1);
	const payer = own?.vatid ? own : buyers.find((one) => one.teamVat !== null && vatOf(one)?.international === one.teamVat);
	const from = country.safeParse(payer?.billing_country);
	if (!own || !payer || !from.success) return null;
	const id = parseVatId(payer.vatid, from.data);
	if (!id) return null;
	const { holder, company, street, more, postCode, city } = payer;
	const { name, phone, email } = own;
	const vatCheck = id.checkDigitIsRight ? (payer.check ?? "pending") : "unverified";
	const isHolder = isSameHolder(holder, company) || verifiedVat(result) === id.international;
	return { country: from.data, postCode, vat: id.national, vatCheck, isHolder, holder, company, street, more, city, name, phone, email };
}
