import type { AppLoadContext } from "@remix-run/cloudflare";
import { formatRange } from "../../../contract/fields";
import { ownNumbers } from "../../../contract/team";

/** All own numbers of the company, for a file. */
export async function allNumbers({ backend }: AppLoadContext) {
	const take = 100;
	const first = await backend(ownNumbers.list, { query: { range: formatRange(0, take) } });
	const articles = [...first.articles];
	while (articles.length < first.count) {
		const next = await backend(ownNumbers.list, { query: { range: formatRange(articles.length, take) } });
		if (next.articles.length === 0) break;
		articles.push(...next.articles);
	}
	return articles;
}
