import * as z from "zod";
import { call } from "../call";
import { idem, line, uuid } from "../fields";
import type { FileType } from "./file-types";

export const fileType = z.enum([
	"application/pdf",
	"image/png",
	"image/jpeg",
	"image/vnd.dxf",
	"image/vnd.dwg",
	"model/step",
	"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
]) satisfies z.ZodType<FileType>;
const fileUse = z.enum(["photo", "drawing", "document"]);

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
		summary: "Uploads a file; it is deleted after a day unless a claim, a request or a verification uses it",
		query: z.object({
			name: line(200).describe("Name of the file. The extension of a drawing, if it has one, is that of its content."),
			use: fileUse.describe("photo: for a claim; drawing: for a request; document: for the verification of a company."),
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
