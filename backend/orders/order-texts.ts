import { companyDayStart } from "../../contract/company";
import { dayAfter } from "../../contract/values/days";
import type { SqlPart } from "../db/rows";
import { wordsOf } from "../db/translations";
import { plain } from "../search/plain";
import type { PricedCart } from "./priced-cart";

/**
 * A text that finds an order. A line's text carries its supply and a set's its id, because both have names in all languages.
 */
interface OrderText {
	text: string;
	supply: number | null;
	set: number | null;
}

/**
 * The texts of an order itself, then of each line and set. It contains nothing from forms: nobody may find orders by person.
 */
export function textsOf({ reference, items, orders_to_sets: sets }: PricedCart): OrderText[] {
	return [
		{ text: plainOrderText(reference), supply: null, set: null },
		...items.map(({ variant, suppliedVariant, fullTitle, comment }) => ({
			text: plainOrderText([variant.code, suppliedVariant.supplierCode, fullTitle, comment].join(" ")),
			supply: suppliedVariant.id,
			set: null,
		})),
		...sets.map((set) => ({
			text: plainOrderText([set.title, ...set.items.map(({ variant, fullTitle }) => `${variant.code} ${fullTitle}`)].join(" ")),
			supply: null,
			set: set.set_id,
		})),
	];
}

/** Letters that SQLite does not fold; the catalogue's names use no others. */
const folded = { äÄ: "a", öÖõÕ: "o", üÜ: "u", šŠ: "s", žŽ: "z", ß: "ss", "-": " " };

/** SQL that normalises a text for search, as far as SQLite can. */
export const plainSql = (sql: string): string =>
	Object.entries(folded)
		.flatMap(([signs, plain]) => [...signs].map((sign) => [sign, plain]))
		.reduce((text, [sign, plain]) => `replace(${text}, '${sign}', '${plain}')`, `lower(${sql})`);

/** The names of a text's goods in all languages: its variant v, or its set. */
const names = [wordsOf("product", "v.product_id"), wordsOf("variant", "v.id"), wordsOf("set", "t.value ->> 'set'")].join(" || ' ' || ");

/**
 * Stores the texts that find an order: its number, its own texts, and the names of its goods in the other languages.
 * @param number SQL of the digits of its number
 * @param orders query for one order id, with its values; if it finds none, nothing is stored
 * @returns a statement for the batch that makes it an order
 */
export function storeTexts(db: D1Database, texts: readonly OrderText[], number: string, orders: SqlPart): D1PreparedStatement {
	return db
		.prepare(
			`INSERT INTO order_texts (order_id, place, text)
			SELECT o.id, t.key, ' ' || iif(t.key = 0, 'cb ' || ${number} || ' ', '') || (t.value ->> 'text') || ' ' || ${plainSql(names)} || ' '
			FROM json_each(?) t
			CROSS JOIN orders o
			LEFT JOIN supplied_variants s ON s.id = t.value ->> 'supply'
			LEFT JOIN variants v ON v.id = s.variant_id
			WHERE o.id IN (${orders.sql})`,
		)
		.bind(JSON.stringify(texts), ...orders.values);
}

/** More words narrow nothing down. */
const maxWords = 10;

/**
 * Normalises a text for the order search: plain letters, digits separated from letters, spaces for everything else, no leading
 * zeros. "IPE 200, S355J2" becomes "ipe 200 s 355 j 2" and "CR-001130" becomes "cr 1130".
 */
export const plainOrderText = (text: string): string =>
	plain(text)
		.text.replace(/[^\p{L}\d]+/gu, " ")
		.replace(/(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/gu, " ")
		.replace(/(?<![^ ])0+(?=\d)/g, "")
		.trim();

/**
 * The strings that a matching text must contain, with the spaces that keep numbers whole: "ipe20" does not match "ipe 200", but
 * a part of a word does ("träger" in "Stahlträger").
 */
export const searchWords = (search: string): string[] =>
	search
		.split(/\s+/)
		.map(plainOrderText)
		.filter((word) => word !== "")
		.slice(0, maxWords)
		.map((word) => `${/^\d/.test(word) ? " " : ""}${word}${/\d$/.test(word) ? " " : ""}`);

export interface ListFilters<State extends string = string> {
	of?: "self" | "company" | undefined;
	search?: string | undefined;
	state?: State | undefined;
	since?: string | undefined;
	until?: string | undefined;
}

/**
 * Values of a list query: its session (?1), words as JSON (?2), a state (?3), and the first day and the day after the last, as
 * ISO days (?4, ?5) and as times (?6, ?7). "" matches any.
 */
export function valuesOfSought(session: string, { search = "", state = "", since = "", until }: ListFilters): string[] {
	const end = until ? dayAfter(until, 1) : "";
	const words = JSON.stringify(searchWords(search));
	return [session, words, state, since, end, since && companyDayStart(since), end && companyDayStart(end)];
}

export const withinDays = (day: string): string => `(?4 = '' OR ${day} >= ?4) AND (?5 = '' OR ${day} < ?5)`;
export const withinTimes = (time: string): string => `(?6 = '' OR ${time} >= ?6) AND (?7 = '' OR ${time} < ?7)`;

const plainNumber = (number: string): string => `' ' || replace(lower(${number}), '-', ' ') || ' '`;

/**
 * SQL that holds if all words are in a number plus the texts of order `o` or of one of its lines.
 * @param number SQL of ASCII text
 */
export const isFoundByOrder = (number: string): string => `(?2 = '[]' OR EXISTS (SELECT 1 FROM order_texts t WHERE t.order_id = o.id
	AND NOT EXISTS (SELECT 1 FROM json_each(?2) wanted WHERE instr(t.text || ${plainNumber(number)}, wanted.value) = 0)))`;
