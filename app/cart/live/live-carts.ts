import type { CartCountMessage } from "../../../contract/realtime";

/** Interval of pings to the server. In ms. */
const pingInterval = 30_000;

/** A socket that was open for longer than this resets the count of failures. In ms. */
const stableAfter = 10_000;

type Listener = (message: CartCountMessage) => void;

/**
 * The socket of one cart, shared by all listeners on the page. It is open only while the page is visible. The server sends the count on
 * each connection, so nothing is missed. A lost connection reopens after a growing delay.
 */
class LiveCart {
	readonly listeners = new Set<Listener>();
	#lastMessage: CartCountMessage | null = null;
	#socket: WebSocket | null = null;
	#openedAt = Number.POSITIVE_INFINITY;
	#isAlive = false;
	#failures = 0;
	#reconnectTimer: ReturnType<typeof setTimeout> | undefined;
	#pingTimer: ReturnType<typeof setInterval> | undefined;

	constructor(readonly uuid: string) {
		document.addEventListener("visibilitychange", this.#update);
		window.addEventListener("online", this.#update);
		// The socket waits until the page has loaded, because nothing on the page depends on it.
		if (document.readyState === "complete") this.#update();
		else window.addEventListener("load", this.#update);
	}

	add(listener: Listener): void {
		this.listeners.add(listener);
		if (this.#lastMessage) listener(this.#lastMessage);
	}

	requestCount(): void {
		if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send("count");
	}

	end(): void {
		document.removeEventListener("visibilitychange", this.#update);
		window.removeEventListener("online", this.#update);
		window.removeEventListener("load", this.#update);
		this.#close();
	}

	/** Opens or closes the socket when the page's visibility changes. */
	#update = (): void => {
		if (document.visibilityState === "hidden") this.#close();
		else this.#open();
	};

	#open(): void {
		if (this.#socket) return;
		clearTimeout(this.#reconnectTimer);
		const socket = new WebSocket(`${location.origin.replace("http", "ws")}/cart/${this.uuid}/live`);
		this.#socket = socket;
		socket.onopen = () => {
			this.#openedAt = performance.now();
			this.#isAlive = true;
			this.#pingTimer = setInterval(() => this.#ping(socket), pingInterval);
		};
		socket.onmessage = ({ data }) => this.#receive(data);
		socket.onclose = () => this.#reconnect(socket);
	}

	/** Detects a dead connection, which fires no event: nothing has arrived since the last ping. */
	#ping(socket: WebSocket): void {
		if (this.#isAlive) socket.send("ping");
		else this.#reconnect(socket);
		this.#isAlive = false;
	}

	#receive(data: unknown): void {
		this.#isAlive = true;
		const message = messageIn(data);
		if (!message) return;
		this.#lastMessage = message;
		for (const listener of this.listeners) listener(message);
	}

	#reconnect(socket: WebSocket): void {
		if (this.#socket !== socket) return;
		if (performance.now() - this.#openedAt > stableAfter) this.#failures = 0;
		this.#close();
		this.#reconnectTimer = setTimeout(() => this.#update(), delayAfter(this.#failures++));
	}

	#close(): void {
		const socket = this.#socket;
		this.#socket = null;
		this.#openedAt = Number.POSITIVE_INFINITY;
		clearTimeout(this.#reconnectTimer);
		clearInterval(this.#pingTimer);
		socket?.close();
	}
}

const liveCarts = new Map<string, LiveCart>();

/** Subscribes to the cart's socket. @returns functions that request the current count and end the subscription */
export function watchCart(uuid: string, listener: Listener): { requestCount: () => void; stop: () => void } {
	const cart = liveCarts.get(uuid) ?? new LiveCart(uuid);
	liveCarts.set(uuid, cart);
	cart.add(listener);
	return {
		requestCount: () => cart.requestCount(),
		stop: () => {
			cart.listeners.delete(listener);
			if (cart.listeners.size > 0) return;
			cart.end();
			liveCarts.delete(uuid);
		},
	};
}

/** @returns null for any other message, such as pong */
function messageIn(data: unknown): CartCountMessage | null {
	if (typeof data !== "string" || !data.startsWith("{")) return null;
	const message: unknown = JSON.parse(data);
	return isCartCount(message) ? message : null;
}

/** Checks by hand, because the contract's schema would add zod to every page's scripts. */
const isCartCount = (message: unknown): message is CartCountMessage =>
	typeof message === "object" &&
	message !== null &&
	"type" in message &&
	message.type === "cart_count" &&
	"uuid" in message &&
	typeof message.uuid === "string" &&
	"count" in message &&
	typeof message.count === "number" &&
	(!("version" in message) || typeof message.version === "number") &&
	(!("state" in message) || typeof message.state === "string");

/** The shortest delay before the first reconnect; it doubles with each failure up to the longest. In ms. */
const first = 4000;
const longest = 15_000;

/**
 * The delay before a browser reconnects. The random part spreads browsers that lose their sockets together over four times the shortest
 * delay, so that at most a twelfth reconnects per second.
 * @param failures failed attempts in a row
 * @param random from 0 up to 1
 * @returns ms: 4 s to 16 s the first time, at most 15 s to 60 s
 */
export const delayAfter = (failures: number, random = Math.random()): number => Math.min(first * 2 ** failures, longest) * (1 + 3 * random);
