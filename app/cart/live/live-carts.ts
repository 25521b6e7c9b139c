import type { CartCountMessage } from "../../../contract/realtime";
import { delayAfter } from "./live-delay";

/** How often the other side is asked whether it is still there. In ms. */
const beat = 30_000;

/** A socket that has held for so long was no failure. In ms. */
const held = 10_000;

type Listener = (told: CartCountMessage) => void;

/**
 * The socket of one cart, for all parts of the page that want to hear of it. It is open only while the page is seen: what was missed is told when
 * it opens again. One that is lost is opened again by and by.
 */
class LiveCart {
	readonly listeners = new Set<Listener>();
	#told: CartCountMessage | null = null;
	#socket: WebSocket | null = null;
	#openedAt = Number.POSITIVE_INFINITY;
	#isHeard = false;
	#failures = 0;
	#waiting: ReturnType<typeof setTimeout> | undefined;
	#beating: ReturnType<typeof setInterval> | undefined;

	constructor(readonly uuid: string) {
		document.addEventListener("visibilitychange", this.#look);
		window.addEventListener("online", this.#look);
		// Nothing of the page itself waits for it.
		if (document.readyState === "complete") this.#look();
		else window.addEventListener("load", this.#look);
	}

	add(listener: Listener): void {
		this.listeners.add(listener);
		if (this.#told) listener(this.#told);
	}

	/** Has the present count told once more. */
	ask(): void {
		if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send("count");
	}

	end(): void {
		document.removeEventListener("visibilitychange", this.#look);
		window.removeEventListener("online", this.#look);
		window.removeEventListener("load", this.#look);
		this.#let();
	}

	#look = (): void => {
		if (document.visibilityState === "hidden") this.#let();
		else this.#open();
	};

	#open(): void {
		if (this.#socket) return;
		clearTimeout(this.#waiting);
		const socket = new WebSocket(`${location.origin.replace("http", "ws")}/cart/${this.uuid}/live`);
		this.#socket = socket;
		socket.onopen = () => {
			this.#openedAt = performance.now();
			this.#isHeard = true;
			this.#beating = setInterval(() => this.#beat(socket), beat);
		};
		socket.onmessage = ({ data }) => this.#hear(data);
		socket.onclose = () => this.#lost(socket);
	}

	/** A line that has gone dead says nothing by itself. */
	#beat(socket: WebSocket): void {
		if (this.#isHeard) socket.send("ping");
		else this.#lost(socket);
		this.#isHeard = false;
	}

	#hear(data: unknown): void {
		this.#isHeard = true;
		const told = messageIn(data);
		if (!told) return;
		this.#told = told;
		for (const listener of this.listeners) listener(told);
	}

	#lost(socket: WebSocket): void {
		if (this.#socket !== socket) return;
		if (performance.now() - this.#openedAt > held) this.#failures = 0;
		this.#let();
		this.#waiting = setTimeout(() => this.#look(), delayAfter(this.#failures++));
	}

	/** Without a socket, and without waiting for one. */
	#let(): void {
		const socket = this.#socket;
		this.#socket = null;
		this.#openedAt = Number.POSITIVE_INFINITY;
		clearTimeout(this.#waiting);
		clearInterval(this.#beating);
		socket?.close();
	}
}

const live = new Map<string, LiveCart>();

/** Watches a cart by a socket of the shop. @returns how to have its present count told, and how to end it */
export function watchCart(uuid: string, listener: Listener): { ask: () => void; stop: () => void } {
	const cart = live.get(uuid) ?? new LiveCart(uuid);
	live.set(uuid, cart);
	cart.add(listener);
	return {
		ask: () => cart.ask(),
		stop: () => {
			cart.listeners.delete(listener);
			if (cart.listeners.size > 0) return;
			cart.end();
			live.delete(uuid);
		},
	};
}

/** @returns null for what is no message about a cart, such as pong */
function messageIn(data: unknown): CartCountMessage | null {
	if (typeof data !== "string" || !data.startsWith("{")) return null;
	const message: unknown = JSON.parse(data);
	return isCartCount(message) ? message : null;
}

/** By hand, without the contract's schema: that would take zod into the scripts of every page. */
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
