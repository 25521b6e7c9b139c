import * as z from "zod";
import { documentKinds } from "../../contract/catalogue";
import { type Language, languages } from "../../contract/locale";
import { maxPictures, type StoredDocument, type StoredPicture } from "../catalogue/pictures";
import { listsIn } from "../db/lists-in";
import { type MediaType, mediaTypes } from "../media/media-type";
import { digest, mediaByDigest, type StoredMedium } from "../media/store";
import { expecting, hasTitle, titles, titlesOf, words } from "./fields";

const alt = words(200).optional();
const languageRule = expecting("codes of languages of two letters, with commas between them: de, en");

/** A photograph of a product. The workbook names the file, and calls name its digest. */
export const pictureFields = z.strictObject({ file: digest, alt_de: alt, alt_en: alt, alt_et: alt, alt_fi: alt });

export const documentFields = z.strictObject({
	file: digest,
	kind: z.enum(documentKinds, expecting(`one of: ${documentKinds.join(", ")}`)),
	language: z
		.union([
			z.array(z.string()),
			z.string().transform((text) =>
				text
					.toLowerCase()
					.split(/[\s,;/]+/)
					.filter(Boolean),
			),
		])
		.pipe(z.array(z.string().regex(/^[a-z]{2}$/, languageRule)).max(30))
		.default([]),
	...titles,
});

/** Without the field, the existing value remains. */
export const mediaFields = {
	pictures: z.array(pictureFields).max(maxPictures, `has too many pictures: at most ${maxPictures} are taken`).optional(),
	documents: z.array(documentFields).max(30, "has too many documents: at most 30 are taken").optional(),
};
const withMedia = z.object({ product: z.string(), ...mediaFields });
type WithMedia = z.output<typeof withMedia>;
export type Media = ReadonlyMap<string, StoredMedium>;

export const mediaOf = (db: D1Database, products: readonly WithMedia[]): Promise<Media> =>
	mediaByDigest(
		db,
		products.flatMap(({ pictures = [], documents = [] }) => [...pictures, ...documents].map(({ file }) => file)),
	);

/** Files that are missing or of the wrong kind. */
export function wrongMedia({ pictures = [], documents = [] }: WithMedia, media: Media): { field: string; reason: string }[] {
	const wrong = (field: "pictures" | "documents", files: readonly { file: string }[]) =>
		files.flatMap(({ file }) => {
			const medium = media.get(file);
			const reason = medium ? wrongKind(field, medium.type) : `There is no file ${file}: it is uploaded first.`;
			return reason ? [{ field, reason }] : [];
		});
	return [...wrong("pictures", pictures), ...wrong("documents", documents)];
}

/** @returns null for a file of the right type */
export function wrongKind(sheet: "pictures" | "documents", type: StoredMedium["type"]): string | null {
	if ((type === "application/pdf") === (sheet === "documents")) return null;
	return sheet === "pictures" ? "A PDF is a document, not a picture." : "A picture is no document: documents are PDF.";
}

const inLanguages = (text: (language: Language) => string | undefined): Partial<Record<Language, string>> =>
	Object.fromEntries(languages.flatMap((language) => (text(language) ? [[language, text(language)]] : [])));

/** Statements that write the pictures and documents of products, after the products' rows. */
export function mediaWrites(db: D1Database, products: readonly WithMedia[], media: Media): D1PreparedStatement[] {
	const file = (name: string) => {
		const found = media.get(name);
		return found ? [{ ...found, extension: mediaTypes[found.type] }] : [];
	};
	const pictures = (rows: z.output<typeof pictureFields>[]): StoredPicture[] =>
		rows.flatMap((row) =>
			file(row.file).map(({ extension, width, height, version }) => ({
				...{ digest: row.file, extension, width: width ?? 0, height: height ?? 0, version },
				alt: inLanguages((language) => row[`alt_${language}`]),
			})),
		);
	const documents = (rows: z.output<typeof documentFields>[]): StoredDocument[] =>
		rows.flatMap((row) =>
			file(row.file).map(({ extension, size }) => {
				const named = hasTitle(row) ? titlesOf(row) : [];
				return {
					...{ digest: row.file, extension, size, kind: row.kind, languages: row.language },
					title: inLanguages((language) => named.find((one) => one.language === language)?.text),
				};
			}),
		);
	const write = (column: "pictures" | "documents", rows: [string, unknown[]][]) =>
		listsIn(db)(
			`UPDATE products SET ${column} = value ->> 1 FROM json_each(?) WHERE slug = value ->> 0`,
			rows.map(([product, files]) => [product, files.length > 0 ? JSON.stringify(files) : null]),
		);
	return [
		...listsIn(db)(
			"UPDATE media SET is_shown = 1 WHERE is_shown = 0 AND digest IN (SELECT value FROM json_each(?))",
			products.flatMap(({ pictures: rows = [] }) => rows.map((row) => row.file)),
		),
		...write(
			"pictures",
			products.flatMap((one) => (one.pictures ? [[one.product, pictures(one.pictures)]] : [])),
		),
		...write(
			"documents",
			products.flatMap((one) => (one.documents ? [[one.product, documents(one.documents)]] : [])),
		),
	];
}

/** Files that a workbook names, by cell: digest and type of the content, or the reason why it is rejected. */
export type WorkbookFiles = ReadonlyMap<string, { digest: string; type: MediaType } | string>;

interface FileRow {
	row: number;
	cells: Record<string, string>;
}

/**
 * Replaces file names in a sheet with digests.
 * @param refuse reports a row that is left out
 */
export function digestsOf(
	sheet: "pictures" | "documents",
	rows: readonly FileRow[],
	files: WorkbookFiles,
	refuse: (row: number, reason: string) => void,
): { rows: FileRow[]; cells: Record<string, string>[] } {
	const taken = rows.flatMap((row) => {
		const { product: _, file = "", ...cells } = row.cells;
		const found = files.get(file) ?? (file === "" ? "is missing: a file beside the workbook, or its https address" : "is not there");
		const reason = typeof found === "string" ? `${file} ${found}.`.trim() : wrongKind(sheet, found.type);
		if (reason !== null || typeof found === "string") {
			refuse(row.row, reason ?? "");
			return [];
		}
		return [{ row, cells: { ...cells, file: found.digest } }];
	});
	return { rows: taken.map(({ row }) => row), cells: taken.map(({ cells }) => cells) };
}
