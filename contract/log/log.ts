export type Level = "info" | "warn" | "error";

declare global {
	namespace Cloudflare {
		interface GlobalProps {
			/** What both Workers export beside their handlers. */
			mainModule: { LogWriter: new () => Rpc.WorkerEntrypointBranded & { write(level: Level, line: string): void } };
		}
	}
}

export const print = (level: Level, line: string): void => console[level === "error" ? "error" : "log"](line);

/** What is no Worker, such as the script that seeds a database, prints its lines itself. */
let write = print;

/** Both Workers have their lines written by an entrypoint of theirs, `LogWriter`. */
export function writeLinesBy(writer: typeof write): void {
	write = writer;
}

/** Writes one line of JSON, in which nothing may tell of anybody. */
export function writeLine(line: Readonly<Record<string, unknown>> & { level: Level }): void {
	write(line.level, JSON.stringify(line));
}

/** From here on a request or a call is slow. In ms. */
export const slow = 1000;

/** REQUEST_LOG: the share of requests that are logged; 0 where it is empty. */
export const loggedShare = (setting: string | undefined): number => Math.min(1, Math.max(0, Number(setting) || 0));

interface Answered {
	requestId: string;
	status: number;
	/** Until the response began. */
	ms: number;
}

/** Whether a request or call belongs to the share that is logged. Both Workers choose by the request's id, and so the same requests. */
export const isSampled = ({ requestId }: Pick<Answered, "requestId">, share: number): boolean =>
	share === 1 || Number.parseInt(requestId.slice(0, 8), 16) < share * 2 ** 32;

/** Whether a request or call gets a line whatever the share is, unless it is 0. */
export const isRemarkable = ({ status, ms }: Answered): boolean => status >= 500 || ms >= slow;
