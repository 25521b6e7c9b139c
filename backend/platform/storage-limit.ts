import { type Read, read } from "../db/reads";
import { keyedDigest } from "./digest";
import { Refused } from "./refused";

/** What may be stored in a day (UTC), in bytes as they are estimated here; far above what an office does. */
export const mostStored = { network: 50_000_000, session: 20_000_000 } as const;

/** The same of uploaded files, which are no rows of the database. */
export const mostUploaded = { network: 200_000_000, session: 60_000_000 } as const;

/** Of each call that changes something: its rows besides what was sent (key of the form, counters, a cart's head), with their indexes. */
const ofCall = 600;
/** What was sent becomes rows, whose columns and indexes take about as much again. */
const perByte = 2;
/** Of a line that is copied by the backend, and was not sent. */
const ofLine = 300;

/** Who has something stored. */
interface Storing {
	db: D1Database;
	/** "": nobody that could be told apart. */
	session: string;
	/** The same. */
	client: string;
}

/** What a call has stored, estimated from the length of its body. In bytes. */
export const storedByCall = (bodyLength: number): number => ofCall + perByte * bodyLength;

/**
 * Counts what is about to be stored, if neither network nor session has had its most on this day. One statement, so that calls at the same time do not
 * pass together. Parsing throws Refused too_many_attempts where one has.
 */
export function countStored({ db, session, client }: Storing, bytes: number, what: "stored" | "uploaded" = "stored"): Read<void> {
	const most = what === "stored" ? mostStored : mostUploaded;
	const keys = [
		...(client === "" ? [] : [{ key: keyedDigest(`${what}:network:${client}`), most: most.network }]),
		...(session === "" ? [] : [{ key: keyedDigest(`${what}:session:${session}`), most: most.session }]),
	];
	if (keys.length === 0) return { statements: [], parse: () => undefined };
	const counted = db
		.prepare(
			`INSERT INTO stored_of_day (day, key, bytes) SELECT date('now'), l.value ->> 'key', ?2 FROM json_each(?1) l
			WHERE NOT EXISTS (SELECT 1 FROM json_each(?1) r CROSS JOIN stored_of_day s ON s.day = date('now') AND s.key = r.value ->> 'key'
				WHERE s.bytes + ?2 > r.value ->> 'most')
			ON CONFLICT (day, key) DO UPDATE SET bytes = bytes + excluded.bytes`,
		)
		.bind(JSON.stringify(keys), bytes);
	return {
		statements: [counted],
		parse([done]) {
			if (done?.meta.changes === 0) throw new Refused("too_many_attempts", "Enough was stored today.", undefined, undefined, "storage");
		},
	};
}

/** The same by itself. @throws Refused too_many_attempts */
export const requireStorage = (storing: Storing, bytes: number): Promise<void> => read(storing.db, countStored(storing, bytes));

/**
 * What is stored of lines and sets that the backend copies into a cart or stores with an order that is sent.
 * @param snapshot what is stored besides them: an order or an offer as it was, the words of lines, what a mail shows
 */
export const storedByLines = (lines: number, snapshot = ""): number => ofLine * lines + snapshot.length;

/** Counts them. @throws Refused too_many_attempts */
export const requireLines = (storing: Storing, lines: number, snapshot = ""): Promise<void> =>
	requireStorage(storing, storedByLines(lines, snapshot));
