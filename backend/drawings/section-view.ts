import { type Contour, contourPath } from "./contour";
import { type Bounds, boundsOf, drawn, fitted, type Look, type Mark } from "./marks";
import { mapPath, type Path, type Point, pathPoints, polyline } from "./path";
import { sheet } from "./style";

/** A flat view at scale on the sheet: turns millimetres (y upwards) into sheet units. */
export interface FlatView {
	readonly at: (point: Point) => Point;
	readonly x: (mm: number) => number;
	readonly y: (mm: number) => number;
	readonly scale: number;
}

export interface Margins {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

/** Places a field of width × height mm, its lower left corner at the origin, between the margins. */
export function flatView(width: number, height: number, margins: Margins, x = 0, y = 0): FlatView {
	const field: Bounds = { left: x, right: x + width, top: -y - height, bottom: -y };
	const { scale, ...shift } = fitted(field, {
		left: sheet.left + margins.left,
		top: sheet.top + margins.top,
		right: sheet.right - margins.right,
		bottom: sheet.bottom - margins.bottom,
	});
	const toX = (mm: number) => mm * scale + shift.x;
	const toY = (mm: number) => -mm * scale + shift.y;
	return { scale, x: toX, y: toY, at: ([px, py]) => [toX(px), toY(py)] };
}

/** Paths in millimetres on the view. */
export function flat(view: FlatView, look: Look, path: Path): Mark {
	return drawn(look, mapPath(path, view.at));
}

/** A cut face: tone, 45° hatching, outline. */
export function cutFace(view: FlatView, contours: readonly Contour[], spacing = 5): Mark[] {
	return hatched(
		contours.flatMap((contour) => mapPath(contourPath(contour), view.at)),
		spacing,
	);
}

/** The same for a path that is already in sheet units. Holes run against their outer contour. */
export function hatched(path: Path, spacing = 5): Mark[] {
	const { left, top, right, bottom } = boundsOf(pathPoints(path));
	const lines: Point[][] = [];
	const first = Math.ceil((left + top) / spacing) * spacing;
	for (let sum = first; sum < right + bottom; sum += spacing) {
		const low = Math.min(bottom, sum - left);
		const high = Math.max(top, sum - right);
		if (low > high)
			lines.push([
				[sum - low, low],
				[sum - high, high],
			]);
	}
	return [
		drawn("q", path),
		{
			kind: "clipped",
			clip: path,
			marks: [
				drawn(
					"g",
					lines.flatMap((points) => polyline(points)),
				),
			],
		},
		drawn("o", path),
	];
}
