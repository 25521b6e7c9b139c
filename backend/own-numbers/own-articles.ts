import { z } from "zod";
import { longestNumber } from "../../contract/team";
import { variantCode } from "../catalogue/supplied-variants";
import type { ReadDatabase } from "../db/reads";
import { rowsOf } from "../db/rows";
import { teamOf } from "../teams/member";

/** How numbers are compared: spaces and capitals do not matter. */
export const numberKey = (number: string): string => number.normalize("NFKC").replace(/\s/g, "").toLowerCase();

/** SQL of the number by which an account's company knows the variant of a supply; "" where it has none. @param user SQL @param supply SQL of its id */
export const ownNumberOf = (user: string, supply: string): string =>
	`coalesce((SELECT n.number FROM own_numbers n WHERE n.team_id = ${teamOf(user)}
		AND n.variant_id = (SELECT variant_id FROM supplied_variants WHERE id = ${supply})), '')`;

/** Takes an account and keys as a JSON array. */
export const variantsByOwnNumber = `SELECT n.key, n.variant_id, ${variantCode} AS code FROM json_each(?2) wanted
	CROSS JOIN own_numbers n ON n.team_id = ${teamOf("?1")} AND n.key = wanted.value CROSS JOIN variants v ON v.id = n.variant_id`;

/** A value of the database is at most 2,000,000 bytes. */
const atOnce = 5_000;

const hitRow = z.object({ key: z.string(), variant_id: z.number(), code: z.string() });

/** Finds own numbers of an account's company. @returns variants by `numberKey` */
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

/** The same texts with the shop's code in place of what is an own number of the account's company. */
export async function withCodes(db: ReadDatabase, user: number | null, texts: readonly string[]): Promise<string[]> {
	const variants = await variantsOfNumbers(db, user, texts);
	return texts.map((text) => variants.get(numberKey(text))?.code ?? text);
}
