import { describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { cartCountMessage } from "../../contract/realtime";
import { addBeam, cartPath } from "../support/guest-order";
import { asPage, type LiveSocket, openedSocket, openSocket } from "../support/live-socket";
import { Visitor } from "../support/visitor";

const shop = inject("shop");

async function buyer() {
	const visitor = new Visitor(shop, "de");
	await addBeam(visitor, "2");
	return { visitor, cart: await cartPath(visitor) };
}

describe("a cart's socket", () => {
	it("is only opened for pages of the same host, whatever else the request contains", async () => {
		const { visitor, cart } = await buyer();
		const own = asPage(visitor);
		const forged = [
			"https://evil.example",
			"null",
			"",
			`http://${visitor.host}.evil.example`,
			`http://${visitor.host}@evil.example`,
			"file://",
		];
		for (const Origin of forged)
			expect([Origin, (await openSocket(shop, `${cart}/live`, { ...own, Origin, "X-Forwarded-Host": "evil.example" })).status]).toEqual([
				Origin,
				403,
			]);
		expect((await openSocket(shop, `${cart}/live`, { Host: visitor.host, "Sec-Fetch-Site": "same-origin" })).status).toBe(403);
		expect((await openSocket(shop, `${cart}/live`, { ...own, Host: "evil.example" })).status).toBe(421);
	});

	it("is opened at no other path, method or missing cart", async () => {
		const { visitor, cart } = await buyer();
		const own = asPage(visitor);
		for (const path of [
			`${cart}`,
			`${cart}/live/`,
			`${cart}/live.data`,
			"/cart/live",
			`${cart}/../live`,
			`/ws/${cart.split("/")[2]}`,
			"/cart/00000000-0000-4000-8000-000000000000/live",
		])
			expect([path, (await openSocket(shop, path, own)).status === 101]).toEqual([path, false]);
		expect((await visitor.postOnce(`${cart}/live`, {})).status).not.toBe(101);
	});

	it("sends only a count to readers who know just its address", async () => {
		const { visitor, cart } = await buyer();
		const stranger = await openedSocket(shop, `${cart}/live`, asPage(new Visitor(shop, "de")));
		await stranger.received(1);
		await addBeam(visitor, "3");
		await stranger.received(2);
		expect(stranger.texts.length).toBeGreaterThanOrEqual(2);
		for (const text of stranger.texts) expect(z.strictObject(cartCountMessage.shape).safeParse(JSON.parse(text)).error).toBeUndefined();
		for (const said of ['{"count":99}', "x".repeat(100_000), '{"type":"subscribe","uuid":"*"}']) {
			const socket = await openedSocket(shop, `${cart}/live`, asPage(visitor));
			await socket.received(1);
			if (said.length < 60_000) socket.send(said.slice(0, 100));
			await expect.poll(socket.isClosed).toBe(said.length < 60_000);
			socket.drop();
		}
		stranger.drop();
	});

	it("is limited to fifty per network; other networks, and the same one after closing, can connect", async () => {
		const { visitor, cart } = await buyer();
		const open = (network: string) => openSocket(shop, `${cart}/live`, { ...asPage(visitor), "CF-Connecting-IP": network });
		const sockets: LiveSocket[] = [];
		const statuses: number[] = [];
		for (let time = 0; time < 53; time++) {
			const opened = await open("203.0.113.60");
			statuses.push(opened.status);
			if ("texts" in opened) sockets.push(opened);
		}
		expect(statuses).toEqual([...Array.from({ length: 50 }, () => 101), 429, 429, 429]);
		const other = await open("203.0.113.61");
		expect(other.status).toBe(101);
		for (const socket of sockets.slice(0, 5)) socket.drop();
		await expect.poll(async () => (await open("203.0.113.60")).status, { timeout: 5000 }).toBe(101);
		for (const socket of sockets) socket.drop();
		if ("texts" in other) other.drop();
	});
});
