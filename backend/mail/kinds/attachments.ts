import type { BackendLocale } from "../../../contract/locale";
import type { Letter } from "../../documents/letter";
import { pdfOf } from "../../documents/pdf-of";
import type { Attachment } from "../written";

/** What goes along with the mail that a letter becomes: the letter itself, where it is a document. */
export function attachmentsOf(letter: Letter, locale: BackendLocale): Attachment[] {
	if (!letter.document) return [];
	const { fileName, content } = pdfOf(letter, locale);
	return [{ filename: fileName, type: "application/pdf", content }];
}
