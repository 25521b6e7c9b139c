import { Buffer } from "node:buffer";
import fontkit from "@pdf-lib/fontkit";
import type { PDFDocument, PDFFont } from "pdf-lib";
import { bold, regular } from "./archivo";

/** A cut of the typeface within one document. */
export interface Cut {
	font: PDFFont;
	/** In points. Letters stand at their own widths, figures are all as wide. */
	widthOf(text: string, size: number): number;
}

export interface Typeface {
	regular: Cut;
	bold: Cut;
	covers(code: number): boolean;
}

/** Puts both cuts into the document, whole: they are subsets already (scripts/assets/make-pdf-fonts.py). */
export async function embedTypeface(document: PDFDocument): Promise<Typeface> {
	document.registerFontkit(fontkit);
	// The six letters say that a font is a subset; given here, the same order makes the same file.
	const [plain, strong] = await Promise.all([
		document.embedFont(bytes(regular), { customName: "CROSSB+Archivo-Regular" }),
		document.embedFont(bytes(bold), { customName: "CROSSB+Archivo-Bold" }),
	]);
	const known = new Set(plain.getCharacterSet());
	return { regular: cut(plain), bold: cut(strong), covers: (code) => known.has(code) };
}

function cut(font: PDFFont): Cut {
	const widths = new Map<string, number>();
	const ofLetter = (letter: string): number => {
		const width = widths.get(letter) ?? font.widthOfTextAtSize(letter, 1);
		widths.set(letter, width);
		return width;
	};
	return {
		font,
		widthOf: (text, size) => {
			let width = 0;
			for (const letter of text) width += ofLetter(letter);
			return width * size;
		},
	};
}

const bytes = (base64: string): Uint8Array => Buffer.from(base64, "base64");
