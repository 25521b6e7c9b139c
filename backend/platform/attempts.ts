import { type Read, read } from "../db/reads";
import { keyedDigest } from "./digest";
import { Refused } from "./refused";

export interface Limit {
	/** The limited action: "login mailbox". */
	what: string;
	/** The mailbox, client or account whose attempts are counted. "" is unknown and has no limit. */
	of: string;
	most: number;
	seconds: number;
	/** Counts this many attempts at once, either all or none. */
	times?: number;
}

/**
 * How many mails of a kind (order confirmations and their copies, carts and offers, copies of messages, invitations, notes that no account
 * exists) a mailbox receives in a day from everyone who types its address.
 */
export const mailsToMailbox = 30;

const minute = 60;
const hour = 60 * minute;

/** These providers ignore dots in addresses. */
const dotless = ["gmail.com", "googlemail.com"];

/** The canonical form of an address, which identifies its mailbox: lower case, without the tag of "name+tag@example.com". */
export function canonicalMailbox(email: string): string {
	const [local = "", domain = ""] = email.toLowerCase().split("@");
	const name = local.replace(/\+.*/, "") || local;
	return `${dotless.includes(domain) ? name.replaceAll(".", "") : name}@${domain}`;
}

/**
 * SQL of the canonical form of an address.
 * @param address SQL of the address
 */
export function mailboxSql(address: string): string {
	const domain = `substr(${address}, instr(${address}, '@'))`;
	const local = `substr(${address}, 1, instr(${address}, '@') - 1)`;
	const name = `iif(instr(${local}, '+') > 1, substr(${local}, 1, instr(${local}, '+') - 1), ${local})`;
	const isDotless = `lower(${domain}) IN (${dotless.map((one) => `'@${one}'`).join()})`;
	return `lower(iif(${isDotless}, replace(${name}, '.', ''), ${name}) || ${domain})`;
}

/** Limits on accounts (H1.17, H5.8, H5.10). */
export const limits = {
	/** Limits an address from one network, so that an attacker there does not lock the owner out elsewhere. */
	loginPair: (email: string, client: string): Limit => ({
		what: "login mailbox and network",
		of: `${canonicalMailbox(email)} ${client}`,
		most: 5,
		seconds: 15 * minute,
	}),
	/** Limits an address across all networks, so that many of them cannot guess forever. The owner can still sign in with a mailed link. */
	login: (email: string, client: string): Limit[] => [
		limits.loginPair(email, client),
		{ what: "login mailbox", of: canonicalMailbox(email), most: 50, seconds: hour },
		limits.loginClient(client),
	],
	loginClient: (client: string): Limit => ({ what: "login client", of: client, most: 30, seconds: 15 * minute }),
	signUp: (email: string, client: string): Limit[] => [
		{ what: "sign-up mailbox", of: canonicalMailbox(email), most: 5, seconds: hour },
		{ what: "sign-up client", of: client, most: 5, seconds: hour },
	],
	linkClient: (client: string): Limit[] => [{ what: "link client", of: client, most: 30, seconds: 15 * minute }],
	/** Allows one link per purpose and minute, since the mail may still be on its way. */
	linkPause: (purpose: string, email: string): Limit => ({
		what: `link ${purpose}`,
		of: canonicalMailbox(email),
		most: 1,
		seconds: minute,
	}),
	/** Counts sign-up links separately: sign-up is refused for an address with an account, whose owner must still receive sign-in links. */
	linkMailbox: (purpose: string, email: string): Limit => ({
		what: purpose === "verification" ? "sign-up link mailbox" : "link mailbox",
		of: canonicalMailbox(email),
		most: 3,
		seconds: 15 * minute,
	}),
	/** Limits mails that say that no account has the address, since its owner did not request them. */
	strangerMailbox: (email: string): Limit => ({
		what: "stranger mailbox",
		of: canonicalMailbox(email),
		most: mailsToMailbox,
		seconds: 24 * hour,
	}),
	password: (user: number): Limit[] => [{ what: "password", of: String(user), most: 5, seconds: 15 * minute }],
};

/** The key of a count is a keyed digest: the database recognises the person, but nobody can read or guess who it is. */
const keyOf = ({ what, of }: Limit): string => keyedDigest(`${what}:${of}`);

/**
 * Counts an attempt unless a limit is reached. One statement does both, so that concurrent attempts cannot pass together. False if a limit
 * is reached and nothing was counted.
 */
export function countAttempt(db: D1Database, checked: readonly Limit[]): Read<boolean> {
	const counted = checked.filter(({ of }) => of !== "").flatMap(triesOf);
	if (counted.length === 0) return { statements: [], parse: () => true };
	const statement = db
		.prepare(
			`INSERT INTO attempts (key) SELECT l.value ->> 'key' FROM json_each(?1) l
			WHERE NOT EXISTS (SELECT 1 FROM json_each(?1) r WHERE (SELECT COUNT(*) FROM attempts a WHERE a.key = r.value ->> 'key'
				AND a.at > strftime('%Y-%m-%dT%H:%M:%SZ', 'now', r.value ->> 'window')) >= r.value ->> 'most')`,
		)
		.bind(JSON.stringify(counted));
	return { statements: [statement], parse: ([done]) => done !== undefined && done.meta.changes > 0 };
}

export const tryCounting = (db: D1Database, checked: readonly Limit[]): Promise<boolean> => read(db, countAttempt(db, checked));

/** A row per attempt; none is counted if the last one would exceed the limit. */
function triesOf(limit: Limit): { key: string; most: number; window: string }[] {
	const { most, times = 1 } = limit;
	return Array.from({ length: times }, () => ({ key: keyOf(limit), most: most - times + 1, window: windowOf(limit) }));
}

/**
 * Counts an attempt.
 * @throws Refused too_many_attempts
 */
export async function requireAttempt(db: D1Database, checked: readonly Limit[]): Promise<void> {
	if (!(await tryCounting(db, checked))) throw await tooManyAttempts(db, checked);
}

export const tooManyAttempts = async (db: D1Database, checked: readonly Limit[]): Promise<Refused> =>
	new Refused("too_many_attempts", "That was tried too often lately.", undefined, undefined, await reachedLimit(db, checked));

/** Returns whether a limit is reached, without counting an attempt. */
export async function isLimitReached(db: D1Database, limit: Limit): Promise<boolean> {
	const count = await db
		.prepare("SELECT COUNT(*) AS n FROM attempts WHERE key = ? AND at > strftime('%Y-%m-%dT%H:%M:%SZ', 'now', ?)")
		.bind(keyOf(limit), windowOf(limit))
		.first("n");
	return Number(count) >= limit.most;
}

async function reachedLimit(db: D1Database, checked: readonly Limit[]): Promise<string> {
	const limited = checked.filter(({ of }) => of !== "");
	const areReached = await Promise.all(limited.map((limit) => isLimitReached(db, limit)));
	return (limited.find((_, index) => areReached[index]) ?? limited[0])?.what ?? "unknown";
}

/**
 * Resets a count after success.
 * @returns a statement for a batch
 */
export const clearAttempts = (db: D1Database, limit: Limit): D1PreparedStatement =>
	db.prepare("DELETE FROM attempts WHERE key = ?").bind(keyOf(limit));

const windowOf = ({ seconds }: Limit): string => `-${seconds} seconds`;
