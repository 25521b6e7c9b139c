import { browserHeaders, rate } from "../bench/rate.mjs";
import { Visitor } from "../bench/visitor.mjs";
import { Shoppers } from "./shoppers.mjs";

/** The requests of a load: cached pages, personal pages, and forms. */
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
	// Startup is not measured.
	await rate(shop, { paths: categories, connections: 4, isOnce: true });
	return {
		shoppers,
		/** A category as most readers see it. */
		category: (index) => ({ kind: "category", path: categories[index % categories.length], headers }),
		/** A category with a unique query, so that it is rendered. */
		made: (index) => ({ kind: "made", path: `${categories[index % categories.length]}?from=${made++}`, headers }),
		form: () => shoppers.form({ Host, "User-Agent": agent }),
		/** Receives each response from openLoad(): the result of a form determines its shopper's next one. */
		answered: (answer, asked) => answer.kind === "form" && shoppers.answered(answer, asked),
	};
}

/** Orderable variants. @returns ids */
async function itemsOf(shop) {
	const answer = await fetch(`http://127.0.0.1:${shop.backendPort}/productVariant/by-product/ipe-200`, { headers: { Locale: "en" } });
	const { variants } = await answer.json();
	return variants
		.filter(({ suppliedVariant }) => suppliedVariant?.availability === "available")
		.map(({ suppliedVariant }) => suppliedVariant.id);
}

/** Whether a response is valid for this request: the requested page, or a complete 503 page with Retry-After. */
export function isRight({ kind, status, headers, text }) {
	if (status === 503) return isBusyPage({ headers, text });
	return kind === "form" ? status === 303 : status === 200;
}

const isBusyPage = ({ headers, text }) =>
	Number(headers["retry-after"]) > 0 &&
	headers["content-language"] === "en" &&
	/<html lang="en">[\s\S]*very busy[\s\S]*<\/html>\s*$/.test(text);
