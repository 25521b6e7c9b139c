export type Level = "info" | "warn" | "error";

declare global {
	namespace Cloudflare {
		interface GlobalProps {
			/** Both Workers export it besides their handlers. */
			mainModule: { LogWriter: new () => Rpc.WorkerEntrypointBranded & { write(level: Level, line: string): void } };
		}
	}
}

export const print = (level: Level, line: string): void => console[level === "error" ? "error" : "log"](line);

/** Scripts, such as the one that seeds a database, print their lines directly. */
let write = print;

/** Makes a Worker's `LogWriter` entrypoint write its lines. */
export function writeLinesBy(writer: typeof write): void {
	write = writer;
}

/** Writes one line of JSON. It must not contain personal data. */
export function writeLine(line: Readonly<Record<string, unknown>> & { level: Level }): void {
	write(line.level, JSON.stringify(line));
}

/** A slower request or call is always logged. In ms. */
export const slow = 1000;

/** REQUEST_LOG: the share of requests that are logged; 0 if empty. */
export const loggedShare = (setting: string | undefined): number => Math.min(1, Math.max(0, Number(setting) || 0));

interface Answered {
	requestId: string;
	status: number;
	/** Time until the response began. */
	ms: number;
}

/** Whether a request or call is in the logged share. Both Workers decide by the request's id, so they log the same requests. */
export const isSampled = ({ requestId }: Pick<Answered, "requestId">, share: number): boolean =>
	share === 1 || Number.parseInt(requestId.slice(0, 8), 16) < share * 2 ** 32;

/** Whether a request or call is always logged, unless the share is 0. */
export const isRemarkable = ({ status, ms }: Answered): boolean => status >= 500 || ms >= slow;
