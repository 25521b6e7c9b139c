import { circle, contourPath } from "../parts/contour";
import { across, upright } from "../parts/dimension-lines";
import { box, type Place, shifts } from "../parts/isometric";
import { figure } from "../parts/lettering";
import type { Mark } from "../parts/marks";
import { type Path, type Point, polygon, polyline } from "../parts/path";
import { flat, flatView } from "../parts/section-view";
import type { Size, Views } from "../parts/views";
import { fenceMargins, fieldSizes, foot, frame, infill } from "./fence-bodies";
import { steps } from "./mesh";

const tube = 42;

interface Field {
	readonly b: number;
	readonly h: number;
}

function field(size: Size): Field {
	return { b: size("b", 3500), h: size("h", 2000) };
}

/** A panel in its feet; in a row the foot at the far end is drawn by the next panel. */
function sitePanel({ b, h }: Field, y = 0, last = true): Mark[] {
	const filling = infill([tube / 2, y + tube, 160], b - 2 * tube, h - 120, b / 22, h / 6);
	const block = (at: number) => foot([-330, at - 110, 0], 220, 700, 120, false);
	return [
		...(last ? block(y + b) : []),
		...frame([0, y, 110], b, h, tube, filling),
		...block(y),
		...box([0, y, 120], [tube, tube, h - 10]),
	];
}

function siteSection({ b, h }: Field): Mark[] {
	const view = flatView(b, h, fenceMargins);
	const rods = steps(b - 2 * tube, b / 30, 40).flatMap((at) =>
		polyline([
			[tube + at, 60],
			[tube + at, h - tube],
		]),
	);
	const rungs = steps(h - 100, h / 6, 10).flatMap((at) =>
		polyline([
			[tube, 60 + at],
			[b - tube, 60 + at],
		]),
	);
	const edge: Path = polygon([
		[0, 0],
		[b, 0],
		[b, h],
		[0, h],
	]);
	const inner: Path = polygon([
		[tube, tube],
		[tube, h - tube],
		[b - tube, h - tube],
		[b - tube, tube],
	]);
	return [
		flat(view, "i", [...rods, ...rungs]),
		flat(view, "q", [...edge, ...inner]),
		flat(view, "o", [...edge, ...inner]),
		...fieldSizes(view, b, h),
	];
}

function footSection(size: Size): Mark[] {
	const [b, l, h] = [size("b", 220), size("l", 700), size("h", 120)];
	const view = flatView(l, h + b * 1.5, { left: 50, top: 22, right: 40, bottom: 46 });
	const slope = h * 0.35;
	const side: Path = polygon([
		[0, 0],
		[l, 0],
		[l, h - slope],
		[l - slope, h],
		[slope, h],
		[0, h - slope],
	]);
	const low = h + b * 0.5;
	const above: Path = polygon([
		[0, low],
		[l, low],
		[l, low + b],
		[0, low + b],
	]);
	const holes = [0.3, 0.42, 0.58, 0.7].map((share): Point => [l * share, low + b / 2]);
	const ring = ([x, y]: Point): Path => contourPath(circle(b * 0.13, x, y));
	const [x1, x2, y2] = [view.x(0), view.x(l), view.y(0)];
	return [
		flat(view, "q", [...side, ...above]),
		flat(view, "o", [...side, ...above, ...holes.flatMap(ring)]),
		flat(view, "i", [
			...polyline([
				[slope, low],
				[slope, low + b],
			]),
			...polyline([
				[l - slope, low],
				[l - slope, low + b],
			]),
		]),
		...across(x1, x2, y2 + 26, figure(l), [y2, y2]),
		...upright(view.y(h), y2, x1 - 20, figure(h), [view.x(slope), x1]),
		...upright(view.y(low + b), view.y(low), x1 - 20, figure(b), [x1, x1]),
	];
}

export const siteFences: Record<string, Views> = {
	"site-fence": {
		main: (size) => sitePanel(field(size)),
		section: (size) => siteSection(field(size)),
		bundle: (size) => {
			const part = field(size);
			return [...sitePanel(part, part.b + 60), ...sitePanel(part, 0, false)];
		},
	},
	"fence-foot": {
		main: (size) => foot([0, 0, 0], size("b", 220), size("l", 700), size("h", 120)),
		section: footSection,
		bundle: (size) => {
			const [b, l, h] = [size("b", 220), size("l", 700), size("h", 120)];
			const column: Mark[] = [
				{ kind: "copies", marks: foot([0, 0, 0], b, l, h, false), at: shifts([0, 1, 2].map((layer): Place => [0, 0, layer * h])) },
				...foot([0, 0, 3 * h], b, l, h),
			];
			return [{ kind: "copies", marks: column, at: shifts([2, 1, 0].map((index): Place => [0, index * b * 1.06, 0])) }];
		},
	},
};
