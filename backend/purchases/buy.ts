import * as z from "zod";
import { companyDay } from "../../contract/company";
import type { deskPurchases } from "../../contract/desk/purchases";
import { calendarOf } from "../../contract/seller/calendar";
import { isWorkingDay, workingDayAfter } from "../../contract/values/days";
import { rowsOf } from "../db/rows";
import { confirmDates } from "../deliveries/confirm-dates";
import { schedulePurchase } from "../mail/schedule-mail";
import { orderByNumber } from "../orders/stored-cart";
import { bodyDigest } from "../platform/idempotency";
import { notFound, Refused } from "../platform/refused";
import { isToBuy, leftToBuy } from "./needed";
import { storedPurchase } from "./stored-purchases";

type Asked = z.output<typeof deskPurchases.order.body>;

/** SQL that holds if all wanted lines (?1) are needed as stated, from the supplier (?2). */
const allFit = `(SELECT count(*) FROM json_each(?1) w CROSS JOIN orders o ON o.order_number = w.value ->> 'order'
	CROSS JOIN order_stock n ON n.order_id = o.id AND n.line = w.value ->> 'line' AND n.supplied_variant_id = w.value ->> 'supply'
	CROSS JOIN supplied_variants s ON s.id = n.supplied_variant_id AND s.supplier_id = ?2
	WHERE ${isToBuy} AND ${leftToBuy} = w.value ->> 'quantity') = json_array_length(?1)`;

/**
 * Buys needed lines from one supplier: all of them, or none. A repeated key buys nothing again.
 * @param staff the person who buys; null for a system
 * @throws Refused invalid for a line that is there twice; conflict if a line is not needed as stated, such as one that somebody has just
 * bought; idem_conflict
 */
export async function buy(
	db: D1Database,
	{ supplier, lines, expectedOn, tellsBuyers, key }: Asked,
	staff: number | null,
): Promise<{ number: string }> {
	if (new Set(lines.map(({ order, line, supply }) => `${order} ${line} ${supply}`)).size < lines.length)
		throw new Refused("invalid", "A line is there twice.");
	const hash = bodyDigest({ supplier, lines, expectedOn, tellsBuyers });
	const known = await boughtWith(db, key);
	if (known && known.body_hash !== hash) throw new Refused("idem_conflict", "The key was used for another purchase.");
	const wanted = JSON.stringify(lines);
	if (!known)
		await db.batch([
			db.prepare(`UPDATE counters SET value = value + 1 WHERE name = 'purchase' AND ${allFit}`).bind(wanted, supplier),
			db
				.prepare(
					`INSERT INTO purchases (number, supplier_id, ordered_on, expected_on, tells_buyers, mailed_to, staff_id, key, body_hash)
					SELECT 'PO-' || k.value, u.id, ?2, nullif(?3, ''), ?4, u.email, ?5, ?6, ?7 FROM counters k CROSS JOIN suppliers u ON u.id = ?1
					WHERE k.name = 'purchase' AND changes() > 0`,
				)
				.bind(supplier, companyDay(new Date()), expectedOn, tellsBuyers ? 1 : 0, staff, key, hash),
			db
				.prepare(
					`INSERT INTO purchase_lines (purchase_id, order_id, line, supplied_variant_id, supplier_code, quantity)
					SELECT p.id, o.id, w.value ->> 'line', s.id, s.supplier_code, w.value ->> 'quantity' FROM purchases p CROSS JOIN json_each(?2) w
					CROSS JOIN orders o ON o.order_number = w.value ->> 'order' CROSS JOIN supplied_variants s ON s.id = w.value ->> 'supply'
					WHERE p.key = ?1 ORDER BY w.key`,
				)
				.bind(key, wanted),
			schedulePurchase(db, { key }),
		]);
	const bought = known ?? (await boughtWith(db, key));
	if (!bought) throw new Refused("conflict", "A line is not to be bought as stated: it has been bought, or its order has changed.");
	if (tellsBuyers) await tellBuyers(db, bought.number);
	return { number: bought.number };
}

const boughtRow = z.object({ number: z.string(), body_hash: z.string() });

const boughtWith = async (db: D1Database, key: string) =>
	boughtRow.nullable().parse(await db.prepare("SELECT number, body_hash FROM purchases WHERE key = ?").bind(key).first());

/**
 * Changes the day on which a purchase is expected.
 * @throws Refused not_found
 */
export async function expectPurchase(
	db: D1Database,
	number: string,
	{ expectedOn, tellsBuyers }: z.output<typeof deskPurchases.expect.body>,
): Promise<{ message: string }> {
	await storedPurchase(db, number);
	await db
		.prepare("UPDATE purchases SET expected_on = nullif(?, ''), tells_buyers = ? WHERE number = ?")
		.bind(expectedOn, tellsBuyers ? 1 : 0, number)
		.run();
	if (tellsBuyers) await tellBuyers(db, number);
	return { message: "The expected day is changed." };
}

const dayRow = z.object({ order: z.string(), line: z.number(), date: z.string() });

/**
 * Confirms the expected day of a purchase to the buyers of its lines, or the next working day at their place. A line that several purchases
 * serve gets the latest of their days. Orders of which nothing is delivered any more stay as they are.
 */
async function tellBuyers(db: D1Database, number: string): Promise<void> {
	const found = await db
		.prepare(
			`SELECT o.order_number AS "order", l.line, max(q.expected_on) AS date FROM purchases p CROSS JOIN purchase_lines l ON l.purchase_id = p.id
			CROSS JOIN orders o ON o.id = l.order_id CROSS JOIN purchase_lines m ON m.order_id = l.order_id AND m.line = l.line
			CROSS JOIN purchases q ON q.id = m.purchase_id
			WHERE p.number = ? AND o.state IN ('confirmed', 'paid', 'in_delivery') AND q.tells_buyers = 1 AND q.expected_on IS NOT NULL
			GROUP BY o.id, l.line ORDER BY o.id, l.line`,
		)
		.bind(number)
		.all();
	const days = rowsOf(dayRow, found);
	for (const name of new Set(days.map(({ order }) => order))) {
		const lines = days.filter(({ order }) => order === name);
		const order = await orderByNumber(db, name);
		const country = calendarOf(order.sent);
		const workingDay = (date: string) => (isWorkingDay(date, country) ? date : workingDayAfter(date, 1, country));
		await confirmDates(db, order, { lines: lines.map(({ line, date }) => ({ line, date: workingDay(date) })) });
	}
}

/**
 * Mails a purchase to an address that somebody has typed. A repeated key mails nothing again.
 * @throws Refused not_found
 */
export async function mailPurchase(
	db: D1Database,
	number: string,
	{ email, key }: z.output<typeof deskPurchases.mail.body>,
): Promise<{ message: string }> {
	const [updated] = await db.batch([
		db.prepare("UPDATE purchases SET mailed_to = ? WHERE number = ?").bind(email, number),
		schedulePurchase(db, { number }, key),
	]);
	if (updated?.meta.changes === 0) throw notFound(`There is no purchase ${number}.`);
	return { message: "The purchase order is mailed." };
}

/** @throws Refused not_found */
export async function setSupplierEmail(db: D1Database, id: string, email: string): Promise<{ message: string }> {
	const { meta } = await db.prepare("UPDATE suppliers SET email = ? WHERE id = ?").bind(email, Number(id)).run();
	if (meta.changes === 0) throw notFound(`There is no supplier ${id}.`);
	return { message: "The address is set." };
}
