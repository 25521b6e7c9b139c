import { DurableObject } from "cloudflare:workers";
import { logError } from "../../app/platform/http/log-error.server";
import { type CartCountMessage, type CartListener, objectId } from "../../contract/realtime";
import { type ShopEnv, settings } from "../settings/settings";
import { BackendSocket } from "./backend-socket";
import { attach, attachedTo, isOver, networkHeader, sendNews } from "./browser-socket";
import { CountReader } from "./count-reader";

/** Sockets per cart. */
const mostBrowsers = 500;

/** Sockets per cart and network, so that one network cannot use up the limit of a cart. */
const mostOfNetwork = 50;

/** The message with which a browser requests the count. */
const countRequest = "count";

/**
 * One cart's channel (R18.1–R18.3): the sockets of all browsers that have it open, which are sent its count. The embedded backend calls it after
 * a change and is then read, so nothing keeps the object in memory between two changes. An outside backend sends the counts over a socket.
 */
export class CartChannel extends DurableObject<ShopEnv> implements CartListener {
	readonly #reader: CountReader;
	/** null where the backend is the embedded one. */
	readonly #backendSocket: BackendSocket | null;

	constructor(state: DurableObjectState, env: ShopEnv) {
		super(state, env);
		// The runtime answers pings without waking the object.
		state.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
		const deliver = (message: CartCountMessage) => {
			for (const browser of this.#browsers()) sendNews(browser, message);
		};
		this.#reader = new CountReader(env, deliver);
		this.#backendSocket =
			settings(env).backendUrl === null
				? null
				: new BackendSocket(env, {
						isWatched: () => this.#browsers().length > 0,
						deliver,
						tick: () => this.#tick(),
						retryAt: (at) => state.storage.setAlarm(at),
					});
	}

	/** /{uuid}: an upgrade, already allowed (live-carts.ts). */
	override async fetch(request: Request): Promise<Response> {
		this.#closeOver();
		const uuid = new URL(request.url).pathname.slice(1);
		const network = request.headers.get(networkHeader) ?? "";
		if (this.#browsers().length >= mostBrowsers) return new Response("Too many have this cart open.", { status: 503 });
		if (network !== "" && this.#browsers(network).length >= mostOfNetwork)
			return new Response("Too many have this cart open from one network.", { status: 429 });
		if (network !== "" && !(await this.#reportToNetwork(network, uuid, this.#browsers(network).length + 1)))
			return new Response("Too many carts are open from one network.", { status: 429 });
		const { 0: theirs, 1: ours } = new WebSocketPair();
		this.ctx.acceptWebSocket(ours, network === "" ? [] : [network]);
		attach(ours, { uuid, since: Date.now(), last: null });
		this.ctx.waitUntil(this.#update());
		return new Response(null, { status: 101, webSocket: theirs });
	}

	/** Called by the embedded backend after its commit. */
	async cartChanged(): Promise<void> {
		await this.#update();
	}

	/** The outside backend is tried again. */
	override async alarm(): Promise<void> {
		const [browser] = this.#browsers();
		if (browser) await this.#backendSocket?.retry(attachedTo(browser).uuid);
	}

	override async webSocketMessage(browser: WebSocket, message: string | ArrayBuffer): Promise<void> {
		if (message !== countRequest) return browser.close(1008, "Only ping and count are understood.");
		// It is answered even if nothing has changed.
		attach(browser, { ...attachedTo(browser), last: null });
		await this.#update();
	}

	override async webSocketClose(browser: WebSocket): Promise<void> {
		// The socket stays listed until this side closes it, too.
		browser.close(1000);
		await this.#onClosed(browser);
	}

	override async webSocketError(browser: WebSocket): Promise<void> {
		await this.#onClosed(browser);
	}

	/** Sends the present count to every browser that does not have it. */
	async #update(): Promise<void> {
		this.#closeOver();
		const [browser] = this.#browsers();
		if (!browser) return;
		const { uuid } = attachedTo(browser);
		if (this.#backendSocket) return this.#backendSocket.open(uuid);
		try {
			await this.#reader.read(uuid);
		} catch (error) {
			logError({ kind: "cart_channel", error: error instanceof Error ? error.message : "unknown" });
			// They connect again by themselves, less and less often, and are sent the count then.
			for (const open of this.#browsers()) open.close(1013, "The count cannot be read.");
		}
	}

	/** Called while a socket to the backend keeps the object awake. Networks are reported again: their counters may have been evicted. */
	#tick(): void {
		this.#closeOver();
		this.ctx.waitUntil(this.#reportNetworks(this.#browsers()));
		this.#closeIfUnwatched();
	}

	/** Closes sockets that sent no ping for too long, and those over the maximum age. */
	#closeOver(): void {
		const now = Date.now();
		const over = this.#browsers().filter((browser) => {
			const { since } = attachedTo(browser);
			return isOver({ since, lastAlive: this.ctx.getWebSocketAutoResponseTimestamp(browser)?.getTime() ?? since }, now);
		});
		for (const browser of over) browser.close(1001, "Silent or open for too long.");
		this.ctx.waitUntil(this.#reportNetworks(over));
	}

	async #onClosed(browser: WebSocket): Promise<void> {
		this.#closeIfUnwatched();
		await this.#reportNetworks([browser]);
	}

	#closeIfUnwatched(): void {
		if (this.#browsers().length === 0) this.#backendSocket?.close();
	}

	/** Reports how many sockets of this cart are open to the networks of these. */
	async #reportNetworks(browsers: readonly WebSocket[]): Promise<void> {
		const cartOf = new Map(browsers.flatMap((browser) => this.ctx.getTags(browser).map((network) => [network, attachedTo(browser).uuid])));
		await Promise.all([...cartOf].map(([network, uuid]) => this.#reportToNetwork(network, uuid, this.#browsers(network).length)));
	}

	/** Reports a network's number of sockets of this cart to its counter. @returns whether they are allowed; true where the counter fails */
	async #reportToNetwork(network: string, uuid: string, count: number): Promise<boolean> {
		const { NETWORK_SOCKETS: sockets, JURISDICTION: jurisdiction } = this.env;
		try {
			return (await sockets.get(objectId(sockets, network, jurisdiction)).fetch(`http://network/${uuid}/${count}`)).status !== 429;
		} catch (error) {
			logError({ kind: "network_sockets", error: error instanceof Error ? error.message : "unknown" });
			return true;
		}
	}

	/** Open sockets of browsers. @param network only those of this network */
	#browsers(network?: string): WebSocket[] {
		return this.ctx.getWebSockets(network).filter(({ readyState }) => readyState === WebSocket.OPEN);
	}
}
