import * as z from "zod";

/** Services whose data is stored here instead of being sent. */
export const sinkKinds = ["analytics", "newsletter"] as const;
export type SinkKind = (typeof sinkKinds)[number];

export interface SunkRow {
	id: number;
	kind: SinkKind;
	received_at: string;
	body: unknown;
}

/** Older rows are deleted to keep the development database small. */
const maxStored = 20_000;

/** Identifies an analytics event, so that a repeated delivery is stored once. */
const named = z.object({ insert_id: z.string() });
/** A subscription is identified by its address. */
const subscription = z.object({ fields: z.tuple([z.object({ name: z.literal("email"), value: z.email() })]) });
/** Analytics events arrive in batches; each is stored separately. */
const envelope = z.object({ events: z.array(z.looseObject({})) });

/** Stores received data: each event of a batch, else the whole body. Duplicates are ignored. */
export async function storeReceived(db: D1Database, kind: SinkKind, sent: unknown): Promise<void> {
	const several = envelope.safeParse(sent);
	const entries: unknown[] = kind === "analytics" && several.success ? several.data.events : [sent];
	const insert = db.prepare("INSERT INTO dev_sink (kind, insert_id, body) VALUES (?, ?, ?) ON CONFLICT (insert_id) DO NOTHING");
	const rows = entries.map((entry) => insert.bind(kind, nameOf(entry), JSON.stringify(entry)));
	const old = db.prepare("DELETE FROM dev_sink WHERE id <= (SELECT max(id) FROM dev_sink) - ?").bind(maxStored);
	await db.batch([...rows, old]);
}

function nameOf(entry: unknown): string | null {
	const address = subscription.safeParse(entry).data?.fields[0].value;
	return address ? `newsletter:${address.toLowerCase()}` : (named.safeParse(entry).data?.insert_id ?? null);
}

const row = z.object({ id: z.number(), kind: z.enum(sinkKinds), received_at: z.string(), body: z.string() });

/**
 * Stored entries, newest first.
 * @param kind null: all kinds
 */
export async function sunk(db: D1Database, kind: SinkKind | null, limit: number): Promise<SunkRow[]> {
	const { results } = await db
		.prepare("SELECT id, kind, received_at, body FROM dev_sink WHERE ?1 IS NULL OR kind = ?1 ORDER BY id DESC LIMIT ?2")
		.bind(kind, limit)
		.all();
	return z
		.array(row)
		.parse(results)
		.map(({ body, ...rest }) => ({ ...rest, body: JSON.parse(body) }));
}
