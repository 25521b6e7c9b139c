import { aliveMessage } from "../../contract/realtime";
import type { BackendEnv } from "../env";
import { currentCount } from "./current-count";

/** The shop opens one socket per cart, and another one if it has not noticed that the old one is gone. */
const maxPerCart = 20;

/**
 * The sockets of /ws/{id}, by which shops that reach this backend by its address watch carts. Each socket has its cart as its tag. The
 * object stores nothing and holds no state in memory that it could not read again, so that the platform may hibernate it between changes.
 * Many carts share a room (notify.ts).
 */
export class CartRoom implements DurableObject {
	/** Carts that are being read, and whether they have changed again since. */
	#notifying = new Map<string, { isChanged: boolean }>();

	constructor(
		private readonly state: DurableObjectState,
		private readonly env: BackendEnv,
	) {}

	/** /{uuid}: an upgrade watches the cart; any other request reports a change. */
	async fetch(request: Request): Promise<Response> {
		const uuid = new URL(request.url).pathname.slice(1);
		if (request.headers.get("Upgrade") === "websocket") return this.#watch(uuid);
		this.state.waitUntil(this.#notify(uuid));
		return new Response(null, { status: 204 });
	}

	async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
		if (message !== aliveMessage) return socket.close(1008, "Only alive is understood.");
		const [uuid = ""] = this.state.getTags(socket);
		const present = await currentCount(this.env, uuid);
		if (present && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(present));
	}

	webSocketClose(socket: WebSocket): void {
		// The socket stays listed until this side closes it too.
		socket.close(1000);
	}

	async #watch(uuid: string): Promise<Response> {
		if (this.#watchers(uuid).length >= maxPerCart) return new Response("Too many watch this cart.", { status: 503 });
		if (!(await currentCount(this.env, uuid))) return new Response("There is no such cart.", { status: 404 });
		const { 0: theirs, 1: ours } = new WebSocketPair();
		this.state.acceptWebSocket(ours, [uuid]);
		return new Response(null, { status: 101, webSocket: theirs });
	}

	/**
	 * Sends the current count to all watchers. Concurrent changes share one read; a change during the read causes another one, so that the
	 * last message is current.
	 */
	async #notify(uuid: string): Promise<void> {
		const notifying = this.#notifying.get(uuid);
		if (notifying) {
			notifying.isChanged = true;
			return;
		}
		const mine = { isChanged: true };
		this.#notifying.set(uuid, mine);
		try {
			while (mine.isChanged && this.#watchers(uuid).length > 0) {
				mine.isChanged = false;
				const present = await currentCount(this.env, uuid);
				if (present) for (const socket of this.#watchers(uuid)) socket.send(JSON.stringify(present));
			}
		} finally {
			this.#notifying.delete(uuid);
		}
	}

	#watchers(uuid: string): WebSocket[] {
		return this.state.getWebSockets(uuid).filter(({ readyState }) => readyState === WebSocket.OPEN);
	}
}
