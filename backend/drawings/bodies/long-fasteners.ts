import { across, upright } from "../parts/dimension-lines";
import { axisLine, block, hexagonSide, solid, stroke, threadLines } from "../parts/elevation-parts";
import { type Place, shifts } from "../parts/isometric";
import { figure } from "../parts/lettering";
import type { Mark } from "../parts/marks";
import { flat, flatView } from "../parts/section-view";
import type { Size, Views } from "../parts/views";
import { carton } from "./carton";
import { type Axis, hexagonBody, point, rod, threadOn } from "./round-bodies";

const centred: Axis = { x: 0, z: 0 };
const margins = { left: 30, top: 40, right: 52, bottom: 62 };

interface Long {
	readonly d: number;
	readonly l: number;
}

function long(size: Size, d: number, l: number): Long {
	const diameter = size("d", d);
	return { d: diameter, l: Math.max(size("l", l), diameter * 2.5) };
}

/** A self-drilling screw, ISO 15480: hexagon head with flange, thread, drill point. */
function screwBody({ d, l }: Long, axis = centred): Mark[] {
	const [head, flange, tip] = [d * 0.75, d * 0.22, d * 1.5];
	const shank = l - tip;
	return [
		...point(axis, head + flange + l - d * 0.5, d * 0.36, d * 0.5),
		...rod(axis, head + flange + shank, d * 0.36, tip - d * 0.5),
		...rod(axis, head + flange, d * 0.44, shank),
		threadOn(axis, head + flange + d * 0.2, d * 0.5, shank - d * 0.2, Math.max(d * 0.36, l / 30), 0.5),
		...rod(axis, head, d * 1.05, flange),
		...hexagonBody(axis, 0, d * 1.55, head),
	];
}

function screwSection({ d, l }: Long): Mark[] {
	const [head, flange, tip] = [d * 0.75, d * 0.22, d * 1.5];
	const start = head + flange;
	const view = flatView(start + l, d * 2.1, margins, 0, -d * 1.05);
	const end = start + l;
	const core = d * 0.4;
	const pitch = d * 0.38;
	const turns = Array.from({ length: Math.floor((l - tip) / pitch) }, (_, index) => start + d * 0.15 + index * pitch);
	const low = view.y(-d * 1.05) + 26;
	return [
		...hexagonSide(view, 0, head, d * 1.55),
		...solid(view, block(head, -d * 1.05, flange, d * 2.1)),
		...solid(
			view,
			stroke(
				[start, -core],
				[end - tip, -core],
				[end - tip, -core * 0.9],
				[end - d * 0.5, -core * 0.9],
				[end, 0],
				[end - d * 0.5, core * 0.9],
				[end - tip, core * 0.9],
				[end - tip, core],
				[start, core],
			),
		),
		flat(
			view,
			"o",
			turns.flatMap((x) => stroke([x, -core], [x + pitch * 0.2, -d / 2], [x + pitch * 0.7, d / 2], [x + pitch * 0.9, core])),
		),
		flat(view, "i", stroke([end - tip, core * 0.5], [end - d * 0.4, -core * 0.4])),
		axisLine(view, 0, end),
		...across(view.x(start), view.x(end), low, figure(l), [view.y(-d * 1.05), view.y(0)]),
		...upright(view.y(d / 2), view.y(-d / 2), view.x(end) + 16, `ø${figure(d)}`, [view.x(end - tip), view.x(end - tip)]),
	];
}

/** A wedge anchor: threaded stud with nut and washer, expansion clip and cone at its far end. */
function anchorBody({ d, l }: Long, axis = centred): Mark[] {
	const stub = l * 0.12;
	const [nut, washer] = [d * 0.8, d * 0.2];
	const under = stub + nut + washer;
	const [clip, cone] = [Math.min(d * 1.7, l * 0.22), d * 0.5];
	const body = l - under - clip - cone;
	return [
		...rod(axis, l - cone, d * 0.48, cone),
		...rod(axis, l - cone - clip, d * 0.54, clip),
		...rod(axis, under, d / 2, body),
		threadOn(axis, under, d / 2, body * 0.5, d * 0.17),
		...rod(axis, stub + nut, d, washer),
		...hexagonBody(axis, stub, d * 1.55, nut),
		...rod(axis, 0, d / 2, stub),
		threadOn(axis, 0, d / 2, stub, d * 0.17),
	];
}

function anchorSection({ d, l }: Long): Mark[] {
	const stub = l * 0.12;
	const [nut, washer] = [d * 0.8, d * 0.2];
	const under = stub + nut + washer;
	const [clip, cone] = [Math.min(d * 1.7, l * 0.22), d * 0.5];
	const view = flatView(l, d * 2, margins, 0, -d);
	const neck = l - cone - clip;
	const low = view.y(-d) + 26;
	return [
		...solid(view, block(0, -d / 2, neck, d)),
		...threadLines(view, under + (neck - under) * 0.5, -(under + (neck - under) * 0.5), d),
		...solid(view, block(neck, -d * 0.54, clip, d * 1.08)),
		flat(view, "i", [
			...stroke([neck + clip * 0.2, 0], [neck + clip, 0]),
			...stroke([neck + clip * 0.35, d * 0.3], [neck + clip, d * 0.3]),
			...stroke([neck + clip * 0.35, -d * 0.3], [neck + clip, -d * 0.3]),
		]),
		...solid(
			view,
			stroke([l - cone, -d * 0.4], [l - d * 0.1, -d * 0.52], [l, -d * 0.42], [l, d * 0.42], [l - d * 0.1, d * 0.52], [l - cone, d * 0.4]),
		),
		...hexagonSide(view, stub, nut, d * 1.55),
		...solid(view, block(stub + nut, -d, washer, d * 2)),
		axisLine(view, 0, l),
		...across(view.x(0), view.x(l), low, figure(l), [view.y(-d / 2), view.y(-d / 2)]),
		...upright(view.y(d / 2), view.y(-d / 2), view.x(l) + 16, `M${figure(d)}`, [view.x(l), view.x(l)]),
	];
}

/** Boxed goods: the carton, and three pieces in front of it. */
function boxed({ d, l }: Long, body: (axis: Axis) => Mark[], width: number): Mark[] {
	const side = Math.max(l, d * 6);
	return [
		...carton(0, 0, side),
		{
			kind: "copies",
			marks: body({ x: side + width * 1.3, z: width / 2 }),
			at: shifts([0, 1, 2].map((index): Place => [index * width * 1.4, index * width * 0.5, 0])),
		},
	];
}

export const longFasteners: Record<string, Views> = {
	screw: {
		main: (size) => screwBody(long(size, 4.8, 35)),
		section: (size) => screwSection(long(size, 4.8, 35)),
		bundle: (size) => boxed(long(size, 4.8, 35), (axis) => screwBody(long(size, 4.8, 35), axis), long(size, 4.8, 35).d * 2.1),
	},
	anchor: {
		main: (size) => anchorBody(long(size, 12, 110)),
		section: (size) => anchorSection(long(size, 12, 110)),
		bundle: (size) => boxed(long(size, 12, 110), (axis) => anchorBody(long(size, 12, 110), axis), long(size, 12, 110).d * 2),
	},
};
