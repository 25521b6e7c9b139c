import { setTimeout as wait } from "node:timers/promises";
import { barInStock, readyCart } from "./buyers.mjs";
import { findings, orderMails } from "./findings.mjs";
import { MortalShop } from "./server.mjs";

/**
 * Sends orders, each with several concurrent duplicates, while the server is killed and restarted, and checks the result.
 * An order is sent until one of its duplicates is acknowledged, and not again: a lost order stays lost and is detected.
 * @param settings port, state, orders, duplicates, kills; atOnce: how many orders are sent concurrently; calm: how many more orders are sent one
 * by
 * one, to measure their time; mails: a mail server with a counter
 * @returns checks and figures
 */
export async function ordersSurvive({ port, state, orders, duplicates, kills, atOnce = 4, calm = 0, mails = null, note = () => {} }) {
	const shop = new MortalShop({ port, state, variables: mails ? { SMTP_URL: `smtp://127.0.0.1:${mails.port}` } : {} });
	const counts = { acknowledged: 0, refused: 0, cut: 0 };
	const burstTimes = [];
	const acknowledged = new Map();
	let lastKill = 0;
	let closeCalls = 0;
	try {
		await shop.start();
		const bar = await barInStock(shop);
		const calmTimes = await oneByOne(shop, bar, calm, acknowledged);
		note(`${calm} orders sent one by one`);
		const carts = await inParallel(atOnce, Array.from({ length: orders }), () => readyCart(shop, bar));
		note(`${orders} carts ready`);

		const killer = new Killer(shop, orders, kills, () => {
			lastKill = performance.now();
			const recent = [...acknowledged.values()].filter(({ at }) => at !== undefined && lastKill - at < 100).length;
			closeCalls += recent;
			note(`kill ${shop.kills + 1}: ${acknowledged.size - calm} acknowledged, ${recent} of them in the last tenth of a second`);
		});
		await inParallel(atOnce, carts, async (cart) => {
			while (!acknowledged.has(cart.uuid)) {
				await killer.isUp();
				killer.aboutToSend();
				const begin = performance.now();
				const answers = Array.from({ length: duplicates }, async () => {
					const answer = await cart.send();
					counts[answer]++;
					if (answer !== "acknowledged") return;
					burstTimes.push(performance.now() - begin);
					if (acknowledged.has(cart.uuid)) return;
					acknowledged.set(cart.uuid, { at: performance.now() });
					killer.acknowledged();
				});
				await Promise.all(answers);
				if (!acknowledged.has(cart.uuid)) await wait(100);
			}
			acknowledged.get(cart.uuid).number = await shownNumber(cart, killer);
		});
		await killer.isUp();
		if (mails) await mails.wait(acknowledged.size * orderMails.length);
		await shop.kill();
		const checks = await findings(state, acknowledged, mails);
		return {
			checks,
			figures: { ...counts, kills: shop.kills, starts: shop.starts, closeCalls, calmTimes, burstTimes },
			output: shop.output,
		};
	} finally {
		await shop.kill();
	}
}

/** Sends directly to the backend without kills. @returns milliseconds */
async function oneByOne(shop, bar, count, acknowledged) {
	const times = [];
	for (let index = 0; index < count; index++) {
		const cart = await readyCart(shop, bar);
		const begin = performance.now();
		const { order_number: number } = await cart.complete();
		times.push(performance.now() - begin);
		acknowledged.set(cart.uuid, { number });
	}
	return times;
}

/** The number on the confirmation page, as soon as a server responds; null if there is no order. */
async function shownNumber(cart, killer) {
	for (let attempt = 0; attempt < 20; attempt++) {
		await killer.isUp();
		try {
			const number = await cart.numberShown();
			if (number) return number;
		} catch {
			// Killed during the request.
		}
		await wait(100);
	}
	return null;
}

/**
 * Kills the shop this many times, spread evenly over the orders: alternately at an acknowledgement and in the middle of a burst of duplicates.
 */
class Killer {
	#shop;
	#thresholds;
	#tell;
	#acknowledged = 0;
	#isArmed = false;
	#up = Promise.resolve();

	constructor(shop, orders, kills, tell) {
		this.#shop = shop;
		this.#thresholds = Array.from({ length: kills }, (_, index) => Math.max(1, Math.floor(((index + 1) * orders) / (kills + 1))));
		this.#tell = tell;
	}

	/** Waits while the shop is starting. */
	isUp() {
		return this.#up;
	}

	acknowledged() {
		this.#acknowledged++;
		if (this.#acknowledged < (this.#thresholds[0] ?? Number.POSITIVE_INFINITY)) return;
		this.#thresholds.shift();
		if (this.#thresholds.length % 2 === 0) this.#kill();
		else this.#isArmed = true;
	}

	aboutToSend() {
		if (!this.#isArmed) return;
		this.#isArmed = false;
		setTimeout(() => this.#kill(), Math.random() * 150);
	}

	/** A start during another start waits for that one. */
	#kill() {
		const killed = this.#up.then(() => {
			this.#tell();
			return this.#shop.kill();
		});
		this.#up = killed.then(() => this.#shop.start());
	}
}

/** Runs with limited concurrency, in order. */
async function inParallel(width, items, work) {
	const results = [];
	let next = 0;
	await Promise.all(
		Array.from({ length: width }, async () => {
			while (next < items.length) {
				const index = next++;
				results[index] = await work(items[index]);
			}
		}),
	);
	return results;
}
