import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { idem } from "../../contract/fields";

/** Errors of D1 after which its documentation says to send the same again (docs/operations.md, limits of the platform). The write may have been made all the same. */
export const transientErrors = [
	"D1 DB reset because its code was updated",
	"Internal error while starting up D1 DB storage caused object to be reset",
	"Network connection lost",
	"Internal error in D1 DB storage caused object to be reset",
	"Cannot resolve D1 DB due to transient issue on remote node",
] as const;

/** In ms. The pause is random, so that the calls that one error has hit do not come back together; the shop waits for 2.5 s in all. */
const longestPause = 200;

const key = z.union([z.object({ idem }), z.object({ key: idem })]);

/**
 * Does work that a submission's key makes one: after a transient error of the database once more. Without a key the error is passed on, since nobody
 * knows whether the write was made.
 * @param submission which has the key, as `idem` or `key`
 */
export async function underKey<T>(submission: unknown, work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		if (!key.safeParse(submission).success || !transientErrors.some((known) => String(error).includes(known))) throw error;
		await wait(Math.random() * longestPause);
		return work();
	}
}
