import * as z from "zod";
import { deskRequests } from "../../../contract/desk/requests";
import { vatRegister } from "../../companies/vies";
import { answerRequest } from "../../content/answer-request";
import { type Rows, rowsOf } from "../../db/inserts";
import { rowsOf as parsed } from "../../db/rows";
import { demoAccounts } from "./accounts";
import type { DemoFile } from "./demo-claims";

const answered = { id: 1, text: "Pyydämme tarjousta kiinnityslevyistä liitteen mukaan, sinkittynä. Toimitus Juvan varastolle." };
const open = { id: 2, text: "Tarvitsemme samat levyt kahdella lisäreiällä, ks. piirustus. Mitä 40 kpl maksaa?" };

/** A plate of 200 × 120 mm with holes at the given places, as DXF. */
const plate = (holes: readonly (readonly [x: number, y: number])[]): Uint8Array => {
	const corners = [
		[0, 0, 200, 0],
		[200, 0, 200, 120],
		[200, 120, 0, 120],
		[0, 120, 0, 0],
	] as const;
	const lines = corners.map(([x1, y1, x2, y2]) => ["0", "LINE", "8", "0", "10", x1, "20", y1, "11", x2, "21", y2]);
	const circles = holes.map(([x, y]) => ["0", "CIRCLE", "8", "0", "10", x, "20", y, "40", 9]);
	const pairs = ["0", "SECTION", "2", "ENTITIES", ...lines.flat(), ...circles.flat(), "0", "ENDSEC", "0", "EOF"];
	return new TextEncoder().encode(`${pairs.join("\n")}\n`);
};

const drawings: readonly (DemoFile & { request: number; name: string })[] = [
	{
		id: "5a1f2c1e-0c51-4b7e-9a54-3f0d1c5e7b01",
		request: answered.id,
		name: "kiinnityslevy.dxf",
		content: plate([
			[30, 60],
			[170, 60],
		]),
	},
	{
		id: "5a1f2c1e-0c51-4b7e-9a54-3f0d1c5e7b02",
		request: open.id,
		name: "kiinnityslevy-4.dxf",
		content: plate([
			[30, 30],
			[30, 90],
			[170, 30],
			[170, 90],
		]),
	},
];

const goods = z.object({ code: z.number(), min_order: z.number(), pack_size: z.number(), price_cents: z.number() });

/**
 * Two requests of the demo company's owner, with drawings; staff have answered one with a quotation.
 * @returns the contents of the drawings
 */
export async function demoRequests(db: D1Database, insert: (rows: Rows) => Promise<unknown>, now: Date): Promise<DemoFile[]> {
	const { id: user, email, name, company, phone } = demoAccounts.purchaser;
	const row = ({ id, text }: { id: number; text: string }) => [
		id,
		"contact",
		"fi",
		email,
		text,
		company,
		name,
		phone,
		1,
		user,
		`demo-request-${id}`,
		"",
		now.toISOString(),
	];
	const columns = [
		"id",
		"kind",
		"locale",
		"email",
		"message",
		"company",
		"name",
		"phone",
		"is_quote",
		"user_id",
		"idem",
		"body_hash",
		"created_at",
	];
	await insert(rowsOf("contact_messages", columns, [row(answered), row(open)]));
	await insert(
		rowsOf(
			"files",
			["id", "session_id", "name", "type", "size", "contact_message_id", "created_at"],
			drawings.map(({ id, request, name: file, content }) => [
				id,
				"",
				file,
				"image/vnd.dxf",
				content.byteLength,
				request,
				now.toISOString(),
			]),
		),
	);
	const found = await db
		.prepare(
			`SELECT s.variant_id AS code, s.min_order, s.pack_size, s.price_cents FROM supplied_variants s JOIN variants v ON v.id = s.variant_id AND v.hidden = 0
			WHERE s.is_best = 1 AND s.availability = 'available' AND v.product_id = (SELECT min(product_id) FROM variants WHERE hidden = 0) ORDER BY s.id LIMIT 2`,
		)
		.all();
	const lines = parsed(goods, found).map(({ code, min_order, pack_size, price_cents }) => ({
		code: String(code),
		quantity: Math.ceil(min_order / pack_size) * pack_size * 10,
		unit_cents: Math.round(price_cents * 0.9),
	}));
	const text = "Sinkittynä, toimitusaika noin viikko. Poraukset kuuluvat hintaan.";
	await answerRequest(
		{ db, register: vatRegister({}) },
		`RQ-${10_000 + answered.id}`,
		deskRequests.quote.body.parse({ lines, text, days: 30, key: crypto.randomUUID() }),
	);
	// Nobody waits for this mail.
	await db.prepare("DELETE FROM outbox WHERE kind = 'request_answered'").run();
	return drawings.map(({ id, content }) => ({ id, content }));
}
