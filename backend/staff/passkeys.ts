import * as z from "zod";
import type { deskPasskeys, passkeyDoor } from "../../contract/desk/passkeys";
import type { BackendLocale } from "../../contract/locale";
import { now, rowsOf } from "../db/rows";
import { clearAttempts, limits, requireAttempt } from "../platform/attempts";
import { notFound, Refused } from "../platform/refused";
import { newToken, tokenHash } from "../platform/token";
import { requirePassword, tellAdded } from "./own-password";
import { codeLimit } from "./sign-in";

/** Loaded for the first passkey: its parts that read certificates take longer to begin than the rest of the backend. */
const webauthn = () => import("./webauthn");

const minutesOfChallenge = 5;

const storeChallenge = (db: D1Database, challenge: string, staff: number | null, origin: string): D1PreparedStatement =>
	db
		.prepare(
			`INSERT INTO staff_challenges (digest, staff_id, origin, expires_at) VALUES (?, ?, ?, ${now(`+${minutesOfChallenge} minutes`)})`,
		)
		.bind(tokenHash(challenge), staff, origin);

/**
 * Deletes a challenge, so that it is answered once, whether rightly or not.
 * @returns the origin at which it was asked for
 * @throws Refused link_invalid for one that is over, unknown or another person's
 */
async function takeChallenge(db: D1Database, challenge: string, staff: number | null): Promise<string> {
	const origin = await db
		.prepare(`DELETE FROM staff_challenges WHERE digest = ? AND staff_id IS ? AND expires_at > ${now()} RETURNING origin`)
		.bind(tokenHash(challenge), staff)
		.first("origin");
	if (typeof origin !== "string") throw new Refused("link_invalid", "The challenge is over: begin again.", undefined, undefined, "passkey");
	return origin;
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const own = z.object({ id: z.number(), name: z.string(), created_at: z.string(), used_at: z.string().nullable() });

export async function passkeysOf(db: D1Database, staff: number): Promise<{ passkeys: z.output<typeof own>[] }> {
	const found = await db
		.prepare("SELECT id, name, created_at, used_at FROM staff_passkeys WHERE staff_id = ? ORDER BY id")
		.bind(staff)
		.all();
	return { passkeys: rowsOf(own, found) };
}

const person = z.object({ email: z.string(), name: z.string() });

/** @param origin of the desk @throws Refused as `requirePassword` does */
export async function beginPasskey(db: D1Database, staff: number, { origin, password }: { origin: string; password: string }) {
	await requirePassword(db, staff, password);
	const [found, known] = await db.batch([
		db.prepare("SELECT email, name FROM staff WHERE id = ? AND removed_at IS NULL").bind(staff),
		db.prepare("SELECT credential FROM staff_passkeys WHERE staff_id = ? ORDER BY id").bind(staff),
	]);
	const [who] = rowsOf(person, found);
	if (!who) throw notFound("There is no such person.");
	const credentials = rowsOf(z.object({ credential: z.string() }), known).map(({ credential }) => credential);
	const { optionsToMake } = await webauthn();
	const options = await optionsToMake(origin, { id: staff, ...who, credentials });
	await storeChallenge(db, options.challenge, staff, origin).run();
	return options;
}

/** @throws Refused link_invalid for a challenge that is over; invalid for anything but what was asked for; conflict if it is known */
export async function addPasskey(
	db: D1Database,
	staff: number,
	locale: BackendLocale,
	{ name, challenge, passkey }: z.output<typeof deskPasskeys.add.body>,
): Promise<{ message: string }> {
	const origin = await takeChallenge(db, challenge, staff);
	const { readMade } = await webauthn();
	const { credential, publicKey, counter } = await readMade(origin, { challenge, passkey }).catch((error) => {
		throw new Refused("invalid", wordsOf(error), undefined, undefined, "passkey");
	});
	const [added] = await db.batch([
		db
			.prepare(
				`INSERT INTO staff_passkeys (staff_id, credential, public_key, counter, name)
				SELECT id, ?2, ?3, ?4, ?5 FROM staff WHERE id = ?1 AND removed_at IS NULL ON CONFLICT (credential) DO NOTHING`,
			)
			.bind(staff, credential, publicKey, counter, name),
		tellAdded(db, staff, locale, { what: "passkey", name, secret: challenge }),
	]);
	if (added?.meta.changes !== 1) throw new Refused("conflict", "The passkey is known already.");
	return { message: `The passkey ${name} is added.` };
}

/** @throws Refused not_found */
export async function removePasskey(db: D1Database, staff: number, id: number): Promise<{ message: string }> {
	const name = await db.prepare("DELETE FROM staff_passkeys WHERE id = ? AND staff_id = ? RETURNING name").bind(id, staff).first("name");
	if (typeof name !== "string") throw notFound("There is no such passkey.");
	return { message: `The passkey ${name} is removed.` };
}

/** @param origin of the desk */
export async function askForPasskey(db: D1Database, origin: string) {
	const { optionsToSign } = await webauthn();
	const options = await optionsToSign(origin);
	await storeChallenge(db, options.challenge, null, origin).run();
	return options;
}

const known = z.object({ id: z.number(), staff_id: z.number(), credential: z.string(), public_key: z.string(), counter: z.number() });

/**
 * Signs in with a passkey, which names its person.
 * @returns the secret of a new session
 * @throws Refused link_invalid for a challenge that is over; invalid_credentials for any other passkey or signature; too_many_attempts
 */
export async function signInWithPasskey(
	{ db, client }: { db: D1Database; client: string },
	{ challenge, passkey, device }: z.output<typeof passkeyDoor.signIn.body>,
): Promise<{ session: string }> {
	await requireAttempt(db, [limits.loginClient(client)]);
	const origin = await takeChallenge(db, challenge, null);
	const { handleOf, readSigned } = await webauthn();
	const [found] = rowsOf(
		known,
		await db
			.prepare(
				`SELECT k.id, k.staff_id, k.credential, k.public_key, k.counter FROM staff_passkeys k JOIN staff p ON p.id = k.staff_id
				WHERE k.credential = ? AND p.removed_at IS NULL`,
			)
			.bind(passkey.id)
			.all(),
	);
	if (!found || passkey.response.userHandle !== handleOf(found.staff_id)) throw wrongPasskey("Nobody has this passkey.");
	await requireAttempt(db, [codeLimit(found.staff_id)]);
	const counter = await readSigned(origin, { challenge, passkey }, found).catch((error) => {
		throw wrongPasskey(wordsOf(error));
	});
	const session = newToken();
	const [begun] = await db.batch([
		// Of two signatures with the same counter, of an authenticator and its copy, one begins a session.
		db
			.prepare(
				`INSERT INTO staff_sessions (digest, staff_id, browser, system)
				SELECT ?1, k.staff_id, ?2, ?3 FROM staff_passkeys k JOIN staff p ON p.id = k.staff_id
				WHERE k.id = ?4 AND p.removed_at IS NULL AND (k.counter < ?5 OR (k.counter = 0 AND ?5 = 0))`,
			)
			.bind(tokenHash(session), device.browser, device.system, found.id, counter),
		db
			.prepare(`UPDATE staff_passkeys SET counter = ?2, used_at = ${now()} WHERE id = ?1 AND (counter < ?2 OR (counter = 0 AND ?2 = 0))`)
			.bind(found.id, counter),
		clearAttempts(db, codeLimit(found.staff_id)),
	]);
	if (begun?.meta.changes !== 1) throw wrongPasskey("The counter of the signature does not grow.");
	return { session };
}

const wrongPasskey = (reason: string): Refused => new Refused("invalid_credentials", reason, undefined, undefined, "passkey");
