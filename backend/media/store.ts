import { createHash } from "node:crypto";
import * as z from "zod";
import { now, rowsOf } from "../db/rows";
import type { BackendEnv, FileBucket } from "../env";
import { notFound, Refused } from "../platform/refused";
import { type MediaType, mediaType, mediumOf } from "./media-type";

export const digest = z.string().regex(/^[0-9a-f]{64}$/, "is not the SHA-256 of a file, base 16");

/** Widths in pixels of the smaller pictures that importers may supply. */
export const renditionWidths = ["400", "1600"] as const;
export type RenditionWidth = (typeof renditionWidths)[number];

export type Env = Pick<BackendEnv, "DB" | "FILES">;

/** Keys have a folder; keys of forms' uploads have none. */
const keyOf = (file: string, width?: RenditionWidth): string => `media/${file}${width ? `/${width}` : ""}`;

export const keysOf = (file: string): string[] => [keyOf(file), ...renditionWidths.map((width) => keyOf(file, width))];

function bucketOf({ FILES }: Env): FileBucket {
	if (!FILES) throw notFound("There is no bucket for files.");
	return FILES;
}

export const missingBody = z.object({ digests: z.array(digest).max(1000) });

/** The files that have to be uploaded. The others will be named, and are kept until then. */
export async function missingMedia({ DB }: Env, { digests }: z.output<typeof missingBody>): Promise<{ missing: string[] }> {
	const [, found] = await DB.batch([
		keep(DB, digests),
		DB.prepare("SELECT value AS digest FROM json_each(?) WHERE value NOT IN (SELECT digest FROM media WHERE deleting_since IS NULL)").bind(
			JSON.stringify(digests),
		),
	]);
	return { missing: rowsOf(z.object({ digest }), found).map((row) => row.digest) };
}

/** Marks existing files as named. */
const keep = (db: D1Database, digests: readonly string[]): D1PreparedStatement =>
	db
		.prepare(
			"UPDATE media SET unnamed_since = NULL WHERE unnamed_since IS NOT NULL AND deleting_since IS NULL AND digest IN (SELECT value FROM json_each(?))",
		)
		.bind(JSON.stringify(digests));

/**
 * While a job deletes a file's objects, no others may be stored in their place, since it would delete them too. The job takes seconds,
 * unless it fails.
 */
const isBeingDeleted = `deleting_since > ${now("-5 minutes")}`;

/**
 * Call it before storing an object.
 * @throws Refused conflict
 */
async function keepForUpload(db: D1Database, file: string): Promise<void> {
	const [, deleting] = await db.batch([
		// A file that a job failed to delete stays, but counts as missing until it is stored again.
		db.prepare(`UPDATE media SET unnamed_since = NULL WHERE digest = ? AND (${isBeingDeleted}) IS NOT 1`).bind(file),
		db.prepare(`SELECT 1 FROM media WHERE digest = ? AND ${isBeingDeleted}`).bind(file),
	]);
	if (deleting?.results.length) throw new Refused("conflict", "This file is being deleted. It can be uploaded in five minutes.");
}

interface Upload {
	digest: string;
	content: Uint8Array;
}

/**
 * Stores a file of goods under the digest of its content; repeating it changes nothing.
 * @throws Refused invalid for an unsupported type, an excessive size or a wrong digest; conflict while the file is being deleted
 */
export async function storeMedium(env: Env, { digest: file, content }: Upload) {
	const bucket = bucketOf(env);
	const medium = mediumOf(content);
	if (typeof medium === "string") throw new Refused("invalid", `The file ${medium}.`);
	if (createHash("sha256").update(content).digest("hex") !== file) throw new Refused("invalid", "The content does not have this digest.");
	await keepForUpload(env.DB, file);
	// The object comes first, since the row says that it exists.
	await bucket.put(keyOf(file), content);
	const { type, size } = medium;
	await env.DB.prepare(
		"INSERT INTO media (digest, type, size, width, height) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET unnamed_since = NULL, deleting_since = NULL",
	)
		.bind(file, type, content.byteLength, size?.width ?? null, size?.height ?? null)
		.run();
	return { digest: file, type, bytes: content.byteLength, ...size };
}

/**
 * Stores a smaller version of a picture as WebP. Store it before the picture: browsers keep what they have, so a later one is another
 * version with other addresses.
 */
export async function storeRendition(env: Env, { digest: file, content }: Upload, width: RenditionWidth) {
	const bucket = bucketOf(env);
	const medium = mediumOf(content);
	if (typeof medium === "string" || medium.type !== "image/webp" || (medium.size?.width ?? 0) > Number(width))
		throw new Refused("invalid", `A smaller picture is a WebP of at most ${width} pixels in width.`);
	await keepForUpload(env.DB, file);
	await bucket.put(keyOf(file, width), content);
	// Checked after the object exists: nobody has seen a picture that is stored later with another one. The following statement reads all
	// products.
	if (await env.DB.prepare("SELECT 1 FROM media WHERE digest = ?").bind(file).first())
		await env.DB.batch([
			env.DB.prepare("UPDATE media SET version = version + 1 WHERE digest = ?").bind(file),
			env.DB.prepare(
				`UPDATE products SET pictures = (SELECT json_group_array(json_set(value, '$.version',
						iif(value ->> 'digest' = m.digest, m.version, coalesce(value ->> 'version', 0)))) FROM json_each(products.pictures))
				FROM media m WHERE m.digest = ?1 AND instr(products.pictures, ?1) > 0`,
			).bind(file),
		]);
	return { digest: file, type: medium.type, bytes: content.byteLength, ...medium.size };
}

const mediumRow = z.object({
	digest: z.string(),
	type: mediaType,
	size: z.number(),
	width: z.number().nullable(),
	height: z.number().nullable(),
	version: z.number(),
});
export type StoredMedium = z.output<typeof mediumRow>;

/** The data of existing files, by digest. These files will be named, and are kept until then. */
export async function mediaByDigest(db: D1Database, digests: readonly string[]): Promise<ReadonlyMap<string, StoredMedium>> {
	const [, found] = await db.batch([keep(db, digests), mediaRead(db, digests)]);
	return new Map(rowsOf(mediumRow, found).map((row) => [row.digest, row]));
}

const mediaRead = (db: D1Database, digests: readonly string[]): D1PreparedStatement =>
	db
		.prepare(
			"SELECT digest, type, size, width, height, version FROM media WHERE deleting_since IS NULL AND digest IN (SELECT value FROM json_each(?))",
		)
		.bind(JSON.stringify(digests));

/**
 * Reads a file for a reader.
 * @param width null: the uploaded file. Without a version of this width the picture itself is returned
 */
export async function readMedium(
	env: Env,
	file: string,
	width: RenditionWidth | null,
): Promise<{ body: ReadableStream; type: MediaType; bytes: number | null }> {
	const [medium] = rowsOf(mediumRow, await mediaRead(env.DB, [file]).all());
	const bucket = medium && bucketOf(env);
	const rendition = width && bucket ? await bucket.get(keyOf(file, width)) : null;
	if (rendition) return { body: rendition.body, type: "image/webp", bytes: null };
	const content = await bucket?.get(keyOf(file));
	if (!medium || !content) throw notFound("There is no such file.");
	return { body: content.body, type: medium.type, bytes: medium.size };
}
