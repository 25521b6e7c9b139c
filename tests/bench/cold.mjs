import { setTimeout as wait } from "node:timers/promises";
import { browserHeaders } from "./rate.mjs";
import { Visitor } from "./visitor.mjs";

/** Product and category pages as readers request them from a new Worker: none twice. */
const paths = ["hea-beams", "ipe-beams", "heb-beams", "upn-channels", "upe-channels"].flatMap((name) => [
	`/categories/${name}`,
	`/products/${name.slice(0, 3)}-200`,
]);

/**
 * The first ten pages of Workers that have just started, and of Workers in a location where the pages were just read.
 * @param start starts a ServedShop with its own database
 * @param times number of starts
 * @returns for each page, in order, the medians of `ms` until it is complete and of `cpu` of the runtime in ms; `again`: the same for pages
 * that were just read
 */
export async function measureCold(start, times) {
	const runs = [];
	while (runs.length < times) {
		const shop = await start();
		try {
			const first = await firstPages(shop);
			await shop.kill();
			await shop.start();
			runs.push({ first, again: await firstPages(shop) });
		} finally {
			await shop.kill();
		}
	}
	const middleOf = (which, page) => ({
		ms: middle(runs.map((run) => run[which][page].ms)),
		cpu: middle(runs.map((run) => run[which][page].cpu)),
	});
	return paths.map((_, page) => ({ ...middleOf("first", page), again: middleOf("again", page) }));
}

async function firstPages(shop) {
	const visitor = new Visitor(shop.shopPort);
	const pages = [];
	for (const path of paths) {
		const before = shop.cpu;
		const since = performance.now();
		const { status } = await visitor.send(path, { headers: browserHeaders(shop.port) });
		const ms = performance.now() - since;
		if (status !== 200) throw new Error(`${path} is answered ${status}.`);
		await wait(100);
		pages.push({ ms, cpu: (shop.cpu - before) * 1000 });
	}
	visitor.close();
	return pages;
}

const middle = (numbers) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** The mean of the second to the sixth page. @param read returns a page's figure */
export const nextFive = (pages, read) => pages.slice(1, 6).reduce((sum, page) => sum + read(page), 0) / 5;
