import { logError } from "../app/platform/http/log-error.server";
import { requestIdHeader } from "../contract/locale";
import { refusal } from "./gate";
import { harden } from "./headers";
import type { PatternOf } from "./route-pattern";

/** What a request's line says. */
interface Line {
	requestId: string;
	method: string;
	/** Of its address; null where that could not be read. */
	url: URL | null;
	/** Until the answer began. */
	ms: number;
	answer: Response;
}

const methods = new Set(["GET", "HEAD", "POST"]);

/**
 * One request in the log, as a line of JSON: its id, which is also on its answer, how it was asked, the pattern of its route, its status, how long the answer took
 * to begin, and what a page's cache said (hit, stale, miss, none). Nothing of who asked, nor of the address but its pattern.
 */
export function lineOf({ requestId, method, url, ms, answer: { status, headers } }: Line, patternOf: PatternOf): string {
	return JSON.stringify({
		level: status >= 500 ? "error" : "info",
		requestId,
		method: methods.has(method) ? method : "other",
		route: url ? patternOf(url.pathname) : null,
		status,
		ms,
		cache: /cache;desc=(\w+)/.exec(headers.get("Server-Timing") ?? "")?.[1],
	});
}

/**
 * Answers a request that has an id: its answer carries it, its line is written, and what nobody has caught is a refusal that carries it too.
 * @param write takes the line; null where none is wanted
 */
export async function logged(
	{ method, url }: { method: string; url: URL | null },
	requestId: string,
	patternOf: PatternOf,
	write: ((line: string) => void) | null,
	answering: () => Promise<Response>,
): Promise<Response> {
	const begin = Date.now();
	const answer = await answering().catch((error: unknown) => {
		logError({ requestId, error: error instanceof Error ? (error.stack ?? error.name) : "unknown" });
		const failed = refusal(500, "Something went wrong.");
		return url ? harden(failed, url) : failed;
	});
	// The head of an opened socket is not ours to write.
	if (answer.status !== 101) answer.headers.set(requestIdHeader, requestId);
	write?.(lineOf({ requestId, method, url, ms: Date.now() - begin, answer }, patternOf));
	return answer;
}
