import { withDatabase } from "../../scripts/lib/d1.mjs";

/** Mails of each order: to its buyer, and to the seller. */
export const orderMails = ["order_confirmation", "order_received"];

/**
 * Checks the database after the servers were killed.
 * @param acknowledged by the uuid of its cart: the order number that its buyer was shown
 * @returns the checks with their results
 */
export function findings(state, acknowledged, mails) {
	return withDatabase(state, async (db) => {
		const rows = async (sql, ...values) =>
			(
				await db
					.prepare(sql)
					.bind(...values)
					.all()
			).results;
		const verdicts = await rows("PRAGMA quick_check");
		const uuids = [...acknowledged.keys()];
		const orders = await rows(
			"SELECT c.uuid, o.order_number FROM carts c JOIN orders o ON o.id = c.id WHERE c.uuid IN (SELECT value FROM json_each(?))",
			JSON.stringify(uuids),
		);
		const sent = new Map(orders.map((order) => [order.uuid, order.order_number]));
		// Seeded orders belong to accounts; these orders are guests'.
		const all = await rows("SELECT order_number FROM orders WHERE user_id IS NULL");
		const numbers = all.map(({ order_number: number }) => Number(number.slice(3)));
		const span = numbers.length === 0 ? 0 : Math.max(...numbers) - Math.min(...numbers) + 1;
		const written = await rows(
			`SELECT o.id, COUNT(m.id) AS count, COUNT(DISTINCT m.kind) AS kinds FROM orders o
			LEFT JOIN outbox m ON m.cart_id = o.id AND m.kind IN (${orderMails.map(() => "?")}) WHERE o.user_id IS NULL GROUP BY o.id`,
			...orderMails,
		);
		const unsent = await rows("SELECT COUNT(*) AS count FROM outbox WHERE sent_at IS NULL");
		return [
			check("The database is whole", verdicts.length === 1 && verdicts[0].quick_check === "ok", JSON.stringify(verdicts)),
			check(
				"No acknowledged order is lost",
				uuids.every((uuid) => sent.has(uuid)),
				`${sent.size} of ${uuids.length} are there`,
			),
			check(
				"Each has the number that its buyer was shown",
				uuids.every((uuid) => acknowledged.get(uuid).number === sent.get(uuid)),
				`${uuids.filter((uuid) => acknowledged.get(uuid).number === sent.get(uuid)).length} of ${uuids.length}`,
			),
			check("There is one order a cart", all.length === uuids.length, `${all.length} orders of ${uuids.length} carts`),
			check(
				"No number is given twice, and none is left out",
				new Set(numbers).size === numbers.length && span === numbers.length,
				`${new Set(numbers).size} numbers, from first to last ${span}`,
			),
			check(
				"Each has one mail of each kind in the outbox",
				written.length === uuids.length && written.every(({ count, kinds }) => count === orderMails.length && kinds === orderMails.length),
				`${written.reduce((sum, { count }) => sum + count, 0)} mails of ${written.length} orders`,
			),
			...(mails
				? [
						check(
							"Each mail has arrived, under one Message-ID",
							mails.arrived.size === uuids.length * orderMails.length && unsent[0].count === 0,
							`${mails.arrived.size} mails, ${mails.doubles()} of them twice, ${unsent[0].count} not sent`,
						),
					]
				: []),
		];
	});
}

const check = (name, holds, found) => ({ name, holds, found });
