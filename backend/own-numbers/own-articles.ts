import * as z from "zod";
import { longestNumber } from "../../contract/team";
import { variantCode } from "../catalogue/supplied-variants";
import type { ReadDatabase } from "../db/reads";
import { rowsOf } from "../db/rows";
import { teamOf } from "../teams/member";

/** The comparison form of a number: it ignores spaces and case. */
export const numberKey = (number: string): string => number.normalize("NFKC").replace(/\s/g, "").toLowerCase();

/**
 * SQL of the company's own number for a supply's variant; "" if none.
 * @param user SQL of the account
 * @param supply SQL of the supply's id
 */
export const ownNumberOf = (user: string, supply: string): string =>
	`coalesce((SELECT n.number FROM own_numbers n WHERE n.team_id = ${teamOf(user)}
		AND n.variant_id = (SELECT variant_id FROM supplied_variants WHERE id = ${supply})), '')`;

/** Binds an account and keys as a JSON array. */
export const variantsByOwnNumber = `SELECT n.key, n.variant_id, ${variantCode} AS code FROM json_each(?2) wanted
	CROSS JOIN own_numbers n ON n.team_id = ${teamOf("?1")} AND n.key = wanted.value CROSS JOIN variants v ON v.id = n.variant_id`;

/** A database value has at most 2,000,000 bytes. */
const atOnce = 5_000;

const hitRow = z.object({ key: z.string(), variant_id: z.number(), code: z.string() });

/**
 * Finds a company's own numbers.
 * @returns variants by `numberKey`
 */
export async function variantsOfNumbers(
	db: ReadDatabase,
	user: number | null,
	numbers: readonly string[],
): Promise<Map<string, { id: number; code: string }>> {
	if (user === null) return new Map();
	const keys = [...new Set(numbers.map(numberKey))].filter((key) => key !== "" && key.length <= longestNumber);
	const parts = Array.from({ length: Math.ceil(keys.length / atOnce) }, (_, part) => keys.slice(part * atOnce, (part + 1) * atOnce));
	const read = parts.map((part) => db.prepare(variantsByOwnNumber).bind(user, JSON.stringify(part)));
	const found = read.length > 0 ? await db.batch(read) : [];
	return new Map(found.flatMap((result) => rowsOf(hitRow, result)).map(({ key, variant_id: id, code }) => [key, { id, code }]));
}

/** Replaces each text that is one of the company's own numbers with the shop's code. */
export async function withCodes(db: ReadDatabase, user: number | null, texts: readonly string[]): Promise<string[]> {
	const variants = await variantsOfNumbers(db, user, texts);
	return texts.map((text) => variants.get(numberKey(text))?.code ?? text);
}
