import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ensureDatabase } from "../../scripts/database.mjs";
import { freePorts } from "../../scripts/lib/ports.mjs";
import { backendName, shopName, workers } from "../../scripts/lib/workers.mjs";
import { addBeam, cartPath } from "../support/guest-order";
import { asPage, openedSocket } from "../support/live-socket";
import { Visitor } from "../support/visitor";

/** What is added to the Workers: the shop says at /_constructed how many channels it has constructed, the backend fails to tell counts after /_fail. */
const additions: Record<string, string> = {
	[shopName]: `
		import shop, { CartChannel as Channel } from "./index.js";
		export * from "./index.js";
		let constructed = 0;
		export class CartChannel extends Channel {
			constructor(state, env) {
				super(state, env);
				constructed++;
			}
		}
		export default {
			fetch: (request, env, context) =>
				new URL(request.url).pathname === "/_constructed" ? new Response(constructed) : shop.fetch(request, env, context),
		};`,
	[backendName]: `
		import backend from "./index.js";
		export * from "./index.js";
		let isFailing = false;
		export default {
			fetch(request, env, context) {
				const { pathname } = new URL(request.url);
				isFailing ||= pathname === "/_fail";
				return isFailing && pathname.startsWith("/ws/") ? new Response(null, { status: 500 }) : backend.fetch(request, env, context);
			},
		};`,
};

const state = mkdtempSync(join(tmpdir(), "crossbar-objects-"));
let miniflare: Miniflare;
let address: string;
let backendAddress: string;
beforeAll(async () => {
	await ensureDatabase({ state });
	const port = await freePorts();
	address = `http://127.0.0.1:${port}`;
	backendAddress = `http://127.0.0.1:${port + 1}`;
	const options = workers({ port, backendPort: port + 1, state });
	for (const { name, modules } of options.workers) {
		const contents = additions[name];
		if (contents) modules.unshift({ type: "ESModule", path: join(dirname(modules[0].path), "addition.js"), contents });
	}
	miniflare = new Miniflare(convertV4MiniflareOptions(options));
	await miniflare.ready;
});
afterAll(async () => {
	await miniflare.dispose();
	rmSync(state, { recursive: true, force: true });
});

/** Longer than the ten seconds without work after which the runtime evicts an object. */
const evicted = () => wait(15_000);

const constructed = async () => Number(await (await fetch(`${address}/_constructed`)).text());

async function watchedCart() {
	const visitor = new Visitor(address);
	await addBeam(visitor, "12");
	const socket = await openedSocket(address, `${await cartPath(visitor)}/live`, asPage(visitor));
	await socket.received(1);
	return { visitor, socket };
}

// Shows H7.4, H7.7
it("the object of a cart is evicted between two pushes, and not woken by a ping", async () => {
	const { visitor, socket } = await watchedCart();
	await addBeam(visitor, "3", "12 m S355J2");
	await socket.received(2);
	const before = await constructed();
	await evicted();
	socket.send("ping");
	await socket.received(3);
	expect(await constructed()).toBe(before);
	await addBeam(visitor, "3", "12 m S355J2");
	await socket.received(4);
	expect(await constructed()).toBe(before + 1);
	expect(socket.counts).toEqual([1, 2, 2]);
	socket.drop();
});

// Shows H7.9
it("a cart whose count cannot be read closes its sockets: browsers connect again, and are sent it then", async () => {
	const { visitor, socket } = await watchedCart();
	await fetch(`${backendAddress}/_fail`);
	await addBeam(visitor, "3", "12 m S355J2");
	await expect.poll(socket.isClosed).toBe(true);
	expect(socket.counts).toEqual([1]);
});
