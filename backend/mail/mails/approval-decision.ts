import { z } from "zod";
import { backendLocale } from "../../../contract/fields";
import type { BackendLocale } from "../../../contract/locale";
import { decidedMail } from "../../approvals/mail-snapshots";
import { closingLines, facts } from "../../documents/order-sections";
import { colleagueName } from "../../documents/plain-name";
import { mailTexts } from "../../texts/mail-texts";
import type { Written } from "../mail-definition";

/** Columns of the mails about an order that a colleague has to approve. */
export const approvalColumns = z.object({
	id: z.number(),
	locale: backendLocale,
	order_id: z.number(),
	created_at: z.string(),
	origin: z.string(),
	comment: z.string(),
	snapshot: z.string(),
});

/** Answers go to the colleague who wrote, as long as the account is there. */
export async function answersTo(db: D1Database, column: "user_id" | "approval_by", order: number): Promise<Pick<Written, "replyTo">> {
	const sql = `SELECT u.email FROM orders o JOIN users u ON u.id = o.${column} AND u.is_deleted = 0 WHERE o.id = ?`;
	const replyTo = z
		.string()
		.nullable()
		.parse(await db.prepare(sql).bind(order).first("email"));
	return replyTo === null ? {} : { replyTo };
}

/** What a colleague has said of an order. */
export interface DecidedOrder {
	uuid: string;
	/** null until it is sent. */
	number: string | null;
	isPrepaid: boolean;
	/** The buyer's own number; "" for none. */
	reference: string;
	/** Without VAT: what was approved, else what it came to when it was asked for. Cents. */
	total: number;
	/** ISO time; "" where it is not known. */
	requestedAt: string;
	/** Name, else address, of who said it. */
	by: string;
	/** What was written along; "" for nothing. */
	comment: string;
	origin: string;
}

/** Which order it is about, by what its buyer knows it. */
export function ofDecision({ number, reference, total, requestedAt, by }: DecidedOrder, kind: "given" | "returned", locale: BackendLocale) {
	const texts = mailTexts(locale);
	const { t, day, money } = texts;
	const subject = t(`approval.${kind}.subject`, { total: money(total) });
	return {
		language: texts.language,
		subject,
		heading: subject,
		data: {
			title: t("section.order"),
			facts: facts([
				[t("order.number"), number ?? ""],
				[t("approval.asked.reference"), reference],
				[t("approval.asked.day"), requestedAt && day(requestedAt)],
				[t("total.net"), money(total)],
			]),
		},
		totals: [],
		totalsNote: "",
		sections: [],
		addresses: [by],
		closing: closingLines(locale, texts),
	};
}

const orderRow = z.object({
	uuid: z.string(),
	order_number: z.string().nullable(),
	reference: z.string(),
	asked_at: z.string(),
	total: z.number(),
});

export async function decidedOrder(
	db: D1Database,
	{ order_id, origin, comment, snapshot }: z.output<typeof approvalColumns>,
): Promise<DecidedOrder> {
	const found = await db
		.prepare(
			`SELECT uuid, order_number, reference, COALESCE(approval_asked_at, '') AS asked_at,
				COALESCE(approved_cents, approval_asked_cents, 0) AS total
			FROM orders WHERE id = ?`,
		)
		.bind(order_id)
		.first();
	const { uuid, order_number: number, reference, asked_at: requestedAt, total } = orderRow.parse(found);
	const { by, isPrepaid } = decidedMail.parse(snapshot);
	return { uuid, number, isPrepaid, reference, total, requestedAt, by: colleagueName(by), comment, origin };
}
