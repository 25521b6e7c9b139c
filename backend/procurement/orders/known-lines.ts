import * as z from "zod";
import { companyDay } from "../../../contract/company";
import { dayAfter } from "../../../contract/values/days";
import { json, rowsOf } from "../../db/rows";
import { sawPlan } from "../../orders/cart-rows";

/** Days for which a returned cart keeps its prices: as long as approvals at a buyer's take. */
export const priceDays = 14;

/** The part of a returned line that an order needs (`ReturnedLine` in return-lines.ts). Visits of other protocols have no terms. */
const knownLine = z.object({
	reference: z.string(),
	code: z.string(),
	supply: z.number().nullable(),
	quantity: z.number(),
	total: z.number(),
	isService: z.boolean(),
	cut: z.object({ pieces: z.number(), length: z.number(), width: z.number() }).nullable(),
	sawPlan: sawPlan.default([]),
	hasCertificate: z.boolean(),
	terms: z
		.object({
			unitCents: z.number(),
			discountBp: z.number(),
			discountTitle: z.string().nullable(),
			cutFeeCents: z.number().nullable(),
			certificateCents: z.number().nullable(),
			offered: z.number(),
			/** Units of sale (bars of a cut line), and cents of all goods, from which on this is the price. */
			from: z.number().default(0),
			goodsFrom: z.number().default(0),
		})
		.nullable()
		.default(null),
});

export interface KnownLine extends z.output<typeof knownLine> {
	/** The last day of its price, ISO by the company's clock. */
	until: string;
	/** Units of it that were ordered before, counted as `offered`. */
	used: number;
}

const usedRow = z.object({ reference: z.string(), used: z.number() });

/** Units of a returned line that orders have used up; those of cancelled orders are free again. @param reference SQL of it */
export const usedUnits = (
	reference: string,
): string => `(SELECT coalesce(sum(r.amount), 0) FROM ordered_returns r CROSS JOIN orders o ON o.id = r.order_id
	WHERE r.reference = ${reference} AND o.state <> 'cancelled')`;

const row = z.object({ lines: json(z.array(knownLine)), returned_at: z.string() });

/** The cart of a reference: "uuid/12" → uuid; null if it is none. */
const cartOf = (reference: string): string | null => /^([\da-f-]{36})\//.exec(reference)?.[1] ?? null;

/** Whether a text has the form of a returned line's reference. */
export const isReference = (text: string): boolean => cartOf(text) !== null;

/**
 * Lines that this connection's visits have taken back, by their references. Nobody finds the lines of another connection.
 */
export async function knownLines(db: D1Database, connection: number, references: readonly string[]): Promise<Map<string, KnownLine>> {
	const carts = [...new Set(references.flatMap((reference) => cartOf(reference) ?? []))];
	if (carts.length === 0) return new Map();
	const [found, counted] = await db.batch([
		db
			.prepare(
				`SELECT p.lines, p.returned_at FROM json_each(?2) wanted CROSS JOIN punchouts p ON p.cart_uuid = wanted.value
				WHERE p.connection_id = ?1 AND p.lines IS NOT NULL AND p.returned_at IS NOT NULL`,
			)
			.bind(connection, JSON.stringify(carts)),
		db
			.prepare(`SELECT wanted.value AS reference, ${usedUnits("wanted.value")} AS used FROM json_each(?) wanted`)
			.bind(JSON.stringify([...new Set(references)])),
	]);
	const used = new Map(rowsOf(usedRow, counted).map((line) => [line.reference, line.used]));
	return new Map(
		rowsOf(row, found).flatMap(({ lines, returned_at: at }) =>
			lines.map((line) => {
				const until = dayAfter(companyDay(new Date(at)), priceDays);
				return [line.reference, { ...line, until, used: used.get(line.reference) ?? 0 }] as const;
			}),
		),
	);
}
