import fc from "fast-check";

/** How much is tried, and from where the choices come: given by tests/fuzz/run.mjs through the environment. */
const share = Number(process.env.FUZZ_SHARE ?? "1");
const seed = Number(process.env.FUZZ_SEED ?? String(Date.now() % 2 ** 31));

/** Whether a few runs are to do, as with --short. */
export const isShort = share < 0.02;

/** @param full runs of the full form; the short one takes its share, at least a few */
export const runsOf = (full: number, least = 4): number => Math.max(Math.min(full, least), Math.round(full * share));

/** A failure says how to see it again. */
export const parameters = <T>(numRuns: number): fc.Parameters<T> => ({
	numRuns,
	seed,
	// What fails is made smaller for a while only: every step is a request.
	interruptAfterTimeLimit: 45 * 60_000,
	markInterruptAsFailure: true,
	reporter(details: fc.RunDetails<T>) {
		if (!details.failed) return;
		throw new Error(`${fc.defaultReportMessage(details)}\nAgain: npm run test:fuzz -- --seed ${seed} --share ${share}`, {
			cause: details.errorInstance,
		});
	},
});
