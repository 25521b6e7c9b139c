import { atMost } from "../app/platform/http/at-most";
import { logError } from "../app/platform/http/log-error.server";
import { aliveMessage, type CartCountMessage, cartCountMessage, reconnectDelay } from "../contract/realtime";
import { keyHeader, sendTo } from "./connection";
import { type ShopEnv, settings } from "./env";
import { isOver } from "./socket-age";

/** Tabs and colleagues that have one cart open at the same time. */
const mostBrowsers = 500;

/** Those of one network: who knows the address of somebody's cart does not take all its places. */
const mostOfNetwork = 50;

/** Where a browser is (client-of.ts); "" where that is not known. */
export const networkHeader = "Network";

/** Within which the backend opens its socket. In ms. */
const longest = 5000;

/** In ms. */
const sweepEvery = 50_000;

/** What a browser asks to be told once more. */
const again = "count";

/** What has to outlast the object's memory: it stands with each socket. */
interface Attached {
	uuid: string;
	/** ms since 1970. */
	since: number;
}

/**
 * One cart's channel (spec section 4, live updates): any number of browsers, and one socket to the backend's /ws/{uuid} as long as a browser is
 * there. What the backend tells goes on to all of them. An object with a socket of its own is never put to sleep, so it has none without need.
 */
export class CartChannel implements DurableObject {
	#upstream: WebSocket | null = null;
	#connecting: Promise<void> | null = null;
	/** Before this the backend is left alone, whoever asks. In ms since 1970. */
	#restsUntil = 0;
	#sweeping: ReturnType<typeof setInterval> | undefined;
	/** What the backend has told last; null while nobody would tell a change. */
	#told: CartCountMessage | null = null;

	constructor(
		private readonly state: DurableObjectState,
		private readonly env: ShopEnv,
	) {
		// Answered by the platform, without waking anybody.
		state.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
	}

	/** /{uuid}: an upgrade, already allowed (live-cart.ts). */
	fetch(request: Request): Response {
		const uuid = new URL(request.url).pathname.slice(1);
		const network = request.headers.get(networkHeader) ?? "";
		if (this.#browsers().length >= mostBrowsers) return new Response("Too many have this cart open.", { status: 503 });
		if (network !== "" && this.#browsers(network).length >= mostOfNetwork)
			return new Response("Too many have this cart open from one network.", { status: 429 });
		const { 0: theirs, 1: ours } = new WebSocketPair();
		this.state.acceptWebSocket(ours, network === "" ? [] : [network]);
		const attached: Attached = { uuid, since: Date.now() };
		ours.serializeAttachment(attached);
		if (this.#told) ours.send(JSON.stringify(this.#told));
		this.state.waitUntil(this.#connect(uuid));
		return new Response(null, { status: 101, webSocket: theirs });
	}

	/** The backend is tried again. */
	async alarm(): Promise<void> {
		this.#restsUntil = 0;
		const [browser] = this.#browsers();
		if (browser) await this.#connect(attachedTo(browser).uuid);
	}

	async webSocketMessage(browser: WebSocket, message: string | ArrayBuffer): Promise<void> {
		if (message !== again) return browser.close(1008, "Only ping and count are understood.");
		if (this.#told) browser.send(JSON.stringify(this.#told));
		await this.#connect(attachedTo(browser).uuid);
	}

	webSocketClose(browser: WebSocket): void {
		// Until this side has closed too, the socket is still listed.
		browser.close(1000);
		this.#leaveIfAlone();
	}

	webSocketError(): void {
		this.#leaveIfAlone();
	}

	async #connect(uuid: string): Promise<void> {
		if (this.#upstream || Date.now() < this.#restsUntil) return;
		this.#connecting ??= this.#open(uuid).finally(() => {
			this.#connecting = null;
		});
		await this.#connecting;
	}

	async #open(uuid: string): Promise<void> {
		try {
			const socket = await this.#asked(uuid);
			socket.accept();
			this.#upstream = socket;
			socket.addEventListener("message", ({ data }) => this.#tell(uuid, data));
			for (const end of ["close", "error"] as const) socket.addEventListener(end, () => this.#lost(socket));
			socket.send(aliveMessage);
			this.#sweeping = setInterval(() => this.#sweep(), sweepEvery);
			this.#leaveIfAlone();
		} catch (error) {
			logError({ kind: "cart_channel", error: error instanceof Error ? error.message : "unknown" });
			// Many channels lose their backend at the same moment: they do not come back at the same one.
			await this.#rest(reconnectDelay * (1 + Math.random()));
		}
	}

	/** @throws where the backend opens no socket, or not in time */
	async #asked(uuid: string): Promise<WebSocket> {
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

	#tell(uuid: string, data: unknown): void {
		const told = parsed(data);
		if (!told || told.uuid !== uuid) return;
		// What was sent before the last word arrived behind it.
		if (told.version !== undefined && this.#told?.version !== undefined && told.version < this.#told.version) return;
		const text = JSON.stringify(told);
		if (text === JSON.stringify(this.#told)) return;
		this.#told = told;
		for (const browser of this.#browsers()) browser.send(text);
	}

	#lost(socket: WebSocket): void {
		if (this.#upstream !== socket) return;
		this.#let();
		this.state.waitUntil(this.#rest(reconnectDelay));
	}

	/** Until the alarm: what browsers ask meanwhile must not become a flood of tries. @param delay in ms */
	#rest(delay: number): Promise<void> {
		this.#restsUntil = Date.now() + delay;
		return this.state.storage.setAlarm(this.#restsUntil);
	}

	/** An alarm that is still set finds nobody, and does nothing. */
	#leaveIfAlone(): void {
		if (this.#browsers().length === 0) this.#let();
	}

	/** Lets go of the backend's socket. */
	#let(): void {
		const socket = this.#upstream;
		this.#upstream = null;
		this.#told = null;
		clearInterval(this.#sweeping);
		try {
			socket?.close(1000);
		} catch {
			// It is closed already.
		}
	}

	/** Closes sockets of browsers that have gone without a word, which nobody else would notice while the cart is watched, and old ones. */
	#sweep(): void {
		const now = Date.now();
		for (const browser of this.#browsers()) {
			const { since } = attachedTo(browser);
			const heard = this.state.getWebSocketAutoResponseTimestamp(browser)?.getTime() ?? since;
			if (isOver({ since, heard }, now)) browser.close(1001, "Silent or open for too long.");
		}
		this.#leaveIfAlone();
	}

	/** Those that are closed are listed, too, until they have answered. @param network of this one alone */
	#browsers(network?: string): WebSocket[] {
		return this.state.getWebSockets(network).filter(({ readyState }) => readyState === WebSocket.OPEN);
	}
}

const attachedTo = (browser: WebSocket): Attached => browser.deserializeAttachment();

function parsed(data: unknown): CartCountMessage | null {
	try {
		return cartCountMessage.safeParse(JSON.parse(String(data))).data ?? null;
	} catch {
		return null;
	}
}
