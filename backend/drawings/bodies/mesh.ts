import { across, leader, upright } from "../parts/dimension-lines";
import { line, type Place, shifts } from "../parts/isometric";
import { figure } from "../parts/lettering";
import { drawn, type Look, type Mark } from "../parts/marks";
import { type Path, polyline } from "../parts/path";
import { flat, flatView } from "../parts/section-view";
import type { Size, Views } from "../parts/views";

/** A welded mat: wires dx along l at the pitch py across b; wires dy along b at the pitch px along l. */
interface Mat {
	readonly l: number;
	readonly b: number;
	readonly px: number;
	readonly py: number;
	readonly dx: number;
	readonly dy: number;
}

function mat(size: Size): Mat {
	const px = size("px", 150);
	const py = size("py", 150);
	return { px, py, l: Math.max(size("l", 5000), px * 2), b: Math.max(size("b", 2150), py * 2), dx: size("dx", 6), dy: size("dy", 6) };
}

/** Equally spaced positions across a length, centred. */
export function steps(length: number, pitch: number, most = 400): number[] {
	const gaps = Math.min(most, Math.max(1, Math.floor((length - pitch * 0.2) / pitch)));
	const start = (length - gaps * pitch) / 2;
	return Array.from({ length: gaps + 1 }, (_, index) => start + index * pitch);
}

/** Every other wire is fine detail, which avoids moiré in thumbnails. */
export function alternating(paths: readonly Path[], look: Look = "i", between: Look = "f"): Mark[] {
	return [
		drawn(look, paths.filter((_, index) => index % 2 === 0).flat()),
		drawn(between, paths.filter((_, index) => index % 2 === 1).flat()),
	];
}

/** The drawn part of the mat: at most 26 × 16 wires. */
function shownPart(part: Mat): Mat {
	return { ...part, l: Math.min(part.l, part.px * 26), b: Math.min(part.b, part.py * 16) };
}

function wires({ l, b, px, py }: Mat, z = 0): Mark[] {
	return [
		...alternating(steps(l, px).map((y) => line([0, y, z], [b, y, z]))),
		...alternating(
			steps(b, py).map((x) => line([x, 0, z], [x, l, z])),
			"o",
		),
	];
}

function matStack(part: Mat): Mark[] {
	const rise = (part.l + part.b) / 70;
	const layers = 5;
	const ends = (z: number): Path => [
		...steps(part.l, part.px).flatMap((y) => line([part.b - part.py * 0.3, y, z], [part.b, y, z])),
		...steps(part.b, part.py).flatMap((x) => line([x, 0, z], [x, part.px * 0.3, z])),
	];
	const front = steps(part.l, part.px)[0] ?? 0;
	const side = steps(part.b, part.py).at(-1) ?? part.b;
	const layer: Mark[] = [
		drawn("f", ends(0)),
		drawn("i", [...line([0, front, 0], [part.b, front, 0]), ...line([side, 0, 0], [side, part.l, 0])]),
	];
	return [
		{ kind: "copies", marks: layer, at: shifts(Array.from({ length: layers }, (_, index): Place => [0, 0, index * rise])) },
		...wires(part, layers * rise),
	];
}

function matSection(part: Mat): Mark[] {
	const view = flatView(part.l, part.b, { left: 50, top: 46, right: 44, bottom: 48 });
	const close = Math.min(part.px, part.py) * view.scale < 3.4;
	const columns = steps(part.l, part.px);
	const ranks = steps(part.b, part.py);
	const [left, low] = [columns[0] ?? 0, ranks[0] ?? 0];
	const reachX = close ? left + part.px * 22 : part.l;
	const reachY = close ? low + part.py * 22 : part.b;
	const shownX = columns.filter((x, index) => x <= reachX || index === columns.length - 1);
	const shownY = ranks.filter((y, index) => y <= reachY || index === ranks.length - 1);
	const rods: Path = [
		...shownX.flatMap((x) =>
			polyline([
				[x, 0],
				[x, close && x > left && x <= reachX ? Math.min(part.b, reachY) : part.b],
			]),
		),
		...shownY.flatMap((y) =>
			polyline([
				[0, y],
				[close && y > low && y <= reachY ? Math.min(part.l, reachX) : part.l, y],
			]),
		),
	];
	const [x1, x2, y1, y2] = [view.x(0), view.x(part.l), view.y(part.b), view.y(0)];
	const [c1, c2] = [view.x(columns[0] ?? 0), view.x(columns[1] ?? part.px)];
	const [r1, r2] = [view.y(ranks[1] ?? part.py), view.y(ranks[0] ?? 0)];
	const tipX = view.x(columns.at(-1) ?? part.l);
	const upperRank = view.y(ranks.at(-1) ?? part.b);
	return [
		flat(view, "i", rods),
		...across(x1, x2, y2 + 28, figure(part.l), [y2, y2]),
		...upright(y1, y2, x1 - 22, figure(part.b), [x1, x1]),
		...across(c1, c2, y1 - 14, figure(part.px), [y1, y1]),
		...upright(r1, r2, x2 + 14, figure(part.py), [x2, x2]),
		...leader([x1 + (x2 - x1) * 0.62, upperRank], [x1 + (x2 - x1) * 0.62 - 10, y1 - 22], `ø${figure(part.dx)}`, "left"),
		...leader([tipX, y1 + (y2 - y1) * 0.3], [tipX - 10, y1 - 22], `ø${figure(part.dy)}`, "left"),
	];
}

export const mesh: Record<string, Views> = {
	"welded-mesh": {
		main: (size) => wires(shownPart(mat(size))),
		section: (size) => matSection(mat(size)),
		bundle: (size) => matStack(shownPart(mat(size))),
	},
};
