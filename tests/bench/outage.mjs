import { setTimeout as wait } from "node:timers/promises";
import { Buyer } from "./buyer.mjs";
import { Visitor } from "./visitor.mjs";

const paths = ["/", "/categories/ipe-beams", "/products/ipe-200", "/categories/hea-beams", "/products/hea-200"];
/** Interval between two pages in ms. */
const pause = 25;
const mostWait = 30_000;

/**
 * Kills the backend while pages are requested, and restarts it.
 * @param shop a ServedShop that calls `backend` over HTTP
 * @param backend a ServedShop whose backend is used
 * @param away downtime in ms; responses are fresh for a minute, so a shorter one shows no stale ones
 */
export async function measureOutage(shop, backend, away) {
	const visitor = new Visitor(shop.shopPort, { connections: 4 });
	const buyer = new Buyer(shop.shopPort);
	await buyer.fill();
	for (const path of paths) await visitor.send(path);
	const pages = [];
	let isAsking = true;
	const asking = (async () => {
		for (let index = 0; isAsking; index++) {
			const since = performance.now();
			const answer = await visitor.send(paths[index % paths.length]).catch(() => ({ status: 0, headers: {}, text: "" }));
			pages.push({
				at: since,
				time: performance.now() - since,
				isWhole: answer.status === 200 && isWhole(answer),
				isStale: isStale(answer),
			});
			await wait(pause);
		}
	})();
	const killed = performance.now();
	await backend.kill();
	await wait(away / 2);
	const cart = await buyer.get(buyer.cart);
	await wait(away / 2);
	const returned = performance.now();
	await backend.start();
	const started = performance.now();
	let cartBack = Number.POSITIVE_INFINITY;
	while (performance.now() - started < mostWait && cartBack === Number.POSITIVE_INFINITY) {
		if ((await buyer.get(buyer.cart)).status === 200) cartBack = performance.now() - started;
		else await wait(200);
	}
	const isFresh = () => pages.slice(-paths.length).every((page) => page.at > started && page.isWhole && !page.isStale);
	while (performance.now() - started < mostWait && !isFresh()) await wait(100);
	isAsking = false;
	await asking;
	visitor.close();
	buyer.close();
	const during = pages.filter(({ at }) => at > killed && at < returned);
	const lastStale = pages.findLast((page) => page.isStale || !page.isWhole)?.at ?? 0;
	return {
		asked: during.length,
		whole: during.filter((page) => page.isWhole).length,
		stale: during.filter((page) => page.isStale).length,
		slowest: Math.max(...during.map(({ time }) => time)),
		outage: returned - killed,
		cartStatus: cart.status,
		saysSo: cart.status >= 500 && isWhole(cart),
		cartBack,
		freshBack: isFresh() ? Math.max(0, lastStale - started) : Number.POSITIVE_INFINITY,
	};
}

// The part after the footer is for scripts.
const isWhole = ({ text }) => text.includes("<h1") && text.includes("</footer>");
const isStale = ({ headers }) => /desc="?stale/.test(String(headers["server-timing"] ?? ""));
