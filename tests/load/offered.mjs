import { Visitor } from "../bench/load.mjs";
import { browserHeaders, rate } from "../bench/rate.mjs";
import { Shoppers } from "./shoppers.mjs";

/** What is asked for, of a shop that runs: pages that are kept, pages that are made for each reader, and forms. */
export async function offeredBy(shop) {
	const visitor = new Visitor(shop.shopPort);
	const { text } = await visitor.send("/shop");
	visitor.close();
	const categories = [...new Set(Array.from(text.matchAll(/href="(\/categories\/[\w-]+)"/g), ([, path]) => path))];
	if (categories.length < 10) throw new Error(`/shop leads to ${categories.length} categories.`);
	const headers = browserHeaders(shop.port);
	const { Host, "User-Agent": agent } = headers;
	const shoppers = new Shoppers(await itemsOf(shop));
	let made = 0;
	// Nobody measures how a shop begins.
	await rate(shop, { paths: categories, connections: 4, isOnce: true });
	return {
		shoppers,
		/** A category as most readers see it. */
		category: (index) => ({ kind: "category", path: categories[index % categories.length], headers }),
		/** The same with what nobody else asks for: it is made anew. */
		made: (index) => ({ kind: "made", path: `${categories[index % categories.length]}?from=${made++}`, headers }),
		form: () => shoppers.form({ Host, "User-Agent": agent }),
		/** Told of each answer, as openLoad() does: what has become of a form decides its shopper's next one. */
		answered: (answer, asked) => answer.kind === "form" && shoppers.answered(answer, asked),
	};
}

/** What can be ordered. @returns ids */
async function itemsOf(shop) {
	const answer = await fetch(`http://127.0.0.1:${shop.backendPort}/productVariant/by-product/ipe-200`, { headers: { Locale: "en" } });
	const { variants } = await answer.json();
	return variants
		.filter(({ suppliedVariant }) => suppliedVariant?.availability === "available")
		.map(({ suppliedVariant }) => suppliedVariant.id);
}

/** Whether an answer is one that the shop may give to this request: what was asked for, or a whole small page that says when to try again. */
export function isRight({ kind, status, headers, text }) {
	if (status === 503) return isBusyPage({ headers, text });
	return kind === "form" ? status === 303 : status === 200;
}

const isBusyPage = ({ headers, text }) =>
	Number(headers["retry-after"]) > 0 &&
	headers["content-language"] === "en" &&
	/<html lang="en">[\s\S]*very busy[\s\S]*<\/html>\s*$/.test(text);
