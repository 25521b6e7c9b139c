import type { BackendEnv } from "../env";
import { addressed, type Mail, mailOf, type OutboxRow } from "../mail/outbox";
import { composed, type Sender, senderOf, transportOf } from "../mail/sender";
import { type Failure, type Transport, Unreachable, withoutAddresses } from "../mail/transport";
import { releaseCopies } from "../outbox/enqueue-order";
import { logError } from "../platform/request-log";
import { claim, giveUpDeadly, lease, type Settled, settle } from "./claims";

/** Milliseconds. */
interface Turn {
	/** Within which a mail may be begun. */
	within: number;
	/** After which a mail's sending is broken off; less than its lease. */
	longest: number;
}

/** Work after an answer is ended by the platform after 30 s; the clock's turn may last until the next one. */
const afterwards: Turn = { within: 5_000, longest: 23_000 };
const everyMinute: Turn = { within: 45_000, longest: lease - 10_000 };

/** Sends what is due after an answer that wrote a mail. */
export const dispatchAfterAnswer = (env: BackendEnv): Promise<void> => dispatch(env, afterwards);

/** Every minute: what waits, and what a dispatcher that died has left. */
export async function dispatchEveryMinute(env: BackendEnv): Promise<void> {
	await releaseCopies(env.DB).run();
	await giveUpDeadly(env.DB, new Date());
	if (env.DEV_PAGES !== "1" && !transportOf(env)) return logMissingTransport(env.DB);
	await dispatch(env, everyMinute);
}

/** Where nobody looks at the outbox, mail that has no way out is a fault. */
async function logMissingTransport(db: D1Database): Promise<void> {
	const waiting = Number(
		await db.prepare("SELECT COUNT(*) AS count FROM outbox WHERE sent_at IS NULL AND given_up_at IS NULL AND is_held = 0").first("count"),
	);
	if (waiting > 0) log({ error: "Mails wait, and neither SMTP_URL nor SEND_EMAIL is set.", waiting });
}

/**
 * Sends the mails that are due, one after the other, each by one dispatcher at a time. Failures are written down and logged, never thrown.
 * @param clock what time it is
 */
export async function dispatch(env: BackendEnv, { within, longest }: Turn = everyMinute, clock = () => new Date()): Promise<void> {
	let transport: Transport | null = null;
	try {
		const sender = senderOf(env);
		transport = transportOf(env);
		if (!transport) return;
		const end = Date.now() + within;
		while (Date.now() < end) {
			const claimed = await claim(env.DB, clock());
			if (!claimed) return;
			const row = addressed(claimed, env);
			const settled = await attempt(env.DB, row, sender, { transport, end: Date.now() + longest });
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

/** One attempt at what is left of a mail. Whatever happens in it is this mail's affair alone. */
async function attempt(
	db: D1Database,
	row: OutboxRow,
	sender: Sender,
	{ transport, end }: { transport: Transport; end: number },
): Promise<Settled> {
	const delivered = [...row.delivered];
	const refused = [...row.refused];
	const failures: Failure[] = [];
	try {
		const mail = await mailOf(db, row);
		const left = row.recipients.filter((address) => ![...delivered, ...refused].includes(address));
		for (const copy of copiesOf(mail, row, left)) {
			const message = await composed(mail, sender, copy.named, copy.key);
			const outcome = await inTime(transport.deliver({ from: sender.address, to: copy.to, message }), end, () => transport.close());
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
	/** Who is named in it. */
	named: readonly string[];
	/** Who gets it now. */
	to: readonly string[];
	/** What its Message-ID is made of. The time keeps it apart from that of another database. */
	key: string;
}

function copiesOf(mail: Mail, { cause, created_at, recipients }: OutboxRow, left: readonly string[]): Copy[] {
	const key = `${cause} ${created_at}`;
	if (!mail.isApart) return left.length > 0 ? [{ named: recipients, to: left, key }] : [];
	return left.map((address) => ({ named: [address], to: [address], key: `${key} ${address}` }));
}

async function inTime<T>(work: Promise<T>, end: number, breakOff: () => void): Promise<T> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const timeout = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new Error("The server has not taken it in time.")), end - Date.now());
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
