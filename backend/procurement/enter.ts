import type { BackendLocale } from "../../contract/locale";
import type { ConnectionKind, Entered, FormField } from "../../contract/procurement";
import type { BackendEnv } from "../env";
import { type Connection, signInSystem } from "./connections";
import { maskedFields } from "./masked";
import { logMessage, logStranger } from "./messages";
import { type StoredGoods, storeCart } from "./store-cart";
import { type NewVisit, prepareVisit } from "./visits";
import { Wrong } from "./wrong";

/** A system that opens the catalogue by the fields of a form. */
export interface Asking {
	db: D1Database;
	env: BackendEnv;
	locale: BackendLocale;
	/** The network that asks (BackendRequest). */
	client: string;
}

interface Call {
	kind: ConnectionKind;
	login: string;
	secret: string;
	/** The language that the system asks for; null for none. */
	locale: BackendLocale | null;
	/** As its connection's log shows it, where secrets are masked. */
	logged: { kind: string; fields: readonly FormField[] };
}

/** Signs a system in and answers its call. Each call, also a refused one, is in its connection's log. */
export async function enter(
	{ db, client }: Asking,
	{ kind, login, secret, locale, logged }: Call,
	answerTo: (connection: Connection) => Promise<Entered | Wrong>,
): Promise<Entered> {
	const { connection, problem } = await signInSystem(db, { kind, login, secret, client });
	const done = connection && problem === null ? await answerTo(connection) : new Wrong(problem ?? "secret");
	if (connection) {
		const wrong = done instanceof Wrong ? done.problem : "";
		const text = maskedFields(logged.fields, { sent: [secret], digest: connection.secret_digest });
		const message = { kind: logged.kind, text, connection: connection.id, direction: "in", problem: wrong } as const;
		if (problem === "secret" || problem === "tooMany") await logStranger(db, problem === "tooMany", message);
		else await db.batch(logMessage(db, message));
	}
	return done instanceof Wrong ? { kind: "refused", problem: done.problem, about: done.about, locale } : done;
}

/**
 * Prepares a visit that begins with its first page.
 * @param goods of its cart; none by default
 */
export async function startVisit({ db, locale }: Asking, connection: Connection, visit: NewVisit, goods?: StoredGoods): Promise<Entered> {
	const { token, cart, statements } = prepareVisit(db, connection, visit);
	await db.batch([...statements, ...(goods ? storeCart(db, visit.sent.locale ?? locale, goods, cart) : [])]);
	return { kind: "start", token, locale: visit.sent.locale ?? null };
}
