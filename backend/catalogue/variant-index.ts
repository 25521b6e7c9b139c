import * as z from "zod";
import type { Read, ReadDatabase } from "../db/reads";
import { json, rowsOf } from "../db/rows";
import { BoundedCache } from "../platform/bounded-cache";
import { addAll, type Bits, chunkSize, decodeBits, decodeNumbers, end, intersection, noBits } from "./bits";

/** The bitmaps of one code in one chunk, by value. */
type Facets = ReadonlyMap<string, Bits>;

/** Far below the 128 MB of an isolate: 200,000 variants take about 7 MB. */
const facetCache = new BoundedCache<Facets>(8_000_000);
const orderCache = new BoundedCache<Uint32Array>(12_000_000);

/** Bytes of a Map and a typed array besides their content. */
const overhead = 200;

const versionRow = z.object({
	version: z.string(),
	variant_count: z.number(),
	codes: json(z.array(z.string())),
	has_articles: z.number(),
});
const facetRow = z.object({ code: z.string(), chunk: z.number(), bits: json(z.record(z.string(), z.string())) });
const orderRow = z.object({ name: z.string(), chunk: z.number(), numbers: z.string() });

/** The code of visible variants; each chunk with visible variants has it. */
const visibleCode = "visible";

/** The most chunks in a call's first batch. A list of 65,536 variants or more reads the others separately. */
const maxChunks = 16;

/**
 * The chunks of some runs that the Worker lacks.
 * @param runs SQL of their first ordinals and their ends, which takes ?1; ?2 is the version in memory, ?3 its chunks
 */
const chunksAmong = (runs: string): string => `WITH chunks AS MATERIALIZED (
	SELECT DISTINCT v.chunk FROM (${runs}) r
		CROSS JOIN facet_chunks v ON v.code = '${visibleCode}' AND v.chunk BETWEEN r.first / ${chunkSize} AND (r.end - 1) / ${chunkSize}
	WHERE v.chunk NOT IN (SELECT value FROM json_each(?3)) OR (SELECT version FROM catalogue_version WHERE id = 1) IS NOT ?2
	ORDER BY v.chunk LIMIT ${maxChunks})`;

/** The statements that read the index with the runs of a list. ?4 is a JSON array of codes (null: all), or of order names. */
export const listReads = (runs: string) =>
	({
		facets: `${chunksAmong(runs)} SELECT f.code, f.chunk, f.bits FROM chunks
			CROSS JOIN json_each(coalesce(?4, (SELECT json_insert(codes, '$[#]', '${visibleCode}') FROM catalogue_version WHERE id = 1))) codes
			CROSS JOIN facet_chunks f ON f.code = codes.value AND f.chunk = chunks.chunk`,
		orders: `${chunksAmong(runs)} SELECT o.name, o.chunk, o.numbers FROM chunks
			CROSS JOIN json_each(?4) names CROSS JOIN order_chunks o ON o.name = names.value AND o.chunk = chunks.chunk`,
	}) as const;

/** The statements that read the index: codes and chunks as JSON arrays, a name and chunks. */
export const indexReads = {
	version: `SELECT version, variant_count, codes,
			EXISTS (SELECT 1 FROM variants WHERE article IS NOT NULL) AS has_articles
		FROM catalogue_version WHERE id = 1`,
	facets: `SELECT f.code, f.chunk, f.bits FROM json_each(?) codes CROSS JOIN json_each(?) chunks
		CROSS JOIN facet_chunks f ON f.code = codes.value AND f.chunk = chunks.value`,
	orders: "SELECT o.name, o.chunk, o.numbers FROM json_each(?2) chunks CROSS JOIN order_chunks o ON o.name = ?1 AND o.chunk = chunks.value",
} as const;

/**
 * The index of all variants in the database (made by make-index.ts). Read its version in the first batch of a request:
 *
 *     const [{ index, runs }, …] = await read(db, both(listRead(db, "category", slug, needs), …));   // runs.ts: also reads what the isolate lacks
 *     const set = await variantsOf(index, runs, false);   // or, of new VariantIndex(db, version), index.visible(bitsOf(ordinals))
 *     const list = await narrowed(index, set, filters, numberCodes(names));       // narrowed.ts: list.set has the variants that match all filters
 *     const groups = await facetValues(index, list, filters, { db, language, names, columns });   // facet-values.ts
 *     const ids = await variantPage(index, list.set, { sort, language, skip, take });   // variant-page.ts; in any other order:
 *     const ids = await index.idsOf(ordinals);
 *     db.prepare(listedVariants(language, theseVariants)).bind(JSON.stringify(ids))
 *
 * A request asks the database only for chunks that the isolate does not have yet.
 */
export class VariantIndex {
	/** The number of variants, including hidden ones; all ordinals are lower. */
	readonly size: number;
	readonly codes: readonly string[];
	readonly hasArticles: boolean;
	readonly version: string;

	constructor(
		private readonly db: ReadDatabase,
		result: D1Result | undefined,
	) {
		const row = rowsOf(versionRow, result)[0];
		this.version = row?.version ?? "";
		this.size = row?.variant_count ?? 0;
		this.codes = row?.codes ?? [];
		this.hasArticles = row?.has_articles === 1;
	}

	/**
	 * Stores the results of `listReads`.
	 * @param codes null: all
	 */
	keep(codes: readonly string[] | null, facets: D1Result | undefined, orders: D1Result | undefined): void {
		const rows = rowsOf(facetRow, facets);
		const chunks = rows.flatMap(({ code, chunk }) => (code === visibleCode ? [chunk] : []));
		this.keepFacets(this.codesAmong(codes), chunks, rows);
		for (const row of rowsOf(orderRow, orders)) this.keepOrder(row);
	}

	/** The chunks in memory with all of these codes and orders. */
	held(codes: readonly string[] | null, orders: readonly string[]): number[] {
		const wanted = this.codesAmong(codes);
		return Array.from({ length: Math.ceil(this.size / chunkSize) }, (_, chunk) => chunk).filter(
			(chunk) =>
				wanted.every((code) => facetCache.has(this.key(code, chunk))) && orders.every((name) => orderCache.has(this.key(name, chunk))),
		);
	}

	/** @returns the set without hidden variants */
	async visible(set: Bits): Promise<Bits> {
		const facets = await this.facets([visibleCode], set);
		const visible = { start: set.start, words: new Uint32Array(set.words.length) };
		for (const bits of facets.get(visibleCode)?.get("1") ?? []) addAll(visible, bits);
		return intersection(set, visible);
	}

	/** @returns the bitmaps of the chunks that the set touches, by code and value, without unknown codes */
	async facets(codes: readonly string[], set: Bits): Promise<Map<string, Map<string, Bits[]>>> {
		const chunks = chunksOf(set);
		const found = new Map<string, Facets>();
		const missing = { codes: new Set<string>(), chunks: new Set<number>() };
		for (const code of codes)
			for (const chunk of chunks) {
				const cached = facetCache.get(this.key(code, chunk));
				if (cached) found.set(`${code}/${chunk}`, cached);
				else {
					missing.codes.add(code);
					missing.chunks.add(chunk);
				}
			}
		if (missing.codes.size > 0)
			for (const [place, facets] of await this.readFacets([...missing.codes], [...missing.chunks])) found.set(place, facets);
		const byCode = new Map<string, Map<string, Bits[]>>();
		for (const code of codes) {
			const byValue = new Map<string, Bits[]>();
			for (const chunk of chunks)
				for (const [value, bits] of found.get(`${code}/${chunk}`) ?? []) {
					const pieces = byValue.get(value);
					if (pieces) pieces.push(bits);
					else byValue.set(value, [bits]);
				}
			if (byValue.size > 0) byCode.set(code, byValue);
		}
		return byCode;
	}

	/**
	 * The values of an order for a set's ordinals: variant and product (ids), code, price, price_per_kg, weight, delivery, name_de … name_fi (places in that
	 * order).
	 */
	async order(
		name: "variant" | "product" | "code" | "price" | "price_per_kg" | "weight" | "delivery" | `name_${string}`,
		set: Bits,
	): Promise<(ordinal: number) => number> {
		const chunks = chunksOf(set);
		const found = new Map<number, Uint32Array>();
		const missing: number[] = [];
		for (const chunk of chunks) {
			const cached = orderCache.get(this.key(name, chunk));
			if (cached) found.set(chunk, cached);
			else missing.push(chunk);
		}
		if (missing.length > 0) {
			const result = await this.db.prepare(indexReads.orders).bind(name, JSON.stringify(missing)).all();
			for (const row of rowsOf(orderRow, result)) found.set(row.chunk, this.keepOrder(row));
		}
		return (ordinal) => found.get(Math.floor(ordinal / chunkSize))?.[ordinal % chunkSize] ?? 0;
	}

	async idsOf(ordinals: readonly number[]): Promise<number[]> {
		if (ordinals.length === 0) return [];
		const touched = noBits(0, this.size);
		for (const ordinal of ordinals) touched.words[ordinal >>> 5] = 1;
		const idAt = await this.order("variant", touched);
		return ordinals.map(idAt);
	}

	private async readFacets(codes: readonly string[], chunks: readonly number[]): Promise<Map<string, Facets>> {
		const result = await this.db.prepare(indexReads.facets).bind(JSON.stringify(codes), JSON.stringify(chunks)).all();
		return this.keepFacets(codes, chunks, rowsOf(facetRow, result));
	}

	/** @param chunks the chunks that were read */
	private keepFacets(codes: readonly string[], chunks: readonly number[], rows: readonly z.output<typeof facetRow>[]): Map<string, Facets> {
		// A chunk without a code has no row; the cache stores that too.
		const read = new Map<string, Facets>(codes.flatMap((code) => chunks.map((chunk) => [`${code}/${chunk}`, new Map()])));
		for (const { code, chunk, bits } of rows)
			read.set(`${code}/${chunk}`, new Map(Object.entries(bits).map(([value, text]) => [value, decodeBits(text)])));
		for (const [place, facets] of read) {
			let bytes = overhead;
			for (const { words } of facets.values()) bytes += words.byteLength + overhead;
			facetCache.set(`${this.version}/${place}`, facets, bytes);
		}
		return read;
	}

	private keepOrder({ name, chunk, numbers }: z.output<typeof orderRow>): Uint32Array {
		const content = decodeNumbers(numbers);
		orderCache.set(this.key(name, chunk), content, content.byteLength + overhead);
		return content;
	}

	/** The existing ones of the codes, or all of them, and the code of visible variants. */
	private codesAmong(codes: readonly string[] | null): string[] {
		return [...this.codes.filter((code) => codes?.includes(code) ?? true), visibleCode];
	}

	private key(name: string, chunk: number): string {
		return `${this.version}/${name}/${chunk}`;
	}
}

/** The index that the isolate read last. */
let latest: VariantIndex | null = null;

export interface ListNeeds {
	/** null: all. */
	codes: readonly string[] | null;
	orders: readonly string[];
}

/**
 * Reads the index for a list in the call's first batch, with only the chunks that the isolate lacks.
 * @param runs SQL of the runs, which takes `value`
 */
export function indexOfList(db: ReadDatabase, runs: string, value: string | number, { codes, orders }: ListNeeds): Read<VariantIndex> {
	const known = [value, latest?.version ?? "", JSON.stringify(latest?.held(codes, orders) ?? [])];
	const reads = listReads(runs);
	const facets = db.prepare(reads.facets).bind(...known, codes && JSON.stringify([...codes, visibleCode]));
	return {
		statements: [indexVersion(db), facets, ...(orders.length > 0 ? [db.prepare(reads.orders).bind(...known, JSON.stringify(orders))] : [])],
		parse([version, foundFacets, foundOrders]) {
			const index = new VariantIndex(db, version);
			index.keep(codes, foundFacets, foundOrders);
			latest = index;
			return index;
		},
	};
}

export const indexVersion = (db: ReadDatabase): D1PreparedStatement => db.prepare(indexReads.version);

function chunksOf(set: Bits): number[] {
	const chunks: number[] = [];
	for (let chunk = Math.floor(set.start / chunkSize); chunk * chunkSize < end(set); chunk++) {
		const from = (chunk * chunkSize - set.start) / 32;
		const words = set.words.subarray(Math.max(0, from), Math.max(0, from + chunkSize / 32));
		if (words.some((word) => word !== 0)) chunks.push(chunk);
	}
	return chunks;
}
