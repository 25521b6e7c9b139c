import type { CheckedLine } from "../../contract/orders";
import { anyUnitWords, inAllLanguages, shapeWords } from "../../contract/values/unit-words";

export type SaleUnit = NonNullable<CheckedLine["found"]>["unit"];

const words: Readonly<Record<SaleUnit | "any", readonly string[]>> = {
	...{
		piece: [...inAllLanguages("piece"), ...shapeWords],
		pack: inAllLanguages("pack"),
		roll: inAllLanguages("roll"),
		set: inAllLanguages("set"),
	},
	any: anyUnitWords,
};

/** Part of a pattern. The longest word comes first. */
export const unitWords = Object.values(words)
	.flat()
	.sort((a, b) => b.length - a.length)
	.join("|");

/** The unit that follows a quantity; "" for none. */
export function unitWordOf(quantity: string): string {
	if (quantity.length > longestQuantity) return "";
	const word = /(?<!\p{L})\p{L}+(?=\.?$)/u.exec(quantity.normalize("NFKC").trim())?.[0] ?? "";
	return Object.values(words).flat().includes(word.toLowerCase()) ? word : "";
}

/** Whether a word can mean a unit of sale. A missing or ambiguous word can. */
export const canMeanUnit = (unit: SaleUnit, word: string): boolean =>
	word === "" || [...words[unit], ...words.any].includes(word.normalize("NFC").toLowerCase());

export type QuantityError = "amount.required" | "amount.whole" | "amount.unit" | "amount.ambiguous" | "amount.positive" | "amount.tooMany";

export interface Quantity {
	/** null if unknown. */
	amount: number | null;
	error: QuantityError | null;
	choices: number[];
}

const unit = new RegExp(String.raw`^(.*[\d.,])\s*(?:[x×]|(?:${unitWords})\.?)$`, "iu");
const measure = /^.*\d\s*\p{L}/u;

/** Longer numbers are never quantities. */
const maxDigits = 9;
/** A longer text is no quantity. In characters. */
const longestQuantity = 40;

/**
 * Reads a whole quantity in any usual notation: 12; 12,0; 1 000; 12 Stk; 1.000.000. One point or comma before three digits is ambiguous in
 * every language: people write "1.000" for a thousand, many programs for one.
 */
export function readQuantity(text: string): Quantity {
	if (text.length > longestQuantity) return wrong(/^\d+$/.test(text) ? "amount.tooMany" : "amount.whole");
	const written = text.normalize("NFKC").replace(/^'/, "").trim();
	if (written === "") return wrong("amount.required");
	const plain = (unit.exec(written)?.[1] ?? written).replace(/^\+/, "").trim();
	const [, sign = "", digits = ""] = /^([-−]?)([\d.,'’\s]+)$/.exec(plain) ?? [];
	if (digits === "") return wrong(measure.test(plain) ? "amount.unit" : "amount.whole");
	const ungrouped = /^[1-9]\d{0,2}(?:[\s'’]\d{3})+(?:[.,]\d*)?$/.test(digits) ? digits.replace(/[\s'’]/g, "") : digits.trim();
	const found = readDigits(ungrouped, ungrouped !== digits);
	if (sign) return wrong("amount.positive");
	return found;
}

/** @param isGrouped spaces already separate thousands, so any further sign is a decimal sign */
function readDigits(digits: string, isGrouped: boolean): Quantity {
	if (/^\d+$/.test(digits)) return whole(digits);
	const last = digits[Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","))];
	if (last === undefined) return wrong("amount.whole");
	const other = last === "," ? "." : ",";
	const parts = digits.split(last);
	if (!isGrouped && !digits.includes(other) && inGroups(parts)) return parts.length > 2 ? whole(parts.join("")) : ambiguous(parts);
	const [integer = "", fraction = "", ...more] = parts;
	const groups = integer.split(other);
	if (more.length > 0 || (groups.length > 1 && !inGroups(groups)) || !/^0*$/.test(fraction)) return wrong("amount.whole");
	return whole(groups.join(""));
}

const inGroups = ([first = "", ...others]: readonly string[]): boolean =>
	/^[1-9]\d{0,2}$/.test(first) && others.length > 0 && others.every((group) => /^\d{3}$/.test(group));

function whole(digits: string): Quantity {
	if (!/^\d+$/.test(digits)) return wrong("amount.whole");
	const short = digits.replace(/^0+(?=\d)/, "");
	if (short.length > maxDigits) return wrong("amount.tooMany");
	const amount = Number(short);
	return amount === 0 ? wrong("amount.positive") : { amount, error: null, choices: [] };
}

function ambiguous([integer = "", fraction = ""]: readonly string[]): Quantity {
	const thousands = Number(integer + fraction);
	return { amount: null, error: "amount.ambiguous", choices: fraction === "000" ? [Number(integer), thousands] : [thousands] };
}

const wrong = (error: QuantityError): Quantity => ({ amount: null, error, choices: [] });
