import { beforeEach, expect, it, vi } from "vitest";
import type { HitPage } from "./hit-page";
import { OverlaySearch } from "./overlay-search";

beforeEach(() => void vi.useFakeTimers());

const hit = (id: number) => ({
	id,
	position: id,
	code: `CR-${id}`,
	title: "",
	address: "/",
	measures: "",
	picture: null,
	price: "",
	unit: "",
	stock: "available" as const,
	stockWord: "",
	delivery: "",
	supply: { id, min_order: 1, pack_size: 1 },
	unitOfSale: "piece" as const,
});

const page = (words: string, count = 1, ids: number[] = [1]): HitPage => ({
	words,
	corrected: null,
	missing: null,
	count,
	hits: ids.map(hit),
	sizes: [],
	understood: [],
	quantity: null,
	categories: [],
	answers: [],
	queryId: null,
});

/** Creates a search whose answers the test controls. */
function newSearch() {
	const questions: { words: string; skip: number; signal: AbortSignal; answer: (page: HitPage) => void; fail: () => void }[] = [];
	const search = new OverlaySearch(
		(words, skip, signal) =>
			new Promise((resolve, reject) => questions.push({ words, skip, signal, answer: resolve, fail: () => reject() })),
	);
	const settle = () => vi.advanceTimersByTimeAsync(0);
	return { questions, search, settle, shown: () => search.found().page?.words ?? null };
}

// Shows R6.2
it("asks 300 ms after the last key, once", () => {
	const { search, questions } = newSearch();
	for (const text of ["ipe", "ipe ", "ipe 2", "ipe 20", "ipe 200"]) {
		search.type(text);
		vi.advanceTimersByTime(299);
	}
	expect(questions).toEqual([]);
	expect(search.found().isSearching).toBe(false);
	vi.advanceTimersByTime(1);
	expect(questions.map(({ words }) => words)).toEqual(["ipe 200"]);
});

it("says that it searches as soon as it asks, also over what it has", async () => {
	const { search, questions, settle } = newSearch();
	for (const words of ["ipe", "hea"]) {
		search.type(words);
		vi.advanceTimersByTime(300);
		expect(search.found().isSearching).toBe(true);
		questions.at(-1)?.answer(page(words));
		await settle();
		expect(search.found().isSearching).toBe(false);
	}
});

// Shows R6.2
it("takes fewer than three characters for nothing new, and none for the end", async () => {
	const { search, questions, settle, shown } = newSearch();
	search.type(" ip ");
	vi.advanceTimersByTime(1000);
	expect(questions).toEqual([]);
	search.type("ipe");
	vi.advanceTimersByTime(300);
	questions[0]?.answer(page("ipe"));
	await settle();
	search.type("ip");
	vi.advanceTimersByTime(1000);
	expect(shown()).toBe("ipe");
	search.type("");
	expect(shown()).toBeNull();
});

it("never lets an older answer replace a newer one", async () => {
	const { search, questions, settle, shown } = newSearch();
	search.type("ipe");
	vi.advanceTimersByTime(300);
	search.type("hea");
	vi.advanceTimersByTime(300);
	expect(questions[0]?.signal.aborted).toBe(true);
	questions[1]?.answer(page("hea"));
	await settle();
	questions[0]?.answer(page("ipe"));
	await settle();
	expect(shown()).toBe("hea");
});

it("shows nothing that arrives after the field was emptied", async () => {
	const { search, questions, settle, shown } = newSearch();
	search.type("ipe");
	vi.advanceTimersByTime(300);
	search.type("");
	questions[0]?.answer(page("ipe"));
	await settle();
	expect(shown()).toBeNull();
	expect(search.found().isAsking).toBe(false);
});

// Shows R6.4
it("gives further hits five by five, each variant once, to the end", async () => {
	const { search, questions, settle } = newSearch();
	search.type("ipe");
	vi.advanceTimersByTime(300);
	questions[0]?.answer(page("ipe", 7, [1, 2, 3, 4, 5]));
	await settle();
	void search.more();
	expect(search.found()).toMatchObject({ isAsking: true, isSearching: false });
	void search.more();
	expect(questions.map(({ skip }) => skip)).toEqual([0, 5]);
	questions[1]?.answer(page("ipe", 7, [5, 6]));
	await settle();
	expect(search.found().page?.hits.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
	expect(search.found().hasMore).toBe(false);
	await search.more();
	expect(questions).toHaveLength(2);
});

it("says when there was no answer, keeps what it has, and asks again", async () => {
	const { search, questions, settle } = newSearch();
	search.type("ipe");
	vi.advanceTimersByTime(300);
	questions[0]?.fail();
	await settle();
	expect(search.found()).toMatchObject({ page: null, hasFailed: true, isAsking: false });
	search.type("ipe");
	vi.advanceTimersByTime(300);
	questions[1]?.answer(page("ipe", 9, [1, 2, 3, 4, 5]));
	await settle();
	void search.more();
	questions[2]?.fail();
	await settle();
	expect(search.found()).toMatchObject({ hasFailed: true, hasMore: true });
	expect(search.found().page?.hits).toHaveLength(5);
	void search.more();
	questions[3]?.answer(page("ipe", 9, [6, 7, 8, 9]));
	await settle();
	expect(search.found().page?.hits).toHaveLength(9);
});

it("remembers an answer for a minute", async () => {
	const { search, questions, settle, shown } = newSearch();
	for (const words of ["ipe", "hea"]) {
		search.type(words);
		vi.advanceTimersByTime(300);
		questions.at(-1)?.answer(page(words));
		await settle();
	}
	search.type("ipe");
	vi.advanceTimersByTime(300);
	expect(shown()).toBe("ipe");
	expect(questions).toHaveLength(2);
	vi.advanceTimersByTime(60_000);
	search.type("hea");
	vi.advanceTimersByTime(300);
	expect(questions).toHaveLength(3);
});
