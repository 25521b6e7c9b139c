import { PDFDocument, type PDFFont, type PDFPage, PDFString, rgb } from "@cantoo/pdf-lib";
import { accents, signPath } from "../../../contract/company";
import { type About, writeMetadata } from "./metadata";
import { printable } from "./printable";
import { type Part, Structure, type Tag } from "./structure";
import { type Cut, embedTypeface, type Typeface } from "./typeface";
import { wrap } from "./wrap";

const millimetre = 72 / 25.4;

/** A4 and its margins in points; the left margin fits a window envelope. */
export const sheet = {
	width: 210 * millimetre,
	height: 297 * millimetre,
	left: 25 * millimetre,
	right: 195 * millimetre,
	top: 20 * millimetre,
	bottom: 28 * millimetre,
} as const;

/** Line height in points. */
export const lead = 12;

export const mm = (length: number): number => length * millimetre;

/** @param hex #b3400e */
const rgbOf = (hex: string) => {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
	return rgb(red, green, blue);
};

const colours = {
	ink: rgb(0.063, 0.082, 0.102),
	quiet: rgb(0.33, 0.37, 0.4),
	line: rgb(0.72, 0.75, 0.77),
	accent: rgbOf(accents.light.accent),
	link: rgb(0.122, 0.306, 0.475),
};

export interface TextStyle {
	/** Points. */
	size?: number;
	isStrong?: boolean;
	tone?: "ink" | "quiet" | "link";
	align?: "left" | "right";
}

/** Writes text and lines on A4 pages; y increases from the top of the page, in points. */
export class PageWriter {
	#page: PDFPage;
	#structure = new Structure();
	#part: Part | null = this.#structure.root;
	/** Caches printable texts: the same ones are measured, wrapped and drawn. */
	#printed = new Map<string, string>();
	#fonts = new Map<PDFPage, PDFFont>();
	/** Top of the next line of text. */
	y: number = sheet.top;

	private constructor(
		private readonly document: PDFDocument,
		private readonly typeface: Typeface,
	) {
		this.#page = document.addPage([sheet.width, sheet.height]);
	}

	static async open(about: About): Promise<PageWriter> {
		const { title, language, author, createdAt } = about;
		const document = await PDFDocument.create({ updateMetadata: false });
		const typeface = await embedTypeface(document);
		document.setTitle(printable(title, typeface.covers), { showInWindowTitleBar: true });
		document.setLanguage(language);
		document.setAuthor(author);
		document.setCreator(author);
		document.setProducer(author);
		document.setCreationDate(createdAt);
		document.setModificationDate(createdAt);
		writeMetadata(document, { ...about, title: printable(title, typeface.covers) });
		return new PageWriter(document, typeface);
	}

	get pages(): number {
		return this.document.getPageCount();
	}

	hasRoom(height: number): boolean {
		return this.y + height <= sheet.height - sheet.bottom;
	}

	turn(): void {
		this.#page = this.document.addPage([sheet.width, sheet.height]);
		this.y = sheet.top;
	}

	#printable(text: string): string {
		const known = this.#printed.get(text) ?? printable(text, this.typeface.covers);
		this.#printed.set(text, known);
		return known;
	}

	#cut({ isStrong = false }: TextStyle): Cut {
		return isStrong ? this.typeface.bold : this.typeface.regular;
	}

	widthOf(text: string, style: TextStyle = {}): number {
		return this.#cut(style).widthOf(this.#printable(text), style.size ?? 9);
	}

	wrap(text: string, width: number, style: TextStyle = {}): string[] {
		const { size = 9 } = style;
		return wrap(this.#printable(text), width, (piece) => this.#cut(style).widthOf(piece, size));
	}

	part(tag: Tag, parent: Part = this.#part ?? this.#structure.root): Part {
		return this.#structure.add(tag, parent);
	}

	/** Writes within a structure element, or with null as an artifact. */
	within(part: Part | null, write: () => void): void {
		const outer = this.#part;
		this.#part = part;
		write();
		this.#part = outer;
	}

	#draw(part: Part | null, draw: () => void): void {
		this.#structure.mark(this.#page, part, draw);
	}

	/** One line of text; x is its left edge, or with `align: "right"` its right edge. */
	text(text: string, x: number, y: number, style: TextStyle = {}): void {
		const { size = 9, tone = "ink", align = "left" } = style;
		const clean = this.#printable(text).replace(/\n/g, " ");
		if (clean === "") return;
		const { font, widthOf } = this.#cut(style);
		const left = align === "right" ? x - widthOf(clean, size) : x;
		const part = this.#part === this.#structure.root ? this.part("P") : this.#part;
		this.#setFont(font);
		this.#draw(part, () => this.#page.drawText(clean, { x: left, y: sheet.height - y - size, size, color: colours[tone] }));
	}

	/** Sets the font only where it changes, because each call adds a resource to the page, and `drawText` with a font adds two. */
	#setFont(font: PDFFont): void {
		if (this.#fonts.get(this.#page) === font) return;
		this.#page.setFont(font);
		this.#fonts.set(this.#page, font);
	}

	lines(lines: readonly string[], x: number, y: number, style: TextStyle = {}): void {
		for (const [index, line] of lines.entries()) this.text(line, x, y + index * lead, style);
	}

	/** Links an area of the page to a URL, with alternative text. */
	link(url: string, x: number, y: number, width: number, height: number): void {
		const bottom = sheet.height - y - height;
		const { context } = this.document;
		const annotation = context.register(
			context.obj({
				Type: "Annot",
				Subtype: "Link",
				Rect: [x, bottom, x + width, bottom + height],
				Border: [0, 0, 0],
				Contents: PDFString.of(new URL(url).href),
				A: { Type: "Action", S: "URI", URI: PDFString.of(new URL(url).href) },
			}),
		);
		this.#page.node.addAnnot(annotation);
		this.#part?.kids.push({ page: this.#page, annotation });
	}

	rule(
		y: number,
		{ from = sheet.left, to = sheet.right, isStrong = false }: { from?: number; to?: number; isStrong?: boolean } = {},
	): void {
		const at = sheet.height - y;
		const [thickness, color] = isStrong ? [0.9, colours.ink] : [0.4, colours.line];
		this.#draw(null, () => this.#page.drawLine({ start: { x: from, y: at }, end: { x: to, y: at }, thickness, color }));
	}

	/**
	 * Draws an SVG path in points, in the blue of drawings, with its origin at this position. It is an artifact, because text
	 * describes it.
	 */
	drawing(path: string, x: number, y: number, { thickness, isFilled = false }: { thickness: number; isFilled?: boolean }): void {
		if (path === "") return;
		const style = { borderColor: colours.link, borderWidth: thickness, ...(isFilled ? { color: colours.link } : {}) };
		this.#draw(null, () => this.#page.drawSvgPath(path, { x, y: sheet.height - y, ...style }));
	}

	/** The logo, by its upper left corner; size in points. */
	sign(x: number, y: number, size: number): void {
		this.#draw(null, () => this.#page.drawSvgPath(signPath, { x, y: sheet.height - y, scale: size / 26, color: colours.accent }));
	}

	onEachPage(write: (page: number) => void): void {
		for (const [index, page] of this.document.getPages().entries()) {
			this.#page = page;
			this.within(null, () => write(index + 1));
		}
	}

	async bytes(): Promise<Uint8Array> {
		this.#structure.write(this.document);
		return this.document.save();
	}
}
