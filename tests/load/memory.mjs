import { setTimeout as wait } from "node:timers/promises";
import { offeredBy } from "./offered.mjs";
import { openLoad } from "./open-load.mjs";

/** Of ten requests: cached pages, rendered pages, and a form. */
const mix = ["category", "category", "category", "category", "category", "category", "made", "made", "made", "form"];
/** Load of the warm-up, which fills memory fastest: it was observed to grow for the first ten thousand forms and three thousand pages only. */
const filling = ["form", "form", "form", "form", "form", "form", "form", "made", "made", "category"];
const perSecond = 45;
/** Samples in each of the two compared spans. Medians are compared, since garbage is collected irregularly. */
const looks = 50;

/**
 * Whether memory grows under a load that the shop can serve.
 * @param options warmUp: until the caches are full, and the seconds after it, both in s
 */
export async function memory(shop, { warmUp, seconds }) {
	const offered = await offeredBy(shop);
	const span = Math.min(120, seconds / 4);
	const samples = [];
	let isOver = false;
	const watching = (async () => {
		for (const begin = performance.now(); !isOver; await wait((span * 1000) / looks))
			samples.push({ at: (performance.now() - begin) / 1000, bytes: shop.runtimeMemory });
	})();
	const load = (kinds, duration) =>
		openLoad({
			port: shop.shopPort,
			perSecond,
			seconds: duration,
			next: (index) => offered[kinds[index % kinds.length]](index),
			answered: offered.answered,
		});
	const answers = [...(await load(filling, warmUp)), ...(await load(mix, seconds))];
	isOver = true;
	await watching;
	const end = warmUp + seconds;
	const from = middle(samples, warmUp, warmUp + span);
	const to = middle(samples, end - span, Number.POSITIVE_INFINITY);
	return {
		warmUp,
		seconds,
		requests: answers.length,
		wrong: answers.filter(({ isRight }) => !isRight).length,
		from,
		to,
		growth: to / from - 1,
	};
}

/** In bytes. @param from @param to s since the start */
function middle(samples, from, to) {
	const within = samples.filter(({ at }) => at >= from && at < to).map(({ bytes }) => bytes);
	return within.sort((a, b) => a - b)[Math.floor(within.length / 2)] ?? 0;
}
