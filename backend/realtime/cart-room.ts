import { aliveMessage } from "../../contract/realtime";
import type { BackendEnv } from "../env";
import { presentCount } from "./present-count";

/** More than the shop opens: one for each cart, and an old one that has not been noticed as gone. */
const mostSockets = 20;

/**
 * Where the watchers of one cart are: the sockets of /ws/{id}. Nothing is stored and nothing kept in memory that cannot be read again, so that
 * the platform may put it to sleep between two changes.
 */
export class CartRoom implements DurableObject {
	/** What was told last. */
	#told: string | null = null;
	#telling: Promise<void> | null = null;
	#isChanged = false;

	constructor(
		private readonly state: DurableObjectState,
		private readonly env: BackendEnv,
	) {}

	/** /{uuid}: an upgrade watches the cart, anything else says that it has changed. */
	async fetch(request: Request): Promise<Response> {
		const uuid = new URL(request.url).pathname.slice(1);
		if (request.headers.get("Upgrade") !== "websocket") {
			await this.#tell(uuid);
			return new Response(null, { status: 204 });
		}
		if (this.#watchers().length >= mostSockets) return new Response("Too many watch this cart.", { status: 503 });
		const present = await presentCount(this.env.DB, uuid);
		if (!present) return new Response("There is no such cart.", { status: 404 });
		const { 0: theirs, 1: ours } = new WebSocketPair();
		this.state.acceptWebSocket(ours);
		ours.serializeAttachment(uuid);
		return new Response(null, { status: 101, webSocket: theirs });
	}

	async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
		if (message !== aliveMessage) return socket.close(1008, "Only alive is understood.");
		const present = await presentCount(this.env.DB, String(socket.deserializeAttachment()));
		if (present && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(present));
	}

	webSocketClose(socket: WebSocket): void {
		// Until this side has closed too, the socket is still listed.
		socket.close(1000);
	}

	/** Several changes at once are read once; one that comes while the cart is being read is read after it, so that the last word is true. */
	#tell(uuid: string): Promise<void> {
		this.#isChanged = true;
		this.#telling ??= this.#tellOn(uuid).finally(() => {
			this.#telling = null;
		});
		return this.#telling;
	}

	async #tellOn(uuid: string): Promise<void> {
		while (this.#isChanged && this.#watchers().length > 0) {
			this.#isChanged = false;
			const text = JSON.stringify(await presentCount(this.env.DB, uuid));
			if (text === this.#told || text === "null") continue;
			this.#told = text;
			for (const socket of this.#watchers()) socket.send(text);
		}
	}

	#watchers(): WebSocket[] {
		return this.state.getWebSockets().filter(({ readyState }) => readyState === WebSocket.OPEN);
	}
}
