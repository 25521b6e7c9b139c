import { across, upright } from "../parts/dimension-lines";
import { box, line, onScreen, type Place } from "../parts/isometric";
import { figure } from "../parts/lettering";
import { drawn, type Mark } from "../parts/marks";
import { type Point, polygon, polyline } from "../parts/path";
import { flat, flatView } from "../parts/section-view";
import type { Size, Views } from "../parts/views";
import { alternating, steps } from "./mesh";
import { plan } from "./sheets";

interface Grate {
	readonly b: number;
	readonly l: number;
	readonly h: number;
	readonly px: number;
	readonly py: number;
}

function grate(size: Size): Grate {
	return { b: size("b", 600), l: size("l", 1000), h: size("h", 30), px: size("px", 34), py: size("py", 38) };
}

/** Bearing bars lie px apart and run along l; cross rods lie py apart. */
export function gratingBody({ b, l, h, px, py }: Grate, origin: Place = [0, 0, 0]): Mark[] {
	const [x0, y0, z0] = origin;
	const top = z0 + h;
	const well = polygon([
		onScreen([x0, y0, top]),
		onScreen([x0 + b, y0, top]),
		onScreen([x0 + b, y0 + l, top]),
		onScreen([x0, y0 + l, top]),
	]);
	return [
		...box(origin, [b, l, h]),
		drawn("c", well),
		...alternating(
			steps(b, px, 60).map((x) => line([x0 + x, y0, top], [x0 + x, y0 + l, top])),
			"o",
		),
		...alternating(steps(l, py, 60).map((y) => line([x0, y0 + y, top], [x0 + b, y0 + y, top]))),
		drawn("o", well),
	];
}

function gratingSection(part: Grate): Mark[] {
	const { b, l, h, px, py } = part;
	const view = flatView(l, b, { left: 50, top: 34, right: 106, bottom: 48 });
	const bars = steps(b, px, 60);
	const rods = steps(l, py, 60);
	const bar = (y: number) =>
		polyline([
			[0, y],
			[l, y],
		]);
	const rod = (x: number) =>
		polyline([
			[x, 0],
			[x, b],
		]);
	const [y1, x2] = [view.y(b), view.x(l)];
	// Leaves room for the pitch dimension.
	const edge = x2 + 48;
	const thick = Math.max(h * view.scale, 6);
	const tip: Point = [view.x(rods[0] ?? 0), y1];
	return [
		...plan(l, b, view, [flat(view, "i", bars.flatMap(bar)), flat(view, "i", rods.flatMap(rod))]),
		...across(tip[0], view.x(rods[1] ?? py), y1 - 12, figure(py), [y1, y1]),
		...upright(view.y(bars[1] ?? px), view.y(bars[0] ?? 0), x2 + 14, figure(px), [x2, x2]),
		drawn(
			"q",
			polygon([
				[edge, y1],
				[edge + thick, y1],
				[edge + thick, view.y(0)],
				[edge, view.y(0)],
			]),
		),
		drawn(
			"o",
			polygon([
				[edge, y1],
				[edge + thick, y1],
				[edge + thick, view.y(0)],
				[edge, view.y(0)],
			]),
		),
		...across(edge, edge + thick, view.y(0) + 26, figure(h), [view.y(0), view.y(0)]),
	];
}

export const gratings: Record<string, Views> = {
	grating: {
		main: (size) => gratingBody(grate(size)),
		section: (size) => gratingSection(grate(size)),
		bundle: (size) => {
			const part = grate(size);
			const beam = (part.b + part.l) / 30;
			const layer = (z: number) => box([0, 0, z], [part.b, part.l, part.h]);
			return [
				...[0.8, 0.1].flatMap((share) => box([-beam, part.l * share, -beam], [part.b + beam * 2, beam, beam])),
				...[0, 1, 2, 3].flatMap((index) => layer(index * part.h)),
				...gratingBody(part, [0, 0, 4 * part.h]),
			];
		},
	},
};
