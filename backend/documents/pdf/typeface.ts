import { Buffer } from "node:buffer";
import fontkit from "@cantoo/fontkit";
import type { PDFDocument, PDFFont } from "@cantoo/pdf-lib";
import { bold, regular } from "./archivo";

export interface Cut {
	font: PDFFont;
	/** Width in points. Letters are proportional, digits tabular. */
	widthOf(text: string, size: number): number;
}

export interface Typeface {
	regular: Cut;
	bold: Cut;
	covers(code: number): boolean;
}

/** Embeds both fonts in full: they are subsets already (scripts/assets/make-pdf-fonts.py). */
export async function embedTypeface(document: PDFDocument): Promise<Typeface> {
	document.registerFontkit(fontkit);
	// The six-letter prefix marks a subset; a fixed one keeps the file reproducible.
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
