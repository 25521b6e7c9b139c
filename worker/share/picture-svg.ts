import { escapeXml } from "../../app/platform/http/escape-xml";
import { pictureSize } from "../../app/platform/seo/share-picture";
import { titleLines } from "./title-lines";

/** What a picture says and shows. */
export interface Picture {
	/** Name of the shop beside its mark. */
	brand: string;
	/** A line above the title: what it is part of. */
	above: string;
	title: string;
	/** A line below the title: a standard, how many there are. */
	below: string;
	/** At the foot: what the shop is. */
	claim: string;
	/** A drawing of the catalogue as SVG; without one the mark stands in its place. */
	drawing: string | null;
}

/** The mark of the shop (public/favicon.svg), on a square of 26. No path, nor is anything else here: the drawing's style is about all paths. */
const mark = "1,1 25,1 25,7 16,7 16,19 25,19 25,25 1,25 1,19 10,19 10,7 1,7";

const ink = "#10151a";
const muted = "#55606a";
const line = "#d5dadd";
const accent = "#b3400e";

const left = 64;
/** Where the drawing begins. */
const middle = 620;
const { width, height } = pictureSize;

/** A sheet of the catalogue as it is shown beside a shared link: the title in the shop's typeface, the drawing to its right. */
export function pictureSvg({ brand, above, title, below, claim, drawing }: Picture): string {
	const { lines, size } = titleLines(title, middle - left - 24);
	const lead = size * 1.12;
	const top = 330 - (lines.length * lead) / 2;
	const foot = top + lines.length * lead;
	const parts = [
		`<rect width="${width}" height="${height}" fill="#fff"/>`,
		`<rect x="${middle}" y="32" width="${width - middle - 32}" height="${height - 64}" fill="#f3f5f6"/>`,
		`<rect x="32" y="32" width="${width - 64}" height="${height - 64}" fill="none" stroke="${line}" stroke-width="2"/>`,
		`<rect x="${middle - 1}" y="32" width="2" height="${height - 64}" fill="${line}"/>`,
		`<polygon transform="translate(${left - 1} 74) scale(1.7)" fill="${accent}" points="${mark}"/>`,
		text(left + 60, 111, 38, brand, ink, true),
		text(left, top - 26, 25, above, muted),
		...lines.map((words, index) => text(left, top + size * 0.86 + index * lead, size, words, ink, true)),
		text(left, foot + 38, 27, below, muted),
		text(left, height - 64, 23, claim, muted),
		drawing
			? nested(drawing)
			: `<polygon transform="translate(${middle + (width - middle - 32) / 2 - 143} ${height / 2 - 143}) scale(11)" fill="${accent}" points="${mark}"/>`,
	];
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join("")}</svg>`;
}

const text = (x: number, y: number, size: number, words: string, color: string, isBold = false): string =>
	`<text x="${x}" y="${y}" font-family="Archivo" font-size="${size}" font-weight="${isBold ? 700 : 400}" fill="${color}">${escapeXml(words)}</text>`;

/**
 * The drawing in its place. Of its style only what holds for every size and scheme is left: a picture knows neither screen nor reader, and
 * lines are as thick as they are drawn.
 */
function nested(drawing: string): string {
	const plain = drawing.replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "").replaceAll("vector-effect:non-scaling-stroke", "");
	const room = { x: middle + 16, y: 88, width: width - middle - 64, height: height - 176 };
	return plain.replace(/^<svg /, `<svg x="${room.x}" y="${room.y}" width="${room.width}" height="${room.height}" `);
}
