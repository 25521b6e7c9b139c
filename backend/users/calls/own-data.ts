import * as z from "zod";
import { rowsOf } from "../../db/rows";
import { requireAttempt } from "../../platform/attempts";
import { ownDataStatements } from "../own-data-statements.mjs";

/** Limited because an export reads far more than a page does. */
const maxExports = 5;

const statements = ownDataStatements({ user: "?1", email: "(SELECT email FROM users WHERE id = ?1)", orders: "c.user_id = ?1" });

/** Everything stored about an account, as JSON with the database's column names. @throws Refused too_many_attempts after five in an hour */
export async function ownData(db: D1Database, user: number): Promise<string> {
	await requireAttempt(db, [{ what: "own data account", of: String(user), most: maxExports, seconds: 60 * 60 }]);
	const parts = Object.keys(statements);
	const results = await db.batch(Object.values(statements).map((sql) => db.prepare(sql).bind(user)));
	const rows = results.map((result) => rowsOf(z.looseObject({}), result));
	return JSON.stringify(
		{ made_at: new Date().toISOString(), ...Object.fromEntries(parts.map((part, index) => [part, rows[index]])) },
		null,
		"\t",
	);
}
