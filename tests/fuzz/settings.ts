import fc from "fast-check";

/** Number of runs and seed, passed by tests/fuzz/run.mjs in the environment. */
const share = Number(process.env.FUZZ_SHARE ?? "1");
const seed = Number(process.env.FUZZ_SEED ?? String(Date.now() % 2 ** 31));

/** Whether only a few runs are requested, as with --short. */
export const isShort = share < 0.02;

/** @param full runs of the full form; the short one runs a share of them, but at least a few */
export const runsOf = (full: number, least = 4): number => Math.max(Math.min(full, least), Math.round(full * share));

/** A failure reports how to reproduce it. */
export const parameters = <T>(numRuns: number): fc.Parameters<T> => ({
	numRuns,
	seed,
	// Shrinking is limited in time: every step is a request.
	interruptAfterTimeLimit: 45 * 60_000,
	markInterruptAsFailure: true,
	reporter(details: fc.RunDetails<T>) {
		if (!details.failed) return;
		throw new Error(`${fc.defaultReportMessage(details)}\nAgain: npm run test:fuzz -- --seed ${seed} --share ${share}`, {
			cause: details.errorInstance,
		});
	},
});
