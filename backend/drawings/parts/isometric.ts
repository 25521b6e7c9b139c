import { drawn, type Look, type Mark } from "./marks";
import { type Path, type Point, polygon, polyline } from "./path";

/** A point in space, mm: x runs to the lower right of the sheet, y to the upper right, z upwards. */
export type Place = readonly [number, number, number];

const acrossSheet = Math.cos(Math.PI / 6);
const downSheet = Math.sin(Math.PI / 6);

/** The direction from any body to the viewer: the faces +x, −y and +z are visible. */
export const toViewer: Place = [1, -1, 1];
const toLight: Place = [0.28, -0.4, 0.88];

export function dot(a: Place, b: Place): number {
	return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function onScreen([x, y, z]: Place): Point {
	return [(x + y) * acrossSheet, (x - y) * downSheet - z];
}

/** Flat shades instead of gradients: four steps from lit to shaded. */
export function toneOf(normal: Place): Look {
	const light = dot(normal, toLight);
	if (light > 0.8) return "a";
	if (light > 0.35) return "b";
	return light > 0.05 ? "c" : "d";
}

export function line(...places: Place[]): Path {
	return polyline(places.map(onScreen));
}

export function face(look: Look, ...places: Place[]): Mark[] {
	const outline = polygon(places.map(onScreen));
	return [drawn(look, outline), drawn("o", outline)];
}

/** A box by its lower corner nearest to the origin, with its three visible faces. */
export function box([x, y, z]: Place, [dx, dy, dz]: Place): Mark[] {
	const at = (i: number, j: number, k: number): Point => onScreen([x + dx * i, y + dy * j, z + dz * k]);
	const hull = [at(0, 0, 0), at(1, 0, 0), at(1, 1, 0), at(1, 1, 1), at(0, 1, 1), at(0, 0, 1)];
	return [
		drawn("a", polygon([at(0, 0, 1), at(1, 0, 1), at(1, 1, 1), at(0, 1, 1)])),
		drawn("c", polygon([at(1, 0, 0), at(1, 1, 0), at(1, 1, 1), at(1, 0, 1)])),
		drawn("b", polygon([at(0, 0, 0), at(1, 0, 0), at(1, 0, 1), at(0, 0, 1)])),
		drawn("o", [...polygon(hull), ...polyline([at(0, 0, 1), at(1, 0, 1), at(1, 1, 1)]), ...polyline([at(1, 0, 1), at(1, 0, 0)])]),
	];
}

export function shifts(places: readonly Place[]): Point[] {
	return places.map(onScreen);
}
