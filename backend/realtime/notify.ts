import { objectId } from "../../contract/realtime";
import type { BackendEnv } from "../env";
import { logError } from "../platform/request-log";

/** The two ways to notify a shop: its own objects through a binding, or sockets at this backend's address. Either may be missing. */
export type Watchers = Pick<BackendEnv, "CART_CHANNEL" | "CART_ROOM" | "JURISDICTION">;

/** Notifies watchers of changed carts; call it after the commit. Failures are logged, since the next change notifies them anyway. */
export async function notifyWatchers(env: Watchers, uuids: readonly string[]): Promise<void> {
	await Promise.all(
		[...new Set(uuids)].flatMap((uuid) => [tell(() => callChannel(env, uuid)), tell(() => fetchRoom(env, uuid, { method: "POST" }))]),
	);
}

async function tell(watchers: () => Promise<unknown>): Promise<void> {
	try {
		await watchers();
	} catch (error) {
		logError({ part: "realtime", error: error instanceof Error ? error.name : "unknown" });
	}
}

async function callChannel({ CART_CHANNEL, JURISDICTION }: Watchers, uuid: string): Promise<void> {
	await CART_CHANNEL?.get(objectId(CART_CHANNEL, uuid, JURISDICTION)).cartChanged();
}

/** A room holds at most 32,768 sockets. Most changed carts have no watcher, so an object per cart would be wasted. */
const roomCount = 64;

/**
 * Sends a request to the room of a cart.
 * @returns undefined if the backend opens no sockets
 */
export async function fetchRoom({ CART_ROOM, JURISDICTION }: Watchers, uuid: string, init: RequestInit): Promise<Response | undefined> {
	const name = String(Number.parseInt(uuid.slice(0, 2), 16) % roomCount);
	return CART_ROOM?.get(objectId(CART_ROOM, name, JURISDICTION)).fetch(`http://room/${uuid}`, init);
}
