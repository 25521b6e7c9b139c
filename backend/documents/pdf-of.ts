import type { BackendLocale } from "../../contract/locale";
import { BoundedCache } from "../platform/bounded-cache";
import { sha256 } from "../platform/digest";
import type { Letter } from "./letter";

/** The file that a letter is, made when it is asked for. */
interface PdfFile {
	/** ASCII. */
	fileName: string;
	content(): Promise<Uint8Array>;
}

/** Files by what they say: an offer that is asked for again and again is written once. In bytes. */
const written = new BoundedCache<Uint8Array>(6_000_000);

/** @throws Error where the letter is a mail alone */
export function pdfOf(letter: Letter, locale: BackendLocale): PdfFile {
	if (!letter.document) throw new Error(`The letter "${letter.subject}" is no document.`);
	return {
		fileName: letter.document.fileName,
		content: () => contentOf(letter, locale),
	};
}

async function contentOf(letter: Letter, locale: BackendLocale): Promise<Uint8Array> {
	const key = sha256(JSON.stringify([locale, letter]));
	const known = written.get(key);
	if (known) return known;
	// What writes PDF is large: it is only loaded into the Worker once one is written.
	const { letterPdf } = await import("./pdf/letter-pdf");
	const content = await letterPdf(letter, locale);
	written.set(key, content, content.byteLength);
	return content;
}
