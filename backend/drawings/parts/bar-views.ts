import type { Contour } from "./contour";
import { face, type Place, shifts } from "./isometric";
import type { Mark } from "./marks";
import type { Point } from "./path";
import { alongY, prism } from "./prism";

/** A cross-section with its bounding box, lower left corner at the origin, mm. */
export interface CrossSection {
	readonly contour: Contour;
	readonly holes?: readonly Contour[];
	readonly width: number;
	readonly height: number;
}

function pieceLength(section: CrossSection): number {
	return 1.5 * (section.width + section.height);
}

/** One bar, cut in front and broken off at the back. */
export function barPiece(section: CrossSection, length = pieceLength(section)): Mark[] {
	return prism({ ...body(section), length, broken: true });
}

function body(section: CrossSection) {
	return { stand: alongY(), contour: section.contour, holes: section.holes ?? [] };
}

/** Bars at the given positions (x, z), with two straps. Positions are sorted back to front: lower before upper, left before right. */
export function barBundle(
	section: CrossSection,
	places: readonly Point[],
	{ length = 0, girth, surfaceMarks = [] }: { length?: number; girth?: readonly Point[]; surfaceMarks?: readonly Mark[] } = {},
): Mark[] {
	const right = Math.max(...places.map(([x]) => x)) + section.width;
	const top = Math.max(...places.map(([, z]) => z)) + section.height;
	const run = length || 1.25 * (right + top);
	const over = girth ?? [
		[0, top],
		[right, top],
		[right, 0],
	];
	return [
		{
			kind: "copies",
			marks: [...prism({ ...body(section), length: run }), ...surfaceMarks],
			at: shifts(places.map(([x, z]): Place => [x, 0, z])),
		},
		...strap(over, run * 0.2, run * 0.035),
		...strap(over, run * 0.74, run * 0.035),
	];
}

/** A steel strap at y, tight over the given (x, z) points from the upper left to the lower right. */
function strap(over: readonly Point[], y: number, width: number): Mark[] {
	return over.slice(1).flatMap(([x2, z2], index) => {
		const [x1, z1] = over[index] ?? [x2, z2];
		return face("d", [x1, y, z1], [x2, y, z2], [x2, y + width, z2], [x1, y + width, z1]);
	});
}

export function rows(columns: number, layers: number, pitchX: number, pitchZ: number): Point[] {
	return Array.from({ length: columns * layers }, (_, index): Point => [(index % columns) * pitchX, Math.floor(index / columns) * pitchZ]);
}

export function hexagonPack(d: number): { places: Point[]; girth: Point[] } {
	const rise = (d * Math.sqrt(3)) / 2;
	const places = [3, 4, 5, 4, 3].flatMap((count, layer) =>
		Array.from({ length: count }, (_, index): Point => [(index + (5 - count) / 2) * d, layer * rise]),
	);
	const reach = 2 * d + d / Math.sqrt(3);
	const girth = [120, 60, 0, -60].map((degrees): Point => {
		const angle = (degrees * Math.PI) / 180;
		return [2.5 * d + reach * Math.cos(angle), 2 * rise + d / 2 + reach * Math.sin(angle)];
	});
	return { places, girth };
}
