import * as z from "zod";
import { type Rows, rowsOf } from "../../db/inserts";
import { rowsOf as parsed } from "../../db/rows";
import { demoAccounts } from "./accounts";
import { drawnBar } from "./drawn-bar";

const delivered = z.object({ order_id: z.number(), title: z.string(), quantity: z.number(), shipped_on: z.string() });

export interface DemoFile {
	id: string;
	content: Uint8Array;
}

const texts = {
	settled: {
		...{ kind: "damaged", text: "Yksi tanko on taipunut kuljetuksessa noin metrin matkalta. Kuva liitteenä." },
		answer: "Pahoittelemme. Hyvitämme tangon, hyvityslasku tulee sähköpostitse.",
	},
	open: { kind: "quality", text: "Pinnassa on ruostetta toisessa päässä. Voiko tangon vaihtaa ennen ensi viikkoa?" },
} as const;

const settledFile = "5a1f2c1e-0c51-4b7e-9a54-3f0d1c5e7a01";
const openFile = "5a1f2c1e-0c51-4b7e-9a54-3f0d1c5e7a02";

/**
 * A settled and an open claim of the demo company's owner, each about bars or tubes, which are the first line of a delivery, and with a photograph. Requires the
 * demo orders.
 * @param insert inserts rows into the database
 * @returns the contents of their files
 */
export async function demoClaims(db: D1Database, insert: (rows: Rows) => Promise<unknown>, now: Date): Promise<DemoFile[]> {
	const user = demoAccounts.purchaser;
	const found = await db
		.prepare(
			`SELECT o.id AS order_id, d.shipped_on, l.quantity, o.snapshot ->> '$.items[0].fullTitle' AS title FROM orders o JOIN deliveries d ON d.order_id = o.id
			JOIN delivery_lines l ON l.delivery_id = d.id AND l.line = 1 WHERE o.user_id = ?
				AND (instr(title, 'putki') OR instr(title, 'palkki') OR instr(title, 'teräs')) ORDER BY o.id DESC LIMIT 12`,
		)
		.bind(user.id)
		.all();
	const orders = parsed(delivered, found);
	const [open, settled] = [orders[0], orders.at(-1)];
	if (!open || !settled) throw new Error("Nothing was delivered to the demo company.");
	const at = (day: string) => `${day}T12:00:00Z`;
	const row = (
		id: number,
		{ order_id, title, shipped_on }: z.output<typeof delivered>,
		said: { kind: string; text: string },
		state: string,
	) => [
		...[
			id,
			`CL-${10_000 + id}`,
			order_id,
			user.id,
			1,
			title,
			said.kind,
			1,
			said.text,
			state,
			"fi",
			"",
			`demo-claim-${id}`,
			"",
			at(shipped_on),
		],
	];
	const columns = [
		"id",
		"number",
		"order_id",
		"user_id",
		"line",
		"title",
		"kind",
		"quantity",
		"text",
		"state",
		"locale",
		"origin",
		"key",
		"body_hash",
	];
	await insert(rowsOf("claims", [...columns, "created_at"], [row(1, settled, texts.settled, "settled"), row(2, open, texts.open, "open")]));
	await insert(
		rowsOf(
			"claim_answers",
			["claim_id", "state", "text", "key", "created_at"],
			[[1, "settled", texts.settled.answer, "demo-answer-1", at(settled.shipped_on)]],
		),
	);
	const files = [
		{ id: settledFile, claim: 1, name: "tanko.png", content: drawnBar(0.25) },
		{ id: openFile, claim: 2, name: "ruoste.png", content: drawnBar(0) },
	];
	await insert(
		rowsOf(
			"files",
			["id", "session_id", "name", "type", "size", "claim_id", "created_at"],
			files.map(({ id, claim, name, content }) => [id, "", name, "image/png", content.byteLength, claim, now.toISOString()]),
		),
	);
	await db.prepare("UPDATE counters SET value = value + 2 WHERE name = 'claim'").run();
	return files.map(({ id, content }) => ({ id, content }));
}
