import type { Mark } from "./marks";
import type { Point } from "./path";

/**
 * Single-stroke technical lettering after ISO 3098, type B upright. Capitals are 10 high, y downwards from their top; every stroke
 * starts with an absolute "M x,y" and continues with relative commands, so that a glyph is moved by moving its starting points.
 */
const glyphs: Record<string, readonly [width: number, strokes: string]> = {
	"0": [6, "M3,0a3 3 0 0 0-3 3v4a3 3 0 0 0 6 0v-4a3 3 0 0 0-3-3z"],
	"1": [3, "M0,2.8l3-2.8v10"],
	"2": [6, "M0,3a3 3 0 1 1 5.6 1.5l-5.6 5.5h6"],
	"3": [5.6, "M.6,1.4a2.4 2.4 0 1 1 2.2 3.4M2.8,4.8a2.6 2.6 0 1 1-2.4 3.6"],
	"4": [6, "M4.4,10v-10l-4.4 7.2h6"],
	"5": [6, "M5.4,0h-4.3l-.6 4.7a3.2 3.2 0 1 1-.4 3.7"],
	"6": [6, "M4.6,0c-2.8 1.2-4.6 4-4.6 7a3 3 0 1 0 3-3a3 3 0 0 0-3 3"],
	"7": [6, "M0,0h6l-4 10"],
	"8": [5.6, "M2.8,4.7a2.35 2.35 0 1 1 .01 0zM2.8,4.7a2.65 2.65 0 1 0 .01 0z"],
	"9": [6, "M1.4,10c2.8-1.2 4.6-4 4.6-7a3 3 0 1 0-3 3a3 3 0 0 0 3-3"],
	",": [1.2, "M1.2,9.4l-1 2.4"],
	".": [0.4, "M.2,9.8v.2"],
	"=": [5.4, "M0,4.2h5.4M0,7.2h5.4"],
	"×": [4.6, "M0,3.4l4.6 4.6M4.6,3.4l-4.6 4.6"],
	ø: [6.4, "M.2,5.4a3 3 0 1 0 6 0a3 3 0 1 0-6 0M.4,9.8l5.6-8.8"],
	"°": [2.6, "M0,1.3a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0"],
	"−": [5, "M0,5.7h5"],
	"-": [3, "M0,5.7h3"],
	"+": [5, "M0,5.7h5M2.5,3.2v5"],
	"/": [4, "M0,10.6l4-11.2"],
	"(": [1.8, "M1.8,-.6c-2.4 3.6-2.4 8 0 11.6"],
	")": [1.8, "M0,-.6c2.4 3.6 2.4 8 0 11.6"],
	R: [5.8, "M0,10v-10h3a2.8 2.8 0 0 1 0 5.6h-3M3,5.6l2.8 4.4"],
	L: [4.8, "M0,0v10h4.8"],
	M: [7, "M0,10v-10l3.5 6.4l3.5-6.4v10"],
	D: [6, "M0,0v10h2a4 4 0 0 0 4-4v-2a4 4 0 0 0-4-4z"],
	b: [5, "M0,0v10M0,6.6a2.5 3.3 0 0 1 5 0a2.5 3.3 0 0 1-5 0"],
	c: [4.4, "M4.4,4.3a2.5 3.3 0 1 0 0 4.8"],
	d: [5, "M5,0v10M5,6.6a2.5 3.3 0 0 0-5 0a2.5 3.3 0 0 0 5 0"],
	g: [5, "M5,3.3v7.2a2.5 2.4 0 0 1-4.8 .8M5,6.6a2.5 3.3 0 0 0-5 0a2.5 3.3 0 0 0 5 0"],
	h: [4.6, "M0,0v10M0,5.9a2.3 2.6 0 0 1 4.6 0v4.1"],
	k: [4.4, "M0,0v10M4.2,3.5l-4.2 3.9M1.6,6l2.8 4"],
	l: [0.4, "M.2,0v10"],
	m: [8, "M0,10v-6.7M0,5.9a2 2.6 0 0 1 4 0v4.1M4,5.9a2 2.6 0 0 1 4 0v4.1"],
	n: [4.6, "M0,10v-6.7M0,5.9a2.3 2.6 0 0 1 4.6 0v4.1"],
	o: [5, "M0,6.6a2.5 3.3 0 0 1 5 0a2.5 3.3 0 0 1-5 0"],
	p: [5, "M0,3.3v9.6M0,6.6a2.5 3.3 0 0 1 5 0a2.5 3.3 0 0 1-5 0"],
	r: [3.2, "M0,10v-6.7M0,6.2a3 2.9 0 0 1 3.2-2.8"],
	s: [
		4.4,
		"M4.2,4.7c-.4-.9-1.1-1.4-2.1-1.4c-1.2 0-2 .7-2 1.6c0 1 .8 1.4 2.1 1.7c1.4.3 2.2.7 2.2 1.7c0 1-.9 1.7-2.2 1.7c-1.1 0-2-.6-2.2-1.6",
	],
	t: [3.8, "M1.5,.6v7.4a1.9 1.9 0 0 0 2.3 1.9M0,3.4h3.6"],
	x: [4.4, "M0,3.3l4.4 6.7M4.4,3.3l-4.4 6.7"],
	y: [4.6, "M0,3.3l2.4 6.4M4.6,3.3l-3.2 9.4h-1"],
};

const gap = 2;
const space = 3.4;
/** Sheet units per glyph unit: capitals are 10.5 high on the sheet of 300 × 240: shown 256 px wide, like text of 13 px. */
const letterSize = 1.05;

/** Digits and characters as path data, from the upper left of the first; unsupported characters become spaces. */
export function letteringData(text: string): string {
	let x = 0;
	let data = "";
	for (const sign of text) {
		const glyph = glyphs[sign];
		const left = x;
		data += (glyph?.[1] ?? "").replace(/M(-?[\d.]+),/g, (_, at: string) => `M${Math.round((Number(at) + left) * 10) / 10} `);
		x += (glyph?.[0] ?? space - gap) + gap;
	}
	return data;
}

export function letteringWidth(text: string): number {
	let x = -gap;
	for (const sign of text) x += (glyphs[sign]?.[0] ?? space - gap) + gap;
	return Math.max(0, x) * letterSize;
}

/** Lettering centred vertically at the given height; rotated by 90° it reads from the right, as in ISO 129. */
export function lettering(text: string, [x, y]: Point, align: "left" | "centre" | "right" = "left", upright = false): Mark {
	const back = align === "left" ? 0 : align === "centre" ? letteringWidth(text) / 2 : letteringWidth(text);
	const half = 5 * letterSize;
	const at: Point = upright ? [x - half, y + back] : [x - back, y - half];
	return { kind: "lettering", text, at, upright, size: letterSize };
}

/** A number as in drawings: at most two decimals, decimal comma, no thousands separator. */
export function figure(value: number): string {
	return String(Math.round(value * 100) / 100).replace(".", ",");
}
