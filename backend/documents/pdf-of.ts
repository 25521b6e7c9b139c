import { Buffer } from "node:buffer";
import type { BackendLocale } from "../../contract/locale";
import { BoundedCache } from "../platform/bounded-cache";
import { sha256 } from "../platform/digest";
import { type Letter, type SignedLetter, signed } from "./letter";
import type { SellerOnPapers } from "./seller-on-papers";

interface PdfFile {
	/** ASCII. */
	fileName: string;
	content(): Promise<Uint8Array>;
}

/** Caches files by content: an offer that is requested repeatedly is generated once. Size limit in bytes. */
const written = new BoundedCache<Uint8Array>(6_000_000);

/**
 * @param present the seller of letters that name no other
 * @throws Error if the letter is only a mail
 */
export function pdfOf(letter: Letter, locale: BackendLocale, present: SellerOnPapers): PdfFile {
	if (!letter.document) throw new Error(`The letter "${letter.subject}" is not a document.`);
	return {
		fileName: letter.document.fileName,
		content: () => contentOf(signed(letter, present), locale),
	};
}

/** A PDF of the desk as its calls answer it. @returns its name, and its content as base64 */
export async function paperOf(letter: Letter, locale: BackendLocale, present: SellerOnPapers): Promise<{ name: string; pdf: string }> {
	const { fileName, content } = pdfOf(letter, locale, present);
	return { name: fileName, pdf: Buffer.from(await content()).toString("base64") };
}

async function contentOf(letter: SignedLetter, locale: BackendLocale): Promise<Uint8Array> {
	const key = sha256(JSON.stringify([locale, letter]));
	const known = written.get(key);
	if (known) return known;
	// Imported on demand, since the PDF library is large.
	const { letterPdf } = await import("./pdf/letter-pdf");
	const content = await letterPdf(letter, locale);
	written.set(key, content, content.byteLength);
	return content;
}
