import { type Contour, contourPath } from "./contour";
import { type Bounds, boundsOf, drawn, fitted, type Look, type Mark } from "./marks";
import { mapPath, type Path, type Point, pathPoints, polyline } from "./path";
import { sheet } from "./style";

export interface FlatView {
	readonly at: (point: Point) => Point;
	readonly x: (mm: number) => number;
	readonly y: (mm: number) => number;
	readonly scale: number;
}

interface Margins {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

/** Places an area of width × height mm, its lower left corner at the origin, between the margins. */
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

export function flat(view: FlatView, look: Look, path: Path): Mark {
	return drawn(look, mapPath(path, view.at));
}

/** A cut face: shade, 45° hatching, outline. @param look of the hatching: "h" for thin walls */
export function cutFace(view: FlatView, contours: readonly Contour[], look: "g" | "h" = "g"): Mark[] {
	return hatched(
		contours.flatMap((contour) => mapPath(contourPath(contour), view.at)),
		look,
	);
}

/** Hatches a path in sheet units. Holes run opposite to their outer contour. */
function hatched(path: Path, look: "g" | "h"): Mark[] {
	const { left, top, right, bottom } = boundsOf(pathPoints(path));
	// One dashed stroke across all hatching lines, from the first corner to the last one (style.ts).
	const across = (right - left + bottom - top) / 4;
	const [x, y] = [(left + right) / 2, (top + bottom) / 2];
	const stroke = polyline([
		[x - across, y - across],
		[x + across, y + across],
	]);
	return [drawn("q", path), { kind: "clipped", clip: path, marks: [drawn(look, stroke)] }, drawn("o", path)];
}
