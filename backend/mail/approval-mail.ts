import { z } from "zod";
import { email } from "../../contract/fields";
import { backendLocale } from "../../contract/locale";
import { askedMail, decidedMail } from "../orders/approval/mail-snapshots";
import { approvalAskedLetter, approvalGivenLetter, approvalReturnedLetter, type DecidedOrder } from "./approval-letters";
import type { Written } from "./letters";
import { plainName } from "./plain-name";

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

/** A colleague without a name is told by the address. */
const toldName = (name: string): string => (email.safeParse(name).success ? name : plainName(name));

async function asked(_: D1Database, { locale, created_at: askedAt, origin, snapshot }: Row): Promise<Written> {
	const { cart, buyer } = askedMail.parse(snapshot);
	return { letter: approvalAskedLetter({ cart, buyer: toldName(buyer), askedAt, origin }, locale), isApart: true };
}

async function given(db: D1Database, row: Row): Promise<Written> {
	const decided = await decidedOrder(db, row);
	return { letter: approvalGivenLetter(decided, row.locale), orderNumber: decided.number };
}

async function returned(db: D1Database, row: Row): Promise<Written> {
	return { letter: approvalReturnedLetter(await decidedOrder(db, row), row.locale) };
}

const orderRow = z.object({ uuid: z.string(), order_number: z.string().nullable() });

async function decidedOrder(db: D1Database, { order_id, origin, comment, snapshot }: Row): Promise<DecidedOrder> {
	const found = await db.prepare("SELECT uuid, order_number FROM orders WHERE id = ?").bind(order_id).first();
	const { uuid, order_number: number } = orderRow.parse(found);
	const { by, isCard } = decidedMail.parse(snapshot);
	return { uuid, number, isCard, by: toldName(by), comment, origin };
}
