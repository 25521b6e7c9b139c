import { rectangle, rectangularHole } from "../parts/contour";
import { across, leader, upright } from "../parts/dimension-lines";
import { figure } from "../parts/lettering";
import type { Mark } from "../parts/marks";
import { type Path, type Point, polygon, polyline } from "../parts/path";
import { cutFace, flat, flatView } from "../parts/section-view";
import type { Size, Views } from "../parts/views";
import { fenceMargins, fieldSizes, type Panel, panelRods, post, postPiece, railHeights } from "./fence-bodies";
import { steps } from "./mesh";

function panel(size: Size): Panel {
	return { b: size("b", 2500), h: size("h", 1230), pitch: size("pitch", 50), dv: size("dv", 6), dh: size("dh", 8) };
}

function panelSection(part: Panel): Mark[] {
	const view = flatView(part.b, part.h, fenceMargins);
	const rods = steps(part.b, part.pitch, 80);
	const rails = railHeights(part.h);
	const [y1, x2] = [view.y(part.h), view.x(part.b)];
	const pairs = rails.flatMap((y) =>
		polyline([
			[0, y],
			[part.b, y],
		]),
	);
	const [c1, c2] = [view.x(rods[0] ?? 0), view.x(rods[1] ?? part.pitch)];
	const tip: Point = [view.x(rods[Math.floor(rods.length * 0.55)] ?? 0), view.y(part.h - 4)];
	const railTip = view.y(rails.at(-1) ?? part.h);
	return [
		flat(
			view,
			"i",
			rods.flatMap((x) =>
				polyline([
					[x, 0],
					[x, part.h],
				]),
			),
		),
		flat(view, "o", pairs),
		...fieldSizes(view, part.b, part.h),
		...across(c1, c2, y1 - 12, figure(part.pitch), [y1, y1]),
		...leader(tip, [tip[0] - 9, tip[1] - 17], `ø${figure(part.dv)}`, "left"),
		...leader([x2 - 14, railTip], [x2 - 24, y1 - 17], `2 × ø${figure(part.dh)}`, "left"),
	];
}

/** Posts and panels in a line along y, far ones first. */
function panelRow(part: Panel, count: number): Mark[] {
	const pitch = part.b + 40;
	const marks: Mark[] = post([-40, count * pitch, 0], 40, 60, part.h + 90);
	for (let index = count - 1; index >= 0; index--) {
		marks.push(...panelRods(part, [6, index * pitch + 30, 40], "e"), ...post([-40, index * pitch, 0], 40, 60, part.h + 90));
	}
	return marks;
}

function postSection(size: Size): Mark[] {
	const [b, d, t, l] = [size("b", 60), size("d", 40), size("t", 2), size("l", 1700)];
	const wall = Math.min(t, b * 0.3, d * 0.3);
	const r = Math.min(wall * 2, b * 0.2, d * 0.2);
	const view = flatView(d, b, { left: 46, top: 48, right: 138, bottom: 58 });
	const stand = flatView(b * 1.1, l, { left: 232, top: 20, right: 28, bottom: 24 });
	const [x1, x2, y1, y2] = [view.x(0), view.x(d), view.y(b), view.y(0)];
	const tip: Point = [x2, y1 + (y2 - y1) * 0.3];
	const side = Math.max(b, l / 34);
	const tall: Path = polygon([
		[0, 0],
		[side, 0],
		[side, l],
		[0, l],
	]);
	const left = stand.x(0);
	return [
		...cutFace(view, [rectangle(d, b, r), rectangularHole(d - 2 * wall, b - 2 * wall, Math.max(r - wall, 0), wall, wall)], "h"),
		...upright(y1, y2, x1 - 20, figure(b), [x1, x1]),
		...across(x1, x2, y2 + 24, figure(d), [y2, y2]),
		...leader(tip, [tip[0] + 12, y1 - 14], `t = ${figure(t)}`),
		flat(stand, "q", tall),
		flat(stand, "o", tall),
		...upright(stand.y(l), stand.y(0), left - 14, figure(l), [left, left]),
	];
}

export const panelFences: Record<string, Views> = {
	"fence-panel": {
		main: (size) => panelRods(panel(size), [0, 0, 0]),
		section: (size) => panelSection(panel(size)),
		bundle: (size) => panelRow(panel(size), 2),
	},
	"fence-post": {
		main: (size) => postPiece(size("d", 40), size("b", 60), size("t", 2)),
		section: postSection,
		bundle: (size) => panelRow({ b: 1500, h: Math.max(600, size("l", 1700) * 0.65), pitch: 50, dv: 6, dh: 8 }, 2),
	},
};
