/** In unit tests, which run in Node, in place of the runtime's module of this name. */
export class DurableObject {}
export class WorkerEntrypoint {}

export const waitUntil = (work: Promise<unknown>): void => void work;

export const exports = {
	LogWriter: { write: async (level: string, line: string) => console[level === "error" ? "error" : "log"](line) },
};
