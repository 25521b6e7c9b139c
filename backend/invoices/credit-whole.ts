import * as z from "zod";
import { backendLocale } from "../../contract/fields";
import { Refused } from "../platform/refused";
import { mailTexts } from "../texts/mail-texts";
import { creditInvoice } from "./issue";
import { openCents } from "./stored-invoices";

const row = z.object({ locale: backendLocale, is_untouched: z.number(), is_credited: z.number() });

/**
 * Credits all of an invoice that was issued by mistake, as long as nothing of it is paid or credited. The same key issues one credit note.
 * @throws Refused conflict if something is
 */
export async function creditWholeInvoice(db: D1Database, { invoice, key }: { invoice: string; key: string }): Promise<void> {
	const found = await db
		.prepare(
			`SELECT c.locale, i.paid_on IS NULL AND ${openCents} = i.gross_cents AS is_untouched, EXISTS (SELECT 1 FROM invoices n WHERE n.key = ?2) AS is_credited
			FROM invoices i CROSS JOIN carts c ON c.id = i.order_id WHERE i.number = ?1 AND i.kind = 'invoice'`,
		)
		.bind(invoice, key)
		.first();
	const { locale, is_untouched, is_credited } = row.parse(found);
	if (is_untouched === 0 && is_credited === 0) throw new Refused("conflict", `Something of ${invoice} is paid or credited.`);
	await creditInvoice(db, { invoice, reason: mailTexts(locale).t("credit.byMistake"), key, now: new Date() });
}
