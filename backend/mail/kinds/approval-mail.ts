import { z } from "zod";
import { backendLocale } from "../../../contract/locale";
import { askedMail, decidedMail } from "../../approvals/mail-snapshots";
import { colleagueName } from "../../documents/plain-name";
import type { Written } from "../written";
import { approvalAskedLetter, approvalGivenLetter, approvalReturnedLetter, type DecidedOrder } from "./approval-letters";

const columns = z.object({
	id: z.number(),
	locale: backendLocale,
	order_id: z.number(),
	created_at: z.string(),
	origin: z.string(),
	comment: z.string(),
	snapshot: z.string(),
});
type Row = z.output<typeof columns>;

/** The mails about an order that a colleague has to approve. Who approves does not learn of the others. */
export const approvalMail = { columns, asked, given, returned };

async function asked(db: D1Database, { locale, order_id, created_at: askedAt, origin, snapshot }: Row): Promise<Written> {
	const { cart, buyer } = askedMail.parse(snapshot);
	const letter = approvalAskedLetter({ cart, buyer: colleagueName(buyer), askedAt, origin }, locale);
	return { letter, isApart: true, ...(await answersTo(db, "user_id", order_id)) };
}

async function given(db: D1Database, row: Row): Promise<Written> {
	const decided = await decidedOrder(db, row);
	const letter = approvalGivenLetter(decided, row.locale);
	return { letter, orderNumber: decided.number, ...(await answersTo(db, "approval_by", row.order_id)) };
}

async function returned(db: D1Database, row: Row): Promise<Written> {
	return { letter: approvalReturnedLetter(await decidedOrder(db, row), row.locale), ...(await answersTo(db, "approval_by", row.order_id)) };
}

/** Answers go to the colleague who wrote, as long as the account is there. */
async function answersTo(db: D1Database, column: "user_id" | "approval_by", order: number): Promise<Pick<Written, "replyTo">> {
	const sql = `SELECT u.email FROM orders o JOIN users u ON u.id = o.${column} AND u.is_deleted = 0 WHERE o.id = ?`;
	const replyTo = await db.prepare(sql).bind(order).first<string>("email");
	return replyTo === null ? {} : { replyTo };
}

const orderRow = z.object({
	uuid: z.string(),
	order_number: z.string().nullable(),
	reference: z.string(),
	asked_at: z.string(),
	total: z.number(),
});

async function decidedOrder(db: D1Database, { order_id, origin, comment, snapshot }: Row): Promise<DecidedOrder> {
	const found = await db
		.prepare(
			`SELECT uuid, order_number, reference, COALESCE(approval_asked_at, '') AS asked_at,
				COALESCE(approved_cents, approval_asked_cents, 0) AS total
			FROM orders WHERE id = ?`,
		)
		.bind(order_id)
		.first();
	const { uuid, order_number: number, reference, asked_at: askedAt, total } = orderRow.parse(found);
	const { by, isCard } = decidedMail.parse(snapshot);
	return { uuid, number, isCard, reference, total, askedAt, by: colleagueName(by), comment, origin };
}
