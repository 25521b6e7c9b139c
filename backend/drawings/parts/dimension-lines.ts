import { lettering, letteringWidth } from "./lettering";
import { drawn, type Mark } from "./marks";
import { type Path, type Point, polygon, polyline } from "./path";

const headLength = 6.5;
const headWidth = 2.2;
const beyond = 2.5;
const clear = 2;
const tail = 12;
const letterRoom = 6.6;

/** A slender closed arrow head after ISO 129: the tip and its direction. */
function head([x, y]: Point, dx: number, dy: number): Path {
	const backX = x - dx * headLength;
	const backY = y - dy * headLength;
	const half = headWidth / 2;
	return polygon([
		[x, y],
		[backX - dy * half, backY + dx * half],
		[backX + dy * half, backY - dx * half],
	]);
}

/** A horizontal dimension at height y; `feet` are the heights where its extension lines start. Sheet units. */
export function across(x1: number, x2: number, y: number, text: string, feet: readonly [number, number]): Mark[] {
	const extension = (x: number, foot: number): Path => {
		const direction = Math.sign(y - foot);
		if (Math.abs(y - foot) < clear) return [];
		return polyline([
			[x, foot + clear * direction],
			[x, y + beyond * direction],
		]);
	};
	const room = x2 - x1;
	const inside = room > headLength * 2.6;
	const width = letteringWidth(text);
	const letters = room > width + 2 ? lettering(text, [(x1 + x2) / 2, y - letterRoom], "centre") : lettering(text, [x2 + tail + 3, y]);
	const span: Point[] = inside
		? [
				[x1, y],
				[x2, y],
			]
		: [
				[x1 - tail, y],
				[x2 + tail, y],
			];
	const direction = inside ? 1 : -1;
	return [
		drawn("n", [...extension(x1, feet[0]), ...extension(x2, feet[1]), ...polyline(span)]),
		drawn("w", [...head([x1, y], -direction, 0), ...head([x2, y], direction, 0)]),
		letters,
	];
}

/** A vertical dimension at x; `feet` are where its extension lines start. Its figure is at the left, or next to a narrow gap. */
export function upright(y1: number, y2: number, x: number, text: string, feet: readonly [number, number]): Mark[] {
	const extension = (y: number, foot: number): Path => {
		const direction = Math.sign(x - foot);
		if (Math.abs(x - foot) < clear) return [];
		return polyline([
			[foot + clear * direction, y],
			[x + beyond * direction, y],
		]);
	};
	const room = y2 - y1;
	const inside = room > headLength * 2.6;
	const toRight = x > feet[0];
	const middle = (y1 + y2) / 2;
	const besides = !inside || toRight || room < letteringWidth(text) + 2;
	const letters = besides
		? lettering(text, [x + (toRight ? 7 : -7), middle], toRight ? "left" : "right")
		: lettering(text, [x - letterRoom, middle], "centre", true);
	const direction = inside ? 1 : -1;
	const span: Point[] = [
		[x, inside ? y1 : y1 - tail],
		[x, inside ? y2 : y2 + tail],
	];
	return [
		drawn("n", [...extension(y1, feet[0]), ...extension(y2, feet[1]), ...polyline(span)]),
		drawn("w", [...head([x, y1], 0, -direction), ...head([x, y2], 0, direction)]),
		letters,
	];
}

/** The thickness of an upright wall between two arrows; the right one extends to its note. */
export function wall(x1: number, x2: number, y: number, text: string, noteX: number): Mark[] {
	return [
		drawn("n", [
			...polyline([
				[x1 - tail, y],
				[x1, y],
			]),
			...polyline([
				[x2, y],
				[noteX - 4.5, y],
			]),
		]),
		drawn("w", [...head([x1, y], 1, 0), ...head([x2, y], -1, 0)]),
		lettering(text, [noteX, y]),
	];
}

/** A leader from a note to a point; its arrow is on the segment that ends there. */
export function leader(tip: Point, bend: Point, text: string, side: "left" | "right" = "right"): Mark[] {
	const direction = side === "right" ? 1 : -1;
	const length = Math.hypot(tip[0] - bend[0], tip[1] - bend[1]) || 1;
	const shelf: Point = [bend[0] + 7 * direction, bend[1]];
	return [
		drawn("n", polyline([tip, bend, shelf])),
		drawn("w", head(tip, (tip[0] - bend[0]) / length, (tip[1] - bend[1]) / length)),
		lettering(text, [shelf[0] + 3 * direction, shelf[1]], side === "right" ? "left" : "right"),
	];
}

export function axes([x, y]: Point, reach: number): Mark {
	return drawn("k", [
		...polyline([
			[x - reach, y],
			[x + reach, y],
		]),
		...polyline([
			[x, y - reach],
			[x, y + reach],
		]),
	]);
}
