import { search } from "../../contract/search";
import { type App, answer, cacheable } from "../platform/http";
import { Refused } from "../platform/refused";
import { registerClick, registerQuery } from "./calls/register";
import { searchEngineOf } from "./search-engine-of";

/** The search for goods (R25). */
export function searchRoutes(app: App): void {
	for (const path of ["/search/all/*", "/search/new/*", "/search/variants/*"]) app.use(path, cacheable);
	answer(app, search.all, ({ env, locale, params }) => searchEngineOf(env).find(locale, params.term));
	answer(app, search.new, ({ env, locale, params, query }) => searchEngineOf(env).find(locale, params.term, query));
	answer(app, search.variants, async ({ env, locale, params, query }) => {
		const { variants, count } = await searchEngineOf(env).find(locale, params.search, query);
		return { variants, count };
	});
	answer(app, search.lines, async ({ env, locale, body }) => {
		const engine = searchEngineOf(env);
		if (!engine.readLines) throw new Refused("not_found", "This search reads no lines.");
		return engine.readLines(locale, body.lines);
	});
	answer(app, search.registerQuery, async (request) => registerQuery(request, searchEngineOf(request.env), request.body.query));
	answer(app, search.registerClick, ({ db, session, body }) => registerClick(db, session, body));
}
