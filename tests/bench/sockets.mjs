import { setTimeout as wait } from "node:timers/promises";
import { newSession } from "./buyer.mjs";
import { spread } from "./spread.mjs";
import { Visitor } from "./visitor.mjs";
import { addTo, newCart, Watcher } from "./watchers.mjs";

/** Concurrency while carts are created, sockets opened and goods added. */
const crowd = 8;
/** Time limit for all to reconnect, and the length of a second, in ms. */
const mostAway = 60_000;
const watchers = 200;

/**
 * Sockets on as many carts: each receives its change; the shop is killed, and all reconnect. Then one cart with 200 watchers.
 * @param shop a ServedShop with a counting backend, which is killed and restarted
 * @param count number of sockets
 * @param backOff ms until the next attempt, by the number of failed ones
 */
export async function measureSockets(shop, count, backOff) {
	const [first, second] = await twoGoods(shop);
	const carts = await crowded(count, (index) => newCart(shop, index, first, newSession()));
	const all = carts.map((cart) => new Watcher(shop, cart, backOff));
	const begin = performance.now();
	await crowded(count, (index) => all[index].open().catch(() => null));
	const open = performance.now() - begin;
	const opened = all.filter(({ openSince }) => openSince !== null).length;
	if (opened === 0) throw new Error("No socket was opened.");
	await Promise.all(all.map((watcher) => watcher.openSince && watcher.heard(({ count }) => count === 1, 10_000)));
	const memory = shop.memory;
	const pushes = await changes(shop, all, second);
	const returns = await killed(shop, all);
	for (const watcher of all) watcher.leave();
	return { count, opened, open, memory, ...pushes, ...returns, ...(await shared(shop, first, second, backOff)) };
}

/** Adds something to every cart. Measures the time from the form's response to the message; messages before the response count as zero. */
async function changes(shop, all, goods) {
	const visitor = new Visitor(shop.shopPort, { connections: crowd });
	const cpu = shop.cpu;
	const times = await crowded(all.length, async (index) => {
		const answered = await addTo(all[index].cart, goods, visitor);
		const heard = await all[index].heard(({ count }) => count === 2);
		return heard === null ? null : Math.max(0, heard - answered);
	});
	visitor.close();
	const came = times.filter((time) => time !== null);
	return { pushed: came.length, push: spread(came, Number.POSITIVE_INFINITY), cpu: ((shop.cpu - cpu) / all.length) * 1000 };
}

/** @returns how many reconnected, when the last did (ms after the kill), and the largest share within one second */
async function killed(shop, all) {
	const open = all.filter(({ openSince }) => openSince !== null);
	const begin = performance.now();
	await shop.kill();
	await shop.start();
	const isAway = ({ openSince }) => openSince === null || openSince < begin;
	while (open.some(isAway) && performance.now() - begin < mostAway) await wait(100);
	const times = open.filter((watcher) => !isAway(watcher)).map(({ openSince }) => openSince - begin);
	times.sort((a, b) => a - b);
	const within = times.map((time, index) => times.findLastIndex((other) => other < time + 1000) - index + 1);
	return { back: times.length, lastBack: times.at(-1) ?? Number.POSITIVE_INFINITY, peak: Math.max(0, ...within) / open.length };
}

/** One cart with many watchers. @returns how often its change was read from the backend, and how many received it */
async function shared(shop, first, second, backOff) {
	const cart = await newCart(shop, 70_000, first, newSession());
	const all = Array.from({ length: watchers }, (_, index) => {
		const address = `10.9.${index >> 4}.${index & 15}`;
		return new Watcher(shop, { ...cart, address }, backOff);
	});
	await crowded(watchers, (index) => all[index].open());
	await Promise.all(all.map((watcher) => watcher.heard(({ count }) => count === 1)));
	await shop.counts();
	const visitor = new Visitor(shop.shopPort);
	await addTo(cart, second, visitor);
	visitor.close();
	const heard = await Promise.all(all.map((watcher) => watcher.heard(({ count }) => count === 2)));
	const { cartCounts } = await shop.counts();
	for (const watcher of all) watcher.leave();
	return { watchers, reads: cartCounts[cart.uuid] ?? 0, watchersPushed: heard.filter((time) => time !== null).length };
}

async function twoGoods(shop) {
	const answer = await fetch(`http://127.0.0.1:${shop.backendPort}/productVariant/by-product/ipe-200`, { headers: { Locale: "en" } });
	const { variants } = await answer.json();
	const found = variants.filter(({ suppliedVariant }) => suppliedVariant?.availability === "available");
	return found.slice(0, 2).map(({ suppliedVariant }) => suppliedVariant.id);
}

/** Runs something this many times with limited concurrency. @returns the results */
async function crowded(count, act) {
	const results = new Array(count);
	let next = 0;
	const work = async () => {
		for (let index = next++; index < count; index = next++) results[index] = await act(index);
	};
	await Promise.all(Array.from({ length: crowd }, work));
	return results;
}
