import { search } from "../../contract/search";
import { cacheable } from "../cacheable";
import { type App, answer } from "../http";
import { find } from "./search";

/** The search for goods (spec section 7). */
export function searchRoutes(app: App): void {
	for (const path of ["/search/all/*", "/search/new/*", "/search/variants/*"]) app.use(path, cacheable);
	answer(app, search.all, ({ db, locale, params }) => find(db, locale, params.term));
	answer(app, search.new, ({ db, locale, params, query }) => find(db, locale, params.term, query.range));
	answer(app, search.variants, async ({ db, locale, params, query }) => {
		const { variants, count } = await find(db, locale, params.search, query.range);
		return { variants, count };
	});
}
