import { Buffer } from "node:buffer";
import * as z from "zod";
import { companyDay } from "../../contract/company";
import { type deskDeliveries, measured } from "../../contract/desk/deliveries";
import { json, now } from "../db/rows";
import type { BackendEnv } from "../env";
import { storeForStaff } from "../files/store";
import { deliverableLines } from "../orders/order-deliveries";
import { type Order, orderOfDelivery } from "../orders/stored-cart";
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

interface Certified {
	line: number;
	heat: string;
}

/**
 * The order of a delivery whose line was ordered with a certificate and is of the heat.
 * @throws Refused not_found, invalid
 */
async function certifiedOrder(db: D1Database, number: string, { line, heat }: Certified): Promise<Order> {
	const order = await orderOfDelivery(db, number);
	const delivered = order.deliveries.find((one) => one.number === number)?.lines.find((one) => one.line === line);
	if (!delivered) throw new Refused("invalid", `The delivery has no line ${line}.`);
	const ordered = deliverableLines(order.sent).find((one) => one.line === line);
	if (!ordered?.hasCertificate) throw new Refused("invalid", `Line ${line} was ordered without a certificate.`);
	if (!delivered.heats.includes(heat)) throw new Refused("invalid", `Line ${line} is not of heat ${heat}.`);
	return order;
}

const ofHeat = "FROM certificates c JOIN deliveries d ON d.id = c.delivery_id WHERE d.number = ?1 AND c.line = ?2 AND c.heat = ?3";

type OfHeat = readonly [delivery: string, line: number, heat: string];
type Said = readonly [steel: string, maker: string, makerNumber: string, makerDay: string, chemical: string, mechanical: string];

/** The maker's own paper says it all. */
const untyped: Said = ["", "", "", "", "[]", "[]"];

/** Gives a heat a certificate unless it has one. */
const newCertificate = (db: D1Database, heat: OfHeat, said: Said): D1PreparedStatement =>
	db
		.prepare(
			`INSERT INTO certificates (delivery_id, line, heat, number, issued_on, steel, maker, maker_number, maker_day, chemical, mechanical)
			SELECT d.id, ?2, ?3, d.number || '-C' || (SELECT count(*) + 1 FROM certificates WHERE delivery_id = d.id), ?10, ?4, ?5, ?6, ?7, ?8, ?9
			FROM deliveries d WHERE d.number = ?1 ON CONFLICT (delivery_id, line, heat) DO NOTHING`,
		)
		.bind(...heat, ...said, companyDay(new Date()));

/**
 * Attaches the maker's own paper for a heat of a delivered line, which its buyer reads as it is. A new paper replaces the one before.
 * @param number of the delivery
 * @returns the number of the certificate
 * @throws Refused as `certify`; invalid for anything but a PDF; conflict if the heat has a typed certificate
 */
export async function attachCertificate(
	env: Pick<BackendEnv, "DB" | "FILES">,
	number: string,
	{ line, heat, pdf }: z.output<typeof deskDeliveries.attach.body>,
): Promise<{ number: string }> {
	const db = env.DB;
	const order = await certifiedOrder(db, number, { line, heat });
	const typed = await db.prepare(`SELECT 1 AS typed ${ofHeat} AND c.steel <> ''`).bind(number, line, heat).first("typed");
	if (typed !== null) throw new Refused("conflict", `Heat ${heat} of line ${line} has a typed certificate.`);
	const file = await storeForStaff(env, { kind: "pdf", name: `${number}-${heat}`, content: new Uint8Array(Buffer.from(pdf, "base64")) });
	const values = [number, line, heat] as const;
	const [, , , , found] = await db.batch([
		newCertificate(db, values, untyped),
		db.prepare(`UPDATE files SET certificate = NULL WHERE certificate = (SELECT c.number ${ofHeat})`).bind(...values),
		db.prepare(`UPDATE files SET certificate = (SELECT c.number ${ofHeat}) WHERE id = ?4`).bind(...values, file),
		db.prepare(`UPDATE orders SET version = version + 1, updated_at = ${now()} WHERE id = ?`).bind(order.id),
		db.prepare(`SELECT c.number ${ofHeat}`).bind(...values),
	]);
	const [stored] = z.array(z.object({ number: z.string() })).parse(found?.results);
	if (!stored) throw new Error(`The certificate of heat ${heat} was not stored.`);
	return stored;
}

/** The maker's own paper of a certificate of an order; null if its content was typed, or if there is no such certificate. */
export async function certificatePaper(
	{ DB: db, FILES: bucket }: Pick<BackendEnv, "DB" | "FILES">,
	order: string,
	number: string,
): Promise<Uint8Array | null> {
	const id = await db
		.prepare(
			`SELECT f.id FROM files f JOIN certificates c ON c.number = f.certificate JOIN deliveries d ON d.id = c.delivery_id JOIN carts ON carts.id = d.order_id
			WHERE f.certificate = ? AND carts.uuid = ?`,
		)
		.bind(number, order)
		.first("id");
	const content = typeof id === "string" ? await bucket?.get(id) : null;
	return content ? new Uint8Array(await content.arrayBuffer()) : null;
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
	const order = await certifiedOrder(db, number, body);
	const said: Said = [
		body.steel,
		body.maker,
		body.makerNumber,
		body.makerDay,
		JSON.stringify(body.chemical),
		JSON.stringify(body.mechanical),
	];
	const [, , found] = await db.batch([
		newCertificate(db, [number, body.line, body.heat], said),
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
