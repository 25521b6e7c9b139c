/** Types of uploaded files, recognised by content, with the extensions of their names. A stored file gets the first unless it has another. */
export const fileTypes = {
	"application/pdf": ["pdf"],
	"image/png": ["png"],
	"image/jpeg": ["jpg", "jpeg"],
	"image/vnd.dxf": ["dxf"],
	"image/vnd.dwg": ["dwg"],
	"model/step": ["step", "stp", "p21"],
	"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": ["xlsx"],
} as const satisfies Record<string, readonly string[]>;
export type FileType = keyof typeof fileTypes;

/** Accepted types of each form. Phones convert their HEIC photographs for a form that takes JPEG. */
export const acceptedTypes = {
	photo: ["image/jpeg", "image/png"],
	document: ["application/pdf", "image/jpeg", "image/png"],
	drawing: [
		"application/pdf",
		"image/jpeg",
		"image/png",
		"image/vnd.dxf",
		"image/vnd.dwg",
		"model/step",
		"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
	],
} as const satisfies Record<string, readonly FileType[]>;
export type FileUse = keyof typeof acceptedTypes;

/**
 * The `accept` attribute of a form's file field. Types of pictures make phones offer the camera, extensions name files of which a browser
 * knows no type.
 */
export const acceptOf = (use: FileUse): string =>
	[...acceptedTypes[use], ...acceptedTypes[use].flatMap((type) => fileTypes[type].map((extension) => `.${extension}`))].join();
