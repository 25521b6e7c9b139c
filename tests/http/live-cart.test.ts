import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { failingShop } from "../support/failing-shop";
import { addBeam, cartPath, choosePayment, fillPaymentInfo, germanBuyer, summaryForm } from "../support/guest-order";
import { asPage, openedSocket, openSocket } from "../support/live-socket";
import { shared } from "../support/shared-shop";
import { cartForm, Visitor } from "../support/visitor";

const shop = shared.address;
const nowhere = "00000000-0000-4000-8000-000000000000";

const asBrowser = (visitor: Visitor) => ({ ...asPage(visitor), ...(visitor.cookies.size > 0 && { Cookie: visitor.cookies.header }) });

/** Opens the socket of a cart's page, and waits for its first message. */
async function watch(visitor: Visitor, cart: string, address = shop) {
	const socket = await openedSocket(address, `${cart}/live`, asBrowser(visitor));
	await socket.received(1);
	return socket;
}

async function buyer(address = shop) {
	const visitor = new Visitor(address);
	await addBeam(visitor, "12");
	return { visitor, cart: await cartPath(visitor) };
}

/** Submits a form of the cart's page. */
async function send(visitor: Visitor, cart: string, intent: Parameters<typeof cartForm>[1], fields: Record<string, string> = {}) {
	const form = cartForm(await visitor.get(cart), intent);
	await visitor.post(form.path, { ...form.fields, ...fields });
}

describe("the socket of a cart", () => {
	// Shows H7.8
	it("opens only for pages of this host", async () => {
		const { visitor, cart } = await buyer();
		const { Origin, ...without } = asBrowser(visitor);
		const foreign = ["http://evil.example", "null", `https://${visitor.host}`, `http://en.${visitor.host.replace(/^de\./, "")}`];
		for (const origin of foreign)
			expect(await openSocket(shop, `${cart}/live`, { ...without, Origin: origin }), origin).toMatchObject({ status: 403 });
		expect(await openSocket(shop, `${cart}/live`, without)).toMatchObject({ status: 403 });
		expect(await openSocket(shop, `${cart}/live`, { ...asBrowser(visitor), Host: "evil.example" })).toMatchObject({ status: 421 });
		expect(await openSocket(shop, `${cart}/live`, { ...without, Origin })).toMatchObject({ status: 101 });
	});

	// Shows H7.8
	it("opens only for readers who may see an existing cart", async () => {
		const { visitor, cart } = await buyer();
		expect(await openSocket(shop, `/cart/${nowhere}/live`, asBrowser(visitor))).toMatchObject({ status: 404 });
		expect(await openSocket(shop, "/cart/1/live", asBrowser(visitor))).toMatchObject({ status: 404 });
		const colleague = new Visitor(shop, "fi");
		expect((await colleague.get(cart)).status).toBe(200);
		expect(await openSocket(shop, `${cart}/live`, asBrowser(colleague))).toMatchObject({ status: 101 });
	});

	it("rejects ordinary requests", async () => {
		const { visitor, cart } = await buyer();
		expect((await visitor.get(`${cart}/live`)).status).toBe(426);
	});

	// Shows R18.3, H7.9
	it("sends the current count, then every change, to all watchers", async () => {
		const { visitor, cart } = await buyer();
		const own = await watch(visitor, cart);
		const colleague = await watch(new Visitor(shop, "fi"), cart);
		await addBeam(visitor, "3", "12 m S355J2");
		await send(visitor, cart, "quantity", { amount: "15" });
		await send(visitor, cart, "remove");
		await Promise.all([own.received(4), colleague.received(4)]);
		expect(own.counts).toEqual([1, 2, 2, 1]);
		expect(colleague.counts).toEqual(own.counts);
		const versions = colleague.texts.map((text) => JSON.parse(text).version);
		expect(versions).toEqual([...versions].sort((a, b) => a - b));
	});

	it("reports notes, and a sent cart as empty", async () => {
		const { visitor, cart } = await buyer();
		const socket = await watch(new Visitor(shop), cart);
		await send(visitor, cart, "notes", { comment: "Bitte anrufen" });
		await socket.received(2);
		await fillPaymentInfo(visitor, cart, germanBuyer);
		await choosePayment(visitor, cart);
		const form = await summaryForm(visitor, cart);
		expect((await visitor.post(form.path, form.fields)).status).toBe(200);
		for (let tries = 0; socket.counts.at(-1) !== 0 && tries < 100; tries++) await wait(50);
		expect(socket.counts.slice(0, 2)).toEqual([1, 1]);
		expect(socket.counts.at(-1)).toBe(0);
	});

	it("sends nothing about other carts", async () => {
		const [one, other] = [await buyer(), await buyer()];
		const socket = await watch(one.visitor, one.cart);
		await addBeam(other.visitor, "3", "12 m S355J2");
		await addBeam(one.visitor, "3", "12 m S355J2");
		await socket.received(2);
		expect(socket.counts).toEqual([1, 2]);
	});

	// Shows H7.7
	it("answers pings and count requests, and closes on anything else", async () => {
		const { visitor, cart } = await buyer();
		const socket = await watch(visitor, cart);
		socket.send("ping");
		await socket.received(2);
		socket.send("count");
		await socket.received(3);
		expect(socket.texts[1]).toBe("pong");
		expect(socket.texts[2]).toBe(socket.texts[0]);
		socket.send("anything else");
		for (let tries = 0; !socket.isClosed() && tries < 100; tries++) await wait(50);
		expect(socket.isClosed()).toBe(true);
	});
});

describe("the count that is told", () => {
	const count = (visitor: Visitor, fields: Record<string, string>) => visitor.postOnce("/cart/count", fields);
	const shown = async (visitor: Visitor) => (await visitor.get("/")).root.querySelector('header a[href^="/cart/"]')?.text ?? "";

	it("is on the next page, whichever that is", async () => {
		const { visitor, cart } = await buyer();
		expect((await count(visitor, { uuid: cart.slice(6), count: "7" })).status).toBe(204);
		expect(await shown(visitor)).toContain("7 Positionen");
	});

	it("of another cart, or none, changes nothing", async () => {
		const { visitor } = await buyer();
		const before = visitor.cookies.get("cart");
		expect((await count(visitor, { uuid: nowhere, count: "7" })).status).toBe(204);
		expect(visitor.cookies.get("cart")).toBe(before);
		for (const wrong of ["-1", "1.5", "100000", "x"]) expect((await count(visitor, { uuid: nowhere, count: wrong })).status).toBe(400);
		const stranger = new Visitor(shop);
		await count(stranger, { uuid: nowhere, count: "7" });
		expect(stranger.cookies.has("cart")).toBe(false);
	});
});

describe("a backend at an address", async () => {
	const { backend, shop: other } = await failingShop(shared.backend, { BACKEND_KEY: "geheim" });

	/** Number of sockets for a cart at the backend. */
	const upgrades = (cart: string) => backend.seen.filter((line) => line === `UPGRADE /ws/${cart.slice(6)}`).length;
	const until = async (isTrue: () => boolean) => {
		for (let tries = 0; !isTrue() && tries < 200; tries++) await wait(50);
		expect(isTrue()).toBe(true);
	};

	// Shows R22.34, H7.4
	it("has one socket per watched cart, opened with the key, and none without watchers", async () => {
		const { visitor, cart } = await buyer(other.address);
		const watching = await Promise.all(Array.from({ length: 5 }, () => watch(visitor, cart, other.address)));
		expect(upgrades(cart)).toBe(1);
		expect([...backend.sockets.values()]).toMatchObject([{ "backend-key": "geheim" }]);
		await addBeam(visitor, "3", "12 m S355J2");
		await Promise.all(watching.map((socket) => socket.received(2)));
		for (const socket of watching) expect(socket.counts).toEqual([1, 2]);
		for (const socket of watching) socket.drop();
		await until(() => backend.sockets.size === 0);
	});

	// Shows R18.2, H7.5, H7.9
	it("is reconnected after three seconds, and browsers get missed changes", async () => {
		const { visitor, cart } = await buyer(other.address);
		const socket = await watch(visitor, cart, other.address);
		const begin = performance.now();
		for (const tunnel of backend.sockets.keys()) tunnel.destroy();
		await addBeam(visitor, "3", "12 m S355J2");
		await socket.received(2);
		expect(performance.now() - begin).toBeGreaterThan(2900);
		expect(socket.counts).toEqual([1, 2]);
		expect(upgrades(cart)).toBe(2);
		expect(socket.isClosed()).toBe(false);
		socket.drop();
		await until(() => backend.sockets.size === 0);
	});

	it("is retried while somebody watches; without it no socket opens", async () => {
		const { visitor, cart } = await buyer(other.address);
		const socket = await watch(visitor, cart, other.address);
		backend.mode = "resets";
		for (const tunnel of backend.sockets.keys()) tunnel.destroy();
		expect(await openSocket(other.address, `${cart}/live`, asBrowser(visitor))).toMatchObject({ status: 503 });
		await until(() => upgrades(cart) >= 2);
		backend.mode = "well";
		await until(() => backend.sockets.size === 1);
		await addBeam(visitor, "3", "12 m S355J2");
		await until(() => socket.counts.at(-1) === 2);
		expect(socket.isClosed()).toBe(false);
	});
});
