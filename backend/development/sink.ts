import { z } from "zod";

/** What is kept here instead of being sent to somebody else's service. */
export const sinkKinds = ["analytics", "newsletter"] as const;
export type SinkKind = (typeof sinkKinds)[number];

/** Something that was received. */
export interface SunkRow {
	id: number;
	kind: SinkKind;
	received_at: string;
	/** The JSON as it came. */
	body: unknown;
}

/** Older ones make way, so that a database that is developed with stays small. */
const mostStored = 20_000;

/** An event of analytics names itself, so that a repeated delivery is one. */
const named = z.object({ insert_id: z.string() });
/** So does a subscription, by its address. */
const subscription = z.object({ fields: z.tuple([z.object({ name: z.literal("email"), value: z.email() })]) });
/** Events come by the dozen; each is kept by itself. */
const envelope = z.object({ events: z.array(z.looseObject({})) });

/** Keeps what was sent: of analytics each event, else the whole. What is there by its name is not kept again. */
export async function storeReceived(db: D1Database, kind: SinkKind, sent: unknown): Promise<void> {
	const several = envelope.safeParse(sent);
	const entries: unknown[] = kind === "analytics" && several.success ? several.data.events : [sent];
	const insert = db.prepare("INSERT INTO dev_sink (kind, insert_id, body) VALUES (?, ?, ?) ON CONFLICT (insert_id) DO NOTHING");
	const rows = entries.map((entry) => insert.bind(kind, nameOf(entry), JSON.stringify(entry)));
	const old = db.prepare("DELETE FROM dev_sink WHERE id <= (SELECT max(id) FROM dev_sink) - ?").bind(mostStored);
	await db.batch([...rows, old]);
}

function nameOf(entry: unknown): string | null {
	const address = subscription.safeParse(entry).data?.fields[0].value;
	return address ? `newsletter:${address.toLowerCase()}` : (named.safeParse(entry).data?.insert_id ?? null);
}

const row = z.object({ id: z.number(), kind: z.enum(sinkKinds), received_at: z.string(), body: z.string() });

/**
 * What was kept, the newest first.
 * @param kind null: of all kinds
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
