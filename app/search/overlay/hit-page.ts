import type { Understood } from "../understood";

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
	/** The data of its form. */
	supply: { id: number; min_order: number; pack_size: number };
	unitOfSale: "piece" | "pack" | "roll" | "set";
}

/** A product among the hits. */
export interface SizeHit {
	title: string;
	address: string;
	measures: string;
	/** "24 Varianten". */
	count: string;
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
	/** The words of the search. */
	words: string;
	/** The words searched instead, if the words found nothing. */
	corrected: string | null;
	/** The searched terms that no goods match, in words; null where all match. */
	missing: string | null;
	/** Number of all variants found. */
	count: number;
	hits: Hit[];
	/** Only with the first hits. */
	sizes: SizeHit[];
	understood: Understood[];
	/** The default quantity of the forms; null for the minimum order. */
	quantity: number | null;
	categories: CategoryHit[];
	/** The id with which clicks are registered; null if the search was not. */
	queryId: number | null;
}

type Check = (value: unknown) => boolean;
type Checks<Of> = { [Field in keyof Of]-?: Check };

const isText: Check = (value) => typeof value === "string";
const isTextOrNull: Check = (value) => value === null || isText(value);
const isNumber: Check = (value) => typeof value === "number";
const hasFields =
	(checks: Record<string, Check>): Check =>
	(value) =>
		typeof value === "object" && value !== null && Object.entries(checks).every(([field, check]) => check(Reflect.get(value, field)));
const isListOf =
	(check: Check): Check =>
	(value) =>
		Array.isArray(value) && value.every(check);

const hitChecks = {
	id: isNumber,
	position: isNumber,
	code: isText,
	title: isText,
	address: isText,
	measures: isText,
	picture: isTextOrNull,
	price: isText,
	unit: isText,
	stock: (value) => value === "available" || value === "low" || value === "out",
	stockWord: isText,
	delivery: isText,
	supply: hasFields({ id: isNumber, min_order: isNumber, pack_size: isNumber } satisfies Checks<Hit["supply"]>),
	unitOfSale: (value) => value === "piece" || value === "pack" || value === "roll" || value === "set",
} satisfies Checks<Hit>;

const categoryChecks = { title: isText, address: isText, count: isText, picture: isTextOrNull } satisfies Checks<CategoryHit>;

const sizeChecks = { title: isText, address: isText, measures: isText, count: isText } satisfies Checks<SizeHit>;
const understoodChecks = { label: isText, value: isText } satisfies Checks<Understood>;

const isPage = hasFields({
	words: isText,
	corrected: isTextOrNull,
	missing: isTextOrNull,
	count: isNumber,
	hits: isListOf(hasFields(hitChecks)),
	sizes: isListOf(hasFields(sizeChecks)),
	understood: isListOf(hasFields(understoodChecks)),
	quantity: (value) => value === null || isNumber(value),
	categories: isListOf(hasFields(categoryChecks)),
	queryId: (value) => value === null || isNumber(value),
} satisfies Checks<HitPage>);

/**
 * Checks every field of an answer, which may come from another version of the shop than the page's scripts. Without a schema: zod would come with
 * the scripts of every page.
 */
export function isHitPage(answer: unknown): answer is HitPage {
	return isPage(answer);
}

/** Appends further hits. A hit that moved between two responses is listed once (R6.4). */
export function merged(known: HitPage, more: HitPage): HitPage {
	const ids = new Set(known.hits.map(({ id }) => id));
	return { ...known, count: more.count, hits: [...known.hits, ...more.hits.filter(({ id }) => !ids.has(id))] };
}
