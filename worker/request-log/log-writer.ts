import { exports, WorkerEntrypoint, waitUntil } from "cloudflare:workers";
import { type Level, print, writeLinesBy } from "../../contract/log/log";

/**
 * Writes log lines in an invocation of its own. The platform stores the current request's address with each line, and addresses contain
 * cart uuids and tokens of mailed links. A call of this entrypoint has no address.
 */
export class LogWriter extends WorkerEntrypoint {
	write(level: Level, line: string): void {
		print(level, line);
	}
}

writeLinesBy((level, line) => waitUntil(exports.LogWriter.write(level, line)));
