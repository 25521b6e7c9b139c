import { afterAll, beforeAll, expect, it } from "vitest";
import { type Backend, startBackend } from "../../tests/support/backend";
import { mailDueLists } from "../lists/due-lists";
import { packOldSnapshots } from "../orders/snapshot";
import { recordMissing } from "../outbox/events";
import { tellStock } from "../stock-notices/tell";
import { eraseAccounts } from "../users/erase-accounts";
import { deliverWebhooks } from "../webhooks/deliver";
import { dispatchEveryMinute } from "./dispatch";
import { deleteUnconfirmed } from "./retention/accounts";
import { deleteOldRows } from "./retention/old-rows";

let backend: Backend;
beforeAll(async () => {
	backend = await startBackend();
});
afterAll(() => backend.dispose());

const env = (DB: D1Database) => ({ DB, DEV_PAGES: "1", SHOP_HOSTS: "", DIGEST_KEY: "" });

/** What runs every minute. The database has no statistics, as one that nobody has analysed. */
const jobs: [string, (db: D1Database) => Promise<unknown>][] = [
	["lists that are due", mailDueLists],
	["notices about stock", tellStock],
	["mail", (db) => dispatchEveryMinute(env(db))],
	["events", recordMissing],
	["webhooks", (db) => deliverWebhooks(env(db))],
	["accounts that were deleted", eraseAccounts],
	["sign-in", deleteUnconfirmed],
	["old rows", deleteOldRows],
	["long snapshots", packOldSnapshots],
];

// Shows R52.6
it.each(jobs)("%s: reads no whole table", async (_, job) => {
	const queries = new Map<string, unknown[]>();
	const watched = new Proxy(backend.db, {
		get: (db, name) =>
			name === "prepare"
				? (sql: string) => {
						queries.set(sql, []);
						return db.prepare(sql);
					}
				: db.batch.bind(db),
	});
	await job(watched);
	expect(queries.size).toBeGreaterThan(0);
	// Webhooks themselves are a handful; of held mails the index has those that wait.
	const scans: string[] = [];
	for (const sql of queries.keys()) {
		const { results } = await backend.db.prepare(`EXPLAIN QUERY PLAN ${sql.replace(/\?\d*/g, "NULL")}`).all<{ detail: string }>();
		for (const { detail } of results)
			if (/^SCAN (?!\(subquery|json_each|CONSTANT|w\b|webhooks\b|outbox USING INDEX outbox_held)/.test(detail))
				scans.push(`${detail} IN ${sql.replace(/\s+/g, " ").slice(0, 300)}`);
	}
	expect(scans).toEqual([]);
});
