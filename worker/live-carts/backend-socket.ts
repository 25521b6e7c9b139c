import { logError } from "../../app/platform/http/log-error.server";
import { withTimeout } from "../../app/platform/http/with-timeout";
import { aliveMessage, type CartCountMessage, cartCountMessage, reconnectDelay } from "../../contract/realtime";
import { keyHeader, sendTo } from "../backend-client/connection";
import { type ShopEnv, settings } from "../settings/settings";

/** Timeout for opening the socket, in ms. */
const longest = 5000;

/** Interval of `Channel.tick`, in ms. */
const tickEvery = 50_000;

interface Channel {
	isWatched(): boolean;
	deliver(message: CartCountMessage): void;
	/** Called every `tickEvery` ms while the socket is open. */
	tick(): void;
	/** Sets an alarm that calls `retry`. @param at in ms since 1970 */
	retryAt(at: number): Promise<void>;
}

/**
 * The socket to an outside backend's /ws/{uuid}, which sends a message after each change of the cart. An object with an outgoing socket
 * cannot hibernate, so the socket is open only while somebody watches the cart.
 */
export class BackendSocket {
	#socket: WebSocket | null = null;
	#connecting: Promise<void> | null = null;
	/** No attempt is made before this time, in ms since 1970. */
	#retryAt = 0;
	#ticking: ReturnType<typeof setInterval> | undefined;
	/** The last message; null while the socket is closed. */
	#last: CartCountMessage | null = null;

	constructor(
		private readonly env: ShopEnv,
		private readonly channel: Channel,
	) {}

	/** Delivers the last message, and opens the socket if needed. */
	async open(uuid: string): Promise<void> {
		if (this.#last) this.channel.deliver(this.#last);
		if (this.#socket || Date.now() < this.#retryAt) return;
		this.#connecting ??= this.#connect(uuid).finally(() => {
			this.#connecting = null;
		});
		await this.#connecting;
	}

	async retry(uuid: string): Promise<void> {
		this.#retryAt = 0;
		await this.open(uuid);
	}

	/** The alarm stays set: it does nothing if nobody watches. */
	close(): void {
		const socket = this.#socket;
		this.#socket = null;
		this.#last = null;
		clearInterval(this.#ticking);
		try {
			socket?.close(1000);
		} catch {
			// The socket is already closed.
		}
	}

	async #connect(uuid: string): Promise<void> {
		try {
			const socket = await this.#upgraded(uuid);
			socket.accept();
			this.#socket = socket;
			socket.addEventListener("message", ({ data }) => this.#receive(uuid, data));
			for (const end of ["close", "error"] as const) socket.addEventListener(end, () => this.#onEnd(socket));
			socket.send(aliveMessage);
			this.#ticking = setInterval(() => this.channel.tick(), tickEvery);
			if (!this.channel.isWatched()) this.close();
		} catch (error) {
			logError({ kind: "backend_socket", error: error instanceof Error ? error.message : "unknown" });
			// Random delay: many channels lose their backend at once and must not reconnect at once.
			await this.#retryIn(reconnectDelay * (1 + Math.random()));
		}
	}

	/** @throws where the backend opens no socket, or not in time */
	async #upgraded(uuid: string): Promise<WebSocket> {
		const known = settings(this.env);
		const asking = sendTo(this.env, known)(`/ws/${uuid}`, { headers: { Upgrade: "websocket", ...keyHeader(known) } });
		const answer = await withTimeout(asking, longest);
		if (!answer) {
			// The socket opened after the timeout and has no reader.
			asking.then(
				({ webSocket }) => {
					webSocket?.accept();
					webSocket?.close(1000);
				},
				() => {},
			);
			throw new Error("The backend opens no socket in time.");
		}
		if (!answer.webSocket) throw new Error(`The backend opens no socket: ${answer.status}`);
		return answer.webSocket;
	}

	#receive(uuid: string, data: unknown): void {
		const message = parsed(data);
		if (!message || message.uuid !== uuid) return;
		// An older message arrived after a newer one.
		if (message.version !== undefined && this.#last?.version !== undefined && message.version < this.#last.version) return;
		this.#last = message;
		this.channel.deliver(message);
	}

	#onEnd(socket: WebSocket): void {
		if (this.#socket !== socket) return;
		this.close();
		void this.#retryIn(reconnectDelay);
	}

	/** Schedules a reconnect. Until then, requests cause no attempt. @param delay in ms */
	#retryIn(delay: number): Promise<void> {
		this.#retryAt = Date.now() + delay;
		return this.channel.retryAt(this.#retryAt);
	}
}

function parsed(data: unknown): CartCountMessage | null {
	try {
		return cartCountMessage.safeParse(JSON.parse(String(data))).data ?? null;
	} catch {
		return null;
	}
}
