import { contourPath, hexagon } from "./contour";
import type { Mark } from "./marks";
import { type Path, type Point, polygon, polyline } from "./path";
import { type FlatView, flat } from "./section-view";

/** A rectangle in mm by its lower left corner. */
export function block(x: number, y: number, width: number, height: number): Path {
	return polygon([
		[x, y],
		[x + width, y],
		[x + width, y + height],
		[x, y + height],
	]);
}

export function stroke(...points: Point[]): Path {
	return polyline(points);
}

/** Part of an elevation: face and outline. */
export function solid(view: FlatView, path: Path): Mark[] {
	return [flat(view, "q", path), flat(view, "o", path)];
}

/** The side view of a hexagon with a corner upwards: outline and two edges. The axis is at height 0. */
export function hexagonSide(view: FlatView, x: number, width: number, acrossFlats: number): Mark[] {
	const corner = acrossFlats / Math.sqrt(3);
	return [
		...solid(view, block(x, -corner, width, corner * 2)),
		flat(view, "o", [...stroke([x, corner / 2], [x + width, corner / 2]), ...stroke([x, -corner / 2], [x + width, -corner / 2])]),
	];
}

export function hexagonEnd(view: FlatView, x: number, acrossFlats: number): Mark[] {
	return solid(view, contourPath(hexagon(acrossFlats, Math.PI / 6, x, 0)));
}

/** Thread of a rod along the axis: root lines, and the end of the thread. */
export function threadLines(view: FlatView, x: number, length: number, d: number): Mark[] {
	const root = d * 0.42;
	return [
		flat(view, "i", [...stroke([x, root], [x + length, root]), ...stroke([x, -root], [x + length, -root])]),
		flat(view, "o", stroke([x, d / 2], [x, -d / 2])),
	];
}

export function axisLine(view: FlatView, x1: number, x2: number): Mark {
	const beyond = 7 / view.scale;
	return flat(view, "k", stroke([x1 - beyond, 0], [x2 + beyond, 0]));
}

export function crossLine(view: FlatView, x: number, reach: number): Mark {
	const beyond = 6 / view.scale;
	return flat(view, "k", stroke([x, -reach - beyond], [x, reach + beyond]));
}
