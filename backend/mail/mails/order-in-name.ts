import type { Cart } from "../../../contract/cart";
import type { BackendLocale } from "../../../contract/locale";
import type { Letter } from "../../documents/letter";
import { plainName } from "../../documents/plain-name";
import { mailsToMailbox } from "../../platform/attempts";
import { mailTexts } from "../../texts/mail-texts";
import { aboutSentOrder, orderSummary } from "./order-summary";

export const orderInName = aboutSentOrder(async (order, locale, { db, id }) => ({
	letter: inNameLetter(order, locale, await isLastOfDay(db, id)),
}));

/** Whether a mail is the last of its kind that one of its recipients gets within a day. */
async function isLastOfDay(db: D1Database, id: number): Promise<boolean> {
	const found = await db
		.prepare(
			`SELECT MAX((SELECT COUNT(*) FROM outbox b, json_each(b.recipients) one
				WHERE b.kind = m.kind AND b.id <= m.id AND b.created_at > strftime('%Y-%m-%dT%H:%M:%SZ', m.created_at, '-1 day')
					AND one.value = r.value COLLATE NOCASE)) AS count FROM outbox m, json_each(m.recipients) r WHERE m.id = ?`,
		)
		.bind(id)
		.first("count");
	return Number(found) >= mailsToMailbox;
}

/**
 * To the owners of a company's team: somebody outside the team has ordered in the company's name.
 * @param isLast whether the recipient's daily limit for this kind is reached
 */
function inNameLetter(order: Cart, locale: BackendLocale, isLast: boolean): Letter {
	const { t } = mailTexts(locale);
	const billing = order.forms?.billing;
	const subject = t("inName.subject", { number: order.order_number ?? "" });
	const paragraphs = [
		t("inName.intro", { company: plainName(billing?.company ?? ""), vat: billing?.vat ?? "" }),
		t("inName.what"),
		...(isLast ? [t("inName.last", { count: mailsToMailbox })] : []),
	];
	return { ...orderSummary(order, locale), subject, heading: subject, paragraphs };
}
