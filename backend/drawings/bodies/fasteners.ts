import { circle, contourPath, hexagon, rectangle, roundHole } from "../parts/contour";
import { across, leader, upright } from "../parts/dimension-lines";
import { axisLine, crossLine, hexagonEnd, hexagonSide, solid, stroke, threadLines } from "../parts/elevation-parts";
import { type Place, shifts } from "../parts/isometric";
import { figure } from "../parts/lettering";
import { drawn, type Mark } from "../parts/marks";
import { frontPath, prism, standing } from "../parts/prism";
import { cutFace, flat, flatView } from "../parts/section-view";
import type { Size, Views } from "../parts/views";
import { carton } from "./carton";
import { type Axis, hexagonBody, rod, threadOn } from "./round-bodies";

const centred: Axis = { x: 0, z: 0 };
const margins = { left: 30, top: 30, right: 50, bottom: 50 };

interface Bolt {
	readonly d: number;
	readonly l: number;
	readonly s: number;
	readonly k: number;
	readonly thread: number;
}

/** Thread lengths of ISO 4014: 2 d + 6, + 12 above 125 mm, + 25 above 200 mm; shorter bolts are threaded to the head. */
function bolt(size: Size): Bolt {
	const d = size("d", 12);
	const l = size("l", 60);
	const usual = 2 * d + (l <= 125 ? 6 : l <= 200 ? 12 : 25);
	return { d, l, s: Math.max(size("s", d * 1.5), d * 1.2), k: size("k", d * 0.63), thread: l < usual + d ? l : usual };
}

function boltBody({ d, l, s, k, thread }: Bolt, axis = centred): Mark[] {
	const plain = l - thread;
	return [...rod(axis, k, d / 2, l), threadOn(axis, k + plain, d / 2, thread, Math.max(d * 0.16, l / 60)), ...hexagonBody(axis, 0, s, k)];
}

function boltSection({ d, l, s, k, thread }: Bolt): Mark[] {
	const corner = s / Math.sqrt(3);
	const gap = Math.max(s * 0.55, (k + l + s) * 0.09);
	const view = flatView(s + gap + k + l, corner * 2, margins, -gap - s, -corner);
	const end = k + l;
	const chamfer = d * 0.08;
	const shank = stroke(
		[k, -d / 2],
		[end - chamfer, -d / 2],
		[end, -d / 2 + chamfer],
		[end, d / 2 - chamfer],
		[end - chamfer, d / 2],
		[k, d / 2],
	);
	const low = view.y(-corner) + 26;
	const middle = -gap - s / 2;
	return [
		...hexagonEnd(view, middle, s),
		flat(view, "i", contourPath(circle(s * 0.47, middle, 0))),
		...hexagonSide(view, 0, k, s),
		...solid(view, shank),
		...threadLines(view, end - thread, thread, d),
		axisLine(view, 0, end),
		crossLine(view, middle, corner),
		...across(view.x(middle - s / 2), view.x(middle + s / 2), low, figure(s), [view.y(-corner / 2), view.y(-corner / 2)]),
		...across(view.x(k), view.x(end), low, figure(l), [view.y(-corner), view.y(-d / 2)]),
		...across(view.x(0), view.x(k), view.y(corner) - 14, figure(k), [view.y(corner), view.y(corner)]),
		...upright(view.y(d / 2), view.y(-d / 2), view.x(end) + 18, `M${figure(d)}`, [view.x(end), view.x(end)]),
	];
}

interface Nut {
	readonly d: number;
	readonly s: number;
	readonly m: number;
}

function nut(size: Size): Nut {
	const d = size("d", 12);
	return { d, s: Math.max(size("s", d * 1.5), d * 1.2), m: size("m", d * 0.85) };
}

function nutBody({ d, s, m }: Nut, x = 0, y = 0): Mark[] {
	const stand = standing(x, y, m);
	return [
		...prism({ stand, contour: hexagon(s, 0), holes: [roundHole(d / 2)], length: m, front: "a" }),
		drawn("i", [...frontPath(stand, circle(s * 0.48)), ...frontPath(stand, circle(d * 0.56))]),
	];
}

function nutSection({ d, s, m }: Nut): Mark[] {
	const corner = s / Math.sqrt(3);
	const gap = s * 0.5;
	const view = flatView(s + gap + m, corner * 2, margins, -s / 2, -corner);
	const left = s / 2 + gap;
	const low = view.y(-corner) + 26;
	return [
		...hexagonEnd(view, 0, s),
		flat(view, "o", contourPath(circle(d * 0.42))),
		flat(view, "i", [
			...contourPath([{ kind: "arc", centre: [0, 0], radius: d / 2, start: -0.3, end: Math.PI * 1.5 - 0.6 }]).slice(0, -1),
			...contourPath(circle(s * 0.48)),
		]),
		crossLine(view, 0, corner),
		...hexagonSide(view, left, m, s),
		axisLine(view, -s / 2, left + m),
		...across(view.x(-s / 2), view.x(s / 2), low, figure(s), [view.y(-corner / 2), view.y(-corner / 2)]),
		...across(view.x(left), view.x(left + m), low, figure(m), [view.y(-corner), view.y(-corner)]),
		...leader(view.at([d * 0.36, d * 0.36]), [view.x(s * 0.5) + 4, view.y(corner) - 6], `M${figure(d)}`),
	];
}

interface Washer {
	readonly d: number;
	readonly dout: number;
	readonly t: number;
}

function washer(size: Size): Washer {
	const d = size("d", 13);
	return { d, dout: Math.max(size("dout", 24), d * 1.2), t: size("t", 2.5) };
}

function washerBody({ d, dout, t }: Washer, x = 0, y = 0, z = 0): Mark[] {
	return prism({ stand: standing(x, y, z + t), contour: circle(dout / 2), holes: [roundHole(d / 2)], length: t, front: "a" });
}

function washerSection({ d, dout, t }: Washer): Mark[] {
	const gap = dout * 0.36;
	const view = flatView(dout + gap + t, dout, { left: 46, top: 34, right: 52, bottom: 44 }, -dout / 2, -dout / 2);
	const left = dout / 2 + gap;
	const half = (d / 2) * Math.SQRT1_2;
	const part = (y: number) => cutFace(view, [rectangle(t, (dout - d) / 2, 0, left, y)], "h");
	return [
		...solid(view, [...contourPath(circle(dout / 2)), ...contourPath(roundHole(d / 2))]),
		crossLine(view, 0, dout / 2),
		...part(d / 2),
		...part(-dout / 2),
		flat(view, "o", [...stroke([left, -d / 2], [left, d / 2]), ...stroke([left + t, -d / 2], [left + t, d / 2])]),
		axisLine(view, -dout / 2, left + t),
		...upright(view.y(dout / 2), view.y(-dout / 2), view.x(-dout / 2) - 20, `ø${figure(dout)}`, [view.x(0), view.x(0)]),
		...leader(view.at([-half, half]), [view.x(-half) - 10, view.y(dout / 2) - 12], `ø${figure(d)}`, "left"),
		...across(view.x(left), view.x(left + t), view.y(-dout / 2) + 24, figure(t), [view.y(-dout / 2), view.y(-dout / 2)]),
	];
}

export const fasteners: Record<string, Views> = {
	"hex-bolt": {
		main: (size) => boltBody(bolt(size)),
		section: (size) => boltSection(bolt(size)),
		bundle: (size) => {
			const part = bolt(size);
			const side = Math.max(part.l + part.k, part.s * 4);
			const step = part.s * 1.4;
			return [
				...carton(0, 0, side),
				{
					kind: "copies",
					marks: boltBody(part, { x: side + part.s * 1.3, z: part.s / 2 }),
					at: shifts([0, 1, 2].map((index): Place => [index * step, index * part.s * 0.5, 0])),
				},
			];
		},
	},
	"hex-nut": {
		main: (size) => nutBody(nut(size)),
		section: (size) => nutSection(nut(size)),
		bundle: (size) => {
			const part = nut(size);
			const places: Place[] = [
				[part.s * 4.9, part.s * 3.4, 0],
				[part.s * 4.9, part.s * 1.9, 0],
				[part.s * 4.9, part.s * 0.4, 0],
				[part.s * 6.3, part.s * 2.4, 0],
				[part.s * 6.3, part.s * 0.9, 0],
			];
			return [...carton(0, 0, part.s * 3.8), { kind: "copies", marks: nutBody(part), at: shifts(places) }];
		},
	},
	washer: {
		main: (size) => washerBody(washer(size)),
		section: (size) => washerSection(washer(size)),
		bundle: (size) => {
			const part = washer(size);
			const r = part.dout;
			const heaps = (
				[
					[4.7, 3.3, 5],
					[4.7, 2.1, 2],
					[4.9, 0.7, 4],
					[6.1, 1.5, 1],
				] as const
			).flatMap(([x, y, count]) => Array.from({ length: count }, (_, index): Place => [x * r, y * r, index * part.t]));
			return [...carton(0, 0, r * 3.8), { kind: "copies", marks: washerBody(part), at: shifts(heaps) }];
		},
	},
};
