import { createHash } from "node:crypto";
import { z } from "zod";
import { rowsOf } from "../db/rows";
import type { BackendEnv, FileBucket } from "../env";
import { notFound, Refused } from "../platform/refused";
import { type MediaType, mediaType, mediumOf } from "./media-type";

export const digest = z.string().regex(/^[0-9a-f]{64}$/, "is not the SHA-256 of a file, base 16");

/** Widths of smaller pictures that whoever imports a picture may make of it, in pixels. */
export const renditionWidths = ["400", "1600"] as const;
export type RenditionWidth = (typeof renditionWidths)[number];

export type Env = Pick<BackendEnv, "DB" | "FILES">;

/** Beside those of the uploads of forms, which have no folder. */
const keyOf = (file: string, width?: RenditionWidth): string => `media/${file}${width ? `/${width}` : ""}`;

/** All objects of a file. */
export const keysOf = (file: string): string[] => [keyOf(file), ...renditionWidths.map((width) => keyOf(file, width))];

function bucketOf({ FILES }: Env): FileBucket {
	if (!FILES) throw notFound("There is no bucket for files.");
	return FILES;
}

export const missingBody = z.object({ digests: z.array(digest).max(1000) });

/** Which of these files have to be uploaded. The others are going to be named, and are not deleted until then. */
export async function missingMedia({ DB }: Env, { digests }: z.output<typeof missingBody>): Promise<{ missing: string[] }> {
	const asked = JSON.stringify(digests);
	const [, found] = await DB.batch([
		DB.prepare("UPDATE media SET unnamed_since = NULL WHERE unnamed_since IS NOT NULL AND digest IN (SELECT value FROM json_each(?))").bind(
			asked,
		),
		DB.prepare("SELECT value AS digest FROM json_each(?) WHERE value NOT IN (SELECT digest FROM media)").bind(asked),
	]);
	return { missing: rowsOf(z.object({ digest }), found).map((row) => row.digest) };
}

interface Upload {
	digest: string;
	content: Uint8Array;
}

/**
 * Stores a file of goods under the digest of its content: the same again changes nothing.
 * @throws Refused invalid for what is not of a type that goods have, too large, or not what the digest says
 */
export async function storeMedium(env: Env, { digest: file, content }: Upload) {
	const bucket = bucketOf(env);
	const medium = mediumOf(content);
	if (typeof medium === "string") throw new Refused("invalid", `The file ${medium}.`);
	if (createHash("sha256").update(content).digest("hex") !== file) throw new Refused("invalid", "The content does not have this digest.");
	// The object comes first: a row says that it is there.
	await bucket.put(keyOf(file), content);
	const { type, size } = medium;
	await env.DB.prepare(
		"INSERT INTO media (digest, type, size, width, height) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET unnamed_since = NULL",
	)
		.bind(file, type, content.byteLength, size?.width ?? null, size?.height ?? null)
		.run();
	return { digest: file, type, bytes: content.byteLength, ...size };
}

/**
 * Stores a smaller picture, as WebP, which is shown in place of a picture where that is shown small. To be called before the picture itself is stored: one
 * that comes later is another version, with other addresses, since browsers keep what they have.
 */
export async function storeRendition(env: Env, { digest: file, content }: Upload, width: RenditionWidth) {
	const bucket = bucketOf(env);
	const medium = mediumOf(content);
	if (typeof medium === "string" || medium.type !== "image/webp" || (medium.size?.width ?? 0) > Number(width))
		throw new Refused("invalid", `A smaller picture is a WebP of at most ${width} pixels in width.`);
	await bucket.put(keyOf(file, width), content);
	const { meta } = await env.DB.prepare("UPDATE media SET version = version + 1 WHERE digest = ?").bind(file).run();
	// It reads all products: only for what is replaced.
	if (meta.changes > 0)
		await env.DB.prepare(
			`UPDATE products SET pictures = (SELECT json_group_array(json_set(value, '$.version', coalesce(m.version, 0)))
				FROM json_each(products.pictures) LEFT JOIN media m ON m.digest = value ->> 'digest')
			WHERE EXISTS (SELECT 1 FROM json_each(products.pictures) WHERE value ->> 'digest' = ?)`,
		)
			.bind(file)
			.run();
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

/** What is known of the files that are there, by their digests. */
export async function mediaByDigest(db: D1Database, digests: readonly string[]): Promise<ReadonlyMap<string, StoredMedium>> {
	const found = await db
		.prepare("SELECT digest, type, size, width, height, version FROM media WHERE digest IN (SELECT value FROM json_each(?))")
		.bind(JSON.stringify(digests))
		.all();
	return new Map(rowsOf(mediumRow, found).map((row) => [row.digest, row]));
}

/** A file for a reader. @param width null: as it was uploaded. A smaller one that nobody has made is the picture itself */
export async function readMedium(
	env: Env,
	file: string,
	width: RenditionWidth | null,
): Promise<{ body: ReadableStream; type: MediaType; bytes: number | null }> {
	const medium = (await mediaByDigest(env.DB, [file])).get(file);
	const bucket = medium && bucketOf(env);
	const rendition = width && bucket ? await bucket.get(keyOf(file, width)) : null;
	if (rendition) return { body: rendition.body, type: "image/webp", bytes: null };
	const content = await bucket?.get(keyOf(file));
	if (!medium || !content) throw notFound("There is no such file.");
	return { body: content.body, type: medium.type, bytes: medium.size };
}
