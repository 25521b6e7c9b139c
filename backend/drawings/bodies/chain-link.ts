import { circle } from "../parts/contour";
import { leader, upright } from "../parts/dimension-lines";
import { line, type Place } from "../parts/isometric";
import { figure } from "../parts/lettering";
import { drawn, type Mark } from "../parts/marks";
import { type Path, type Point, polyline, smooth } from "../parts/path";
import { frontPath, placed, prism, standing } from "../parts/prism";
import { onSurface, type Round, standingSight } from "../parts/round-surface";
import { flat, flatView } from "../parts/section-view";
import type { Size, Views } from "../parts/views";
import { post } from "./fence-bodies";

interface Roll {
	readonly mesh: number;
	readonly d: number;
	readonly h: number;
}

function chainLink(size: Size): Roll {
	return { mesh: size("mesh", 50), d: size("d", 2.8), h: size("h", 1500) };
}

/** The diagonal wires of an upright panel as (start, end) pairs in its plane. */
function diagonals(b: number, h: number, cell: number): (readonly [Point, Point])[] {
	const wires: (readonly [Point, Point])[] = [];
	for (let start = cell / 2 - h; start < b; start += cell) {
		const [low, high] = [Math.max(0, start), Math.min(b, start + h)];
		if (high - low < cell / 8) continue;
		wires.push([
			[low, low - start],
			[high, high - start],
		]);
		wires.push([
			[low, h - low + start],
			[high, h - high + start],
		]);
	}
	return wires;
}

function lattice([x, y, z]: Place, b: number, h: number, cell: number): Path {
	return diagonals(b, h, cell).flatMap(([from, to]) => line([x, y + from[0], z + from[1]], [x, y + to[0], z + to[1]]));
}

/** The drawn mesh size: the true one if single wires are visible, else the smallest visible one. */
function seenCell({ mesh, h }: Roll, most: number): number {
	return Math.max(mesh * Math.SQRT2, h / most);
}

function chainField(roll: Roll, y: number, b: number): Mark[] {
	const { h } = roll;
	return [
		drawn("i", lattice([0, y, 60], b, h, seenCell(roll, 11))),
		drawn("o", [
			...line([0, y, 60 + h], [0, y + b, 60 + h]),
			...line([0, y, 60 + h / 2], [0, y + b, 60 + h / 2]),
			...line([0, y, 60], [0, y + b, 60]),
		]),
	];
}

function chainRoll(roll: Roll): Mark[] {
	const { h } = roll;
	const radius = h * 0.17;
	const body: Round = { stand: standing(-radius, 0, h), centre: [0, 0], radius };
	const [from, to] = standingSight;
	const rim = (w: number) =>
		[0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1].map((share): Point => {
			const angle = from + (to - from) * share;
			return placed(body.stand, radius * Math.cos(angle), radius * Math.sin(angle), w);
		});
	const side: Path = [...smooth(rim(h)), ...smooth(rim(0).reverse(), "L"), ["Z"]];
	const half = Math.PI * radius;
	const cell = seenCell(roll, 9);
	const coils = Array.from({ length: Math.ceil((h + half) / cell) }, (_, index) => index * cell - half);
	return [
		...prism({ stand: body.stand, contour: circle(radius), length: h, facet: Math.PI, front: "a" }),
		{
			kind: "clipped",
			clip: side,
			marks: coils.flatMap((w) => [
				onSurface(body, "i", standingSight, [w, w + half], 4),
				onSurface(body, "f", standingSight, [w + half, w], 4),
			]),
		},
		drawn(
			"i",
			[0.78, 0.56, 0.34].flatMap((share) => frontPath(body.stand, circle(radius * share))),
		),
		drawn("i", lattice([0, 0, 0], h * 0.8, h, cell)),
		drawn("o", [...line([0, 0, h], [0, h * 0.8, h]), ...line([0, 0, 0], [0, h * 0.8, 0])]),
	];
}

function chainRow(roll: Roll): Mark[] {
	const bay = roll.h * 1.5;
	const marks: Mark[] = post([-40, bay * 2, 0], 40, 40, roll.h + 140);
	for (const index of [1, 0]) marks.push(...chainField(roll, bay * index + 20, bay), ...post([-40, bay * index, 0], 40, 40, roll.h + 140));
	return marks;
}

function chainSection({ mesh, d, h }: Roll): Mark[] {
	const view = flatView(h * 1.05, h, { left: 50, top: 24, right: 88, bottom: 34 });
	const field = diagonals(h * 1.05, h, seenCell({ mesh, d, h }, 22));
	const [x1, x2, y1, y2] = [view.x(0), view.x(h * 1.05), view.y(h), view.y(0)];
	const tip: Point = [x2 - 12, y1 + (y2 - y1) * 0.24];
	return [
		flat(
			view,
			"i",
			field.flatMap((wire) => polyline(wire)),
		),
		drawn("o", [
			...polyline([
				[x1, y1],
				[x2, y1],
			]),
			...polyline([
				[x1, (y1 + y2) / 2],
				[x2, (y1 + y2) / 2],
			]),
			...polyline([
				[x1, y2],
				[x2, y2],
			]),
		]),
		...upright(y1, y2, x1 - 20, figure(h), [x1, x1]),
		...leader(tip, [x2 + 6, tip[1] - 14], `ø${figure(d)}`),
		...leader([x2 - 14, y1 + (y2 - y1) * 0.62], [x2 + 6, y1 + (y2 - y1) * 0.62 + 12], `${figure(mesh)} × ${figure(mesh)}`),
	];
}

export const chainLinks: Record<string, Views> = {
	"chain-link": {
		main: (size) => chainRoll(chainLink(size)),
		section: (size) => chainSection(chainLink(size)),
		bundle: (size) => chainRow(chainLink(size)),
	},
};
