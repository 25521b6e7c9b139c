import type { BackendLocale } from "../../contract/locale";
import type { Letter } from "../mail/letter";

/** The file that a letter is, made when it is asked for. */
export interface PdfFile {
	/** ASCII. */
	fileName: string;
	content(): Promise<Uint8Array>;
}

/** @throws Error where the letter is a mail alone */
export function pdfOf(letter: Letter, locale: BackendLocale): PdfFile {
	if (!letter.document) throw new Error(`The letter "${letter.subject}" is no document.`);
	return {
		fileName: letter.document.fileName,
		// What writes PDF is large: it is only loaded into the Worker once one is written.
		content: async () => (await import("./letter-pdf")).letterPdf(letter, locale),
	};
}
