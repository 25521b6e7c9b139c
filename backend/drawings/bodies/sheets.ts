import { circle } from "../parts/contour";
import { across, leader, upright } from "../parts/dimension-lines";
import { box, face, line, onScreen, type Place, shifts } from "../parts/isometric";
import { figure } from "../parts/lettering";
import { drawn, type Mark } from "../parts/marks";
import { type Path, type Point, polygon } from "../parts/path";
import { frontPath, prism, standing } from "../parts/prism";
import { type FlatView, flat, flatView } from "../parts/section-view";
import type { Size, Views } from "../parts/views";

const margins = { left: 50, top: 34, right: 30, bottom: 48 };

interface Plate {
	readonly b: number;
	readonly l: number;
	readonly t: number;
}

function plate(size: Size): Plate {
	const l = size("l", 2000);
	const b = Math.min(size("b", 1000), l * 3);
	return { l, b, t: Math.min(size("t", 5), b / 4) };
}

/** The drawn thickness of a thin sheet, so that it is visible. */
function seenThickness({ b, l, t }: Plate): number {
	return Math.max(t, (b + l) / 100);
}

function plateAt({ b, l }: Plate, thickness: number, z = 0): Mark[] {
	return box([0, 0, z], [b, l, thickness]);
}

/** Studs of tread plate, each at right angles to its neighbours: grid positions, and the two strokes of a stud. */
function tearPlaces(width: number, length: number, pitch: number): readonly [Point[], Point[]] {
	const columns = Math.max(1, Math.floor(width / pitch));
	const ranks = Math.max(1, Math.floor(length / pitch));
	const turned: readonly [Point[], Point[]] = [[], []];
	for (let column = 0; column < columns; column++) {
		for (let rank = 0; rank < ranks; rank++) {
			const at: Point = [(column + 0.5) * (width / columns), (rank + 0.5) * (length / ranks)];
			turned[(column + rank) % 2 === 0 ? 0 : 1].push(at);
		}
	}
	return turned;
}

function tear(size: number, direction: 1 | -1, onto: (point: Point) => Point): Path {
	const at = (along: number, aside: number): Point => onto([(along - aside) * size, (along + aside) * size * direction]);
	return [["M", at(-0.3, 0)], ["C", at(-0.1, 0.1), at(0.1, 0.1), at(0.3, 0)], ["C", at(0.1, -0.1), at(-0.1, -0.1), at(-0.3, 0)], ["Z"]];
}

function tearsOnTop(part: Plate, z: number): Mark[] {
	const pitch = (part.b + part.l) / 21;
	const onto = ([x, y]: Point) => onScreen([x, y, z]);
	return tearPlaces(part.b, part.l, pitch).map(
		(places, turn): Mark => ({
			kind: "copies",
			marks: [drawn("i", tear(pitch, turn === 0 ? 1 : -1, onto))],
			at: shifts(places.map(([x, y]): Place => [x, y, 0])),
		}),
	);
}

function tearsInPlan(part: Plate, view: FlatView): Mark[] {
	const pitch = (part.b + part.l) / 21;
	return tearPlaces(part.l, part.b, pitch).map(
		(places, turn): Mark => ({
			kind: "copies",
			marks: [
				drawn(
					"i",
					tear(pitch * view.scale, turn === 0 ? 1 : -1, (point) => point),
				),
			],
			at: places.map(view.at),
		}),
	);
}

/** The plan of a rectangular part, length below and width at left. */
export function plan(l: number, b: number, view: FlatView, inside: readonly Mark[] = []): Mark[] {
	const outline: Point[] = [
		[0, 0],
		[l, 0],
		[l, b],
		[0, b],
	];
	const [x1, x2, y1, y2] = [view.x(0), view.x(l), view.y(b), view.y(0)];
	return [
		flat(view, "q", polygon(outline)),
		...inside,
		flat(view, "o", polygon(outline)),
		...across(x1, x2, y2 + 26, figure(l), [y2, y2]),
		...upright(y1, y2, x1 - 20, figure(b), [x1, x1]),
	];
}

function sheen({ b, l }: Plate, z: number): Mark {
	const stroke = (x: number, length: number) => line([b * x, l * 0.56, z], [b * (x + length * 0.6), l * (0.56 + length * 0.25), z]);
	return drawn("f", [...stroke(0.34, 0.22), ...stroke(0.44, 0.3), ...stroke(0.58, 0.18)]);
}

function thicknessNote(view: FlatView, { b, l, t }: Plate): Mark[] {
	const tip = view.at([l * 0.86, b]);
	return leader(tip, [tip[0] - 10, tip[1] - 15], `t = ${figure(t)}`, "left");
}

function pallet(part: Plate, onTop: (z: number) => Mark[]): Mark[] {
	const thickness = Math.max(part.t, (part.b + part.l) / 62);
	const beam = (part.b + part.l) / 42;
	const layers = 5;
	const top = beam + layers * thickness;
	const beams = [0.84, 0.47, 0.1].flatMap((share) => box([-beam * 0.4, part.l * share, 0], [part.b + beam * 0.8, beam, beam]));
	return [
		...beams,
		{
			kind: "copies",
			marks: plateAt(part, thickness, beam),
			at: shifts(Array.from({ length: layers }, (_, index): Place => [0, 0, index * thickness])),
		},
		...onTop(top),
	];
}

/** A sheet with surface marks on top: on a single sheet, and on the uppermost of a pallet. The section is that of any plate. */
function surfaced(marksAt: (part: Plate, z: number) => Mark[], inPlan: (part: Plate, view: FlatView) => Mark[] = () => []): Views {
	return {
		main: (size) => {
			const part = plate(size);
			const thickness = seenThickness(part);
			return [...plateAt(part, thickness), ...marksAt(part, thickness)];
		},
		section: (size) => {
			const part = plate(size);
			const view = flatView(part.l, part.b, margins);
			return [...plan(part.l, part.b, view, inPlan(part, view)), ...thicknessNote(view, part)];
		},
		bundle: (size) => {
			const part = plate(size);
			return pallet(part, (z) => marksAt(part, z));
		},
	};
}

/** The dents of a Brinell test: wear plates are named by their hardness. */
function dents({ b, l }: Plate, z: number): Mark[] {
	const radius = (b + l) / 40;
	const dent = frontPath(standing(0, 0, z), circle(radius));
	const at = [0.3, 0.5, 0.7].map((share): Place => [b * 0.5, l * share, 0]);
	return [{ kind: "copies", marks: [drawn("c", dent), drawn("i", dent)], at: shifts(at) }];
}

/** The crystals of a zinc coating: cells between points moved off a grid, equal in each drawing. */
function spangle({ b, l }: Plate, z: number): Mark[] {
	const [columns, ranks] = [4, Math.max(4, Math.round((4 * l) / b))];
	const node = (column: number, rank: number): Place => {
		const isEdge = (index: number, last: number) => index === 0 || index === last;
		const moved = (index: number, last: number, other: number) => (isEdge(index, last) ? 0 : 0.34 * Math.sin(index * 5.1 + other * 3.7));
		return [(b * (column + moved(column, columns, rank))) / columns, (l * (rank + moved(rank, ranks, column))) / ranks, z];
	};
	const cells = Array.from({ length: columns * ranks }, (_, index) => [index % columns, Math.floor(index / columns)] as const);
	const dark = cells.filter(([column, rank]) => (column * 3 + rank * 2) % 5 === 0);
	const corners = ([column, rank]: readonly [number, number]) =>
		[node(column, rank), node(column + 1, rank), node(column + 1, rank + 1), node(column, rank + 1)] as const;
	return [
		...dark.map((cell) => drawn("c", polygon(corners(cell).map(onScreen)))),
		drawn(
			"i",
			cells.flatMap(([column, rank]) => [
				...(column === 0 ? [] : line(node(column, rank), node(column, rank + 1))),
				...(rank === 0 ? [] : line(node(column, rank), node(column + 1, rank))),
			]),
		),
		drawn("o", polygon([node(0, 0), node(columns, 0), node(columns, ranks), node(0, ranks)].map(onScreen))),
	];
}

/** Paint under a protective film that is peeled back at a corner. */
function film({ b, l }: Plate, z: number): Mark[] {
	const from: Place = [b, l * 0.45, z];
	const corner: Place = [b, 0, z];
	const to: Place = [b * 0.1, 0, z];
	const tip: Place = [b * 0.42, l * 0.42, z + (b + l) * 0.04];
	return [drawn("d", polygon([from, corner, to].map(onScreen))), drawn("o", line(from, corner, to)), ...face("b", from, tip, to)];
}

/** A thin sheet that bends under its own weight: one edge is lifted. */
function lifted(part: Plate): Mark[] {
	const { b, l } = part;
	const thickness = seenThickness(part) * 0.6;
	const radius = l * 0.6;
	const turn = Math.PI / 4.5;
	const end: Point = [l * 0.55 + radius * Math.sin(turn), radius * (1 - Math.cos(turn))];
	const top: Point = [end[0] - thickness * Math.sin(turn), end[1] + thickness * Math.cos(turn)];
	const centre: Point = [l * 0.55, radius];
	return prism({
		stand: { origin: [b, 0, 0], u: [0, 1, 0], v: [0, 0, 1], w: [-1, 0, 0] },
		contour: [
			{ kind: "line", from: [0, 0], to: [centre[0], 0] },
			{ kind: "arc", centre, radius, start: -Math.PI / 2, end: turn - Math.PI / 2 },
			{ kind: "line", from: end, to: top },
			{ kind: "arc", centre, radius: radius - thickness, start: turn - Math.PI / 2, end: -Math.PI / 2 },
			{ kind: "line", from: [centre[0], thickness], to: [0, thickness] },
			{ kind: "line", from: [0, thickness], to: [0, 0] },
		],
		length: b,
		facet: Math.PI / 2,
	});
}

export const sheets: Record<string, Views> = {
	plate: surfaced((part, z) => [sheen(part, z)]),
	"wear-plate": surfaced(dents),
	"thin-sheet": { ...surfaced((part, z) => [sheen(part, z)]), main: (size) => lifted(plate(size)) },
	"galvanised-sheet": surfaced(spangle),
	"coated-sheet": surfaced(film),
	"chequer-plate": surfaced(tearsOnTop, tearsInPlan),
};
