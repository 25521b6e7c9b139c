import { randomInt } from "node:crypto";
import * as z from "zod";
import {
	type ConnectionKind,
	cartFields,
	connectionKinds,
	connectionRules,
	type PunchoutProblem,
	withinOf,
} from "../../contract/procurement";
import { json, rowsOf } from "../db/rows";
import { isLimitReached, type Limit, tryCounting } from "../platform/attempts";
import { sha256 } from "../platform/digest";
import { isSameSecret } from "../platform/same-secret";
import { logSecurity } from "../platform/security-events";

export const connectionRow = z.object({
	id: z.number(),
	kind: z.enum(connectionKinds),
	name: z.string(),
	login: z.string(),
	team_id: z.number(),
	user_id: z.number(),
	secret_digest: z.string(),
	return_urls: json(z.array(z.string())),
	frame_origins: json(z.array(z.string())),
	units: json(z.record(z.string(), z.string())),
	rules: json(connectionRules),
	/** The network between both, such as "ariba"; '' for none. */
	network: z.string(),
	cart_field: z.enum(cartFields),
	is_active: z.number(),
	version: z.number(),
	/** Whether the member whose rights its users have is still in the company's team. */
	has_member: z.number(),
});
export type Connection = z.output<typeof connectionRow>;

/** The goods of a connection, as `goodsOutside` and calls take them. */
export const goodsWithin = ({ rules }: Pick<Connection, "rules">): string | undefined => withinOf(rules.categories);

/** Columns of a connection c. */
export const connectionColumns = `c.id, c.kind, c.name, c.login, c.team_id, c.user_id, c.secret_digest, c.return_urls, c.frame_origins, c.units, c.rules,
	c.network, c.cart_field, c.is_active, c.version, EXISTS (SELECT 1 FROM team_members m JOIN users u ON u.id = m.user_id
		WHERE m.user_id = c.user_id AND m.team_id = c.team_id AND u.is_deleted = 0) AS has_member`;

async function oneConnection(db: D1Database, where: string, values: (string | number)[]): Promise<Connection | null> {
	const found = await db
		.prepare(`SELECT ${connectionColumns} FROM connections c WHERE ${where}`)
		.bind(...values)
		.all();
	return rowsOf(connectionRow, found)[0] ?? null;
}

export const connectionByLogin = (db: D1Database, kind: ConnectionKind, login: string): Promise<Connection | null> =>
	oneConnection(db, "c.login = ?1 COLLATE NOCASE AND c.kind = ?2", [login, kind]);

export const connectionById = (db: D1Database, id: number): Promise<Connection | null> => oneConnection(db, "c.id = ?", [id]);

/** Letters and digits that nobody confuses, and that every system's form, address and XML takes. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
const secretLength = 28;

/** More than 130 random bits. */
export const newSecret = (): string => Array.from({ length: secretLength }, () => alphabet[randomInt(alphabet.length)]).join("");

export const secretDigest = (secret: string): string => sha256(secret);

interface Attempt {
	kind: ConnectionKind;
	login: string;
	secret: string;
	/** The network that asks (BackendRequest). */
	client: string;
	/** A secret that the connection has besides its own; null for none. */
	other?: (connection: Connection) => string | null;
}

const minutes = 60;

/** Only failures count: a whole office signs in from one network. Each protocol counts apart. */
const networkLimits = ({ kind, login, client }: Attempt): Limit[] =>
	[
		{ what: "connection and network", of: `${kind} ${login.toLowerCase()} ${client}`, most: 5, seconds: 15 * minutes },
		{ what: "connections client", of: `${kind} ${client}`, most: 30, seconds: 15 * minutes },
	].filter(() => client !== "");

/** The right secret passes it: otherwise strangers of many networks could lock a system out. */
const nameLimit = ({ kind, login }: Attempt): Limit => ({
	...{ what: "connection", of: `${kind} ${login.toLowerCase()}`, most: 50, seconds: 60 * minutes },
});

export type SignIn =
	| { connection: Connection; problem: null }
	/** `connection` is the one that the login names, for its log; null if there is none. */
	| { connection: Connection | null; problem: Extract<PunchoutProblem, "secret" | "tooMany" | "inactive" | "member"> };

/** Checks name and secret of a system. A wrong secret and an unknown name look the same, and take the same time. */
export async function signInSystem(db: D1Database, attempt: Attempt): Promise<SignIn> {
	const ofNetwork = networkLimits(attempt);
	const byName = nameLimit(attempt);
	const [connection, isNameReached, ...reached] = await Promise.all([
		connectionByLogin(db, attempt.kind, attempt.login),
		isLimitReached(db, byName),
		...ofNetwork.map((limit) => isLimitReached(db, limit)),
	]);
	const other = connection && attempt.other?.(connection);
	const isOther = typeof other === "string" && isSameSecret(attempt.secret, other);
	const isRight = isSameSecret(secretDigest(attempt.secret), connection?.secret_digest ?? "") || isOther;
	const isKnown = connection !== null && isRight;
	if (reached.includes(true) || (isNameReached && !isKnown)) {
		// Each network is counted on, also once the name is not.
		if (!isKnown) await tryCounting(db, ofNetwork);
		logSecurity("limit_reached", "connection");
		return { connection, problem: "tooMany" };
	}
	if (!isKnown) {
		await Promise.all([tryCounting(db, ofNetwork), tryCounting(db, [byName])]);
		logSecurity("sign_in_refused", "connection");
		return { connection, problem: "secret" };
	}
	if (connection.is_active === 0) return { connection, problem: "inactive" };
	if (connection.has_member === 0) return { connection, problem: "member" };
	return { connection, problem: null };
}

/** Whether a cart may return to an address: it is listed, or on a host whose origin is. */
export function isReturnUrl({ return_urls }: Pick<Connection, "return_urls">, address: string): boolean {
	const url = URL.parse(address);
	if (url === null || url.protocol !== "https:" || url.username !== "" || url.password !== "") return false;
	return return_urls.some((listed) => {
		const known = URL.parse(listed);
		if (known === null || known.origin !== url.origin) return false;
		const isWholeHost = known.pathname === "/" && known.search === "";
		// The system adds a session of its own behind the listed path.
		return isWholeHost || (known.pathname === url.pathname && (known.search === "" || known.search === url.search));
	});
}
