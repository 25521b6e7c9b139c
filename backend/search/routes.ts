import { search } from "../../contract/search";
import { type CodedLine, numbersAsCodes } from "../own-numbers/numbers-in-lines";
import { type App, answer, answerShared } from "../platform/http";
import { Refused } from "../platform/refused";
import { registerClick, registerQuery } from "./register";
import { searchEngineOf } from "./search-engine-of";

export function searchRoutes(app: App): void {
	answerShared(app, search.all, ({ db, env, locale, params, query }) => searchEngineOf(env, db).find(locale, params.term, query));
	answerShared(app, search.new, ({ db, env, locale, params, query }) => searchEngineOf(env, db).find(locale, params.term, query));
	answerShared(app, search.variants, async ({ db, env, locale, params, query }) => {
		const { variants, count } = await searchEngineOf(env, db).find(locale, params.search, query);
		return { variants, count };
	});
	answer(app, search.lines, async ({ db, user, env, locale, punchout, body }) => {
		const engine = searchEngineOf(env);
		if (!engine.readLines) throw new Refused("not_found", "This search reads no lines.");
		const lines = await numbersAsCodes(db, user, body.lines);
		const reads = await engine.readLines(
			locale,
			lines.map(({ text }) => text),
			punchout?.within,
		);
		return reads.map((read, index) => ({ ...read, unread: read.unread.map(([from, to]) => placed(lines[index], from, to)) }));
	});
	answer(app, search.registerQuery, async (request) => registerQuery(request, searchEngineOf(request.env), request.body.query));
	answer(app, search.registerClick, ({ db, session, body }) => registerClick(db, session, body));
}

/** The place in the line as the buyer wrote it. */
const placed = (line: CodedLine | undefined, from: number, to: number): [number, number] =>
	line ? [line.placeOf(from), line.placeOf(to)] : [from, to];
