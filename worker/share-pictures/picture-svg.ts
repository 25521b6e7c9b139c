import { escapeXml } from "../../app/platform/http/escape-xml";
import { pictureSize } from "../../app/platform/seo/share-picture";
import { accents, signPath } from "../../contract/company";

export interface Picture {
	/** Name of the shop, next to its mark. */
	brand: string;
	/** The parent, above the title. */
	above: string;
	title: string;
	/** A standard or a number of products, below the title. */
	below: string;
	/** The shop's claim, at the bottom. */
	claim: string;
	/** A drawing of the catalogue as SVG. Without one, the shop's mark takes its place. */
	drawing: string | null;
}

const ink = "#10151a";
const muted = "#55606a";
const line = "#d5dadd";

const left = 64;
/** Left edge of the drawing, in px. */
const middle = 620;
const { width, height } = pictureSize;

/** The picture of a shared link, in the style of a catalogue sheet: title on the left, drawing on the right. */
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
		sign(left - 1, 74, 1.7),
		text(left + 60, 111, 38, brand, ink, true),
		text(left, top - 26, 25, above, muted),
		...lines.map((words, index) => text(left, top + size * 0.86 + index * lead, size, words, ink, true)),
		text(left, foot + 38, 27, below, muted),
		text(left, height - 64, 23, claim, muted),
		drawing ? nested(drawing) : sign(middle + (width - middle - 32) / 2 - 143, height / 2 - 143, 11),
	];
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join("")}</svg>`;
}

/** Inline style, because the drawing's style sheet matches every path. */
const sign = (x: number, y: number, scale: number): string =>
	`<path transform="translate(${x} ${y}) scale(${scale})" style="fill:${accents.light.accent};stroke:none" d="${signPath}"/>`;

const text = (x: number, y: number, size: number, words: string, color: string, isBold = false): string =>
	`<text x="${x}" y="${y}" font-family="Archivo" font-size="${size}" font-weight="${isBold ? 700 : 400}" fill="${color}">${escapeXml(words)}</text>`;

/**
 * Places the drawing. Only the styles that hold at every size and in both schemes remain: a picture knows neither screen nor reader, and
 * its lines keep their drawn width.
 */
function nested(drawing: string): string {
	const plain = drawing.replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "").replaceAll("vector-effect:non-scaling-stroke", "");
	const frame = { x: middle + 16, y: 88, width: width - middle - 64, height: height - 176 };
	return plain.replace(/^<svg /, `<svg x="${frame.x}" y="${frame.y}" width="${frame.width}" height="${frame.height}" `);
}

/** Tried from the largest down. In px. */
const sizes = [68, 58, 50, 43, 37, 32];
const maxLines = 4;

/**
 * Breaks a title into lines of the available width.
 * @param available the width of a line, in px
 * @returns the lines and their font size; a title that fits at no size is cut
 */
export function titleLines(title: string, available: number): { lines: string[]; size: number } {
	for (const size of sizes) {
		const lines = broken(title, available / size);
		if (lines.length <= maxLines && lines.every((words) => roughWidth(words) <= available / size)) return { lines, size };
	}
	const size = sizes.at(-1) ?? 0;
	const lines = broken(title, available / size).slice(0, maxLines);
	const longest = Math.floor(available / size / 0.6) - 1;
	return { lines: lines.map((words) => (roughWidth(words) > available / size ? `${words.slice(0, longest)}…` : words)), size };
}

/** @param available in em */
function broken(title: string, available: number): string[] {
	const lines: string[] = [];
	// A long compound may break after its hyphen.
	for (const word of title.split(/ |(?<=\p{L}-)(?=\p{L})/u)) {
		const last = lines.at(-1);
		const joined = last === undefined ? word : last.endsWith("-") ? last + word : `${last} ${word}`;
		if (last !== undefined && roughWidth(joined) <= available) lines[lines.length - 1] = joined;
		else lines.push(word);
	}
	return lines;
}

/** Estimated width of bold text in em, slightly too wide so that lines never overflow. */
function roughWidth(words: string): number {
	let width = 0;
	for (const letter of words)
		width += /[iljtfrI.,:;'|!() /-]/.test(letter) ? 0.34 : /[mwMW@%—]/.test(letter) ? 0.9 : /\p{Lu}/u.test(letter) ? 0.7 : 0.6;
	return width;
}
