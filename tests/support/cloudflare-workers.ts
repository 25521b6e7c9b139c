/** Replaces the runtime's module of this name in unit tests, which run in Node. */
export class DurableObject {}
export class WorkerEntrypoint {}

export const waitUntil = (work: Promise<unknown>): void => void work;

export const exports = {
	LogWriter: { write: async (level: string, line: string) => console[level === "error" ? "error" : "log"](line) },
};
