import * as z from "zod";
import { type Language, languages } from "../../contract/locale";

/** A description of a field's valid values, which error messages append. */
export const expecting = (allowed: string) => ({
	error: ({ input }: { input?: unknown }) =>
		input === undefined ? `is missing: ${allowed}` : `${JSON.stringify(input)} is not taken: ${allowed}`,
});

/** Rejects control characters and unpaired surrogates, which the database would truncate or refuse. */
const printable = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;

const codeRule = expecting("a code of up to 60 characters");
export const code = z.string(codeRule).trim().min(1).max(60, codeRule).regex(printable, codeRule);
const slugRule = expecting("lower-case letters, figures and single hyphens, up to 120 characters: glulam-gl24h");
export const slug = z
	.string(slugRule)
	.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, slugRule)
	.max(120, slugRule);
const attributeRule = expecting("a lower-case letter, then letters, figures or _, up to 31 characters: grade");
export const attributeCode = z.string(attributeRule).regex(/^[a-z][a-z0-9_]{0,30}$/, attributeRule);
const wordsRule = (most: number) => expecting(`text of up to ${most} characters`);
export const words = (most: number) => z.string(wordsRule(most)).trim().min(1).max(most, wordsRule(most)).regex(printable, wordsRule(most));

export const maybeWords = (most: number) =>
	z.string(wordsRule(most)).trim().max(most, wordsRule(most)).regex(printable, wordsRule(most)).default("");

/** A number, or its text with a point or a comma. "1.234,50" is rejected because "1.234" is ambiguous. */
export function decimal(
	allowed: string,
	{
		least = Number.MIN_SAFE_INTEGER,
		most = Number.MAX_SAFE_INTEGER,
		decimals = 6,
	}: { least?: number; most?: number; decimals?: number } = {},
) {
	const rule = expecting(allowed);
	return z
		.union([z.number(), z.string().regex(/^[+-]?\d+(?:[.,]\d+)?$/, rule)], rule)
		.transform((given) => (typeof given === "number" ? given : Number(given.replace(",", "."))))
		.refine(
			(number) => number >= least && number <= most && Math.abs(number * 10 ** decimals - Math.round(number * 10 ** decimals)) < 1e-6,
			rule,
		);
}

export const wholeNumber = (allowed: string, least: number, most: number) => decimal(allowed, { least, most, decimals: 0 });

export const euros = (allowed = "an amount in euros without VAT, more than 0, with up to two decimals: 12.50 or 12,50") =>
	decimal(allowed, { least: 0.01, most: 10_000_000, decimals: 2 }).transform((amount) => Math.round(amount * 100));

/** A supplier's stock of an article; `units` is null if only words were given. */
export interface Stock {
	availability: "available" | "low" | "out";
	units: number | null;
}
/** Stock below this number is low. */
const few = 10;
const stockWords = "a whole number of units in stock, or one of: available, low, out";
export const stock = z
	.union([z.enum(["available", "low", "out"]), decimal(stockWords, { least: 0, most: 100_000_000, decimals: 0 })], expecting(stockWords))
	.transform((given): Stock => {
		if (typeof given === "string") return { availability: given, units: null };
		return { availability: given === 0 ? "out" : given < few ? "low" : "available", units: given };
	});

/**
 * An article without stock can be ordered if more is to come.
 * @param restockDays null: unknown
 */
export const orderable = (given: Stock, restockDays: number | null): Stock =>
	given.units === 0 && restockDays !== null ? { ...given, availability: "low" } : given;

export const yesNo = z
	.union([z.boolean(), z.enum(["yes", "no"])], expecting("yes or no"))
	.transform((given) => given === true || given === "yes");
export const flag = yesNo.default(false);

const sizesRule = expecting("sizes of the drawing in mm: h=100 b=55 s=4.1");
export const sizes = z.union(
	[
		z.record(attributeCode, z.number()),
		z
			.string()
			.regex(/^[a-z][a-z0-9_]{0,30}=-?\d+(?:[.,]\d+)?(?:\s+[a-z][a-z0-9_]{0,30}=-?\d+(?:[.,]\d+)?)*$/, sizesRule)
			.transform((text) =>
				Object.fromEntries(
					text.split(/\s+/).map((size): [string, number] => {
						const [name = "", value = ""] = size.split("=");
						return [name, Number(value.replace(",", "."))];
					}),
				),
			),
	],
	sizesRule,
);

const title = words(200).optional();
const description = words(5000).optional();
/** Texts in one to four languages. */
export const titles = { title_de: title, title_en: title, title_et: title, title_fi: title };
export const descriptions = {
	description_de: description,
	description_en: description,
	description_et: description,
	description_fi: description,
};

type InLanguages<Field extends string> = { [Key in `${Field}_${Language}`]?: string | undefined };

/** The languages that replace a missing text, in this order. */
const standIns = ["en", "de", "fi", "et"] as const;

/** A text in one language. */
interface InLanguage {
	language: Language;
	text: string;
	/** Another language's text stands in for a missing one. */
	isMissing: boolean;
}

/** The text in each language, with another language's text for a missing one; "" without any. */
export function inEveryLanguage(texts: Record<Language, string | undefined>): InLanguage[] {
	const standIn = standIns.map((language) => texts[language]).find((text) => text !== undefined) ?? "";
	return languages.map((language) => ({
		language,
		text: texts[language] ?? standIn,
		isMissing: texts[language] === undefined && standIn !== "",
	}));
}

export const titlesOf = (row: InLanguages<"title">) =>
	inEveryLanguage({ de: row.title_de, en: row.title_en, et: row.title_et, fi: row.title_fi });
export const descriptionsOf = (row: InLanguages<"description">) =>
	inEveryLanguage({ de: row.description_de, en: row.description_en, et: row.description_et, fi: row.description_fi });

export const hasTitle = (row: InLanguages<"title">): boolean => titlesOf(row).some(({ text }) => text !== "");
export const noTitle = { message: "is missing: a title in at least one language", path: ["title_en"] };
