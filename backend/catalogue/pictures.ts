import { createHash } from "node:crypto";
import * as z from "zod";
import { documentKind, type product } from "../../contract/catalogue";
import { type Language, languages } from "../../contract/locale";
import { json } from "../db/rows";
import type { View } from "../drawings/drawing";
import { drawnFrom, isDrawn } from "./drawn";

export const views: readonly View[] = ["main", "section", "bundle"];

/** Increase it when all drawings change, so that caches fetch them again. */
const drawingVersion = "5";

/** The version of a product's drawings, which changes when an import changes their data. */
const versionOf = (drawn: string): string => `${drawingVersion}-${createHash("sha256").update(drawn).digest("hex").slice(0, 8)}`;

interface Drawn {
	slug: string;
	/** The data of its drawings (`drawnFrom`). */
	drawn: string;
	language: Language;
}

/** In an address: figures with a decimal point. Only the section contains figures, and only English uses the point. */
export const pointed = { name: "decimal", value: "point" } as const;

/** The address of a product's drawing for a language, without the host. */
export const drawingUrl = ({ drawn, ...product }: Drawn, view: View): string => urlOfVersion(product, view, versionOf(drawn));

const urlOfVersion = ({ slug, language }: Omit<Drawn, "drawn">, view: View, version: string): string =>
	`/drawings/${slug}/${view}.svg?v=${version}${language === "en" && view === "section" ? `&${pointed.name}=${pointed.value}` : ""}`;

export const maxPictures = 12;

const inLanguages = z.partialRecord(z.enum(languages), z.string());
const file = z.object({ digest: z.string(), extension: z.string() });

export const storedPicture = file.extend({ width: z.number(), height: z.number(), alt: inLanguages, version: z.number().default(0) });
export type StoredPicture = z.output<typeof storedPicture>;

export const storedDocument = file.extend({ size: z.number(), kind: documentKind, languages: z.array(z.string()), title: inLanguages });
export type StoredDocument = z.output<typeof storedDocument>;

/** The columns of a product `p` with its pictures. */
export const picturesColumns = `coalesce(p.pictures, '[]') AS pictures, iif(${isDrawn}, ${drawnFrom("p")}, NULL) AS drawn`;
export const picturesRow = { pictures: json(z.array(storedPicture)), drawn: z.string().nullable() };
export const documentsRow = json(z.array(storedDocument));

/**
 * The address of a product's file. A photograph's address has its middle size, from which the shop derives the others
 * (app/ui/browser/picture-at.ts).
 */
const fileUrl = (size: "1600" | "full", { digest, extension }: z.output<typeof file>, name: string): string =>
	`/media/${size}/${digest}/${name}.${extension}`;

interface Pictured {
	id: number;
	slug: string;
	language: Language;
	pictures: readonly StoredPicture[];
	/** null for a product without a drawing. */
	drawn: string | null;
}

/**
 * The pictures of a product and of each variant, the main one first: photographs, then drawings of goods with a shape or dimensions.
 * Without those a drawing would show an arbitrary box.
 */
export function picturesOf({ id, slug, language, pictures, drawn }: Pictured): z.input<typeof product>["pictures"] {
	const photographs = pictures.map((picture, index) => ({
		url: photographUrl(slug, picture, index),
		alt: picture.alt[language] ?? "",
		width: picture.width,
		height: picture.height,
	}));
	const version = drawn === null ? "" : versionOf(drawn);
	const drawings = drawn === null ? [] : views.map((view) => ({ url: urlOfVersion({ slug, language }, view, version) }));
	return [...photographs, ...drawings].map((picture, index) => ({
		id: id * (maxPictures + views.length) + index,
		is_main: index === 0,
		...picture,
	}));
}

const photographUrl = (slug: string, picture: StoredPicture, index: number): string =>
	fileUrl("1600", picture, index === 0 ? slug : `${slug}-${index + 1}`) + (picture.version > 0 ? `?v=${picture.version}` : "");

/** The address of a product's main picture: its first photograph, else a drawing. */
export const pictureUrlOf = (product: Drawn, view: View, [first]: readonly StoredPicture[]): string =>
	first ? photographUrl(product.slug, first, 0) : drawingUrl(product, view);

export const documentsOf = (slug: string, language: Language, documents: readonly StoredDocument[]): z.input<typeof product>["documents"] =>
	documents.map((document, index) => ({
		url: fileUrl("full", document, `${slug}-${document.kind.replaceAll("_", "-")}${index === 0 ? "" : `-${index + 1}`}`),
		kind: document.kind,
		title: document.title[language] ?? "",
		languages: document.languages,
		size: document.size,
	}));
