import { type Read, read } from "../db/reads";
import { keyedDigest } from "./digest";
import { Refused } from "./refused";

/** A limit on attempts. */
export interface Limit {
	/** What is limited: "login mailbox". */
	what: string;
	/** Whose attempts are counted: a mailbox, a client or an account. "" is unknown and has no limit. */
	of: string;
	most: number;
	seconds: number;
	/** So many at once: all of them count, or none. */
	times?: number;
}

/**
 * So many mails of a kind (confirmations of orders, copies of these, carts and offers, copies of messages, invitations, that there is no account) a mailbox
 * gets in a day from those who have typed its address, whoever and how many they are.
 */
export const mailsToMailbox = 30;

const minute = 60;
const hour = 60 * minute;

/** Dots in these addresses mean nothing. */
const dotless = ["gmail.com", "googlemail.com"];

/** The canonical form of an address, under which its mailbox is counted: lower case, without the tag of "name+tag@example.com". */
export function canonicalMailbox(email: string): string {
	const [local = "", domain = ""] = email.toLowerCase().split("@");
	const name = local.replace(/\+.*/, "") || local;
	return `${dotless.includes(domain) ? name.replaceAll(".", "") : name}@${domain}`;
}

/** SQL of the canonical form of an address. @param address SQL of it */
export function mailboxSql(address: string): string {
	const domain = `substr(${address}, instr(${address}, '@'))`;
	const local = `substr(${address}, 1, instr(${address}, '@') - 1)`;
	const name = `iif(instr(${local}, '+') > 1, substr(${local}, 1, instr(${local}, '+') - 1), ${local})`;
	const isDotless = `lower(${domain}) IN (${dotless.map((one) => `'@${one}'`).join()})`;
	return `lower(iif(${isDotless}, replace(${name}, '.', ''), ${name}) || ${domain})`;
}

/** What is limited of accounts (H1.17, H5.8, H5.10). */
export const limits = {
	/** For an address from one network: who guesses there locks nobody out elsewhere. */
	loginPair: (email: string, client: string): Limit => ({
		what: "login mailbox and network",
		of: `${canonicalMailbox(email)} ${client}`,
		most: 5,
		seconds: 15 * minute,
	}),
	/** For an address from all networks together, so that many of them do not guess without end: its owner still signs in by a mailed link. */
	login: (email: string, client: string): Limit[] => [
		limits.loginPair(email, client),
		{ what: "login mailbox", of: canonicalMailbox(email), most: 50, seconds: hour },
		{ what: "login client", of: client, most: 30, seconds: 15 * minute },
	],
	signUp: (email: string, client: string): Limit[] => [
		{ what: "sign-up mailbox", of: canonicalMailbox(email), most: 5, seconds: hour },
		{ what: "sign-up client", of: client, most: 5, seconds: hour },
	],
	linkClient: (client: string): Limit[] => [{ what: "link client", of: client, most: 30, seconds: 15 * minute }],
	/** One of a purpose a minute: the mail is still on its way. */
	linkPause: (purpose: string, email: string): Limit => ({
		what: `link ${purpose}`,
		of: canonicalMailbox(email),
		most: 1,
		seconds: minute,
	}),
	/** Those of sign-up for themselves: it is refused for an address that has an account, whose owner must still get links to sign in. */
	linkMailbox: (purpose: string, email: string): Limit => ({
		what: purpose === "verification" ? "sign-up link mailbox" : "link mailbox",
		of: canonicalMailbox(email),
		most: 3,
		seconds: 15 * minute,
	}),
	/** Mails that there is no account with the address: its owner has asked for nothing. */
	strangerMailbox: (email: string): Limit => ({
		what: "stranger mailbox",
		of: canonicalMailbox(email),
		most: mailsToMailbox,
		seconds: 24 * hour,
	}),
	password: (user: number): Limit[] => [{ what: "password", of: String(user), most: 5, seconds: 15 * minute }],
};

/** The database counts under a keyed digest: whom it is about can be recognised there, and neither read nor found by trying. */
const keyOf = ({ what, of }: Limit): string => keyedDigest(`${what}:${of}`);

/**
 * Counts a try, if none of the limits is reached: one statement, so that tries at the same time do not pass together. False where one is, and nothing
 * was counted.
 */
export function countTry(db: D1Database, checked: readonly Limit[]): Read<boolean> {
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

/** The same by itself. */
export const mayTry = (db: D1Database, checked: readonly Limit[]): Promise<boolean> => read(db, countTry(db, checked));

/** A row for each; none is counted where the last of them would be too many. */
function triesOf(limit: Limit): { key: string; most: number; window: string }[] {
	const { most, times = 1 } = limit;
	return Array.from({ length: times }, () => ({ key: keyOf(limit), most: most - times + 1, window: windowOf(limit) }));
}

/** The same. @throws Refused too_many_attempts */
export async function requireTry(db: D1Database, checked: readonly Limit[]): Promise<void> {
	if (!(await mayTry(db, checked))) throw await triedTooOften(db, checked);
}

/** The refusal where one of the limits is reached. */
export const triedTooOften = async (db: D1Database, checked: readonly Limit[]): Promise<Refused> =>
	new Refused("too_many_attempts", "That was tried too often lately.", undefined, undefined, await reachedLimit(db, checked));

/** Whether a limit is reached; counts no attempt. */
export async function isReached(db: D1Database, limit: Limit): Promise<boolean> {
	const count = await db
		.prepare("SELECT COUNT(*) AS n FROM attempts WHERE key = ? AND at > strftime('%Y-%m-%dT%H:%M:%SZ', 'now', ?)")
		.bind(keyOf(limit), windowOf(limit))
		.first("n");
	return Number(count) >= limit.most;
}

/** The name of the reached limit, for the security log. */
async function reachedLimit(db: D1Database, checked: readonly Limit[]): Promise<string> {
	const limited = checked.filter(({ of }) => of !== "");
	const areReached = await Promise.all(limited.map((limit) => isReached(db, limit)));
	return (limited.find((_, index) => areReached[index]) ?? limited[0])?.what ?? "unknown";
}

/** Resets a count after a successful attempt. @returns a statement for a batch */
export const clearTries = (db: D1Database, limit: Limit): D1PreparedStatement =>
	db.prepare("DELETE FROM attempts WHERE key = ?").bind(keyOf(limit));

const windowOf = ({ seconds }: Limit): string => `-${seconds} seconds`;
