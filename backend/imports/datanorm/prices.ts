import type { DatanormRecord } from "./records";

/** A price as a record says it, for so many units. */
export interface SaidPrice {
	/** 1: list price, 2: net price, others have no price. */
	flag: string;
	/** Cents for `per` units; null if none is said. */
	cents: number | null;
	/** null in the price records of DATANORM 4, which follow the article's record. */
	per: number | null;
	/** Discount group, or "". */
	group: string;
	/** Factors of the record's own discounts. */
	factors: readonly number[];
}

/** Cents, as digits or with a comma. @returns null if there is none, undefined if it is none */
export function centsOf(text: string): number | null | undefined {
	if (text === "" || /^0+(?:,0+)?$/.test(text)) return null;
	const [, whole, fraction = ""] = /^(\d{1,9})(?:,(\d{1,2}))?$/.exec(text) ?? [];
	if (whole === undefined) return undefined;
	return text.includes(",") ? Number(whole) * 100 + Number(fraction.padEnd(2, "0")) : Number(whole);
}

/** Units that a price is for: 4 has codes of them, 5 numbers. @returns undefined if it is none */
export function unitsOf(text: string, version: 4 | 5): number | undefined {
	if (version === 4) return [1, 10, 100, 1000]["0123".indexOf(text === "" ? "0" : text)];
	if (text === "" || text === "0") return 1;
	return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}

/** Kinds of discount: hundredths of a percent off, thousandths of the price, hundredths of a percent more. */
export function factorOf(kind: string, value: string): number | undefined {
	if (!/^\d{1,6}$/.test(value)) return undefined;
	const number = Number(value);
	if (kind === "1") return 1 - number / 10_000;
	if (kind === "2") return number / 1000;
	return kind === "3" ? 1 + number / 10_000 : undefined;
}

/** The factor of a discount group (R). @returns its code and factor; null if the record says none */
export function groupDiscount({ version, fields }: DatanormRecord): { group: string; factor: number } | null {
	const [group = "", kind = "", value = ""] = fields.slice(version === 4 ? 2 : 1);
	const factor = factorOf(kind, value);
	return group === "" || factor === undefined ? null : { group, factor };
}

/** Articles in a price record of DATANORM 4, and the fields of each. */
const [blocks, blockLength] = [3, 9];

/** The prices of a record (P) by articles; null for a part that is no price. */
export function pricesOf({ version, fields }: DatanormRecord): { number: string; said: SaidPrice | null }[] {
	if (version === 5) {
		const [, number = "", flag = "", per = "", price = "", group = ""] = fields;
		const units = unitsOf(per, 5);
		return number === "" ? [] : [{ number, said: saidOf({ flag, price, group, per: units }, fields.slice(6, 12)) }];
	}
	// P;P asks for prices.
	if (fields[1] === "P") return [];
	return Array.from({ length: blocks }, (_, at) => fields.slice(2 + at * blockLength, 2 + (at + 1) * blockLength)).flatMap(
		([number = "", flag = "", price = "", kind = "", value = "", ...more]) => {
			if (number === "") return [];
			const isGroup = kind === "0";
			const said = saidOf({ flag, price, group: isGroup ? value : "", per: null }, isGroup ? more : [kind, value, ...more]);
			return [{ number, said }];
		},
	);
}

interface Said {
	flag: string;
	price: string;
	group: string;
	per: number | null | undefined;
}

function saidOf({ flag, price, group, per }: Said, pairs: readonly string[]): SaidPrice | null {
	const cents = centsOf(price);
	if (cents === undefined || per === undefined) return null;
	const factors: number[] = [];
	for (let at = 0; at + 1 < pairs.length; at += 2) {
		const [kind = "", value = ""] = pairs.slice(at, at + 2);
		if (kind === "" || /^0*$/.test(value)) continue;
		const factor = factorOf(kind, value);
		if (factor === undefined) return null;
		factors.push(factor);
	}
	return { flag, cents, per, group: group === "0" ? "" : group, factors };
}

/** Prices for one unit in cents, with fractions; null if not known. */
export interface UnitPrices {
	list: number | null;
	net: number | null;
}

/**
 * Joins what records say of an article's price. A net price is the supplier's price for you; otherwise the list price less the discounts of
 * its record, or of its group.
 * @param per units of the article's own record
 */
export function unitPrices(all: readonly SaidPrice[], per: number | null, discounts: ReadonlyMap<string, number>): UnitPrices {
	let list: number | null = null;
	let net: number | null = null;
	let discount: number | null = null;
	for (const { flag, cents, per: own, group, factors } of all) {
		const units = own ?? per;
		if (flag === "1") discount = (factors.length > 0 ? factors.reduce((whole, one) => whole * one, 1) : discounts.get(group)) ?? discount;
		if (cents === null || units === null) continue;
		if (flag === "1") list = cents / units;
		if (flag === "2") net = cents / units;
	}
	return { list, net: net ?? (list === null || discount === null ? null : list * discount) };
}
