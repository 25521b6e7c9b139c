import { across, leader, upright } from "../parts/dimension-lines";
import { box, line, onScreen, type Place, shifts } from "../parts/isometric";
import { figure } from "../parts/lettering";
import { drawn, type Mark } from "../parts/marks";
import { type Path, type Point, polygon } from "../parts/path";
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

/** The plan of a rectangular part, length below and width on the left. */
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

export const sheets: Record<string, Views> = {
	plate: {
		main: (size) => {
			const part = plate(size);
			const thickness = seenThickness(part);
			return [...plateAt(part, thickness), sheen(part, thickness)];
		},
		section: (size) => {
			const part = plate(size);
			const view = flatView(part.l, part.b, margins);
			return [...plan(part.l, part.b, view), ...thicknessNote(view, part)];
		},
		bundle: (size) => {
			const part = plate(size);
			return pallet(part, (z) => [sheen(part, z)]);
		},
	},
	"chequer-plate": {
		main: (size) => {
			const part = plate(size);
			const thickness = seenThickness(part);
			return [...plateAt(part, thickness), ...tearsOnTop(part, thickness)];
		},
		section: (size) => {
			const part = plate(size);
			const view = flatView(part.l, part.b, margins);
			return [...plan(part.l, part.b, view, tearsInPlan(part, view)), ...thicknessNote(view, part)];
		},
		bundle: (size) => {
			const part = plate(size);
			return pallet(part, (z) => tearsOnTop(part, z));
		},
	},
};
