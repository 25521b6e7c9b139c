import * as z from "zod";
import { call } from "../call";
import { idem, line, uuid } from "../fields";

/** Types of uploaded files, recognised by content, with the extension under which they are stored. */
export const fileTypes = {
	"application/pdf": "pdf",
	"image/png": "png",
	"image/jpeg": "jpg",
	"image/vnd.dxf": "dxf",
} as const;
export const fileType = z.enum(["application/pdf", "image/png", "image/jpeg", "image/vnd.dxf"]);
export type FileType = z.output<typeof fileType>;

/** Accepted types of each form. */
export const acceptedTypes = {
	photo: ["image/jpeg", "image/png"],
	drawing: ["application/pdf", "image/vnd.dxf", "image/png"],
} as const satisfies Record<string, readonly FileType[]>;
export type FileUse = keyof typeof acceptedTypes;
const fileUse = z.enum(["photo", "drawing"]);

/** Per form. */
export const maxFiles = 5;
/** Total size of a form's files, in bytes. */
export const maxFileBytes = 20_000_000;

/** Ids of uploaded files, for the call that uses them. */
export const fileIds = z.array(uuid).max(maxFiles, "files.tooMany").default([]);

const file = z.object({
	id: uuid.describe("Id of the file."),
	name: z.string().describe("Name at upload."),
	type: fileType.describe("Media type, detected from the content."),
	size: z.number().int().describe("Size in bytes."),
});
export type StoredFile = z.output<typeof file>;
export const storedFile = file;

/** Uploaded files. Your own backend may omit these calls. */
export const files = {
	store: call({
		method: "POST",
		path: "/files/store",
		summary: "Uploads a file; it is deleted after a day unless a claim or a request uses it",
		query: z.object({
			name: line(200).describe("Name of the file."),
			use: fileUse.describe("photo: for a claim; drawing: for a request."),
		}),
		body: z.instanceof(ArrayBuffer),
		bodyMedia: "application/octet-stream",
		answer: file,
		countsStorage: false,
	}),
	read: call({
		method: "GET",
		path: "/files/read/{id}",
		summary: "A file of a claim, for those who may read its order; or of any claim or request, with the key from a link mailed to staff",
		params: z.object({ id: uuid.describe("Id of the file.") }),
		query: z.object({ key: idem.optional().describe("Key from a link mailed to staff.") }),
		answer: z.unknown(),
		media: "*/*",
	}),
};
