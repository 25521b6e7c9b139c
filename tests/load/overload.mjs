import { rate } from "../bench/rate.mjs";
import { spread } from "../bench/spread.mjs";
import { offeredBy } from "./offered.mjs";
import { openLoad } from "./open-load.mjs";

/** Factor by which the load exceeds the capacity. */
const times = 4;
/** Requests per second in parallel: cached pages, and forms. */
const [kept, forms] = [10, 10];
/** How often per second recovery is probed, and how many good pages in a row count as recovered. */
const [tries, inARow] = [10, 10];

/**
 * Requests four times as many pages as can be rendered, while others read cached pages and fill their carts; then measures recovery.
 * @param options seconds; atLeast: minimum rate of pages, even if fewer can be rendered
 */
export async function overload(shop, { seconds, atLeast = 0 }) {
	const offered = await offeredBy(shop);
	const paths = Array.from({ length: 2000 }, (_, index) => offered.made(index).path);
	const { perSecond: most } = await rate(shop, { paths, connections: 8, seconds: Math.min(5, seconds), atLeast: 50 });
	const asked = Math.max(atLeast, times * most);
	// Fills the cache.
	await openLoad({ port: shop.shopPort, perSecond: 1, seconds: 1, next: () => offered.category(0) });
	const perSecond = asked + kept + forms;
	const sent = { kept: 0, forms: 0 };
	const next = (index) => {
		// The number of requests expected by then.
		if (sent.kept < (index * kept) / perSecond) {
			sent.kept++;
			return { ...offered.category(0), kind: "kept" };
		}
		if (sent.forms < (index * forms) / perSecond) {
			sent.forms++;
			return offered.form();
		}
		return offered.made(index);
	};
	const answers = await openLoad({ port: shop.shopPort, perSecond, seconds, next, answered: offered.answered });
	const back = await recovery(shop, offered);
	const of = (kind, ...statuses) =>
		answers.filter((answer) => answer.kind === kind && (statuses.length === 0 || statuses.includes(answer.status)));
	const times503 = spread(answers.filter(({ status }) => status === 503).map(({ time }) => time));
	return {
		most,
		asked,
		made: { count: of("made", 200).length, ...spread(of("made", 200).map(({ time }) => time)) },
		refused: { count: of("made", 503).length, ...times503 },
		kept: { count: of("kept").length, good: of("kept", 200).length, ...spread(of("kept").map(({ time }) => time)) },
		forms: { count: of("form").length, taken: of("form", 303).length },
		wrong: answers.filter(({ isRight }) => !isRight),
		carts: await offered.shoppers.counted(shop.backendPort),
		back,
	};
}

/** @returns ms from the end of the overload to the first of this many successfully rendered pages in a row */
async function recovery(shop, offered) {
	const answers = await openLoad({ port: shop.shopPort, perSecond: tries, seconds: 10 + inARow / tries, next: offered.made });
	const inOrder = answers.sort((a, b) => a.at - b.at);
	const first = inOrder.findIndex(
		(_, index) => inOrder.slice(index, index + inARow).filter(({ status }) => status === 200).length === inARow,
	);
	return first < 0 ? Number.POSITIVE_INFINITY : inOrder[first].at;
}
