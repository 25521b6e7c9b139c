import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import * as z from "zod";
import { search } from "../../contract/search";
import { inOneBatch, read } from "../db/reads";
import { now } from "../db/rows";
import { sha256 } from "../platform/digest";
import type { BackendRequest } from "../platform/http";
import { Refused } from "../platform/refused";
import { logError } from "../platform/request-log";
import { recordRefused } from "../platform/security-events";
import { countStored, storedByCall } from "../platform/storage-limit";
import type { SearchEngine } from "./search-engine";

const searchRow = z.object({ session: z.string(), searched_at: z.string() });

export const registerQueries = {
	/** Follows the statement that counts the stored bytes; the last value is 1 without one. */
	query: `INSERT INTO search_queries (id, session, locale, query, hits, searched_at) SELECT ?, ?, ?, ?, ?, ? WHERE ? OR changes() > 0`,
	/** A click is accepted for a day after its search; after that the link to the visit is deleted. */
	asked: `SELECT session, searched_at FROM search_queries WHERE id = ? AND searched_at > ${now("-1 day")}`,
	variant: "SELECT id FROM variants WHERE id = ? AND hidden = 0",
	click: "INSERT INTO search_clicks (query_id, variant_id, result_pos, add_to_cart) VALUES (?, ?, ?, ?)",
} as const;

type Registering = Pick<BackendRequest<z.ZodType, z.ZodType, z.ZodType>, "db" | "locale" | "session" | "client" | "waitUntil">;

/** After this time, in ms, the search has been answered, and its terms are in memory for the count of hits. */
const logAfter = 200;

/**
 * Logs a search with its number of hits after the answer, so that the page does not wait for a write.
 * @throws Refused invalid for an empty search
 */
export function registerQuery(request: Registering, engine: SearchEngine, typed: string): z.input<typeof search.registerQuery.answer> {
	const query = typed
		.replaceAll("_", " ")
		.replace(/[\s\p{Cc}]+/gu, " ")
		.trim();
	if (query === "") throw new Refused("invalid", "There are no words to search for.", undefined, { query: ["required"] });
	// Chosen here, since the database would need another query for the next id.
	const id = randomInt(1, 2 ** 48);
	request.waitUntil(wait(logAfter).then(() => logQuery(request, engine, id, query)));
	return { query_id: id };
}

async function logQuery({ db, locale, session, client }: Registering, engine: SearchEngine, id: number, query: string): Promise<void> {
	try {
		const hits = await engine.countHits(locale, query);
		const searchedAt = new Date().toISOString().replace(/\.\d+Z$/, "Z");
		const counting = countStored({ db, session, client }, storedByCall(query.length));
		const isUncounted = counting.statements.length === 0;
		const values = [id, visitOf(session, searchedAt), locale, query, hits, searchedAt, isUncounted ? 1 : 0];
		await read(db, inOneBatch(counting, { statements: [db.prepare(registerQueries.query).bind(...values)], parse: () => undefined }));
	} catch (error) {
		if (error instanceof Refused) recordRefused(error, search.registerQuery.path);
		else logError({ call: search.registerQuery.path, error: String(error) });
	}
}

type Click = z.output<typeof search.registerClick.body>;

/**
 * Logs an opened hit.
 * @throws Refused not_found for a search of another session or day, or for an unknown variant
 */
export async function registerClick(db: D1Database, session: string, click: Click): Promise<z.input<typeof search.registerClick.answer>> {
	const [asked, variant] = await db.batch([
		db.prepare(registerQueries.asked).bind(click.query_id),
		db.prepare(registerQueries.variant).bind(click.variant_id),
	]);
	const found = searchRow.safeParse(asked?.results[0]);
	if (!found.success || !["", visitOf(session, found.data.searched_at)].includes(found.data.session))
		throw new Refused("not_found", "There is no such search.");
	if (!variant?.results[0]) throw new Refused("not_found", "There is no such variant.");
	await db
		.prepare(registerQueries.click)
		.bind(click.query_id, click.variant_id, click.result_pos, click.add_to_cart ? 1 : 0)
		.run();
	return {};
}

/**
 * The id of a visit that the log stores instead of the session, to connect searches and clicks. It grants no access: a session id has at
 * least 128 random bits and cannot be derived from it. Two days of one session have unrelated ids, and the log deletes the id after a day
 * (backend/retention/old-rows.ts).
 * @param session "" for a visitor without one
 * @param searchedAt time of the search; ISO 8601, UTC
 */
export const visitOf = (session: string, searchedAt: string): string =>
	session === "" ? "" : sha256(`search ${searchedAt.slice(0, 10)} ${session}`);
