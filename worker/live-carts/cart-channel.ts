import { DurableObject } from "cloudflare:workers";
import { logError } from "../../app/platform/http/log-error.server";
import { type CartCountMessage, type CartListener, objectId } from "../../contract/realtime";
import { type ShopEnv, settings } from "../settings/settings";
import { BackendSocket } from "./backend-socket";
import { attach, attachedTo, isSocketExpired, networkHeader, sendIfChanged } from "./browser-socket";
import { CountReader } from "./count-reader";

/** Sockets per cart. */
const maxBrowsers = 500;

/** Sockets per cart and network, so that one network cannot use up a cart's limit. */
const maxPerNetwork = 50;

const countRequest = "count";

/**
 * One cart's channel (R18.1–R18.3). It sends the cart's count to every browser that has the cart open.
 * The embedded backend calls the channel after a change, and the channel then reads the count; between changes nothing keeps the object in
 * memory. An outside backend sends counts over a socket.
 */
export class CartChannel extends DurableObject<ShopEnv> implements CartListener {
	readonly #reader: CountReader;
	/** null with the embedded backend. */
	readonly #backendSocket: BackendSocket | null;

	constructor(state: DurableObjectState, env: ShopEnv) {
		super(state, env);
		// The runtime answers pings without waking the object.
		state.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
		const deliver = (message: CartCountMessage) => {
			for (const browser of this.#browsers()) sendIfChanged(browser, message);
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

	/** /{uuid}: an upgrade that live-carts.ts has allowed. */
	override async fetch(request: Request): Promise<Response> {
		this.#closeOver();
		const uuid = new URL(request.url).pathname.slice(1);
		const network = request.headers.get(networkHeader) ?? "";
		if (this.#browsers().length >= maxBrowsers) return new Response("Too many have this cart open.", { status: 503 });
		if (network !== "" && this.#browsers(network).length >= maxPerNetwork)
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

	/** Retries the outside backend. */
	override async alarm(): Promise<void> {
		const [browser] = this.#browsers();
		if (browser) await this.#backendSocket?.retry(attachedTo(browser).uuid);
	}

	override async webSocketMessage(browser: WebSocket, message: string | ArrayBuffer): Promise<void> {
		if (message !== countRequest) return browser.close(1008, "Only ping and count are understood.");
		// Forgets the last message, so that the count is sent even if unchanged.
		attach(browser, { ...attachedTo(browser), last: null });
		await this.#update();
	}

	override async webSocketClose(browser: WebSocket): Promise<void> {
		// The socket stays listed until this side closes it too.
		browser.close(1000);
		await this.#onClosed(browser);
	}

	override async webSocketError(browser: WebSocket): Promise<void> {
		await this.#onClosed(browser);
	}

	/** Sends the current count to every browser that does not have it. */
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
			// Browsers reconnect by themselves, less and less often, and get the count then.
			for (const open of this.#browsers()) open.close(1013, "The count cannot be read.");
		}
	}

	/** Called while a backend socket keeps the object awake. Reports networks again because their counters may have been evicted. */
	#tick(): void {
		this.#closeOver();
		this.ctx.waitUntil(this.#reportNetworks(this.#browsers()));
		this.#closeIfUnwatched();
	}

	/** Closes sockets that are silent or too old. */
	#closeOver(): void {
		const now = Date.now();
		const over = this.#browsers().filter((browser) => {
			const { since } = attachedTo(browser);
			return isSocketExpired({ since, lastAlive: this.ctx.getWebSocketAutoResponseTimestamp(browser)?.getTime() ?? since }, now);
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

	/** Reports the number of open sockets of this cart to each of the browsers' networks. */
	async #reportNetworks(browsers: readonly WebSocket[]): Promise<void> {
		const cartOf = new Map(browsers.flatMap((browser) => this.ctx.getTags(browser).map((network) => [network, attachedTo(browser).uuid])));
		await Promise.all([...cartOf].map(([network, uuid]) => this.#reportToNetwork(network, uuid, this.#browsers(network).length)));
	}

	/** Reports how many sockets of this cart a network has open. @returns whether they are allowed; true if the counter fails */
	async #reportToNetwork(network: string, uuid: string, count: number): Promise<boolean> {
		const { NETWORK_SOCKETS: sockets, JURISDICTION: jurisdiction } = this.env;
		try {
			return (await sockets.get(objectId(sockets, network, jurisdiction)).fetch(`http://network/${uuid}/${count}`)).status !== 429;
		} catch (error) {
			logError({ kind: "network_sockets", error: error instanceof Error ? error.message : "unknown" });
			return true;
		}
	}

	#browsers(network?: string): WebSocket[] {
		return this.ctx.getWebSockets(network).filter(({ readyState }) => readyState === WebSocket.OPEN);
	}
}
