import type { BackendEnv } from "../env";
import { logError } from "../platform/request-log";
import { askRoom } from "./rooms";

/** Tells whoever watches these carts that they have changed; to be called after the commit. What fails is logged: the next change tells it too. */
export async function tellWatchers(env: Pick<BackendEnv, "CART_ROOM">, uuids: readonly string[]): Promise<void> {
	for (const uuid of new Set(uuids))
		try {
			await askRoom(env, uuid, { method: "POST" });
		} catch (error) {
			logError({ part: "realtime", error: error instanceof Error ? error.name : "unknown" });
		}
}
