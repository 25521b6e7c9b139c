/** A variant as the overlay shows it: in words and figures of the reader's language, so that the browser has nothing to work out. */
export interface Hit {
	id: number;
	/** Position among all hits, from 1, which is registered with a click. */
	position: number;
	code: string;
	title: string;
	address: string;
	/** "h 200 · b 100 · s 5,6". */
	measures: string;
	/** null where there is no drawing. */
	picture: string | null;
	price: string;
	/** "/ Stück". */
	unit: string;
	stock: "available" | "low" | "out";
	stockWord: string;
	/** "3–5 Arbeitstage"; "" where nothing is known. */
	delivery: string;
}

export interface CategoryHit {
	title: string;
	address: string;
	/** "3.058 Varianten". */
	count: string;
	picture: string | null;
}

/** One answer to what was typed: some hits, and how many there are. */
export interface HitPage {
	/** What was searched for. */
	words: string;
	/** What was searched for instead, where the words found nothing. */
	corrected: string | null;
	/** The searched terms that no goods match, in words; null where all match. */
	missing: string | null;
	/** Of the variants, beyond these too. */
	count: number;
	hits: Hit[];
	categories: CategoryHit[];
	/** What a click is noted with; null where the search was not noted. */
	queryId: number | null;
}

/** Whether an answer of the shop is one: a page that is older or newer than the shop behind it takes nothing else for it. */
export function isHitPage(answer: unknown): answer is HitPage {
	if (typeof answer !== "object" || answer === null) return false;
	return (
		"words" in answer &&
		typeof answer.words === "string" &&
		"count" in answer &&
		typeof answer.count === "number" &&
		"hits" in answer &&
		Array.isArray(answer.hits) &&
		"categories" in answer &&
		Array.isArray(answer.categories) &&
		"corrected" in answer &&
		"missing" in answer &&
		"queryId" in answer
	);
}

/** Appends further hits. A hit that moved between two responses is listed once (R6.4). */
export function merged(known: HitPage, more: HitPage): HitPage {
	const ids = new Set(known.hits.map(({ id }) => id));
	return { ...known, count: more.count, hits: [...known.hits, ...more.hits.filter(({ id }) => !ids.has(id))] };
}
