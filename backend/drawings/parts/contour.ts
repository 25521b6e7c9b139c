import type { Path, Point, Step } from "./path";

interface Line {
	readonly kind: "line";
	readonly from: Point;
	readonly to: Point;
}

/** Angles in radians; `end` > `start` is counter-clockwise (y upwards). */
export interface Arc {
	readonly kind: "arc";
	readonly centre: Point;
	readonly radius: number;
	readonly start: number;
	readonly end: number;
}

export type Segment = Line | Arc;

/** A closed contour, y upwards: outer contours are counter-clockwise, holes clockwise. */
export type Contour = readonly Segment[];

export type Corner = readonly [x: number, y: number, radius?: number];

export function startOf(segment: Segment): Point {
	return segment.kind === "line" ? segment.from : onArc(segment, segment.start);
}

export function endOf(segment: Segment): Point {
	return segment.kind === "line" ? segment.to : onArc(segment, segment.end);
}

function onArc(arc: Arc, angle: number): Point {
	return [arc.centre[0] + arc.radius * Math.cos(angle), arc.centre[1] + arc.radius * Math.sin(angle)];
}

export function pointAt(segment: Segment, share: number): Point {
	if (segment.kind === "arc") return onArc(segment, segment.start + (segment.end - segment.start) * share);
	const { from, to } = segment;
	return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

export function normalAt(segment: Segment, share: number): Point {
	if (segment.kind === "line") {
		const x = segment.to[0] - segment.from[0];
		const y = segment.to[1] - segment.from[1];
		const length = Math.hypot(x, y) || 1;
		return [y / length, -x / length];
	}
	const angle = segment.start + (segment.end - segment.start) * share;
	const side = segment.end > segment.start ? 1 : -1;
	return [Math.cos(angle) * side, Math.sin(angle) * side];
}

/** A polygon with rounded corners; give the corners counter-clockwise for material, clockwise for a hole. */
export function rounded(corners: readonly Corner[]): Contour {
	const cuts = corners.map((corner, index) => {
		const before = corners[(index + corners.length - 1) % corners.length] ?? corner;
		const after = corners[(index + 1) % corners.length] ?? corner;
		return cornerCut(before, corner, after);
	});
	const segments: Segment[] = [];
	for (const [index, cut] of cuts.entries()) {
		if (cut.arc) segments.push(cut.arc);
		const next = cuts[(index + 1) % cuts.length] ?? cut;
		if (Math.hypot(next.from[0] - cut.to[0], next.from[1] - cut.to[1]) > 1e-6) {
			segments.push({ kind: "line", from: cut.to, to: next.from });
		}
	}
	return segments;
}

function cornerCut(before: Corner, corner: Corner, after: Corner): { from: Point; to: Point; arc?: Arc } {
	const at: Point = [corner[0], corner[1]];
	const radius = corner[2] ?? 0;
	const inX = corner[0] - before[0];
	const inY = corner[1] - before[1];
	const outX = after[0] - corner[0];
	const outY = after[1] - corner[1];
	const inLength = Math.hypot(inX, inY);
	const outLength = Math.hypot(outX, outY);
	const turn = Math.atan2(inX * outY - inY * outX, inX * outX + inY * outY);
	if (radius <= 0 || Math.abs(turn) < 1e-3 || inLength === 0 || outLength === 0) return { from: at, to: at };
	const cut = Math.min(radius * Math.tan(Math.abs(turn) / 2), inLength * 0.5, outLength * 0.5);
	const used = cut / Math.tan(Math.abs(turn) / 2);
	const side = Math.sign(turn);
	const from: Point = [corner[0] - (inX / inLength) * cut, corner[1] - (inY / inLength) * cut];
	const to: Point = [corner[0] + (outX / outLength) * cut, corner[1] + (outY / outLength) * cut];
	const centre: Point = [from[0] - (inY / inLength) * used * side, from[1] + (inX / inLength) * used * side];
	const start = Math.atan2(from[1] - centre[1], from[0] - centre[0]);
	return { from, to, arc: { kind: "arc", centre, radius: used, start, end: start + turn } };
}

export function rectangle(width: number, height: number, radius = 0, x = 0, y = 0): Contour {
	return rounded([
		[x, y, radius],
		[x + width, y, radius],
		[x + width, y + height, radius],
		[x, y + height, radius],
	]);
}

export function rectangularHole(width: number, height: number, radius = 0, x = 0, y = 0): Contour {
	return rounded([
		[x, y, radius],
		[x, y + height, radius],
		[x + width, y + height, radius],
		[x + width, y, radius],
	]);
}

export function circle(radius: number, x = 0, y = 0): Contour {
	return [{ kind: "arc", centre: [x, y], radius, start: -Math.PI * 0.75, end: Math.PI * 1.25 }];
}

export function roundHole(radius: number, x = 0, y = 0): Contour {
	return [{ kind: "arc", centre: [x, y], radius, start: Math.PI * 1.25, end: -Math.PI * 0.75 }];
}

/** A regular hexagon with the given width across flats; `turn` 0 has flats above and below. */
export function hexagon(acrossFlats: number, turn = 0, x = 0, y = 0): Contour {
	const radius = acrossFlats / Math.sqrt(3);
	return rounded(
		[0, 1, 2, 3, 4, 5].map((side): Corner => {
			const angle = (side * Math.PI) / 3 + turn;
			return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
		}),
	);
}

export function split(arc: Arc, pieces: number): Arc[] {
	const step = (arc.end - arc.start) / pieces;
	return Array.from({ length: pieces }, (_, index) => ({ ...arc, start: arc.start + step * index, end: arc.start + step * (index + 1) }));
}

export function segmentSteps(segment: Segment): Step[] {
	if (segment.kind === "line") return [["L", segment.to]];
	const pieces = Math.max(1, Math.ceil(Math.abs(segment.end - segment.start) / (Math.PI / 2) - 1e-6));
	return split(segment, pieces).map((piece): Step => {
		const from = startOf(piece);
		const to = endOf(piece);
		const reach = (4 / 3) * Math.tan((piece.end - piece.start) / 4);
		return [
			"C",
			[from[0] - reach * (from[1] - piece.centre[1]), from[1] + reach * (from[0] - piece.centre[0])],
			[to[0] + reach * (to[1] - piece.centre[1]), to[1] - reach * (to[0] - piece.centre[0])],
			to,
		];
	});
}

export function contourPath(contour: Contour): Path {
	const first = contour[0];
	if (!first) return [];
	return [["M", startOf(first)], ...contour.flatMap(segmentSteps), ["Z"]];
}

export function reversed(segment: Segment): Segment {
	if (segment.kind === "line") return { kind: "line", from: segment.to, to: segment.from };
	return { ...segment, start: segment.end, end: segment.start };
}
