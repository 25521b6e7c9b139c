import { eraseAccounts } from "../users/erase-accounts";
import { deleteUnconfirmed } from "./retention/accounts";
import { deleteOldRows } from "./retention/old-rows";

/** Erases and deletes expired data in batches; the rest waits for the next run. */
export async function deleteExpired(db: D1Database): Promise<void> {
	await eraseAccounts(db);
	await deleteUnconfirmed(db);
	await deleteOldRows(db);
}
