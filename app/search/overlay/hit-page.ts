import type { Answer } from "../../content/answers/answers";
import type { UnderstoodQuery } from "../understood";

/** A variant of the overlay in the reader's words and figures, so that the browser does not format anything. */
export interface Hit {
	id: number;
	/** The position among all hits, from 1. A click registers it. */
	position: number;
	code: string;
	title: string;
	address: string;
	/** "h 200 · b 100 · s 5,6". */
	measures: string;
	/** Null without a drawing. */
	picture: string | null;
	price: string;
	/** "/ Stück". */
	unit: string;
	stock: "available" | "low" | "out";
	stockWord: string;
	/** "3–5 Arbeitstage", or "" if unknown. */
	delivery: string;
	supply: { id: number; min_order: number; pack_size: number };
	unitOfSale: "piece" | "pack" | "roll" | "set";
}

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

export interface HitPage {
	words: string;
	/** The words searched instead, if the original words found nothing. */
	corrected: string | null;
	/** The search terms without matches, in words. Null if all match. */
	missing: string | null;
	count: number;
	hits: Hit[];
	/** Only the first hits bring them. */
	sizes: SizeHit[];
	understood: UnderstoodQuery[];
	/** The default quantity of the forms, or null for the minimum order. */
	quantity: number | null;
	categories: CategoryHit[];
	/** Pages of the shop that answer the words. Only the first hits bring them. */
	answers: Answer[];
	/** The id that registers clicks, or null if the search was not registered. */
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
const understoodChecks = { label: isText, value: isText } satisfies Checks<UnderstoodQuery>;

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
	answers: isListOf(hasFields({ title: isText, address: isText } satisfies Checks<Answer>)),
	queryId: (value) => value === null || isNumber(value),
} satisfies Checks<HitPage>);

/**
 * Checks every field of a response, which may come from another version of the shop than the page's scripts. It uses
 * no schema, because zod would then load with every page.
 */
export function isHitPage(answer: unknown): answer is HitPage {
	return isPage(answer);
}

/** Appends further hits. A hit that moved between two responses appears once (R6.4). */
export function merged(known: HitPage, more: HitPage): HitPage {
	const ids = new Set(known.hits.map(({ id }) => id));
	return { ...known, count: more.count, hits: [...known.hits, ...more.hits.filter(({ id }) => !ids.has(id))] };
}
