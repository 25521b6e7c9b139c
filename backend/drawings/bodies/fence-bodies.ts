import { circle, contourPath, rectangle } from "../parts/contour";
import { across, upright } from "../parts/dimension-lines";
import { box, line, onScreen, type Place } from "../parts/isometric";
import { figure } from "../parts/lettering";
import { drawn, type Look, type Mark } from "../parts/marks";
import { mapPath, type Path } from "../parts/path";
import { prism, standing } from "../parts/prism";
import type { FlatView } from "../parts/section-view";
import { alternating, steps } from "./mesh";

/** A double-rod panel: vertical rods at their pitch, pairs of horizontal rods every 200 mm. Extends along y from the given position. */
export interface Panel {
	readonly b: number;
	readonly h: number;
	readonly pitch: number;
	readonly dv: number;
	readonly dh: number;
}

const rail = 200;

/** Heights of the horizontal rods; the vertical rods reach 30 mm above the uppermost, as panels are delivered. */
export function railHeights(h: number): number[] {
	const free = Math.min(30, h / 10);
	return steps(h - free, rail, 20);
}

export function panelRods(part: Panel, [x, y, z]: Place, between: Look = "f"): Mark[] {
	const rods = steps(part.b, part.pitch, 80).map((at) => line([x, y + at, z], [x, y + at, z + part.h]));
	return [
		...alternating(rods, "i", between),
		drawn(
			"o",
			railHeights(part.h).flatMap((at) => line([x, y, z + at], [x, y + part.b, z + at])),
		),
	];
}

/** A post with its cap, by the lower end of the corner nearest to the origin. */
export function post([x, y, z]: Place, width: number, depth: number, height: number): Mark[] {
	const lip = width * 0.06;
	const cap = width * 0.14;
	return [...box([x, y, z], [width, depth, height]), ...box([x - lip, y - lip, z + height], [width + 2 * lip, depth + 2 * lip, cap])];
}

/** An upright tube frame along y; its infill is painted between the far and the near members. */
export function frame([x, y, z]: Place, b: number, h: number, tube: number, filling: readonly Mark[]): Mark[] {
	return [
		...filling,
		...box([x, y, z], [tube, b, tube]),
		...box([x, y + b - tube, z], [tube, tube, h]),
		...box([x, y, z + h - tube], [tube, b, tube]),
		...box([x, y, z], [tube, tube, h]),
	];
}

export function infill([x, y, z]: Place, b: number, h: number, pitch: number, rung: number): Mark[] {
	const rods = steps(b, pitch, 60).map((at) => line([x, y + at, z], [x, y + at, z + h]));
	return [
		...alternating(rods, "i", pitch < b / 24 ? "e" : "f"),
		drawn(
			"i",
			steps(h, rung, 30).flatMap((at) => line([x, y, z + at], [x, y + b, z + at])),
		),
	];
}

/** A foot of a mobile fence: a block with sloped ends and two tube sockets, across the fence along x. */
export function foot([x, y, z]: Place, b: number, l: number, h: number, sockets = true): Mark[] {
	const slope = h * 0.35;
	const at = (i: number, j: number, k: number): Place => [x + i, y + j, z + k];
	const top: Place[] = [at(slope, 0, h), at(l - slope, 0, h), at(l - slope, b, h), at(slope, b, h)];
	const end: Place[] = [at(l - slope, 0, h), at(l, 0, h - slope), at(l, b, h - slope), at(l - slope, b, h)];
	const stop: Place[] = [at(l, 0, 0), at(l, b, 0), at(l, b, h - slope), at(l, 0, h - slope)];
	const side: Place[] = [at(0, 0, 0), at(l, 0, 0), at(l, 0, h - slope), at(l - slope, 0, h), at(slope, 0, h), at(0, 0, h - slope)];
	const closed = (places: readonly Place[]): Path => {
		const [first, ...others] = places;
		return first ? [["M", onScreen(first)], ...others.map((place) => ["L", onScreen(place)] as const), ["Z"]] : [];
	};
	const radius = b * 0.13;
	const holes = [0.3, 0.42, 0.58, 0.7].flatMap((share) =>
		mapPath(contourPath(circle(radius)), ([u, v]) => onScreen(at(l * share + u, b / 2 + v, h))),
	);
	return [
		drawn("a", closed(top)),
		drawn("b", closed(end)),
		drawn("c", closed(stop)),
		drawn("b", closed(side)),
		drawn("o", [...closed(top), ...closed(end), ...closed(stop), ...closed(side)]),
		...(sockets ? [drawn("d", holes), drawn("o", holes)] : []),
	];
}

/** A rectangular tube broken off at its lower end, with cap and panel brackets. */
export function postPiece(b: number, d: number, t: number): Mark[] {
	const height = Math.max(b, d) * 5.4;
	const lip = t * 0.7;
	const bracket = (z: number): Mark[] => [
		...box([b, d * 0.16, -z], [t * 3, d * 0.68, b * 0.7]),
		...prism({
			stand: { origin: [b + t * 3 + t, d / 2, -z + b * 0.35], u: [0, 1, 0], v: [0, 0, 1], w: [-1, 0, 0] },
			contour: circle(d * 0.13),
			length: t,
		}),
	];
	return [
		...prism({ stand: standing(), contour: rectangle(b, d, Math.min(t * 1.5, b * 0.2)), length: height, broken: true }),
		...bracket(height * 0.36),
		...bracket(height * 0.8),
		...prism({
			stand: standing(-lip, -lip, b * 0.16),
			contour: rectangle(b + 2 * lip, d + 2 * lip, t * 1.5),
			length: b * 0.16,
			front: "a",
		}),
	];
}

export const fenceMargins = { left: 50, top: 44, right: 40, bottom: 50 };

/** The outer dimensions of an upright panel: width below, height at left. */
export function fieldSizes(view: FlatView, b: number, h: number): Mark[] {
	const [x1, x2, y1, y2] = [view.x(0), view.x(b), view.y(h), view.y(0)];
	return [...across(x1, x2, y2 + 28, figure(b), [y2, y2]), ...upright(y1, y2, x1 - 22, figure(h), [x1, x1])];
}
