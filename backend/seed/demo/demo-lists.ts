import * as z from "zod";
import { rowsOf } from "../../db/rows";
import { teamOf } from "../../teams/member";
import { demoAccounts } from "./accounts";

const { purchaser, buyer, german, estonian } = demoAccounts;

/** The account's order behind the list, 0 for its newest. Buyers choose the names. */
const savedOrders = [
	{ account: purchaser, name: "Varasto, Juva", order: 12, isShared: true },
	{ account: purchaser, name: "Hallin runko", order: 40, isShared: false },
	{ account: buyer, name: "Työmaan aita", order: 2, isShared: false },
	{ account: german, name: "Lager Hafenstraße", order: 3, isShared: false },
	{ account: estonian, name: "Ladu", order: 1, isShared: false },
];

const orderRow = z.object({ id: z.number(), at: z.string() });

export async function demoLists(db: D1Database): Promise<void> {
	for (const { account, name, order, isShared } of savedOrders) {
		const found = await db
			.prepare("SELECT id, processed_at AS at FROM orders WHERE user_id = ? ORDER BY processed_at DESC LIMIT 1 OFFSET ?")
			.bind(account.id, order)
			.all();
		const [from] = rowsOf(orderRow, found);
		if (from) await db.batch(listStatements(db, { user: account.id, name, isShared, from }));
	}
}

interface Plan {
	user: number;
	name: string;
	isShared: boolean;
	from: z.output<typeof orderRow>;
}

function listStatements(db: D1Database, { user, name, isShared, from }: Plan): D1PreparedStatement[] {
	const uuid = crypto.randomUUID();
	const ofBoth = "FROM lists l JOIN orders o ON o.id = ?2";
	return [
		db
			.prepare(
				`INSERT INTO lists (uuid, user_id, name, team_id, idem, body_hash, created_at, updated_at)
				VALUES (?1, ?2, ?3, CASE ?4 WHEN 1 THEN ${teamOf("?2")} END, ?1, '', ?5, ?5)`,
			)
			.bind(uuid, user, name, isShared ? 1 : 0, from.at),
		db
			.prepare(
				`INSERT INTO list_items (list_id, supplied_variant_id, cut_length_mm, certificate, quantity, comment, noted_cents)
				SELECT l.id, i.value ->> '$.suppliedVariant.id', coalesce(i.value ->> '$.cut.length', 0), i.value ->> '$.certificate_price' IS NOT NULL,
					coalesce(i.value ->> '$.cut.pieces', i.value ->> '$.quantity'), i.value ->> '$.comment', i.value ->> '$.price'
				${ofBoth} JOIN json_each(o.snapshot, '$.items') i WHERE l.uuid = ?1 ORDER BY i.key`,
			)
			.bind(uuid, from.id),
		db
			.prepare(
				`INSERT INTO list_sets (list_id, set_id, quantity, noted_cents)
				SELECT l.id, s.value ->> '$.set_id', s.value ->> '$.quantity', s.value ->> '$.price'
				${ofBoth} JOIN json_each(o.snapshot, '$.orders_to_sets') s WHERE l.uuid = ?1`,
			)
			.bind(uuid, from.id),
	];
}
