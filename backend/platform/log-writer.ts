import { exports, WorkerEntrypoint, waitUntil } from "cloudflare:workers";
import { type Level, print, writeLinesBy } from "../../contract/log/log";

/**
 * Writes lines of the log in a separate invocation. The platform stores the address of the current request with each line, and addresses
 * contain uuids of carts and tokens of mailed links. A call of this entrypoint has no address.
 */
export class LogWriter extends WorkerEntrypoint {
	write(level: Level, line: string): void {
		print(level, line);
	}
}

writeLinesBy((level, line) => waitUntil(exports.LogWriter.write(level, line)));
