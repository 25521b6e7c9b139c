import { across, upright } from "../parts/dimension-lines";
import { box } from "../parts/isometric";
import { figure } from "../parts/lettering";
import { drawn, type Mark } from "../parts/marks";
import { type Path, polygon, polyline } from "../parts/path";
import { flat, flatView } from "../parts/section-view";
import type { Size, Views } from "../parts/views";
import { fenceMargins, frame, infill, type Panel, panelRods, post } from "./fence-bodies";
import { steps } from "./mesh";

interface Gate {
	readonly b: number;
	readonly h: number;
	readonly leaves: 1 | 2;
	readonly leaf: number;
}

const tube = 50;
const pillar = 90;

function gate(size: Size): Gate {
	const b = size("b", 1000);
	const leaves = size("leaves", 1) >= 2 ? 2 : 1;
	return { b, h: size("h", 1230), leaves, leaf: b / leaves - 60 };
}

function gateBody({ b, h, leaves, leaf }: Gate, y = 0): Mark[] {
	const marks: Mark[] = post([-pillar / 4, y + b, 0], pillar, pillar, h + 160);
	for (let index = leaves - 1; index >= 0; index--) {
		const start = y + 30 + index * (leaf + 60);
		const filling = infill([tube / 2, start + tube, 60], leaf - 2 * tube, h, leaves === 2 ? 80 : 50, 200);
		marks.push(...frame([0, start, 60], leaf, h, tube, filling));
	}
	const lock = leaves === 2 ? y + 30 + leaf - 20 : y + 30;
	marks.push(...box([-10, lock, 60 + h * 0.5], [tube + 20, tube * 1.3, tube * 3.4]));
	marks.push(...post([-pillar / 4, y - pillar, 0], pillar, pillar, h + 160));
	return marks;
}

function gateSection({ b, h, leaves, leaf }: Gate): Mark[] {
	const high = h + 160;
	const view = flatView(b + 2 * pillar, high, fenceMargins, -pillar);
	const block = (x: number, y: number, width: number, height: number): Path =>
		polygon([
			[x, y],
			[x + width, y],
			[x + width, y + height],
			[x, y + height],
		]);
	const posts = [...block(-pillar, 0, pillar, high), ...block(b, 0, pillar, high)];
	const starts = leaves === 2 ? [30, 90 + leaf] : [30];
	const frames = starts.flatMap((x) => [...block(x, 60, leaf, h), ...block(x + tube, 60 + tube, leaf - 2 * tube, h - 2 * tube)]);
	const rods = starts.flatMap((x) =>
		steps(leaf - 2 * tube, leaves === 2 ? 80 : 50, 40).flatMap((at) =>
			polyline([
				[x + tube + at, 60 + tube],
				[x + tube + at, h + 60 - tube],
			]),
		),
	);
	const [x1, x2] = [view.x(0), view.x(b)];
	const ground = view.y(0);
	const right = view.x(b + pillar);
	return [
		flat(view, "i", rods),
		flat(view, "q", [...posts, ...frames]),
		flat(view, "o", [...posts, ...frames]),
		...across(x1, x2, ground + 28, figure(b), [ground, ground]),
		...upright(view.y(h + 60), view.y(60), view.x(-pillar) - 20, figure(h), [x1, x1]),
		drawn(
			"i",
			polyline([
				[view.x(-pillar) - 10, ground],
				[right + 10, ground],
			]),
		),
	];
}

export const gates: Record<string, Views> = {
	gate: {
		main: (size) => gateBody(gate(size)),
		section: (size) => gateSection(gate(size)),
		bundle: (size) => {
			const part = gate(size);
			const side: Panel = { b: 1500, h: part.h, pitch: 75, dv: 6, dh: 8 };
			return [
				...panelRods(side, [20, part.b + pillar, 60], "e"),
				...gateBody(part),
				...panelRods(side, [20, -pillar - side.b, 60], "e"),
				...post([-20, -pillar - side.b - 60, 0], 60, 60, part.h + 120),
			];
		},
	},
};
