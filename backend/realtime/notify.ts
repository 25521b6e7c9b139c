import type { BackendEnv } from "../env";
import { logError } from "../platform/request-log";

/** Tells whoever watches these carts that they have changed; to be called after the commit. What fails is logged: the next change tells it too. */
export async function notifyWatchers(env: Pick<BackendEnv, "CART_ROOM">, uuids: readonly string[]): Promise<void> {
	for (const uuid of new Set(uuids))
		try {
			await fetchRoom(env, uuid, { method: "POST" });
		} catch (error) {
			logError({ part: "realtime", error: error instanceof Error ? error.name : "unknown" });
		}
}

/** Each holds 32,768 sockets at most. Most carts that change are watched by nobody: an object for each of them would be made for nothing. */
const roomCount = 64;

/** Sends a request to the room of a cart. */
export function fetchRoom({ CART_ROOM }: Pick<BackendEnv, "CART_ROOM">, uuid: string, init: RequestInit): Promise<Response> {
	const name = String(Number.parseInt(uuid.slice(0, 2), 16) % roomCount);
	return CART_ROOM.get(CART_ROOM.idFromName(name)).fetch(`http://room/${uuid}`, init);
}
