import * as z from "zod";
import { acceptedTypes, type FileType, type FileUse, fileTypes } from "../../contract/claims/file-types";
import { fileType, maxFileBytes, type StoredFile } from "../../contract/claims/files";
import { plainText } from "../../contract/fields";
import { read } from "../db/reads";
import { json, now, rowsOf } from "../db/rows";
import type { BackendEnv, FileBucket } from "../env";
import { isReadable } from "../orders/team-orders";
import { keyedDigest } from "../platform/digest";
import type { Download } from "../platform/http";
import { notFound, Refused } from "../platform/refused";
import { isSameSecret } from "../platform/same-secret";
import { countStored } from "../platform/storage-limit";
import { requireSession, type Visitor } from "../platform/visitor";
import { pictureOf } from "./picture-size";
import { typeOf } from "./type-of";

export interface Uploader extends Visitor {
	env: Pick<BackendEnv, "FILES">;
	/** "" if unknown. */
	client: string;
}

interface Upload {
	name: string;
	use: FileUse;
	content: Uint8Array;
}

const refused = (message: string, key: string) => new Refused("invalid", message, undefined, { files: [key] });

/**
 * Stores a file under a random key. It belongs to the session until a form takes it.
 * @throws Refused invalid for a type that the use does not accept, or a drawing or document with the name of another type; too_many_attempts;
 * not_found without a bucket
 */
export async function storeFile(uploader: Uploader, { name, use, content }: Upload): Promise<StoredFile> {
	const { db, env, session } = uploader;
	if (!env.FILES) throw notFound("There is no bucket for files.");
	requireSession(uploader);
	const type = typeOf(content);
	if (use !== "photo" && isMisnamed(name, type, use)) throw refused("The file is not what its name says.", "files.misnamed");
	if (!type || !acceptedTypes[use].some((one) => one === type)) throw refused(`The file is no ${use}.`, `files.${use}`);
	const problem = problemOf(type, content);
	if (problem !== null) throw refused(`The picture ${problem}.`, "files.damaged");
	await read(db, countStored(uploader, content.byteLength, "uploaded"));
	return put(db, env.FILES, { session, name, type, content });
}

/** All pixels of a picture are unpacked wherever it is opened. */
const maxArea = 120_000_000;

/** Why a picture is rejected; null for one that is whole, and for other files. */
function problemOf(type: FileType, content: Uint8Array): string | null {
	if (type !== "image/jpeg" && type !== "image/png") return null;
	const size = pictureOf(type, content);
	if (typeof size === "string") return size;
	return size.width * size.height > maxArea ? `has ${size.width} × ${size.height} pixels: at most ${maxArea} are taken` : null;
}

interface NewFile extends Pick<Upload, "name" | "content"> {
	/** "" for a file of staff. */
	session: string;
	type: FileType;
}

async function put(db: D1Database, bucket: FileBucket, { session, name, type, content }: NewFile): Promise<StoredFile> {
	const stored = { id: crypto.randomUUID(), name: fileName(name, type), type, size: content.byteLength };
	// The row comes first: without a row nothing would ever delete the content.
	await db
		.prepare("INSERT INTO files (id, session_id, name, type, size) VALUES (?, ?, ?, ?, ?)")
		.bind(stored.id, session, stored.name, type, stored.size)
		.run();
	await bucket.put(stored.id, content);
	return stored;
}

/** Files that staff store, by the field of their call. */
const typesOfStaff = { pdf: ["application/pdf"], photo: acceptedTypes.photo } as const satisfies Record<string, readonly FileType[]>;

/**
 * Stores a file of staff under a random key. It is deleted after a day unless something takes it.
 * @returns its id
 * @throws Refused invalid for another type, beside the field `kind`; not_found without a bucket
 */
export async function storeForStaff(
	{ DB: db, FILES: bucket }: Pick<BackendEnv, "DB" | "FILES">,
	{ kind, name, content }: { kind: keyof typeof typesOfStaff; name: string; content: Uint8Array },
): Promise<string> {
	if (!bucket) throw notFound("There is no bucket for files.");
	const type = typeOf(content);
	if (!type || !typesOfStaff[kind].some((one) => one === type)) {
		throw new Refused("invalid", `The file is no ${kind}.`, undefined, { [kind]: [`files.${kind}`] });
	}
	const problem = problemOf(type, content);
	if (problem !== null) throw new Refused("invalid", `The picture ${problem}.`, undefined, { [kind]: ["files.damaged"] });
	const { id } = await put(db, bucket, { session: "", name, type, content });
	return id;
}

/** The extension of a file's name in lower case; "" without one. Dates and numbers have dots, too: "Skizze 12.5". */
const extensionOf = (name: string): string => /\.([a-z][a-z\d]{0,9})$/i.exec(name)?.[1]?.toLowerCase() ?? "";

/** The extension of the name if it is one of the type; undefined if it is not. */
const ownExtension = (name: string, type: FileType): string | undefined =>
	fileTypes[type].find((extension) => extension === extensionOf(name));

/** Whether a file has the name of another type than its content. Staff open it with the program of its name. */
function isMisnamed(name: string, type: FileType | null, use: FileUse): boolean {
	const extension = extensionOf(name);
	if (type) return extension !== "" && ownExtension(name, type) === undefined;
	return acceptedTypes[use].some((one) => fileTypes[one].some((known) => known === extension));
}

/** "Riss.exe" with a PNG inside → "Riss.png". */
function fileName(name: string, type: FileType): string {
	const own = plainText(name.replace(/^.*[\\/]/, "").replace(/\.[^.]*$/, "")).slice(0, 100);
	return `${own || "file"}.${ownExtension(name, type) ?? fileTypes[type][0]}`;
}

const ofNobody =
	"claim_id IS NULL AND contact_message_id IS NULL AND company_document_id IS NULL AND certificate IS NULL AND delivery_id IS NULL";

/** Files that a form may take: uploaded by the session and not yet in a form. Binds the ids as JSON (?1) and the session (?2). */
const free = `id IN (SELECT value FROM json_each(?1)) AND session_id = ?2 AND ${ofNobody}`;

/** @throws Refused invalid if a file is missing or the total size is too large */
export async function requireFiles({ db, session }: Pick<Visitor, "db" | "session">, ids: readonly string[]): Promise<void> {
	if (ids.length === 0) return;
	const row = z.object({ count: z.number(), bytes: z.number() });
	const found = row.parse(
		await db
			.prepare(`SELECT count(*) AS count, coalesce(sum(size), 0) AS bytes FROM files WHERE ${free}`)
			.bind(JSON.stringify(ids), session)
			.first(),
	);
	if (found.count < new Set(ids).size) throw refused("A file is not there any more.", "files.gone");
	if (found.bytes > maxFileBytes) throw refused("The files are too large.", "files.tooLarge");
}

/**
 * A statement that assigns files to a form's row, for the row's batch.
 * @param owner SQL of the row's id, which takes `values` from ?3 on
 */
export const takeFiles = (
	{ db, session }: Pick<Visitor, "db" | "session">,
	ids: readonly string[],
	owner: { column: "claim_id" | "contact_message_id" | "company_document_id"; sql: string; values: readonly (string | number)[] },
): D1PreparedStatement =>
	db.prepare(`UPDATE files SET ${owner.column} = (${owner.sql}) WHERE ${free}`).bind(JSON.stringify(ids), session, ...owner.values);

/**
 * SQL of a row's files, as JSON.
 * @param owner the column and its value
 */
export const filesOf = (owner: string): string =>
	`(SELECT json_group_array(json_object('id', id, 'name', name, 'type', type, 'size', size)) FROM (SELECT * FROM files WHERE ${owner} ORDER BY created_at, id))`;
export const fileShape = json(z.array(z.object({ id: z.string(), name: z.string(), type: fileType, size: z.number() })));

const keyOf = (id: string): string => keyedDigest(`file:${id}`);

/** A file with the key that opens it for staff. */
export const withKey = <F extends { id: string }>(file: F): F & { key: string } => ({ ...file, key: keyOf(file.id) });

/** Uploaded files by the ids in their links. */
export async function namesOf(db: D1Database, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
	const found = await db.prepare("SELECT id, name FROM files WHERE id IN (SELECT value FROM json_each(?))").bind(JSON.stringify(ids)).all();
	return rowsOf(z.object({ id: z.string(), name: z.string() }), found);
}

/**
 * Links to files for staff, who have no account in the shop. They are made during the call, since mails are written when no digest key is
 * available.
 */
export const staffLinks = (files: readonly { id: string; name: string }[], origin: string): { name: string; url: string }[] =>
	files.map(({ id, name }) => ({ name, url: `${origin}/files/${id}?key=${keyOf(id)}` }));

/** @throws Refused not_found, also for a file that the visitor may not read */
export async function readFile({ db, session, env }: Uploader, id: string, key: string | undefined): Promise<Download> {
	const isStaff = key !== undefined && isSameSecret(key, keyOf(id));
	const found = await db
		.prepare(
			`SELECT f.name, f.type FROM files f WHERE f.id = ?2 AND (?3 AND coalesce(f.claim_id, f.contact_message_id, f.company_document_id, f.delivery_id) IS NOT NULL
				OR EXISTS (SELECT 1 FROM claims c JOIN orders o ON o.id = c.order_id WHERE c.id = f.claim_id AND ${isReadable})
				OR EXISTS (SELECT 1 FROM deliveries d JOIN orders o ON o.id = d.order_id WHERE d.id = f.delivery_id AND ${isReadable}))`,
		)
		.bind(session, id, isStaff ? 1 : 0)
		.all();
	const [row] = rowsOf(z.object({ name: z.string(), type: fileType }), found);
	const content = row && (await env.FILES?.get(id));
	if (!content) throw notFound("There is no such file.");
	return { fileName: row.name, type: row.type, content: new Uint8Array(await content.arrayBuffer()) };
}

/** Batch size; the rest waits for the next run. */
const most = 100;

/** Deletes files without an owner: files that no form took within a day, and files of deleted claims, messages or deliveries. */
export async function deleteFiles({ DB: db, FILES: bucket }: Pick<BackendEnv, "DB" | "FILES">): Promise<void> {
	if (!bucket) return;
	const found = await db.prepare(`SELECT id FROM files WHERE ${ofNobody} AND created_at < ${now("-1 day")} LIMIT ${most}`).all();
	const due = rowsOf(z.object({ id: z.string() }), found);
	if (due.length === 0) return;
	const ids = due.map(({ id }) => id);
	await bucket.delete(ids);
	await db.prepare("DELETE FROM files WHERE id IN (SELECT value FROM json_each(?))").bind(JSON.stringify(ids)).run();
}
