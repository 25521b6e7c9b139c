import { afterAll, beforeAll, expect, it, vi } from "vitest";
import * as z from "zod";
import { accountOf } from "../tests/support/account";
import { type Backend, bucketOf, startBackend } from "../tests/support/backend";
import { type MailServer, startMailServer } from "../tests/support/mail-server";
import backend from "./index";

let opened: Backend;
let server: MailServer;
/** All statements that a nightly run prepares while each job has work. */
const statements = new Set<string>();

beforeAll(async () => {
	opened = await startBackend();
	server = await startMailServer();
	const logged = vi.spyOn(console, "error").mockImplementation(() => {});
	await leaveWork();
	const watched = new Proxy(opened.db, {
		get: (db, name) =>
			name === "prepare"
				? (sql: string) => {
						statements.add(sql);
						return db.prepare(sql);
					}
				: db.batch.bind(db),
	});
	await backend.scheduled(
		{ scheduledTime: Date.parse("2026-11-27T02:30:00Z"), cron: "* * * * *", noRetry: () => {} },
		{
			...{ DB: watched, FILES: bucketOf(new Map()), SMTP_URL: `smtp://localhost:${server.port}` },
			...{ DEV_PAGES: "1", BACKEND_KEY: "", SHOP_HOSTS: "shop.example" },
		},
	);
	expect(logged.mock.calls).toEqual([]);
	logged.mockRestore();
});
afterAll(async () => {
	await server.stop();
	await opened.dispose();
});

/** Creates work for each job, so that it prepares all its statements. */
async function leaveWork(): Promise<void> {
	const long = "'2020-01-01T00:00:00Z'";
	const { id } = await accountOf(opened);
	await opened.caller().call("POST", "/contact/submit", { email: "a@b.example", message: "Hei", idem: crypto.randomUUID() });
	const sql = [
		`INSERT INTO lists (uuid, user_id, name, idem, body_hash, rhythm, due_on)
			VALUES ('${crypto.randomUUID()}', ${id}, 'n', 'i', '', '{"every":"week","from":"2020-01-01","locale":"fi","origin":""}', '2020-01-01')`,
		"UPDATE supplied_variants SET availability = 'available', stock = 9, delivery_min = 1, delivery_max = 1 WHERE id = (SELECT min(id) FROM supplied_variants)",
		`INSERT INTO stock_notices (variant_id, email, locale, origin, token_hash, confirmed_at, is_to_check)
			SELECT variant_id, 'a@b.example', 'fi', '', 't', ${long}, 1 FROM supplied_variants ORDER BY id LIMIT 1`,
		"INSERT INTO carts (uuid, session_id, locale, is_ordered) VALUES ('o', '', 'fi', 1)",
		`INSERT INTO orders (id, order_number, state, version, processed_at, updated_at, session_id, snapshot)
			SELECT id, 'CB-1', 'confirmed', 1, updated_at, updated_at, '', '{}' FROM carts WHERE uuid = 'o'`,
		"INSERT INTO events (type, order_id, subject) SELECT 'order.created', id, order_number FROM orders",
		"INSERT INTO webhooks (url, types, salt, last_event_id) VALUES ('https://127.0.0.1/', '[]', '', 0)",
		`INSERT INTO users (email, is_deleted, deleted_at) VALUES ('gone@b.example', 1, ${long})`,
		`INSERT INTO files (id, session_id, name, type, size, created_at) VALUES ('f', '', 'n', 'image/png', 1, ${long})`,
		`INSERT INTO media (digest, type, size, unnamed_since) VALUES ('m', 'image/png', 1, ${long})`,
	];
	await opened.db.batch(sql.map((statement) => opened.db.prepare(statement)));
}

const planRow = z.object({ detail: z.string() });
const planOf = async (sql: string): Promise<string[]> => {
	const { results } = await opened.db.prepare(`EXPLAIN QUERY PLAN ${sql.replace(/\?\d*/g, "NULL")}`).all();
	return z
		.array(planRow)
		.parse(results)
		.map(({ detail }) => detail);
};

/**
 * Scans that are acceptable: results of a subquery, JSON lists, webhooks (a handful), mails that wait to be sent or released, and at night
 * the catalogue's pictures.
 */
const isBounded = (detail: string, sql: string): boolean =>
	/^SCAN (\(subquery|json_each|CONSTANT|webhooks\b|outbox USING INDEX outbox_held)/.test(detail) ||
	(/^SCAN w\b/.test(detail) && /\bwebhooks w\b/.test(sql)) ||
	(/^SCAN (p|media)\b/.test(detail) && /^UPDATE media\b/.test(sql));

// Shows R52.6, R58.5
it("no job reads a whole table that grows, in a database without statistics", async () => {
	expect(await opened.db.prepare("SELECT count(*) AS n FROM sqlite_master WHERE name = 'sqlite_stat1'").first("n")).toBe(0);
	const scans: string[] = [];
	for (const sql of statements)
		for (const detail of await planOf(sql))
			if (detail.startsWith("SCAN") && !isBounded(detail, sql)) scans.push(`${detail} IN ${sql.replace(/\s+/g, " ").slice(0, 300)}`);
	expect(scans).toEqual([]);
});

it("each job was seen at work", () => {
	const all = [...statements].join("\n");
	for (const written of [
		...[
			"INSERT INTO outbox (kind, locale, recipients, cause, origin, snapshot) VALUES ('list_due'",
			"'stock_notice'",
			"UPDATE outbox SET claimed_until = ?2",
		],
		...["UPDATE outbox SET delivered", "UPDATE webhook_deliveries SET claimed_until", "UPDATE users SET email = 'erased:'"],
		...["DELETE FROM team_invitations", "DELETE FROM contact_messages", "DELETE FROM files", "DELETE FROM media"],
	])
		expect(all).toContain(written);
});

const nameRow = z.object({ name: z.string() });
const referenceRow = z.object({ id: z.number(), table: z.string(), from: z.string(), on_delete: z.string() });

/** Foreign keys by table, and their action when the referenced row is deleted. */
async function references(): Promise<{ child: string; parent: string; columns: string[]; effect: string }[]> {
	const { results } = await opened.db
		.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'")
		.all();
	const tables = z
		.array(nameRow)
		.parse(results)
		.map(({ name }) => name);
	const found = await opened.db.batch(tables.map((name) => opened.db.prepare(`PRAGMA foreign_key_list(${name})`)));
	return found.flatMap((list, index) => {
		const rows = z.array(referenceRow).parse(list.results);
		return rows
			.filter(({ id }, at) => rows.findIndex((row) => row.id === id) === at)
			.map(({ id, table, on_delete }) => ({
				child: tables[index] ?? "",
				parent: table,
				columns: rows.filter((row) => row.id === id).map(({ from }) => from),
				effect: on_delete,
			}));
	});
}

// Shows R58.5
it("what a job deletes is found in other tables by index: the database looks for it there, and no plan says so", async () => {
	const all = await references();
	const deleted = new Set([...statements].flatMap((sql) => /^\s*DELETE FROM (\w+)/.exec(sql)?.[1] ?? []));
	for (const table of deleted)
		for (const { child, parent, effect } of all) if (parent === table && effect === "CASCADE") deleted.add(child);
	expect(deleted.size).toBeGreaterThan(20);
	const scans: string[] = [];
	for (const { child, parent, columns } of all.filter((reference) => deleted.has(reference.parent))) {
		const where = columns.map((column) => `${column} = 1`).join(" AND ");
		for (const detail of await planOf(`SELECT 1 FROM ${child} WHERE ${where}`))
			if (detail.startsWith("SCAN")) scans.push(`${detail} for ${parent}`);
	}
	expect(scans).toEqual([]);
});
