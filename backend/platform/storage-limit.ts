import { type Read, read } from "../db/reads";
import { keyedDigest } from "./digest";
import { Refused } from "./refused";

/** The most bytes stored per day (UTC), as estimated here; far above an office's use. */
export const maxStored = { network: 50_000_000, session: 20_000_000 } as const;

/** The most bytes of uploaded files, which are not rows of the database. */
export const maxUploaded = { network: 200_000_000, session: 60_000_000 } as const;

/** Bytes of each changing call besides its body (key of the form, counters, a cart's head), with their indexes. */
const ofCall = 600;
/** The body becomes rows whose columns and indexes take about as much again. */
const perByte = 2;
/** Bytes of a line that the backend copies. */
const ofLine = 300;

interface Storing {
	db: D1Database;
	/** "" if unknown. */
	session: string;
	client: string;
}

/** The estimated bytes that a call stores, from the length of its body. */
export const storedByCall = (bodyLength: number): number => ofCall + perByte * bodyLength;

/**
 * Counts bytes before they are stored, unless the network or session has reached its daily limit. One statement does both, so that
 * concurrent calls cannot pass together. Parsing throws Refused too_many_attempts at the limit.
 */
export function countStored({ db, session, client }: Storing, bytes: number, what: "stored" | "uploaded" = "stored"): Read<void> {
	const most = what === "stored" ? maxStored : maxUploaded;
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

export const requireStorage = (storing: Storing, bytes: number): Promise<void> => read(storing.db, countStored(storing, bytes));

/**
 * The bytes of lines and sets that the backend copies into a cart or stores with a sent order.
 * @param snapshot other stored data: an order or offer as sent, the texts of lines, the content of a mail
 */
export const storedByLines = (lines: number, snapshot = ""): number => ofLine * lines + snapshot.length;

/** Counts them. @throws Refused too_many_attempts */
export const requireLines = (storing: Storing, lines: number, snapshot = ""): Promise<void> =>
	requireStorage(storing, storedByLines(lines, snapshot));
