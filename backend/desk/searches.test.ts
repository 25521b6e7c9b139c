import { afterAll, expect, it } from "vitest";
import { deskFigures } from "../../contract/desk/figures";
import { search } from "../../contract/search";
import { catalogueDatabase } from "../../tests/support/catalogue-database";
import app from "../index";

const opened = await catalogueDatabase();
afterAll(opened.dispose);

const env = { DB: opened.db, DEV_PAGES: "1", BACKEND_KEY: "", SHOP_HOSTS: "", DESK_KEY: "key of the desk" };
/** Work after an answer. */
let after: Promise<unknown>[] = [];
const context = { waitUntil: (work: Promise<unknown>) => after.push(work), passThroughOnException: () => undefined, props: {} };

async function desk(call: string, body?: object) {
	const headers = { Authorization: `Bearer ${env.DESK_KEY}`, "Content-Type": "application/json", Locale: "de" };
	const sent = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
	const answer = await app.request(`/desk/searches${call}`, sent, env, context);
	await Promise.all(after);
	after = [];
	return { status: answer.status, body: await answer.json() };
}
const listed = async () => deskFigures.searches.answer.parse((await desk("")).body);
const found = async (words: string, locale = "de") => {
	const answer = await app.request(`/search/new/${encodeURIComponent(words)}?range=[0,10]`, { headers: { Locale: locale } }, env, context);
	return search.new.answer.parse(await answer.json()).count;
};

const words = { words: "Doppelteeeisen", language: "de", category: "ipe-beams" };

// Shows R60.8
it("words that staff add find their category, are listed, and no longer find it once they are removed", async () => {
	expect(await found("doppelteeeisen")).toBe(0);
	expect((await desk("/synonyms", words)).status).toBe(200);
	expect(await found("doppelteeeisen")).toBeGreaterThan(0);
	// A second press adds nothing.
	expect((await desk("/synonyms", words)).status).toBe(200);
	const { synonyms, categories } = await listed();
	expect(synonyms).toEqual([{ ...words, id: expect.any(Number) }]);
	expect(categories.find(({ slug }) => slug === "ipe-beams")?.title).toContain("IPE");
	expect((await desk(`/synonyms/${synonyms[0]?.id}/removal`, {})).status).toBe(200);
	expect(await found("doppelteeeisen")).toBe(0);
	expect((await listed()).synonyms).toEqual([]);
});

it("no words are added to an unknown category, and the catalogue's own words stay", async () => {
	expect((await desk("/synonyms", { ...words, category: "none" })).status).toBe(422);
	expect((await desk("/synonyms", { ...words, words: "x" })).status).toBe(422);
	const own = await opened.db.prepare("SELECT min(id) AS id FROM search_words WHERE is_added = 0").first("id");
	expect((await desk(`/synonyms/${own}/removal`, {})).status).toBe(404);
	expect((await listed()).synonyms).toEqual([]);
});

it("searches in vain of the last 30 days are listed by language, the most frequent first", async () => {
	const put = (query: string, locale: string, hits: number, at: string) =>
		opened.db
			.prepare(`INSERT INTO search_queries (session, locale, query, hits, searched_at) VALUES ('', ?, ?, ?, ${at})`)
			.bind(locale, query, hits)
			.run();
	const now = "strftime('%Y-%m-%dT%H:%M:%SZ', 'now')";
	await put("Dachlatte", "de", 0, now);
	await put("dachlatte", "de", 0, now);
	await put("katuselatt", "ee", 0, now);
	await put("IPE 200", "de", 4, now);
	await put("alt", "de", 0, "'2020-01-01T00:00:00Z'");
	const { searches } = await listed();
	expect(searches.map(({ query, language, count }) => [query, language, count])).toEqual([
		["dachlatte", "de", 2],
		["katuselatt", "et", 1],
	]);
});
