import * as z from "zod";
import type { ReadDatabase } from "../db/reads";
import { rowsOf } from "../db/rows";

/** A visible variant with one of its supplies that a code identifies, or several candidates. */
export type CodeHit = { supply: number; variant: number } | "several";

/** The supplies of codes that one article has. */
export const suppliesOfHits = (hits: ReadonlyMap<string, CodeHit>): number[] =>
	[...hits.values()].flatMap((hit) => (hit === "several" ? [] : [hit.supply]));

const hitRow = z.object({ code: z.string(), supply_id: z.number(), variant_id: z.number() });
const articleRow = hitRow.extend({ article: z.string() });
const idRow = hitRow.extend({ has_article: z.number() });

/** The seller's own number in capitals without separators. The database has an index on this expression. SQLite capitalises only ASCII. */
export const articleKey = "upper(replace(replace(replace(v.article, '-', ''), ' ', ''), '_', ''))";

const best = "JOIN supplied_variants s ON s.variant_id = v.id AND s.is_best = 1";
const visible = "v.hidden = 0 AND p.hidden = 0";

/** Queries by code; each binds its codes as a JSON array. */
export const supplyReads = {
	article: `SELECT wanted.value AS code, v.article, s.id AS supply_id, v.id AS variant_id
		FROM json_each(?) wanted CROSS JOIN variants v ON ${articleKey} = wanted.value AND v.article IS NOT NULL
		JOIN products p ON p.id = v.product_id ${best} WHERE ${visible} ORDER BY v.id`,
	variant: `SELECT CAST(wanted.value AS TEXT) AS code, s.id AS supply_id, v.id AS variant_id, v.article IS NOT NULL AS has_article
		FROM json_each(?) wanted CROSS JOIN variants v ON v.id = wanted.value
		JOIN products p ON p.id = v.product_id ${best} WHERE ${visible}`,
	/** Written this way to use the index on the same expression. */
	supplier: `SELECT wanted.value AS code, s.id AS supply_id, v.id AS variant_id
		FROM json_each(?) wanted CROSS JOIN supplied_variants s ON upper(replace(replace(s.supplier_code, '-', ''), ' ', '')) = wanted.value
		JOIN variants v ON v.id = s.variant_id JOIN products p ON p.id = v.product_id
		WHERE ${visible} ORDER BY s.is_best DESC, s.price_cents, s.id`,
} as const;

/**
 * Finds supplies by typed codes: the seller's own number (the variant's best supply), CR-000123, cr 123 or 123, or a supplier's own code
 * (that supplier's supply). CR-000123 also finds a variant with a seller's number, since older papers may use it. Runs three reads for any
 * number of codes. Hidden goods have no code.
 * @returns hits by the given code, without unknown codes
 */
export async function suppliesByCodes(db: ReadDatabase, codes: readonly string[]): Promise<Map<string, CodeHit>> {
	const plain = new Map([...new Set(codes)].map((code) => [code, plainCode(code)]));
	const wanted = [...new Set(plain.values())].filter((code) => code !== "");
	if (wanted.length === 0) return new Map();
	const ids = wanted.flatMap((code) => variantNumber(code) ?? []);
	const [articles, variants, suppliers] = await db.batch([
		articleRead(db, codes),
		db.prepare(supplyReads.variant).bind(JSON.stringify([...new Set(ids)])),
		db.prepare(supplyReads.supplier).bind(JSON.stringify(wanted)),
	]);
	const byArticle = articleHits(articles, codes);
	const byNumber = new Map(rowsOf(idRow, variants).map((row) => [row.code, row]));
	const bySupplier = byCode(rowsOf(hitRow, suppliers));
	return new Map(
		[...plain].flatMap(([code, short]) => {
			const found = byNumber.get(String(variantNumber(short) ?? ""));
			// Bare figures are an id only if no seller's number equals them.
			const numbered = found && (found.has_article === 0 || short.startsWith("CR")) ? [found] : undefined;
			const [first, ...more] = byArticle.get(code) ?? numbered ?? bySupplier.get(short) ?? [];
			if (!first) return [];
			const isOne = more.every((row) => row.variant_id === first.variant_id);
			return [[code, isOne ? { supply: first.supply_id, variant: first.variant_id } : "several"] as const];
		}),
	);
}

/** A database value has at most 2,000,000 bytes. */
const atOnce = 5_000;

/** The ids of visible variants by the seller's own numbers, by the given code. */
export async function variantsOfArticles(db: ReadDatabase, codes: readonly string[]): Promise<Map<string, number[]>> {
	const wanted = [...new Set(codes)].filter((code) => code.length <= longestArticle);
	const parts = Array.from({ length: Math.ceil(wanted.length / atOnce) }, (_, part) => wanted.slice(part * atOnce, (part + 1) * atOnce));
	const results = parts.length > 0 ? await db.batch(parts.map((part) => articleRead(db, part))) : [];
	return new Map(
		results.flatMap((result, part) =>
			[...articleHits(result, parts[part] ?? [])].map(([code, hits]) => [code, hits.map(({ variant_id: id }) => id)] as const),
		),
	);
}

const articleRead = (db: ReadDatabase, codes: readonly string[]): D1PreparedStatement =>
	db.prepare(supplyReads.article).bind(JSON.stringify([...new Set(codes.flatMap(articleKeys))]));

/** Picks the number most similar to the code, of those that differ only in capitals and separators. */
function articleHits(result: D1Result | undefined, codes: readonly string[]): Map<string, z.output<typeof articleRow>[]> {
	const byKey = byCode(rowsOf(articleRow, result));
	return new Map(
		[...new Set(codes)].flatMap((code) => {
			const hits = articleKeys(code).flatMap((key) => byKey.get(key) ?? []);
			const [likely] = [(text: string) => text.trim(), written, (text: string) => written(text).toLowerCase(), () => ""]
				.map((form) => hits.filter(({ article }) => form(article) === form(code)))
				.filter((some) => some.length > 0);
			return likely ? [[code, likely] as const] : [];
		}),
	);
}

function byCode<Hit extends { code: string }>(hits: readonly Hit[]): Map<string, Hit[]> {
	const found = new Map<string, Hit[]>();
	for (const hit of hits) found.set(hit.code, [...(found.get(hit.code) ?? []), hit]);
	return found;
}

const written = (code: string): string => code.normalize("NFKC").replace(anyDash, "-").trim();

const longestArticle = 60;

/** Both forms, since SQLite does not capitalise all letters. */
export function articleKeys(code: string): string[] {
	const plain = plainCode(code).replaceAll("_", "");
	const keys = [plain, plain.toLowerCase()].map((text) => text.replace(/[a-z]/g, (letter) => letter.toUpperCase()));
	return [...new Set(keys)].filter((key) => key !== "");
}

const anyDash = /[\p{Pd}\u2212]/gu;

/** A code in capitals without separators; all dashes and spaces count as separators. */
const plainCode = (code: string): string => code.normalize("NFKC").replace(anyDash, "").replace(/\s/g, "").toUpperCase();

/** CR000123 and 000123 → 123. */
function variantNumber(code: string): number | null {
	const digits = /^(?:CR)?0*([1-9]\d{0,8})$/.exec(code)?.[1];
	return digits === undefined ? null : Number(digits);
}
