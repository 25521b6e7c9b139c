import * as z from "zod";
import { companyDay } from "../../contract/company";
import { type deskDeliveries, measured } from "../../contract/desk/deliveries";
import { json, now } from "../db/rows";
import { deliverableLines } from "../orders/order-deliveries";
import { orderOfDelivery } from "../orders/stored-cart";
import { Refused } from "../platform/refused";

const certificateRow = z.object({
	number: z.string(),
	line: z.number(),
	heat: z.string(),
	issued_on: z.string(),
	steel: z.string(),
	maker: z.string(),
	maker_number: z.string(),
	maker_day: z.string(),
	chemical: json(measured.chemical),
	mechanical: json(measured.mechanical),
});
export type Certificate = z.output<typeof certificateRow>;

const columns = "c.number, c.line, c.heat, c.issued_on, c.steel, c.maker, c.maker_number, c.maker_day, c.chemical, c.mechanical";

export async function certificateOf(db: D1Database, order: string, number: string): Promise<Certificate | null> {
	const found = await db
		.prepare(
			`SELECT ${columns} FROM certificates c JOIN deliveries d ON d.id = c.delivery_id JOIN carts ON carts.id = d.order_id WHERE c.number = ? AND carts.uuid = ?`,
		)
		.bind(number, order)
		.first();
	return certificateRow.nullable().parse(found);
}

/**
 * Stores the maker's certificate for a heat of a delivered line; the paper exists from then on.
 * @param number of the delivery
 * @returns the number of the certificate; a repeated certificate keeps its number
 * @throws Refused not_found; invalid for a line ordered without a certificate or of another heat; conflict if it has another
 * certificate
 */
export async function certify(
	db: D1Database,
	number: string,
	body: z.output<typeof deskDeliveries.certify.body>,
): Promise<{ number: string }> {
	const order = await orderOfDelivery(db, number);
	const delivered = order.deliveries.find((one) => one.number === number)?.lines.find((one) => one.line === body.line);
	if (!delivered) throw new Refused("invalid", `The delivery has no line ${body.line}.`);
	const ordered = deliverableLines(order.sent).find((one) => one.line === body.line);
	if (!ordered?.hasCertificate) throw new Refused("invalid", `Line ${body.line} was ordered without a certificate.`);
	if (!delivered.heats.includes(body.heat)) throw new Refused("invalid", `Line ${body.line} is not of heat ${body.heat}.`);
	const said = [body.steel, body.maker, body.makerNumber, body.makerDay, JSON.stringify(body.chemical), JSON.stringify(body.mechanical)];
	const [, , found] = await db.batch([
		db
			.prepare(
				`INSERT INTO certificates (delivery_id, line, heat, number, issued_on, steel, maker, maker_number, maker_day, chemical, mechanical)
				SELECT d.id, ?2, ?3, d.number || '-C' || (SELECT count(*) + 1 FROM certificates WHERE delivery_id = d.id), ?10, ?4, ?5, ?6, ?7, ?8, ?9
				FROM deliveries d WHERE d.number = ?1 ON CONFLICT (delivery_id, line, heat) DO NOTHING`,
			)
			.bind(number, body.line, body.heat, ...said, companyDay(new Date())),
		db.prepare(`UPDATE orders SET version = version + 1, updated_at = ${now()} WHERE id = ? AND changes() > 0`).bind(order.id),
		db
			.prepare(
				`SELECT c.number FROM certificates c JOIN deliveries d ON d.id = c.delivery_id WHERE d.number = ?1 AND c.line = ?2 AND c.heat = ?3
					AND c.steel = ?4 AND c.maker = ?5 AND c.maker_number = ?6 AND c.maker_day = ?7 AND c.chemical = ?8 AND c.mechanical = ?9`,
			)
			.bind(number, body.line, body.heat, ...said),
	]);
	const [stored] = z.array(z.object({ number: z.string() })).parse(found?.results);
	if (!stored) throw new Refused("conflict", `Heat ${body.heat} of line ${body.line} has a certificate that says something else.`);
	return stored;
}
