import { z } from "zod";
import { atMost } from "../../app/platform/http/at-most";
import { logError } from "../../app/platform/http/log-error.server";
import { aliveMessage, type CartCountMessage, cartCountMessage, reconnectDelay } from "../../contract/realtime";
import { keyHeader, sendTo } from "../backend-client/connection";
import { type ShopEnv, settings } from "../settings/settings";

/** Sockets per cart. */
const mostBrowsers = 500;

/** Sockets per cart and network, so that one network cannot use up the limit of a cart. */
const mostOfNetwork = 50;

/** The browser's network (network/); "" if unknown. */
export const networkHeader = "Network";

/** Timeout for opening the backend's socket. In ms. */
const longest = 5000;

/** In ms. */
const sweepEvery = 50_000;

/** The message with which a browser requests the count. */
const countRequest = "count";

/** Stored in the socket's attachment so that it survives hibernation: its cart, and when it was opened in ms since 1970. */
const attachment = z.object({ uuid: z.string(), since: z.number() });
type Attachment = z.output<typeof attachment>;

/**
 * One cart's channel (R18.1–R18.3): any number of browsers, and one socket to the backend's /ws/{uuid} as long as a browser is
 * connected. Messages of the backend are forwarded to all of them. An outgoing socket prevents hibernation, so it is closed when no browser is left.
 */
export class CartChannel implements DurableObject {
	#upstream: WebSocket | null = null;
	#connecting: Promise<void> | null = null;
	/** The backend is not connected to before this. In ms since 1970. */
	#retryAt = 0;
	#sweeping: ReturnType<typeof setInterval> | undefined;
	/** The backend's last message; null while it is not connected. */
	#last: CartCountMessage | null = null;

	constructor(
		private readonly state: DurableObjectState,
		private readonly env: ShopEnv,
	) {
		// The runtime answers pings without waking the object.
		state.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
	}

	/** /{uuid}: an upgrade, already allowed (live-carts.ts). */
	async fetch(request: Request): Promise<Response> {
		const uuid = new URL(request.url).pathname.slice(1);
		const network = request.headers.get(networkHeader) ?? "";
		if (this.#browsers().length >= mostBrowsers) return new Response("Too many have this cart open.", { status: 503 });
		if (network !== "" && this.#browsers(network).length >= mostOfNetwork)
			return new Response("Too many have this cart open from one network.", { status: 429 });
		if (network !== "" && !(await this.#reportToNetwork(network, uuid, this.#browsers(network).length + 1)))
			return new Response("Too many carts are open from one network.", { status: 429 });
		const { 0: theirs, 1: ours } = new WebSocketPair();
		this.state.acceptWebSocket(ours, network === "" ? [] : [network]);
		const attached: Attachment = { uuid, since: Date.now() };
		ours.serializeAttachment(attached);
		if (this.#last) ours.send(JSON.stringify(this.#last));
		this.state.waitUntil(this.#connect(uuid));
		return new Response(null, { status: 101, webSocket: theirs });
	}

	/** The backend is tried again. */
	async alarm(): Promise<void> {
		this.#retryAt = 0;
		const [browser] = this.#browsers();
		if (browser) await this.#connect(attachedTo(browser).uuid);
	}

	async webSocketMessage(browser: WebSocket, message: string | ArrayBuffer): Promise<void> {
		if (message !== countRequest) return browser.close(1008, "Only ping and count are understood.");
		if (this.#last) browser.send(JSON.stringify(this.#last));
		await this.#connect(attachedTo(browser).uuid);
	}

	webSocketClose(browser: WebSocket): void {
		// The socket stays listed until this side closes it, too.
		browser.close(1000);
		this.#closeIfUnwatched();
	}

	webSocketError(): void {
		this.#closeIfUnwatched();
	}

	async #connect(uuid: string): Promise<void> {
		if (this.#upstream || Date.now() < this.#retryAt) return;
		this.#connecting ??= this.#open(uuid).finally(() => {
			this.#connecting = null;
		});
		await this.#connecting;
	}

	async #open(uuid: string): Promise<void> {
		try {
			const socket = await this.#upgraded(uuid);
			socket.accept();
			this.#upstream = socket;
			socket.addEventListener("message", ({ data }) => this.#broadcast(uuid, data));
			for (const end of ["close", "error"] as const) socket.addEventListener(end, () => this.#onUpstreamEnd(socket));
			socket.send(aliveMessage);
			this.#sweeping = setInterval(() => this.#sweep(), sweepEvery);
			this.#closeIfUnwatched();
		} catch (error) {
			logError({ kind: "cart_channel", error: error instanceof Error ? error.message : "unknown" });
			// Jitter: many channels lose their backend at once and must not reconnect at once.
			await this.#retryIn(reconnectDelay * (1 + Math.random()));
		}
	}

	/** @throws where the backend opens no socket, or not in time */
	async #upgraded(uuid: string): Promise<WebSocket> {
		const known = settings(this.env);
		const asking = sendTo(this.env, known)(`/ws/${uuid}`, { headers: { Upgrade: "websocket", ...keyHeader(known) } });
		const answer = await atMost(asking, longest);
		if (!answer) {
			// Nobody listens to it any more.
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

	#broadcast(uuid: string, data: unknown): void {
		const message = parsed(data);
		if (!message || message.uuid !== uuid) return;
		// It was sent before the last one, and arrived behind it.
		if (message.version !== undefined && this.#last?.version !== undefined && message.version < this.#last.version) return;
		const text = JSON.stringify(message);
		if (text === JSON.stringify(this.#last)) return;
		this.#last = message;
		for (const browser of this.#browsers()) browser.send(text);
	}

	#onUpstreamEnd(socket: WebSocket): void {
		if (this.#upstream !== socket) return;
		this.#disconnect();
		this.state.waitUntil(this.#retryIn(reconnectDelay));
	}

	/** Schedules a reconnect by an alarm, so that requests meanwhile cause no further attempts. @param delay in ms */
	#retryIn(delay: number): Promise<void> {
		this.#retryAt = Date.now() + delay;
		return this.state.storage.setAlarm(this.#retryAt);
	}

	/** Leaves the alarm set: without browsers it does nothing. */
	#closeIfUnwatched(): void {
		if (this.#browsers().length === 0) this.#disconnect();
	}

	/** Closes the backend's socket. */
	#disconnect(): void {
		const socket = this.#upstream;
		this.#upstream = null;
		this.#last = null;
		clearInterval(this.#sweeping);
		try {
			socket?.close(1000);
		} catch {
			// It is closed already.
		}
	}

	/** Closes sockets that sent no ping for too long, and those over the maximum age. */
	#sweep(): void {
		const now = Date.now();
		for (const browser of this.#browsers()) {
			const { since } = attachedTo(browser);
			const lastAlive = this.state.getWebSocketAutoResponseTimestamp(browser)?.getTime() ?? since;
			if (isOver({ since, lastAlive }, now)) browser.close(1001, "Silent or open for too long.");
		}
		const networks = new Map<string, number>();
		for (const browser of this.#browsers())
			for (const network of this.state.getTags(browser)) networks.set(network, (networks.get(network) ?? 0) + 1);
		const [browser] = this.#browsers();
		if (browser)
			for (const [network, count] of networks) this.state.waitUntil(this.#reportToNetwork(network, attachedTo(browser).uuid, count));
		this.#closeIfUnwatched();
	}

	/** Reports a network's number of sockets of this cart to its counter. @returns whether they are allowed; true where the counter fails */
	async #reportToNetwork(network: string, uuid: string, count: number): Promise<boolean> {
		const { NETWORK_SOCKETS: sockets } = this.env;
		try {
			return (await sockets.get(sockets.idFromName(network)).fetch(`http://network/${uuid}/${count}`)).status !== 429;
		} catch (error) {
			logError({ kind: "network_sockets", error: error instanceof Error ? error.message : "unknown" });
			return true;
		}
	}

	/** Open sockets of browsers. @param network only those of this network */
	#browsers(network?: string): WebSocket[] {
		return this.state.getWebSockets(network).filter(({ readyState }) => readyState === WebSocket.OPEN);
	}
}

const attachedTo = (browser: WebSocket): Attachment => attachment.parse(browser.deserializeAttachment());

function parsed(data: unknown): CartCountMessage | null {
	try {
		return cartCountMessage.safeParse(JSON.parse(String(data))).data ?? null;
	} catch {
		return null;
	}
}

/** Browsers ping every 30 s; a socket without a ping for this long is considered dead. In ms. */
const mostSilence = 100_000;
/** Maximum age of a socket, so that a revoked permission takes effect. The page reconnects by itself. In ms. */
const oldest = 6 * 60 * 60 * 1000;

/** Whether a socket is to be closed. @param lastAlive time of its last ping, else of its opening. All in ms since 1970 */
export const isOver = ({ since, lastAlive }: { since: number; lastAlive: number }, now: number): boolean =>
	now - lastAlive > mostSilence || now - since > oldest;
