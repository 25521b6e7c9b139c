import * as z from "zod";
import type { SavedVersion } from "../../contract/desk/written";
import type { Cell, Rows } from "../db/inserts";
import { insertsOf } from "../db/lists-in";
import { json, rowsOf } from "../db/rows";
import { notFound, Refused } from "../platform/refused";

export const contentKinds = ["article", "question", "questions", "promotion", "hours", "page", "contact", "company"] as const;

/** A kind of text at the desk. */
export interface WrittenKind<D extends z.ZodType> {
	kind: (typeof contentKinds)[number];
	/** Names that a new one may have. */
	names: z.ZodType<string>;
	data: D;
	/** Every version is kept; by default the last 50. */
	keepsAll?: true;
	/** The data as they are stored. @param isRestored a former version is stored again */
	settled?(name: string, data: z.output<D>, isRestored: boolean): z.output<D>;
	/**
	 * Checks what the schema cannot.
	 * @throws Refused
	 */
	check?(db: D1Database, name: string, data: z.output<D>): Promise<void>;
	/** The tables that the shop reads. */
	shown: readonly ShownIn<D>[];
}

interface ShownIn<D extends z.ZodType> {
	table: string;
	columns: readonly string[];
	/** The column with the name; null: the table holds this text alone. */
	name: string | null;
	rows(name: string, data: z.output<D>): Cell[][];
}

/** Versions of a name that are kept, and at most so many are listed. */
const kept = 50;

const savedColumns =
	"v.version, (SELECT s.name FROM staff s WHERE s.id = v.staff_id) AS by, v.saved_at, coalesce(v.data ->> '$.from', '') AS \"from\"";
const savedRow = z.object({ version: z.number(), by: z.string().nullable(), saved_at: z.string(), from: z.string() });

/** The version in force of each name. */
export async function presentVersions<D extends z.ZodType>(
	db: D1Database,
	{ kind, data }: Pick<WrittenKind<D>, "kind" | "data">,
): Promise<(SavedVersion & { name: string; data: z.output<D> })[]> {
	const found = await db
		.prepare(
			`SELECT v.name, v.data, ${savedColumns} FROM content_versions v WHERE v.kind = ?1
				AND v.version = (SELECT max(o.version) FROM content_versions o WHERE o.kind = ?1 AND o.name = v.name)`,
		)
		.bind(kind)
		.all();
	return rowsOf(savedRow.extend({ name: z.string(), data: json(z.unknown()) }), found).map((row) => ({
		...row,
		data: data.parse(row.data),
	}));
}

interface Version<D> {
	name: string;
	version: number;
	data: D;
	versions: SavedVersion[];
}

/** @param version by default the one in force @throws Refused not_found */
export async function versionByName<D extends z.ZodType>(
	db: D1Database,
	{ kind, data }: Pick<WrittenKind<D>, "kind" | "data">,
	name: string,
	version?: number,
): Promise<Version<z.output<D>>> {
	const [all, one] = await db.batch([
		db
			.prepare(`SELECT ${savedColumns} FROM content_versions v WHERE v.kind = ? AND v.name = ? ORDER BY v.version DESC LIMIT ${kept}`)
			.bind(kind, name),
		db
			.prepare(
				"SELECT version, data FROM content_versions WHERE kind = ?1 AND name = ?2 AND (?3 IS NULL OR version = ?3) ORDER BY version DESC LIMIT 1",
			)
			.bind(kind, name, version ?? null),
	]);
	const [found] = rowsOf(z.object({ version: z.number(), data: json(z.unknown()) }), one);
	if (!found) throw notFound(`There is no ${kind} ${name}${version === undefined ? "" : `, version ${version}`}.`);
	return { name, version: found.version, data: data.parse(found.data), versions: rowsOf(savedRow, all) };
}

interface Change<D> {
	name: string;
	/** The version that its author has read; 0 for a new one. */
	version: number;
	data: D;
	/** The id of the caller: below 0 it is a person's. */
	caller: number;
	/** Statements of the same batch. */
	also?: readonly D1PreparedStatement[];
	isRestored?: boolean;
}

/**
 * Stores a new version, and what the shop shows of it.
 * @throws Refused conflict if the version is not the present one; what `check` throws
 */
export async function saveVersion<D extends z.ZodType>(
	db: D1Database,
	of: WrittenKind<D>,
	{ name, version, data: sent, caller, also = [], isRestored = false }: Change<z.output<D>>,
): Promise<{ version: number }> {
	await requirePresent(db, of.kind, { name, version });
	const data = of.settled?.(name, sent, isRestored) ?? sent;
	if (!of.names.safeParse(name).success) throw new Refused("invalid", `${name} cannot be a name.`, undefined, { slug: ["slug.format"] });
	await of.check?.(db, name, data);
	const next = version + 1;
	await unlessChanged(
		db.batch([
			...also,
			// Fails if somebody else was faster, and with it the batch.
			db
				.prepare("INSERT INTO content_versions (kind, name, version, data, staff_id) VALUES (?, ?, ?, ?, ?)")
				.bind(of.kind, name, next, JSON.stringify(data), caller < 0 ? -caller : null),
			...(of.keepsAll
				? []
				: [db.prepare("DELETE FROM content_versions WHERE kind = ? AND name = ? AND version <= ?").bind(of.kind, name, next - kept)]),
			...clear(db, of, name),
			...of.shown.flatMap((shown) => insertsOf(db, { ...shown, rows: shown.rows(name, data) })),
		]),
		name,
	);
	return { version: next };
}

/** @throws Refused not_found for an unknown version; as saveVersion does */
export async function restoreVersion<D extends z.ZodType>(
	db: D1Database,
	of: WrittenKind<D>,
	{ of: former, ...change }: Omit<Change<unknown>, "data" | "isRestored"> & { of: number },
): Promise<{ version: number }> {
	const { data } = await versionByName(db, of, change.name, former);
	return saveVersion(db, of, { ...change, data, isRestored: true });
}

interface Removal {
	name: string;
	version: number;
	/** UUID by which `bringBack` finds the versions. */
	removal: string;
	also?: readonly D1PreparedStatement[];
}

/**
 * Deletes a text. Its versions are kept apart as long as that can be taken back.
 * @throws Refused not_found; conflict if the version is not the present one
 */
export async function removeVersions<D extends z.ZodType>(
	db: D1Database,
	of: WrittenKind<D>,
	{ name, version, removal, also = [] }: Removal,
): Promise<{ message: string }> {
	await versionByName(db, of, name);
	await requirePresent(db, of.kind, { name, version });
	await unlessChanged(
		db.batch([
			...also,
			failIfStored(db, of.kind, { name, after: version }),
			db
				.prepare(
					`INSERT INTO removed_versions (removal, version, data, staff_id, saved_at)
					SELECT ?, version, data, staff_id, saved_at FROM content_versions WHERE kind = ? AND name = ?`,
				)
				.bind(removal, of.kind, name),
			db.prepare("DELETE FROM content_versions WHERE kind = ? AND name = ?").bind(of.kind, name),
			...clear(db, of, name),
		]),
		name,
	);
	return { message: `The ${of.kind} ${name} is deleted.` };
}

/**
 * Brings a deleted text back, with all its versions.
 * @throws Refused conflict if there is another one of the name, or if the versions are gone; what `check` throws
 */
export async function bringBack<D extends z.ZodType>(
	db: D1Database,
	of: WrittenKind<D>,
	{ name, removal, also = [] }: Omit<Removal, "version">,
): Promise<void> {
	const found = await db
		.prepare("SELECT data FROM removed_versions WHERE removal = ? ORDER BY version DESC LIMIT 1")
		.bind(removal)
		.first("data");
	if (typeof found !== "string") throw changedMeanwhile(name);
	const data = of.data.parse(JSON.parse(found));
	await requirePresent(db, of.kind, { name, version: 0 });
	await of.check?.(db, name, data);
	await unlessChanged(
		db.batch([
			...also,
			failIfStored(db, of.kind, { name, after: 0 }),
			db
				.prepare(
					`INSERT INTO content_versions (kind, name, version, data, staff_id, saved_at)
					SELECT ?, ?, version, data, staff_id, saved_at FROM removed_versions WHERE removal = ?`,
				)
				.bind(of.kind, name, removal),
			db.prepare("DELETE FROM removed_versions WHERE removal = ?").bind(removal),
			...clear(db, of, name),
			...of.shown.flatMap((shown) => insertsOf(db, { ...shown, rows: shown.rows(name, data) })),
		]),
		name,
	);
}

/** A statement that violates a constraint, and so ends its batch, if somebody has stored a later version. */
const failIfStored = (db: D1Database, kind: string, { name, after }: { name: string; after: number }): D1PreparedStatement =>
	db.prepare("UPDATE content_versions SET data = NULL WHERE kind = ? AND name = ? AND version > ?").bind(kind, name, after);

const clear = <D extends z.ZodType>(db: D1Database, { shown }: WrittenKind<D>, name: string): D1PreparedStatement[] =>
	shown.map(({ table, name: column }) =>
		column === null ? db.prepare(`DELETE FROM ${table}`) : db.prepare(`DELETE FROM ${table} WHERE ${column} = ?`).bind(name),
	);

async function requirePresent(db: D1Database, kind: string, { name, version }: { name: string; version: number }): Promise<void> {
	const present = await db
		.prepare("SELECT coalesce(max(version), 0) AS version FROM content_versions WHERE kind = ? AND name = ?")
		.bind(kind, name)
		.first("version");
	if (present !== version) throw changedMeanwhile(name);
}

async function unlessChanged<T>(batch: Promise<T>, name: string): Promise<T> {
	try {
		return await batch;
	} catch (error) {
		if (/(?:UNIQUE|NOT NULL) constraint failed: content_versions\./.test(String(error))) throw changedMeanwhile(name);
		throw error;
	}
}

const changedMeanwhile = (name: string) => new Refused("conflict", `Somebody has changed ${name} meanwhile: read it again.`);

/** The rows of a new shop: each text is its version 1, and in the table that the shop reads. */
export function firstVersions<D extends z.ZodType>(
	{ kind, shown }: WrittenKind<D>,
	texts: readonly { name: string; data: z.output<D> }[],
): { versions: Cell[][]; shown: Rows[] } {
	return {
		versions: texts.map(({ name, data }) => [kind, name, 1, JSON.stringify(data)]),
		shown: shown.map((one) => ({ ...one, rows: texts.flatMap(({ name, data }) => one.rows(name, data)) })),
	};
}

export const versionRows = (rows: Cell[][]): Rows => ({ table: "content_versions", columns: ["kind", "name", "version", "data"], rows });
