import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { backendName, shopName } from "../../scripts/lib/workers.mjs";
import { addBeam, cartPath } from "../support/guest-order";
import { asPage, openedSocket } from "../support/live-socket";
import { type Runtime, startRuntime } from "../support/runtime";
import { Visitor } from "../support/visitor";

/**
 * Additions to the Workers: the shop reports at /_objects how many channels it has constructed, and which socket counts were reported to
 * networks. After /_fail the backend fails to return cart counts.
 */
const additions: Record<string, string> = {
	[shopName]: `
		import shop, { CartChannel as Channel, NetworkSockets as Network } from "./index.js";
		export * from "./index.js";
		const objects = { constructed: 0, reports: [] };
		export class CartChannel extends Channel {
			constructor(state, env) {
				super(state, env);
				objects.constructed++;
			}
		}
		export class NetworkSockets extends Network {
			fetch(request) {
				objects.reports.push(new URL(request.url).pathname);
				return super.fetch(request);
			}
		}
		export default {
			fetch: (request, env, context) =>
				new URL(request.url).pathname === "/_objects" ? Response.json(objects) : shop.fetch(request, env, context),
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

let runtime: Runtime;
let address: string;
beforeAll(async () => {
	runtime = await startRuntime({}, (options) => {
		for (const { name, modules } of options.workers) {
			const contents = additions[name];
			if (contents) modules.unshift({ type: "ESModule", path: join(dirname(modules[0].path), "addition.js"), contents });
		}
		return options;
	});
	address = runtime.address;
});
afterAll(() => runtime.stop());

/** Longer than the ten idle seconds after which the runtime evicts an object. */
const evicted = () => wait(15_000);

const objects = async () =>
	z.object({ constructed: z.number(), reports: z.array(z.string()) }).parse(await (await fetch(`${address}/_objects`)).json());

async function watchedCart(headers: Record<string, string> = {}) {
	const visitor = new Visitor(address);
	await addBeam(visitor, "12");
	const path = await cartPath(visitor);
	const socket = await openedSocket(address, `${path}/live`, { ...asPage(visitor), ...headers });
	await socket.received(1);
	return { visitor, socket, uuid: path.slice(6) };
}

// Shows H7.4, H7.7
it("the object of a cart is evicted between two pushes, and not woken by a ping", async () => {
	const { visitor, socket } = await watchedCart();
	await addBeam(visitor, "3", "12 m S355J2");
	await socket.received(2);
	const { constructed } = await objects();
	await evicted();
	socket.send("ping");
	await socket.received(3);
	expect(await objects()).toMatchObject({ constructed });
	await addBeam(visitor, "3", "12 m S355J2");
	await socket.received(4);
	expect(await objects()).toMatchObject({ constructed: constructed + 1 });
	expect(socket.counts).toEqual([1, 2, 2]);
	socket.drop();
});

it("a network counts each socket that opens, closes or breaks", async () => {
	const headers = { "CF-Connecting-IP": "203.0.113.70" };
	const { visitor, socket, uuid } = await watchedCart(headers);
	const second = await openedSocket(address, `/cart/${uuid}/live`, { ...asPage(visitor), ...headers });
	const reported = async () => (await objects()).reports.filter((path) => path.startsWith(`/${uuid}/`)).map((path) => path.split("/")[2]);
	second.drop();
	await expect.poll(reported).toEqual(["1", "2", "1"]);
	socket.send("anything else");
	await expect.poll(reported).toEqual(["1", "2", "1", "0"]);
});

// Shows H7.9
it("a cart whose count cannot be read closes its sockets: browsers connect again, and are sent it then", async () => {
	const { visitor, socket } = await watchedCart();
	await fetch(`${runtime.backendAddress}/_fail`);
	await addBeam(visitor, "3", "12 m S355J2");
	await expect.poll(socket.isClosed).toBe(true);
	expect(socket.counts).toEqual([1]);
});
