import type { Country } from "../locale";

/** A parsed VAT id. */
export interface VatId {
	/** Country prefix and digits: FI12345678, DE136695976, EE100931558. */
	international: string;
	/** As the country writes it: 1234567-8 in Finland, otherwise the international form. */
	national: string;
	country: Country;
	checkDigitIsRight: boolean;
}

const patterns: Record<Country, RegExp> = {
	FI: /^(?:FI)?(\d{7})(\d)$/,
	DE: /^DE([1-9]\d{8})$/,
	EE: /^(?:EE)?(\d{9})$/,
};

/**
 * Parses a VAT id by the form's country, never by its digits (nine digits fit Germany and Estonia).
 * Accepts spaces, dots, hyphens and lower case (R19.3).
 * @returns null if the format is wrong
 */
export function parseVatId(text: string, country: Country): VatId | null {
	const compact = text.replace(/[\s.\u00a0\u202f\u2212\p{Pd}]/gu, "").toUpperCase();
	const match = patterns[country].exec(compact);
	if (!match) return null;
	const digits = match.slice(1).join("");
	const international = country + digits;
	const national = country === "FI" ? `${digits.slice(0, 7)}-${digits.slice(7)}` : international;
	return { international, national, country, checkDigitIsRight: checks[country](digits) };
}

/**
 * Whether a well-formed VAT id has a wrong check digit. The form warns about it but accepts it.
 * @param country as in the form
 * @param countries the form's choices
 */
export function hasWrongCheckDigit(text = "", country: string | undefined, countries: readonly { code: Country }[]): boolean {
	const code = countries.find((one) => one.code === country)?.code;
	return code !== undefined && parseVatId(text, code)?.checkDigitIsRight === false;
}

const checks: Record<Country, (digits: string) => boolean> = {
	FI: finnishCheckDigit,
	DE: germanCheckDigit,
	EE: estonianCheckDigit,
};

const weighted = (digits: string, weights: readonly number[]): number =>
	weights.reduce((sum, factor, index) => sum + factor * Number(digits[index]), 0);

/** Weights 7 9 10 5 8 4 2, mod 11; a remainder of 1 is never issued. */
function finnishCheckDigit(digits: string): boolean {
	const remainder = weighted(digits, [7, 9, 10, 5, 8, 4, 2]) % 11;
	if (remainder === 1) return false;
	return Number(digits[7]) === (remainder === 0 ? 0 : 11 - remainder);
}

/** ISO 7064 MOD 11,10. */
function germanCheckDigit(digits: string): boolean {
	let product = 10;
	for (const digit of digits.slice(0, 8)) {
		const sum = (Number(digit) + product) % 10 || 10;
		product = (2 * sum) % 11;
	}
	return Number(digits[8]) === (11 - product) % 10;
}

/** Weights 3 7 1 repeating, mod 10. */
function estonianCheckDigit(digits: string): boolean {
	return Number(digits[8]) === (10 - (weighted(digits, [3, 7, 1, 3, 7, 1, 3, 7]) % 10)) % 10;
}
