import { now } from "../db/rows";

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
}

/** The log keeps so many messages of a connection. */
export const keptMessages = 100;
const maxText = 64 * 1024;

/** @returns statements for a batch */
export function logMessage(db: D1Database, { connection, direction, kind, payloadId = "", problem = "", text }: LoggedMessage) {
	return [
		db
			.prepare(
				`INSERT INTO procurement_messages (connection_id, direction, kind, payload_id, state, problem, text, at)
				SELECT id, ?2, ?3, ?4, ?5, ?6, ?7, ${now()} FROM connections WHERE id = ?1`,
			)
			.bind(
				connection,
				direction,
				kind.slice(0, 80),
				payloadId.slice(0, 255),
				problem === "" ? "done" : "refused",
				problem,
				text.slice(0, maxText),
			),
		db
			.prepare(
				`DELETE FROM procurement_messages WHERE connection_id = ?1 AND id <= (SELECT id FROM procurement_messages
				WHERE connection_id = ?1 ORDER BY id DESC LIMIT 1 OFFSET ${keptMessages})`,
			)
			.bind(connection),
	];
}
