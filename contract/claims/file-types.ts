/** Types of uploaded files, recognised by content, with the extension under which they are stored. */
export const fileTypes = {
	"application/pdf": "pdf",
	"image/png": "png",
	"image/jpeg": "jpg",
	"image/vnd.dxf": "dxf",
} as const;
export type FileType = keyof typeof fileTypes;

/** Accepted types of each form. */
export const acceptedTypes = {
	photo: ["image/jpeg", "image/png"],
	drawing: ["application/pdf", "image/vnd.dxf", "image/png"],
} as const satisfies Record<string, readonly FileType[]>;
export type FileUse = keyof typeof acceptedTypes;
