import { type Arc, circle, contourPath, rectangle, roundHole } from "../parts/contour";
import { across, leader, upright } from "../parts/dimension-lines";
import { axisLine, crossLine, solid, stroke } from "../parts/elevation-parts";
import { dot, onScreen, type Place, shifts, toneOf, toViewer } from "../parts/isometric";
import { figure } from "../parts/lettering";
import { drawn, type Mark } from "../parts/marks";
import { type Point, smooth } from "../parts/path";
import { alongY, frontPath, prism, type Stand, standing } from "../parts/prism";
import { cutFace, flat, flatView } from "../parts/section-view";
import type { Size, Views } from "../parts/views";
import { hexagonBody, rod } from "./round-bodies";

interface Bend {
	readonly d: number;
	readonly t: number;
	readonly r: number;
}

function bend(size: Size): Bend {
	const d = size("d", 60.3);
	return { d, t: Math.min(size("t", 2.9), d * 0.4), r: Math.max(size("r", d * 1.5), d * 0.75) };
}

/** A 90° bend that comes from the viewer along y and turns upwards; the axis of its near end starts at the origin. */
function bendBody({ d, t, r }: Bend, open = true): Mark[] {
	const outline = (turn: number) =>
		[0, 1, 2, 3, 4, 5, 6].map((index): Point => {
			const angle = (index / 6) * (Math.PI / 2);
			const outwards: Place = [0, Math.sin(angle), -Math.cos(angle)];
			const around = Math.atan2(-toViewer[0], dot(outwards, toViewer)) + turn;
			const [aside, out] = [(d / 2) * Math.cos(around), r + (d / 2) * Math.sin(around)];
			return onScreen([aside, outwards[1] * out, r + outwards[2] * out]);
		});
	const step = Math.PI / 4;
	const bands = [0, 1, 2, 3].map((index): Mark => {
		const half = Math.SQRT1_2;
		const around = Math.atan2(-toViewer[0], dot([0, half, -half], toViewer)) + (index + 0.5) * step;
		const tone = toneOf([Math.cos(around), Math.sin(around) * half, -Math.sin(around) * half]);
		return drawn(tone, [...smooth(outline(index * step)), ...smooth(outline((index + 1) * step).reverse(), "L"), ["Z"]]);
	});
	return [
		...bands,
		drawn("o", [...smooth(outline(0)), ...smooth(outline(Math.PI))]),
		...(open ? [...pipeEnd(alongY(), d, t), ...pipeEnd(standing(0, r, r), d, t)] : []),
	];
}

function pipeEnd(stand: Stand, d: number, t: number): Mark[] {
	return prism({ stand, contour: circle(d / 2), holes: [roundHole(d / 2 - t)], length: d, faceOnly: true });
}

function upPipe({ d, t, r }: Bend, length: number): Mark[] {
	return prism({ stand: standing(0, r, r + length), contour: circle(d / 2), holes: [roundHole(d / 2 - t)], length });
}

function bendSection({ d, t, r }: Bend): Mark[] {
	const reach = r + d / 2;
	const view = flatView(reach, reach, { left: 46, top: 30, right: 84, bottom: 46 });
	const centre: Point = [0, reach];
	const quarter = (radius: number, back: boolean): Arc => ({
		kind: "arc",
		centre,
		radius,
		start: back ? 0 : -Math.PI / 2,
		end: back ? -Math.PI / 2 : 0,
	});
	const wall = (outer: number) => [
		quarter(outer, false),
		{ kind: "line", from: [outer, reach], to: [outer - t, reach] } as const,
		quarter(outer - t, true),
		{ kind: "line", from: [0, reach - outer + t], to: [0, reach - outer] } as const,
	];
	const inner = r - d / 2 + t;
	const [x0, y0] = view.at(centre);
	return [
		...cutFace(view, [wall(r + d / 2), wall(inner)], "h"),
		flat(view, "o", [...stroke([0, 0], [0, d]), ...stroke([r - d / 2, reach], [reach, reach])]),
		flat(view, "k", contourPath([quarter(r, false)]).slice(0, -1)),
		...upright(view.y(d), view.y(0), x0 - 20, `ø${figure(d)}`, [x0, x0]),
		...across(x0, view.x(r), y0 - 12, figure(r), [y0, y0]),
		...leader(view.at([reach * 0.94, reach * 0.64]), [view.x(reach) + 10, view.y(reach * 0.5)], `t = ${figure(t)}`),
	];
}

interface Flange {
	readonly d: number;
	readonly dout: number;
	readonly t: number;
	readonly holes: number;
	readonly hole: number;
	readonly ring: number;
}

/** Bolt circle and holes in typical proportion to the flange if only its outer dimensions are known. */
function flange(size: Size): Flange {
	const d = size("d", 60.3);
	const dout = Math.max(size("dout", 165), d * 1.35);
	const ring = (dout + d) / 2 + (dout - d) * 0.06;
	return { d, dout, t: size("t", 18), holes: Math.min(24, Math.max(3, Math.round(size("holes", 4)))), hole: (dout - d) * 0.16, ring };
}

function holeCentres({ holes, ring }: Flange): Point[] {
	return Array.from({ length: holes }, (_, index): Point => {
		const angle = ((index + 0.5) / holes) * Math.PI * 2;
		return [(ring / 2) * Math.cos(angle), (ring / 2) * Math.sin(angle)];
	});
}

/** The bolt holes are deeper than wide, so only their wall is visible. */
function flangeBody(part: Flange, y = 0, open = true): Mark[] {
	const stand = alongY(0, y, 0);
	const body = prism({ stand, contour: circle(part.dout / 2), holes: open ? [roundHole(part.d / 2)] : [], length: part.t });
	if (!open) return body;
	const hole = frontPath(stand, circle(part.hole / 2));
	const at = shifts(holeCentres(part).map(([x, z]): Place => [x, 0, z]));
	return [...body, { kind: "copies", marks: [drawn("d", hole), drawn("o", hole)], at }];
}

function flangeSection(part: Flange): Mark[] {
	const { d, dout, t, holes, hole, ring } = part;
	const gap = dout * 0.3;
	const view = flatView(dout + gap + t, dout, { left: 48, top: 40, right: 44, bottom: 46 }, -dout / 2, -dout / 2);
	const left = dout / 2 + gap;
	const faceRings = [circle(dout / 2), roundHole(d / 2), ...holeCentres(part).map(([x, y]) => roundHole(hole / 2, x, y))];
	const cut = (low: number, high: number) => cutFace(view, [rectangle(t, high - low, 0, left, low)], "h");
	const [r, inside, outside] = [dout / 2, ring / 2 - hole / 2, ring / 2 + hole / 2];
	const first = holeCentres(part)[holes > 4 ? 1 : 0] ?? [0, 0];
	const tip = view.at(first);
	const bend: Point = [view.x(dout / 2) - 2, view.y(dout / 2) - 10];
	return [
		...solid(view, faceRings.flatMap(contourPath)),
		flat(view, "k", contourPath(circle(ring / 2))),
		crossLine(view, 0, r),
		...[-1, 1].flatMap((side) => [...cut(...span(side, d / 2, inside)), ...cut(...span(side, outside, r))]),
		flat(view, "o", [...stroke([left, -r], [left, r]), ...stroke([left + t, -r], [left + t, r])]),
		axisLine(view, -r, left + t),
		...upright(view.y(r), view.y(-r), view.x(-r) - 20, `ø${figure(dout)}`, [view.x(0), view.x(0)]),
		...upright(view.y(d / 2), view.y(-d / 2), view.x(left) - 14, `ø${figure(d)}`, [view.x(left), view.x(left)]),
		...across(view.x(left), view.x(left + t), view.y(-r) + 24, figure(t), [view.y(-r), view.y(-r)]),
		...leader([tip[0] + hole * view.scale * 0.36, tip[1] - hole * view.scale * 0.36], bend, `n = ${holes}`),
	];
}

function span(side: number, low: number, high: number): [number, number] {
	return side > 0 ? [low, high] : [-high, -low];
}

function flangedJoint(part: Flange): Mark[] {
	const { d, dout, t, hole } = part;
	const axis = { x: 0, z: 0 };
	const length = dout * 0.9;
	const head = hole * 1.5;
	return [
		...rod(axis, 2 * t, d / 2 + t * 0.2, length),
		...flangeBody(part, t * 1.06, false),
		...flangeBody(part, 0, false),
		{
			kind: "copies",
			marks: hexagonBody(axis, -head * 0.6, head, head * 0.6),
			at: shifts(holeCentres(part).map(([x, z]): Place => [x, 0, z])),
		},
		...rod(axis, -length * 0.8, d / 2 + t * 0.2, length * 0.8, d / 2),
	];
}

export const pipes: Record<string, Views> = {
	elbow: {
		main: (size) => bendBody(bend(size)),
		section: (size) => bendSection(bend(size)),
		bundle: (size) => {
			const part = bend(size);
			const length = part.d * 2.2;
			return [...bendBody(part, false), ...upPipe(part, length), ...rod({ x: 0, z: 0 }, -length, part.d / 2, length, part.d / 2 - part.t)];
		},
	},
	flange: {
		main: (size) => flangeBody(flange(size)),
		section: (size) => flangeSection(flange(size)),
		bundle: (size) => flangedJoint(flange(size)),
	},
};
