import { company } from "../../../contract/company";
import { displayedWeight } from "../../../contract/values/shown-weight";
import type { Market } from "../config/market";
import { useMarket } from "./i18n";
import { numberWriter } from "./number-text";
import { shortDay } from "./short-day";

/** A market's notation of numbers, money and days. */
export interface Format {
	/** Cents → "1.234,50 €". */
	money(cents: number): string;
	/** Cents → "1.234,50", for tables whose head names the currency. */
	amount(cents: number): string;
	/** Up to three decimals by default. */
	number(value: number, decimals?: number): string;
	/** Like number(), but millimetres have no thousands separator: "12000", as in drawings and names. */
	measure(value: number, unit: string, decimals?: number): string;
	/** Grams of an article or line → "134,4 kg". */
	weight(grams: number): string;
	/** Grams of several lines → "139,65 kg", to the gram if their sum needs it. */
	totalWeight(grams: number): string;
	/** 25.5 → "25,5 %"; up to two decimals by default. */
	percent(value: number, decimals?: number): string;
	/**
	 * ISO day or time → "21. November 2026". The day does not end a line. The first call takes a phone 80 ms, so the loaders of catalogue
	 * and cart format their dates.
	 */
	date(iso: string): string;
	/** ISO day or time → "21.11.2026", for tables. */
	tableDate(iso: string): string;
	/** ISO day → "Do 4. Dez.", for days of the coming months. */
	shortDay(day: string): string;
}

const formats = new Map<string, Format>();

/** One set per market. */
export function formatFor({ locale, intl }: Market): Format {
	const known = formats.get(locale);
	if (known) return known;
	const { number, millimetres, euros, percent } = numberWriter(locale);
	const kilograms = (grams: number) => `${number(grams / 1000, 1, 3)}\u00a0kg`;
	// Created on first use: date formatters are expensive.
	let day: Intl.DateTimeFormat | undefined;
	let shorter: Intl.DateTimeFormat | undefined;
	const fresh: Format = {
		money: (value) => euros(value / 100),
		amount: (value) => number(value / 100, 2, 2),
		number: (value, decimals) => number(value, decimals ?? 0, decimals ?? 3),
		measure: (value, unit, decimals) => (unit === "mm" ? millimetres : number)(value, decimals ?? 0, decimals ?? 3),
		weight: (grams) => kilograms(displayedWeight(grams)),
		totalWeight: kilograms,
		percent: (value, decimals) => percent(value, decimals ?? 0, decimals ?? 2),
		date: (iso) => {
			day ??= new Intl.DateTimeFormat(intl, { dateStyle: "long", timeZone: company.timeZone });
			return day.format(new Date(iso)).replace(" ", "\u00a0");
		},
		tableDate: (iso) => {
			shorter ??= new Intl.DateTimeFormat(intl, { dateStyle: "medium", timeZone: company.timeZone });
			return shorter.format(new Date(iso)).replaceAll(" ", "\u00a0");
		},
		shortDay: (iso) => shortDay(iso, locale),
	};
	formats.set(locale, fresh);
	return fresh;
}

/** Lengths in mm as the values of a text. */
export const inMillimetres = (lengths: Record<string, number>, { measure }: Format): Record<string, string> =>
	Object.fromEntries(Object.entries(lengths).map(([name, length]) => [name, measure(length, "mm")]));

/** The length of a cut piece, or both sides of a piece of a plate, in mm without the unit: "1250", "600 × 400". */
export const cutSize = ({ length, width }: { length: number; width: number }, { measure }: Pick<Format, "measure">): string =>
	width > 0 ? `${measure(length, "mm")}\u00a0×\u00a0${measure(width, "mm")}` : measure(length, "mm");

/** An area in mm², written in m² without the unit: "0,24". */
export const squareMetres = (area: number, { number }: Pick<Format, "number">): string => number(Math.round(area / 1000) / 1000);

export const useFormat = (): Format => formatFor(useMarket());

/**
 * Keeps numbers with their unit, sign or second number, standards with their part, measures in a title with their name, and words with
 * the letters before their hyphen on one line: "0,5 mm", "50 Stück", "± 3", "1000 × 2000", "EN 10219-2", ", Höhe 630", "I-Profil", "CE-Kennzeichnung".
 */
export const unbroken = (text: string): string =>
	text
		.replace(
			/(\d) (?=(?:mm|m|kg|t|€|%|Stück|pcs|kpl|tk)(?![\p{L}\d])|× \d)|([Ø±]|ISO|EN|DIN|RAL|DN|PN|×|, [\p{L} ]+) (?=\d)/gu,
			"$1$2\u00a0",
		)
		.replace(/((?:ISO|EN|DIN)\u00a0\d+)-(?=\d)|(?<![\p{L}\d])(\p{L}{1,2})-(?=\p{L})/gu, "$1$2-\u2060");
