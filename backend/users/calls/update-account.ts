import type { AccountForm } from "../../../contract/account-form";
import type { BackendLocale } from "../../../contract/locale";
import type { UserAnswer } from "../../../contract/users";
import { Refused } from "../../platform/refused";
import { userAnswer } from "./user-answer";

/**
 * Stores account information from the form. @returns the updated account
 * @throws Refused not_found if it was deleted meanwhile
 */
export async function updateAccount(db: D1Database, id: number, form: AccountForm, locale: BackendLocale): Promise<UserAnswer> {
	await db
		.prepare(
			`UPDATE users SET company = ?2, vatid = ?3, customername = ?4, phonenumber = ?5, billingaddress = ?6,
				billingaddress_additional_line = coalesce(?7, billingaddress_additional_line), billingpostcode = ?8, billingcity = ?9,
				billing_country = ?10
			WHERE id = ?1 AND is_deleted = 0`,
		)
		.bind(
			id,
			form.company,
			form.vatid,
			form.customername,
			form.phonenumber,
			form.billingaddress,
			form.billingaddress_additional_line ?? null,
			form.billingpostcode,
			form.billingcity,
			form.billingCountry,
		)
		.run();
	const user = await userAnswer(db, id, locale);
	if (!user || user.isdeleted) throw new Refused("not_found", "There is no such account.");
	return user;
}
