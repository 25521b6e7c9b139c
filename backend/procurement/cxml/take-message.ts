import type { BackendLocale } from "../../../contract/locale";
import { logError } from "../../platform/request-log";
import { type Connection, connectionByLogin, signInSystem } from "../connections";
import { maskedWords, maskedXml, textOf } from "../masked";
import { logMessage, logStranger } from "../messages";
import { noticeSecret } from "../notices/notice-secret";
import { profileAnswer, setupAnswer } from "./answers";
import type { Asked } from "./asked";
import { type CxmlMessage, maxMessageBytes, readMessage } from "./read-message";
import { CxmlRefusal } from "./status";
import { takeOrder } from "./take-order";
import { takeSetUp } from "./take-set-up";
import { answer, type Envelope, newPayloadId } from "./write-message";

/** Where the shop takes messages. */
const address = (origin: string): string => `${origin}/punchout/cxml`;

/** The time since which the shop takes the messages of its profile. */
const since = new Date("2026-11-30T00:00:00Z");

/** Answers a message in its own language, whatever it is, and logs it for the connection that it names. */
export async function takeMessage(asked: Asked): Promise<string> {
	const envelope: Envelope = { payloadId: newPayloadId(), at: new Date(), language: "en" };
	let known: Known = { connection: null, isSignedIn: false, kind: "cXML", payloadId: "", secrets: [] };
	try {
		const message = readMessage(asked.bytes);
		known = { ...known, kind: message.request.name, payloadId: message.payloadId, secrets: message.secrets };
		const [locale = asked.locale] = localesOf(message.language);
		const said = { ...asked, locale };
		const connection = await signIn(said, message, (named) => {
			known = { ...known, connection: named };
		});
		known = { ...known, isSignedIn: true };
		const answered = await answerTo(said, connection, message, envelope);
		await log(asked, known, "");
		return answered;
	} catch (error) {
		if (error instanceof CxmlRefusal) {
			const named = known.connection ?? (await connectionNamedIn(asked));
			await log(asked, { ...known, connection: named }, error.message, error.status === overLimit);
			return answer(envelope, error.status, error.message);
		}
		logError({ part: "cxml", kind: known.kind, error: String(error) });
		await log(asked, known, "It failed here: the system may send it again.").catch(() => undefined);
		return answer(envelope, 500, "It failed here. Please send it again later.");
	}
}

async function answerTo(asked: Asked, connection: Connection, message: CxmlMessage, envelope: Envelope): Promise<string> {
	const { name } = message.request;
	switch (name) {
		case "ProfileRequest":
			return profileAnswer(envelope, address(asked.origin), since);
		case "PunchOutSetupRequest":
			return setupAnswer(envelope, await takeSetUp(asked, connection, message));
		case "OrderRequest":
			return answer(envelope, 200, await takeOrder(asked, connection, message));
		default:
			throw new CxmlRefusal(450, `${name} is not taken here.`);
	}
}

interface Known {
	connection: Connection | null;
	/** The message has the connection's secret: anybody can name a connection. */
	isSignedIn: boolean;
	kind: string;
	payloadId: string;
	secrets: readonly string[];
}

/** Systems send again what is answered with it: the right secret may have come from a network of many wrong ones. */
const overLimit = 560;

const reasons = {
	secret: "The name or the secret is not right.",
	tooMany: "There were too many attempts with a wrong secret: try again in a quarter of an hour.",
	inactive: "The connection is switched off at the seller's.",
	member: "The connection's member has left the company: write to the seller.",
} as const;

/**
 * Finds the connection that a message names: by its From, or by its Sender if the system knows the company by that alone.
 * @param named receives the connection before its secret is compared, for its log
 * @throws CxmlRefusal 401, 560 beyond the limits of a network
 */
async function signIn({ env, client }: Asked, message: CxmlMessage, named: (connection: Connection) => void): Promise<Connection> {
	const identities = [...new Set([...message.from, ...message.sender].map(({ identity }) => identity))].slice(0, 6);
	const [first = ""] = identities;
	let login = first;
	for (const identity of identities) {
		const connection = await connectionByLogin(env.DB, "cxml", identity);
		if (!connection) continue;
		named(connection);
		login = identity;
		break;
	}
	const [secret = ""] = message.secrets;
	const { connection, problem } = await signInSystem(env.DB, {
		kind: "cxml",
		login,
		secret,
		client,
		other: (one) => (one.network === "" ? null : noticeSecret(env, one)),
	});
	if (problem !== null) throw new CxmlRefusal(problem === "tooMany" ? overLimit : 401, reasons[problem]);
	return connection;
}

/** The connection that a message names which cannot be read, for its log alone. */
async function connectionNamedIn({ env, bytes }: Asked): Promise<Connection | null> {
	const [, identity] = /<Identity>\s*([^<\s]{1,255})\s*</.exec(textOf(bytes.subarray(0, maxMessageBytes))) ?? [];
	return identity === undefined ? null : connectionByLogin(env.DB, "cxml", identity);
}

async function log({ env, bytes }: Asked, known: Known, problem: string, isLimited = false): Promise<void> {
	const { connection, isSignedIn, kind, payloadId, secrets } = known;
	if (!connection) return;
	const secret = { sent: secrets, digest: connection.secret_digest };
	const text = maskedXml(textOf(bytes.subarray(0, maxMessageBytes)), secret);
	const logged = { connection: connection.id, direction: "in", kind, payloadId, problem: maskedWords(problem, secret), text } as const;
	if (isSignedIn) await env.DB.batch(logMessage(env.DB, logged));
	else await logStranger(env.DB, isLimited, logged);
}

/** The shop's locale of a message's language: "de-AT" → de; none for a language that the shop does not speak. */
function localesOf(language: string): BackendLocale[] {
	const locales: Readonly<Record<string, BackendLocale>> = { de: "de", en: "en", et: "ee", fi: "fi" };
	const known = locales[language.slice(0, 2).toLowerCase()];
	return known ? [known] : [];
}
