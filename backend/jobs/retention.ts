import { eraseAccounts } from "../users/erase-accounts";
import { deleteUnconfirmed } from "./retention/accounts";
import { deleteOldRows } from "./retention/old-rows";

/** Erases and deletes what nobody needs any more; each part takes some at a time, the rest waits for the next minute. */
export async function deleteExpired(db: D1Database): Promise<void> {
	await eraseAccounts(db);
	await deleteUnconfirmed(db);
	await deleteOldRows(db);
}
