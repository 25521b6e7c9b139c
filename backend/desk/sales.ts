import * as z from "zod";
import { companyDayStart } from "../../contract/company";
import { euros } from "../../contract/fields";
import { dayAfter } from "../../contract/values/days";
import { rowsOf } from "../db/rows";

/** SQL of the total without VAT of orders `o`, in cents. */
export const salesTotal = "coalesce(sum(o.snapshot ->> '$.total_price'), 0) AS cents";

const row = z.object({ day: z.string(), orders: z.number(), cents: z.number() });

/** Reads the sales of each of some days, without cancelled orders. @param since the first day, ISO, by the company's clock */
export function salesByDay(db: D1Database, since: string, count: number): D1PreparedStatement {
	const days = Array.from({ length: count }, (_, at) => dayAfter(since, at)).map((day) => ({
		...{ day, from: companyDayStart(day), to: companyDayStart(dayAfter(day, 1)) },
	}));
	return db
		.prepare(
			`SELECT days.value ->> 'day' AS day, count(o.id) AS orders, ${salesTotal}
			FROM json_each(?1) days LEFT JOIN orders o ON o.processed_at >= days.value ->> 'from' AND o.processed_at < days.value ->> 'to' AND o.state <> 'cancelled'
			GROUP BY days.key ORDER BY days.key`,
		)
		.bind(JSON.stringify(days));
}

/** The rows of `salesByDay` in decimal euros. */
export const salesOfDays = (found: D1Result | undefined) =>
	rowsOf(row, found).map(({ cents, ...day }) => ({ ...day, total: euros(cents) }));
