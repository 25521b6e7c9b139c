import type { ErrorKey } from "../../platform/forms/error-keys";
import type { FormReply } from "../../platform/forms/form-result";

export type UploadError = "list.required" | "list.tooMany" | "list.meanwhile" | "file.workbook" | "file.notText" | "file.tooLarge";

/** An upload of which nothing was stored. */
export interface RefusedUpload {
	/** All rows, as they can be typed. */
	list: string;
	error: UploadError | null;
	/** What is wrong with a row, counted from 1. */
	rows: { row: number; text: string; key: ErrorKey }[];
}

/** What a refused form is shown again with. */
export interface NumbersResult {
	/** Of the form of one number. */
	reply: FormReply | null;
	upload: RefusedUpload | null;
}
