import { search } from "../../contract/search";
import { type App, answer, cacheable } from "../platform/http";
import { registerClick, registerQuery } from "./query/register";
import { find } from "./search";

/** The search for goods (R25). */
export function searchRoutes(app: App): void {
	for (const path of ["/search/all/*", "/search/new/*", "/search/variants/*"]) app.use(path, cacheable);
	answer(app, search.all, ({ db, locale, params }) => find(db, locale, params.term));
	answer(app, search.new, ({ db, locale, params, query }) => find(db, locale, params.term, query));
	answer(app, search.variants, async ({ db, locale, params, query }) => {
		const { variants, count } = await find(db, locale, params.search, query);
		return { variants, count };
	});
	answer(app, search.registerQuery, ({ db, locale, session, body }) => registerQuery(db, locale, session, body.query));
	answer(app, search.registerClick, ({ db, session, body }) => registerClick(db, session, body));
}
