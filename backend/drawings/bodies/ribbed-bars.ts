import { barPiece } from "../parts/bar-views";
import { contourPath } from "../parts/contour";
import { figure } from "../parts/lettering";
import { drawn, type Look, type Mark } from "../parts/marks";
import { polyline, smooth } from "../parts/path";
import { alongY } from "../parts/prism";
import { circleSection, lyingSight, onSurface, packed, type Round, repeated, round } from "../parts/round-surface";
import { type FlatView, flat, flatView } from "../parts/section-view";
import type { Views } from "../parts/views";

const beside = { left: 40, top: 56, right: 176, bottom: 72 };

function surface(d: number): Round {
	return { stand: alongY(), centre: [d / 2, d / 2], radius: d / 2 };
}

/** Two rows of crescent ribs inclined against each other, as on B500B. */
function ribs(d: number, length: number, look: Look = "o", spacing = 0.62): Mark {
	const body = surface(d);
	const [from, to] = lyingSight;
	const middle = (from + to) / 2;
	const pair = [onSurface(body, look, [from, middle - 0.14], [0, d * 0.5], 4), onSurface(body, look, [middle + 0.14, to], [d * 0.5, 0], 4)];
	const pitch = d * spacing;
	return repeated(body, pair, d * 0.12, pitch, Math.floor((length - d * 0.85) / pitch) + 1);
}

function seam(d: number, length: number): Mark[] {
	const middle = Math.PI / 4;
	return [-0.09, 0.09].map((side) => onSurface(surface(d), "i", [middle + side, middle + side], [0, length], 2));
}

function rebarPiece(d: number): Mark[] {
	const length = 4.4 * d;
	return [...barPiece(round(d), length), ...seam(d, length - d * 0.1), ribs(d, length)];
}

function thread(d: number, length: number): Mark {
	const body = surface(d);
	const pitch = d * 0.16;
	return repeated(
		body,
		[onSurface(body, "i", lyingSight, [-pitch / 4, pitch / 4])],
		pitch,
		pitch,
		Math.floor((length - d * 0.2) / pitch) - 1,
	);
}

/** The elevation of a bar next to its section, broken off at both ends. */
function elevation(d: number, view: FlatView, marksOf: (left: number, right: number) => Mark[]): Mark[] {
	const [left, right] = [view.x(d) + 36, 284];
	const [top, bottom] = [view.y(d), view.y(0)];
	const sway = (x: number) =>
		[0, 0.25, 0.5, 0.75, 1].map((share): [number, number] => [x + Math.sin(share * Math.PI * 2) * 4, top + (bottom - top) * share]);
	const outline = [...smooth(sway(left)), ...smooth(sway(right).reverse(), "L"), ["Z"] as const];
	return [
		drawn("q", outline),
		{ kind: "clipped", clip: outline, marks: marksOf(left, right) },
		drawn("i", [...smooth(sway(left)), ...smooth(sway(right))]),
		drawn("o", [
			...polyline([
				[left, top],
				[right, top],
			]),
			...polyline([
				[left, bottom],
				[right, bottom],
			]),
		]),
		drawn(
			"k",
			polyline([
				[left - 8, (top + bottom) / 2],
				[right + 8, (top + bottom) / 2],
			]),
		),
	];
}

function rebarSection(d: number): Mark[] {
	const view = flatView(d, d, beside);
	const [top, bottom] = [view.y(d), view.y(0)];
	const height = bottom - top;
	const lean = height * 0.34;
	const crescents = (left: number, right: number): Mark[] => {
		const pitch = height * 0.42;
		const count = Math.floor((right - left) / pitch) + 2;
		return [
			drawn(
				"o",
				Array.from({ length: count }, (_, index) => left - lean + index * pitch).flatMap((x) =>
					smooth([
						[x, bottom],
						[x + lean * 0.3, bottom - height * 0.35],
						[x + lean * 0.7, top + height * 0.3],
						[x + lean * 1.3, top],
					]),
				),
			),
		];
	};
	return [...circleSection(d, view, `ø${figure(d)}`), ...elevation(d, view, crescents)];
}

function threadSection(d: number): Mark[] {
	const view = flatView(d, d, beside);
	const core = d * 0.84;
	const [top, bottom] = [view.y((d + core) / 2), view.y((d - core) / 2)];
	const centre: [number, number] = [d / 2, d / 2];
	const open = { kind: "arc", centre, radius: core / 2, start: -0.3, end: Math.PI * 1.5 - 0.6 } as const;
	return [
		...circleSection(d, view, `M${figure(d)}`),
		flat(view, "i", contourPath([open]).slice(0, -1)),
		...elevation(d, view, (left, right) => [
			drawn("i", [
				...polyline([
					[left - 6, top],
					[right + 6, top],
				]),
				...polyline([
					[left - 6, bottom],
					[right + 6, bottom],
				]),
			]),
		]),
	];
}

export const ribbedBars: Record<string, Views> = {
	rebar: {
		main: (size) => rebarPiece(size("d", 12)),
		section: (size) => rebarSection(size("d", 12)),
		bundle: (size) => packed(round(size("d", 12)), size("d", 12) * 14, [ribs(size("d", 12), size("d", 12) * 14, "i", 1.3)]),
	},
	"threaded-rod": {
		main: (size) => {
			const d = size("d", 12);
			return [...barPiece(round(d), d * 4.4), thread(d, d * 4.4)];
		},
		section: (size) => threadSection(size("d", 12)),
		bundle: (size) => packed(round(size("d", 12)), size("d", 12) * 14),
	},
};
