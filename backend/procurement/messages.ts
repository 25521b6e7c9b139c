import { now } from "../db/rows";
import { type Limit, tryCounting } from "../platform/attempts";

/** A message of a connection, for its log at the desk. It must contain no secret. */
export interface LoggedMessage {
	connection: number;
	direction: "in" | "out";
	/** The message's own name: PunchOutSetupRequest, DETAIL. */
	kind: string;
	/** Its number at the sender; none by default. */
	payloadId?: string;
	/** The problem: a key of contract/procurement.ts, or words; none if it was right. */
	problem?: string;
	text: string;
	/** It came without the right secret: anybody can name a connection. */
	isStranger?: boolean;
}

/** The log keeps so many messages of a connection. */
const keptMessages = 100;
/** So many of them may be of strangers, who therefore push out no others. */
const keptOfStrangers = 20;
const maxText = 64 * 1024;

/** @returns statements for a batch */
export function logMessage(
	db: D1Database,
	{ connection, direction, kind, payloadId = "", problem = "", text, isStranger = false }: LoggedMessage,
) {
	return [
		db
			.prepare(
				`INSERT INTO procurement_messages (connection_id, direction, kind, payload_id, state, problem, text, is_stranger, at)
				SELECT id, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ${now()} FROM connections WHERE id = ?1`,
			)
			.bind(
				connection,
				direction,
				kind.slice(0, 80),
				payloadId.slice(0, 255),
				problem === "" ? "done" : "refused",
				problem,
				text.slice(0, maxText),
				isStranger ? 1 : 0,
			),
		...(isStranger
			? [
					db
						.prepare(
							`DELETE FROM procurement_messages WHERE connection_id = ?1 AND is_stranger = 1 AND id <= (SELECT id FROM procurement_messages
							WHERE connection_id = ?1 AND is_stranger = 1 ORDER BY id DESC LIMIT 1 OFFSET ${keptOfStrangers})`,
						)
						.bind(connection),
				]
			: []),
		db
			.prepare(
				`DELETE FROM procurement_messages WHERE connection_id = ?1 AND id <= (SELECT id FROM procurement_messages
				WHERE connection_id = ?1 ORDER BY id DESC LIMIT 1 OFFSET ${keptMessages})`,
			)
			.bind(connection),
	];
}

const windowSeconds = 15 * 60;

/** @param isLimited a limit of sign-ins has refused it: then one message tells of all in a window */
const ofStrangers = (connection: number, isLimited: boolean): Limit => ({
	what: isLimited ? "procurement log beyond a limit" : "procurement log",
	of: String(connection),
	most: isLimited ? 1 : keptOfStrangers,
	seconds: windowSeconds,
});

/** Logs a message that came without the right secret, unless there were many of them lately. */
export async function logStranger(db: D1Database, isLimited: boolean, message: Omit<LoggedMessage, "isStranger">): Promise<void> {
	if (!(await tryCounting(db, [ofStrangers(message.connection, isLimited)]))) return;
	await db.batch(logMessage(db, { ...message, isStranger: true }));
}
