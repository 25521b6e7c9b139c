import type { BackendEnv } from "../env";
import { logError } from "../platform/request-log";
import { isPublicAddress } from "../webhooks/address";
import { maskedXml } from "./masked";
import { logMessage } from "./messages";
import { claimNotices, type Notice, type Outcome, settled, writeNotices } from "./notices/notice-rows";
import { type NoticeText, noticeText } from "./notices/notice-text";

type Env = Pick<BackendEnv, "DB" | "DEV_PAGES" | "DIGEST_KEY">;

/** A Worker may have six connections. */
const maxConcurrent = 4;

/** Milliseconds in which notices start, and the timeout of an answer. */
interface Turn {
	within: number;
	timeout: number;
}
const everyMinute: Turn = { within: 20_000, timeout: 15_000 };

/** The longest answer that is read. */
const maxAnswer = 64_000;

/** Tells buyers' systems what has happened to their orders, at least once each. Failures are stored, never thrown. */
export async function sendNotices(env: Env, turn: Turn = everyMinute): Promise<void> {
	await env.DB.batch(writeNotices(env.DB));
	const end = Date.now() + turn.within;
	while (Date.now() < end) {
		const claimed = await claimNotices(env.DB, maxConcurrent);
		if (claimed.length === 0) return;
		await Promise.all(claimed.map((notice) => sendOne(env, notice, turn.timeout)));
	}
}

async function sendOne(env: Env, notice: Notice, timeout: number): Promise<void> {
	const written = await noticeText(env, notice).catch((error: unknown) => {
		logError({ part: "procurement", event: notice.event_id, error: String(error) });
		return undefined;
	});
	if (written === null) {
		await settled(env.DB, notice, { error: "There is nothing to say any more.", isFinal: true }).run();
		return;
	}
	const outcome = written ? await post(env, notice, written, timeout) : { error: "It failed here.", isFinal: false };
	const logged = {
		connection: notice.id,
		direction: "out",
		kind: written?.kind ?? notice.type,
		payloadId: notice.notice_payload,
		problem: outcome.error,
		text: maskedXml(written?.text ?? ""),
	} as const;
	await env.DB.batch([settled(env.DB, notice, outcome), ...logMessage(env.DB, logged)]);
}

async function post(env: Env, { notice_url: url }: Notice, { text }: NoticeText, timeout: number): Promise<Outcome> {
	if (!isPublicAddress(url, env)) return { error: "The address is not public.", isFinal: false };
	try {
		const response = await fetch(url, {
			method: "POST",
			headers: { "Content-Type": "text/xml; charset=UTF-8" },
			body: text,
			// The address of a redirect was not checked.
			redirect: "manual",
			signal: AbortSignal.timeout(timeout),
		});
		const answered = (await response.text()).slice(0, maxAnswer);
		return response.ok ? outcomeOf(answered) : { error: `Answered ${response.status}.`, isFinal: false };
	} catch (error) {
		const isLate = error instanceof Error && error.name === "TimeoutError";
		return { error: isLate ? "No answer in time." : "Not reached.", isFinal: false };
	}
}

/**
 * The status in an answer. A system that answers in other words has the message: it is not sent again.
 */
export function outcomeOf(answered: string): Outcome {
	const [element] = /<Status\b[^>]{0,1000}>/.exec(answered) ?? [];
	const code = Number(/\bcode\s*=\s*["'](\d{3})["']/.exec(element ?? "")?.[1] ?? 200);
	if (code < 300) return { error: "", isFinal: false };
	const [, said = ""] = /\btext\s*=\s*["']([^"']{0,200})/.exec(element ?? "") ?? [];
	// By the reference, what is 5xx may succeed later, and a repeated message is taken as delivered.
	return { error: `Answered ${code} ${said}.`.replace(" .", "."), isFinal: code < 500 };
}
