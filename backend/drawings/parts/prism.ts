import {
	type Arc,
	type Contour,
	contourPath,
	endOf,
	normalAt,
	pointAt,
	reversed,
	type Segment,
	segmentSteps,
	split,
	startOf,
} from "./contour";
import { dot, onScreen, type Place, toneOf, toViewer } from "./isometric";
import { drawn, type Look, type Mark } from "./marks";
import { mapPath, type Path, type Point, smooth } from "./path";

/** The position of a contour in space: u and v span its plane, w points away from the viewer into the body. Unit vectors. */
export interface Stand {
	readonly origin: Place;
	readonly u: Place;
	readonly v: Place;
	readonly w: Place;
}

/** A bar with its end at the lower left that extends to the upper right. */
export function alongY(x = 0, y = 0, z = 0): Stand {
	return { origin: [x, y, z], u: [1, 0, 0], v: [0, 0, 1], w: [0, 1, 0] };
}

/** A body with a visible top; the origin is in the top face. */
export function standing(x = 0, y = 0, z = 0): Stand {
	return { origin: [x, y, z], u: [1, 0, 0], v: [0, 1, 0], w: [0, 0, -1] };
}

interface Prism {
	readonly stand: Stand;
	readonly contour: Contour;
	readonly holes?: readonly Contour[];
	readonly length: number;
	/** The far end is a freehand break instead of a cut. */
	readonly broken?: boolean;
	/** Largest angle of one flat shade on a rounded face, in radians. */
	readonly facet?: number;
	readonly front?: Look;
	/** Only the front face and what is visible through its holes. */
	readonly faceOnly?: boolean;
}

interface Piece {
	readonly segment: Segment;
	readonly facing: boolean;
}

export function placed(stand: Stand, u: number, v: number, w: number): Point {
	const at = (axis: 0 | 1 | 2) => stand.origin[axis] + stand.u[axis] * u + stand.v[axis] * v + stand.w[axis] * w;
	return onScreen([at(0), at(1), at(2)]);
}

/** A body with a constant cross-section in isometric view, without hidden faces. */
export function prism(body: Prism): Mark[] {
	const front = [body.contour, ...(body.holes ?? [])].flatMap((contour) => frontPath(body.stand, contour));
	return [
		...(body.faceOnly ? [] : mantle(body, body.contour)),
		drawn(body.front ?? "q", front),
		...(body.holes ?? []).map(
			(hole): Mark => ({ kind: "clipped", clip: frontPath(body.stand, hole), marks: mantle({ ...body, facet: Math.PI / 2 }, hole) }),
		),
		drawn("o", front),
	];
}

export function frontPath(stand: Stand, contour: Contour, depth = 0): Path {
	return mapPath(contourPath(contour), ([u, v]) => placed(stand, u, v, depth));
}

function mantle(body: Prism, contour: Contour): Mark[] {
	const view: Point = [dot(body.stand.u, toViewer), dot(body.stand.v, toViewer)];
	const pieces = contour.flatMap((segment) => facets(segment, view, body.facet ?? Math.PI / 4));
	const bands = pieces.flatMap((piece, index) => {
		if (!piece.facing) return [];
		const before = pieces[(index + pieces.length - 1) % pieces.length] ?? piece;
		const after = pieces[(index + 1) % pieces.length] ?? piece;
		return [{ segment: piece.segment, edges: [isEdge(before, piece), isEdge(piece, after)] as const }];
	});
	return backToFront(
		bands.map((band) => band.segment),
		view,
	).flatMap((index) => {
		const band = bands[index];
		return band ? bandMarks(body, band.segment, band.edges) : [];
	});
}

function facets(segment: Segment, view: Point, largest: number): Piece[] {
	const facing = (piece: Segment) => {
		const [u, v] = normalAt(piece, 0.5);
		return u * view[0] + v * view[1] > 1e-6;
	};
	if (segment.kind === "line") return [{ segment, facing: facing(segment) }];
	return atSilhouettes(segment, view).flatMap((arc) => {
		const count = Math.max(1, Math.ceil(Math.abs(arc.end - arc.start) / largest - 1e-6));
		return split(arc, facing(arc) ? count : 1).map((piece) => ({ segment: piece, facing: facing(piece) }));
	});
}

function atSilhouettes(arc: Arc, view: Point): Arc[] {
	const tangent = Math.atan2(view[1], view[0]) + Math.PI / 2;
	const low = Math.min(arc.start, arc.end);
	const high = Math.max(arc.start, arc.end);
	const cuts: number[] = [];
	for (let angle = tangent - Math.PI * 4; angle < high; angle += Math.PI) {
		if (angle > low + 1e-6 && angle < high - 1e-6) cuts.push(angle);
	}
	if (arc.end < arc.start) cuts.reverse();
	const stops = [arc.start, ...cuts, arc.end];
	return stops.slice(1).map((end, index) => ({ ...arc, start: stops[index] ?? arc.start, end }));
}

function isEdge(before: Piece, after: Piece): boolean {
	if (before.facing !== after.facing) return true;
	const [x1, y1] = normalAt(before.segment, 1);
	const [x2, y2] = normalAt(after.segment, 0);
	return x1 * x2 + y1 * y2 < 0.94;
}

function bandMarks(body: Prism, segment: Segment, [first, last]: readonly [boolean, boolean]): Mark[] {
	const { stand } = body;
	const near = ([u, v]: Point) => placed(stand, u, v, 0);
	const far = (share: number) => {
		const [u, v] = pointAt(segment, share);
		return placed(stand, u, v, body.length + (body.broken ? breakWave(body, u, v) : 0));
	};
	const back = ([u, v]: Point) => placed(stand, u, v, body.length);
	const samples = segment.kind === "arc" ? [1, 0.5, 0] : [1, 0.8, 0.6, 0.4, 0.2, 0];
	const farEdge: Path = body.broken ? smooth(samples.map(far), "L") : mapPath(segmentSteps(reversed(segment)), back);
	const from = startOf(segment);
	const to = endOf(segment);
	const fill: Path = [["M", near(from)], ...mapPath(segmentSteps(segment), near), ["L", far(1)], ...farEdge, ["L", near(from)], ["Z"]];
	const [u, v] = normalAt(segment, 0.5);
	const normal: Place = [stand.u[0] * u + stand.v[0] * v, stand.u[1] * u + stand.v[1] * v, stand.u[2] * u + stand.v[2] * v];
	const edges: Path = [
		...(last
			? ([
					["M", near(to)],
					["L", far(1)],
				] as const)
			: ([["M", far(1)]] as const)),
		...farEdge,
		...(first ? ([["L", near(from)]] as const) : []),
	];
	return [drawn(toneOf(normal), fill), drawn("o", edges)];
}

function breakWave(body: Prism, u: number, v: number): number {
	const points = body.contour.map(startOf);
	const us = points.map((point) => point[0]);
	const vs = points.map((point) => point[1]);
	const size = Math.max(...us) - Math.min(...us) + Math.max(...vs) - Math.min(...vs) || 1;
	return Math.sin(((u - v) / size) * Math.PI * 2.6) * Math.min(size * 0.07, body.length * 0.04);
}

/** The painting order of segments of one cross-section along the view (a topological order). */
function backToFront(segments: readonly Segment[], view: Point): number[] {
	const spans = segments.map((segment) => {
		const ends = [startOf(segment), endOf(segment)].map(([u, v]): Point => [u * -view[1] + v * view[0], u * view[0] + v * view[1]]);
		return ends.sort((a, b) => a[0] - b[0]);
	});
	const depthAt = (span: readonly Point[], across: number) => {
		const [low, high] = span;
		if (!low || !high) return 0;
		const width = high[0] - low[0];
		return width < 1e-9 ? low[1] : low[1] + ((high[1] - low[1]) * (across - low[0])) / width;
	};
	const covers = (front: number, back: number) => {
		const a = spans[front] ?? [];
		const b = spans[back] ?? [];
		const low = Math.max(a[0]?.[0] ?? 0, b[0]?.[0] ?? 0);
		const high = Math.min(a[1]?.[0] ?? 0, b[1]?.[0] ?? 0);
		if (high - low < 1e-6) return false;
		const middle = (low + high) / 2;
		return depthAt(a, middle) > depthAt(b, middle) + 1e-9;
	};
	const order: number[] = [];
	const left = new Set(segments.keys());
	while (left.size > 0) {
		const open = [...left];
		const next = open.find((index) => open.every((other) => other === index || !covers(index, other))) ?? open[0];
		if (next === undefined) break;
		order.push(next);
		left.delete(next);
	}
	return order;
}
