import { setTimeout as wait } from "node:timers/promises";
import * as z from "zod";
import { idem } from "../../contract/fields";

/**
 * D1 errors after which its documentation recommends a retry (docs/operations.md, limits of the platform). The write may have succeeded.
 */
export const transientErrors = [
	"D1 DB reset because its code was updated",
	"Internal error while starting up D1 DB storage caused object to be reset",
	"Network connection lost",
	"Internal error in D1 DB storage caused object to be reset",
	"Cannot resolve D1 DB due to transient issue on remote node",
] as const;

/** In ms. The pause is random, so that calls that failed together do not retry together; the shop waits 2.5 s in total. */
const longestPause = 200;

const key = z.union([z.object({ idem }), z.object({ key: idem })]);

/**
 * Runs work that a submission's key makes idempotent, and retries it once after a transient database error. Without a key it throws the
 * error, since the write may have succeeded.
 * @param submission has the key as `idem` or `key`
 */
export async function retryWithKey<T>(submission: unknown, work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		if (!key.safeParse(submission).success || !transientErrors.some((known) => String(error).includes(known))) throw error;
		await wait(Math.random() * longestPause);
		return work();
	}
}
