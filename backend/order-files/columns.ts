import * as z from "zod";
import { type ColumnMapping, type FileColumn, fileColumns, headKey } from "../../contract/ordering/order-files";
import { json, now, rowsOf } from "../db/rows";
import { shownName } from "../orders/approval-state";
import { notFound, Refused } from "../platform/refused";
import { ownerOf } from "./owner";

/** Of one owner; more are no help to find one. */
const most = 100;

const headsKey = (heads: readonly string[]): string => JSON.stringify(heads.map(headKey));

const row = z.object({
	id: z.number(),
	heads: json(z.array(z.string())),
	kinds: json(z.array(z.enum(fileColumns))),
	name: z.string(),
	changed_at: z.string(),
});

export async function listColumns(db: D1Database, user: number): Promise<{ mappings: ColumnMapping[] }> {
	const { name } = await ownerOf(db, user);
	const found = await db
		.prepare(
			`SELECT m.id, m.heads, m.kinds, ${shownName("u")} AS name, m.changed_at FROM order_columns m JOIN users u ON u.id = m.user_id
			WHERE m.owner = ? ORDER BY m.id DESC LIMIT ${most}`,
		)
		.bind(name)
		.all();
	return { mappings: rowsOf(row, found).map(({ changed_at: changedAt, ...mapping }) => ({ ...mapping, changedAt })) };
}

/**
 * Keeps the kinds of columns by their heads; the same heads are changed.
 * @throws Refused invalid without a quantity, or without anything that names goods; conflict if there are too many
 */
export async function storeColumns(
	db: D1Database,
	user: number,
	{ heads, kinds }: { heads: readonly string[]; kinds: readonly FileColumn[] },
) {
	const names = kinds.some((kind) => kind === "article" || kind === "ownNumber" || kind === "name");
	const problems = {
		...(names ? {} : { article: ["columns.article"] }),
		...(kinds.includes("quantity") ? {} : { quantity: ["columns.quantity"] }),
	};
	if (Object.keys(problems).length > 0) throw new Refused("invalid", "The columns name no goods or no quantity.", undefined, problems);
	const owner = await ownerOf(db, user);
	const { meta } = await db
		.prepare(
			`INSERT INTO order_columns (owner, team_id, user_id, heads_key, heads, kinds)
			SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE (SELECT count(*) FROM order_columns WHERE owner = ?1 AND heads_key <> ?4) < ${most}
			ON CONFLICT (owner, heads_key) DO UPDATE SET user_id = excluded.user_id, heads = excluded.heads, kinds = excluded.kinds, changed_at = ${now()}`,
		)
		.bind(owner.name, owner.team, user, headsKey(heads), JSON.stringify(heads), JSON.stringify(kinds))
		.run();
	if (meta.changes === 0) throw new Refused("conflict", "There are too many tables.", undefined, { columns: ["columns.tooMany"] });
}

/** @throws Refused not_found */
export async function deleteColumns(db: D1Database, user: number, id: number): Promise<void> {
	const { name } = await ownerOf(db, user);
	const { meta } = await db.prepare("DELETE FROM order_columns WHERE id = ? AND owner = ?").bind(id, name).run();
	if (meta.changes === 0) throw notFound("There are no such columns.", "foreign_order_columns");
}
