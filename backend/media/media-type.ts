import * as z from "zod";
import { isWebp, pictureOf } from "../files/picture-size";
import { typeOf } from "../files/type-of";

/** File types of goods. SVG is not one of them, since it may contain scripts. */
export const mediaTypes = {
	"image/jpeg": "jpg",
	"image/png": "png",
	"image/webp": "webp",
	"application/pdf": "pdf",
} as const satisfies Record<MediaType, string>;
export const mediaType = z.enum(["image/jpeg", "image/png", "image/webp", "application/pdf"]);
export type MediaType = z.output<typeof mediaType>;

export const maxPictureBytes = 5_000_000;
export const maxDocumentBytes = 20_000_000;
/** The limit of a picture's longer side. */
const maxPixels = 6000;

/** A file's type and size, from its content. */
export interface Medium {
	type: MediaType;
	/** In pixels as displayed; null for a document. */
	size: { width: number; height: number } | null;
}

/** @returns the file's type and size, or the reason why it is rejected. Names and declared media types are ignored. */
export function mediumOf(content: Uint8Array): Medium | string {
	const { data: type } = mediaType.safeParse(isWebp(content) ? "image/webp" : typeOf(content));
	if (type === undefined) return "is neither a JPEG, PNG or WebP picture nor a PDF";
	const most = type === "application/pdf" ? maxDocumentBytes : maxPictureBytes;
	if (content.byteLength > most) return `has ${megabytes(content.byteLength)}: at most ${megabytes(most)} are taken`;
	if (type === "application/pdf") return { type, size: null };
	const size = pictureOf(type, content);
	if (typeof size === "string") return size;
	if (Math.max(size.width, size.height) > maxPixels)
		return `has ${size.width} × ${size.height} pixels: at most ${maxPixels} on the longer side are taken`;
	return { type, size };
}

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
