import { box, face, line, onScreen } from "../parts/isometric";
import { drawn, type Mark } from "../parts/marks";
import { type Point, polygon } from "../parts/path";

/** A closed carton with tape and a hexagon label; the corner nearest to the origin is at (x, y). */
export function carton(x: number, y: number, size: number): Mark[] {
	const [width, depth, height] = [size, size * 1.2, size * 0.72];
	const [left, right] = [y + depth * 0.42, y + depth * 0.58];
	const labelSide = x + width;
	const centre: Point = [y + depth * 0.5, height * 0.44];
	const radius = height * 0.17;
	const sign = polygon(
		[0, 1, 2, 3, 4, 5].map((side) => {
			const angle = (side * Math.PI) / 3;
			return onScreen([labelSide, centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)]);
		}),
	);
	return [
		...box([x, y, 0], [width, depth, height]),
		drawn("i", [
			...line(
				[x, left, height],
				[labelSide, left, height],
				[labelSide, left, height * 0.82],
				[labelSide, right, height * 0.82],
				[labelSide, right, height],
				[x, right, height],
			),
		]),
		...face(
			"a",
			[labelSide, y + depth * 0.22, height * 0.2],
			[labelSide, y + depth * 0.78, height * 0.2],
			[labelSide, y + depth * 0.78, height * 0.68],
			[labelSide, y + depth * 0.22, height * 0.68],
		),
		drawn("o", sign),
	];
}
