import { writeLine } from "../../../contract/log/log";

/** Logs a failure as a line of JSON without personal data. */
export function logError(facts: Record<string, string>): void {
	writeLine({ level: "error", ...facts });
}
