import type { Seller } from "../../contract/seller/own-data";
import { sellerInForce } from "../db/seller";
import type { BackendEnv } from "../env";
import { logError } from "../platform/request-log";
import { abandonCrashed, claim, lease, type Settled, settle } from "./claims";
import type { MailData } from "./mail-data";
import { addressed, type Mail, mailOf, type OutboxRow } from "./outbox";
import { releaseCopies } from "./schedule-mail";
import { composed, hasTransport, type Sender, senderOf, transportOf } from "./sender";
import { type Failure, type Transport, Unreachable, withoutAddresses } from "./transport";

interface Turn {
	/** The period in which new mails are started. */
	within: number;
	/** The limit for sending one mail; less than its lease. */
	longest: number;
}

/** The platform ends work 30 s after a response; a cron run may last until the next one. */
const afterwards: Turn = { within: 5_000, longest: 23_000 };
const everyMinute: Turn = { within: 45_000, longest: lease - 10_000 };

/** Sends due mails after the response to a request that wrote one. */
export const dispatchAfterAnswer = (env: BackendEnv, data: MailData): Promise<void> => dispatch(env, data, afterwards);

/** Sends waiting mails, and those that a crashed dispatcher left. Runs every minute. */
export async function dispatchEveryMinute(env: BackendEnv, data: MailData): Promise<void> {
	await releaseCopies(env.DB).run();
	const mails = await abandonCrashed(env.DB, new Date());
	if (mails > 0) log({ mails, state: "given up", error: "Every attempt has ended without a word." });
	if (env.DEV_PAGES !== "1" && !hasTransport(env)) return logMissingTransport(env.DB);
	await dispatch(env, data, everyMinute);
}

/** In production a missing mail transport is an error. */
async function logMissingTransport(db: D1Database): Promise<void> {
	const waiting = Number(
		await db.prepare("SELECT COUNT(*) AS count FROM outbox WHERE sent_at IS NULL AND given_up_at IS NULL AND is_held = 0").first("count"),
	);
	if (waiting > 0) log({ error: "Mails wait, and neither SMTP_URL nor SEND_EMAIL is set.", waiting });
}

/**
 * Sends due mails one after the other; each mail is claimed by one dispatcher. Failures are stored and logged, never thrown.
 * @param clock returns the current time
 */
export async function dispatch(
	env: BackendEnv,
	data: MailData,
	{ within, longest }: Turn = everyMinute,
	clock = () => new Date(),
): Promise<void> {
	if (!hasTransport(env)) return;
	let transport: Transport | null = null;
	try {
		const seller = await sellerInForce(env.DB);
		const sender = senderOf(env, seller);
		transport = transportOf(env, sender);
		if (!transport) return;
		const end = Date.now() + within;
		while (Date.now() < end) {
			const claimed = await claim(env.DB, clock());
			if (!claimed) return;
			const row = addressed(claimed, env, seller);
			const settled = await attempt(env.DB, data, row, { sender, seller }, { transport, end: Date.now() + longest });
			const state = await settle(env.DB, row, settled, clock());
			if (settled.error) log({ mail: row.id, kind: row.kind, attempt: row.attempts, state, error: settled.error });
			if (settled.isOutage) return;
		}
	} catch (error) {
		log({ error: withoutAddresses(String(error)) });
	} finally {
		transport?.close();
	}
}

const log = (facts: Record<string, string | number>): void => logError({ part: "mail", ...facts });

async function attempt(
	db: D1Database,
	data: MailData,
	row: OutboxRow,
	{ sender, seller }: { sender: Sender; seller: Seller },
	{ transport, end }: { transport: Transport; end: number },
): Promise<Settled> {
	const delivered = [...row.delivered];
	const refused = [...row.refused];
	const failures: Failure[] = [];
	try {
		const mail = await mailOf(db, data, row, seller);
		const left = row.recipients.filter((address) => ![...delivered, ...refused].includes(address));
		for (const copy of copiesOf(mail, row, left)) {
			const message = await composed(mail, sender, copy.named, copy.key);
			const outcome = await withTimeout(transport.deliver({ from: sender.address, to: copy.to, message }), end, () => transport.close());
			delivered.push(...outcome.accepted);
			failures.push(...outcome.failed);
			refused.push(...outcome.failed.filter(({ isFinal }) => isFinal).map(({ address }) => address));
		}
		return { delivered, refused, error: [...new Set(failures.map(({ reason }) => reason))].join(" / "), isOutage: false };
	} catch (error) {
		const words = withoutAddresses(error instanceof Error ? error.message : String(error));
		return { delivered, refused, error: words, isOutage: error instanceof Unreachable };
	}
}

interface Copy {
	named: readonly string[];
	to: readonly string[];
	key: string;
}

function copiesOf(mail: Mail, { cause, created_at, recipients }: OutboxRow, left: readonly string[]): Copy[] {
	const key = `${cause} ${created_at}`;
	if (!mail.isApart) return left.length > 0 ? [{ named: recipients, to: left, key }] : [];
	return left.map((address) => ({ named: [address], to: [address], key: `${key} ${address}` }));
}

async function withTimeout<T>(work: Promise<T>, end: number, breakOff: () => void): Promise<T> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const timeout = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new Error("Sending timed out.")), end - Date.now());
	});
	try {
		return await Promise.race([work, timeout]);
	} catch (error) {
		breakOff();
		throw error;
	} finally {
		clearTimeout(timer);
	}
}
