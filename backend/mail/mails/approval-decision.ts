import * as z from "zod";
import { backendLocale } from "../../../contract/fields";
import type { BackendLocale } from "../../../contract/locale";
import type { PaymentMethodName } from "../../../contract/values/payment-methods";
import type { Letter } from "../../documents/letter";
import { closingLines, facts } from "../../documents/order-sections";
import { colleagueName } from "../../documents/plain-name";
import { methodOfOrder } from "../../payment-methods/payment-methods";
import { mailTexts } from "../../texts/mail-texts";
import { defineMail, letterOf, type Written } from "../mail-definition";
import { decidedMail } from "../mail-snapshots";

export const approvalColumns = z.object({
	id: z.number(),
	locale: backendLocale,
	cart_id: z.number(),
	created_at: z.string(),
	origin: z.string(),
	comment: z.string(),
	snapshot: z.string(),
});

/** Reply-To is the colleague who wrote, while the account exists. */
export async function answersTo(db: D1Database, who: "buyer" | "approver", order: number): Promise<Pick<Written, "replyTo">> {
	const id = who === "buyer" ? "c.user_id" : "(SELECT a.decided_by FROM approvals a WHERE a.cart_id = c.id)";
	const sql = `SELECT u.email FROM carts c JOIN users u ON u.id = ${id} AND u.is_deleted = 0 WHERE c.id = ?`;
	const replyTo = z
		.string()
		.nullable()
		.parse(await db.prepare(sql).bind(order).first("email"));
	return replyTo === null ? {} : { replyTo };
}

interface DecidedOrder {
	uuid: string;
	/** null until the order is sent. */
	number: string | null;
	/** null if it was returned. */
	method: PaymentMethodName | null;
	/** The buyer's reference; "" if none. */
	reference: string;
	/** Net total in cents: the approved total, else the requested one. */
	total: number;
	/** ISO time; "" if unknown. */
	requestedAt: string;
	/** The decider's name, else the address. */
	by: string;
	/** The comment; "" if none. */
	comment: string;
	origin: string;
}

function ofDecision({ number, reference, total, requestedAt, by }: DecidedOrder, kind: "given" | "returned", locale: BackendLocale) {
	const texts = mailTexts(locale);
	const { t, day, money } = texts;
	const subject = t(`approval.${kind}.subject`, { total: money(total) });
	return {
		...letterOf(texts, subject),
		data: {
			title: t("section.order"),
			facts: facts([
				[t("order.number"), number ?? ""],
				[t("approval.asked.reference"), reference],
				[t("approval.asked.day"), requestedAt && day(requestedAt)],
				[t("total.net"), money(total)],
			]),
		},
		addresses: [by],
		closing: closingLines(locale, texts),
	};
}

const cartRow = z.object({
	uuid: z.string(),
	order_number: z.string().nullable(),
	reference: z.string(),
	asked_at: z.string(),
	total: z.number(),
});

async function decidedOrder(
	db: D1Database,
	{ cart_id, origin, comment, snapshot }: z.output<typeof approvalColumns>,
): Promise<DecidedOrder> {
	const found = await db
		.prepare(
			`SELECT c.uuid, o.order_number, c.reference, coalesce(a.asked_at, '') AS asked_at, coalesce(a.approved_cents, a.asked_cents, 0) AS total
			FROM carts c LEFT JOIN orders o ON o.id = c.id LEFT JOIN approvals a ON a.cart_id = c.id WHERE c.id = ?`,
		)
		.bind(cart_id)
		.first();
	const { uuid, order_number: number, reference, asked_at: requestedAt, total } = cartRow.parse(found);
	const { by, method } = decidedMail.parse(snapshot);
	return { uuid, number, method, reference, total, requestedAt, by: colleagueName(by), comment, origin };
}

export const approvalGiven = defineMail({
	columns: approvalColumns,
	write: async (db, row) => {
		const decided = await decidedOrder(db, row);
		const letter = approvalGivenLetter(decided, row.locale);
		return { letter, orderNumber: decided.number, ...(await answersTo(db, "approver", row.cart_id)) };
	},
});

/** A letter to the buyer: the order is approved and sent or, if prepaid, approved and ready for payment. */
function approvalGivenLetter(decided: DecidedOrder, locale: BackendLocale): Letter {
	const { uuid, number, method, by, origin } = decided;
	const texts = mailTexts(locale);
	const { t } = texts;
	const { provider, approvedLine } = methodOfOrder(method === null ? null : { name: method });
	const paragraph = approvedLine({ by, number: number ?? "" }, texts);
	const link = provider
		? { text: t("approval.given.pay"), url: `${origin}/cart/${uuid}/summary` }
		: { text: t("order.link"), url: `${origin}/cart/${uuid}` };
	return { ...ofDecision(decided, "given", locale), paragraphs: [paragraph], link };
}

export const approvalReturned = defineMail({
	columns: approvalColumns,
	write: async (db, row) => ({
		letter: approvalReturnedLetter(await decidedOrder(db, row), row.locale),
		...(await answersTo(db, "approver", row.cart_id)),
	}),
});

/** A letter to the buyer: the order is returned, with the comment separate from the shop's text. */
function approvalReturnedLetter(decided: DecidedOrder, locale: BackendLocale): Letter {
	const { uuid, by, comment, origin } = decided;
	const { t } = mailTexts(locale);
	const said = comment.split("\n").filter((line) => line.trim() !== "");
	return {
		...ofDecision(decided, "returned", locale),
		paragraphs: [t("approval.returned.intro", { by }), t("approval.returned.comment"), ...said],
		link: { text: t("approval.returned.link"), url: `${origin}/cart/${uuid}` },
	};
}
