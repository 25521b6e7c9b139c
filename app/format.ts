import { useMarket } from "./i18n";
import type { Market } from "./market";

/** Numbers, money and days as a market writes them. */
export interface Format {
	/** Cents → "1.234,50 €". */
	money(cents: number): string;
	/** Cents → "1.234,50", for tables whose head says the currency. */
	amount(cents: number): string;
	/** Up to three decimals unless said otherwise. */
	number(value: number, decimals?: number): string;
	/** Grams → "134,4 kg"; with decimals where several stand under each other. */
	weight(grams: number, decimals?: number): string;
	/** 25.5 → "25,5 %". */
	percent(value: number): string;
	/** ISO day or time → "21. November 2026". */
	date(iso: string): string;
}

const formats = new Map<string, Format>();

/** Made when it is first asked for: that of days alone would hold a phone up for longer than its whole page. */
function once<T>(make: () => T): () => T {
	let made: T | undefined;
	return () => {
		made ??= make();
		return made;
	};
}

/** Formatters are costly to make: one set per market. */
export function formatFor({ intl }: Market): Format {
	const known = formats.get(intl);
	if (known) return known;
	const currency = once(() => new Intl.NumberFormat(intl, { style: "currency", currency: "EUR" }));
	const cents = once(() => new Intl.NumberFormat(intl, { minimumFractionDigits: 2, maximumFractionDigits: 2 }));
	const plain = once(() => new Intl.NumberFormat(intl, { maximumFractionDigits: 3 }));
	const percent = once(() => new Intl.NumberFormat(intl, { style: "percent", maximumFractionDigits: 2 }));
	const day = once(() => new Intl.DateTimeFormat(intl, { dateStyle: "long", timeZone: "Europe/Helsinki" }));
	const fixed = new Map<number, Intl.NumberFormat>();
	const withDecimals = (decimals: number) => {
		const found = fixed.get(decimals) ?? new Intl.NumberFormat(intl, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
		fixed.set(decimals, found);
		return found;
	};
	const fresh: Format = {
		money: (value) => currency().format(value / 100),
		amount: (value) => cents().format(value / 100),
		number: (value, decimals) => (decimals === undefined ? plain() : withDecimals(decimals)).format(value),
		// Small parts are told to the gram, bars to a tenth of a kilogram.
		weight: (grams, decimals) =>
			`${(decimals !== undefined ? withDecimals(decimals) : grams < 1000 ? plain() : withDecimals(grams < 10_000 ? 2 : 1)).format(grams / 1000)}\u00a0kg`,
		percent: (value) => percent().format(value / 100),
		date: (iso) => day().format(new Date(iso)),
	};
	formats.set(intl, fresh);
	return fresh;
}

export const useFormat = (): Format => formatFor(useMarket());

/** A text in which no figure loses its unit or sign at the end of a line: "0,5 mm", "Ø 12", "EN 10365". */
export const unbroken = (text: string): string =>
	text.replace(/(\d) (?=(?:mm|m|kg|t|€|%)(?![\p{L}\d]))|(Ø|ISO|EN|DIN) (?=\d)/gu, "$1$2\u00a0");
