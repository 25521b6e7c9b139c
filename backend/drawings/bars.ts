import { barBundle, barPiece, type CrossSection, hexagonPack, rows } from "./bar-views";
import { circle, contourPath, rectangle, roundHole } from "./contour";
import { across, axes, leader, upright } from "./dimension-lines";
import { figure } from "./lettering";
import { drawn, type Look, type Mark } from "./marks";
import { polyline, smooth } from "./path";
import { alongY } from "./prism";
import { lyingSight, onSurface, type Round, repeated } from "./round-surface";
import { cutFace, type FlatView, flat, flatView } from "./section-view";
import type { Size, Views } from "./views";

const margins = { left: 52, top: 30, right: 66, bottom: 46 };
const beside = { left: 40, top: 56, right: 176, bottom: 72 };

function flatBar(size: Size): CrossSection {
	const width = size("b", 100);
	const height = Math.min(size("t", 10), width * 4);
	return { contour: rectangle(width, height), width, height };
}

function squareBar(size: Size): CrossSection {
	const width = size("b", 30);
	return { contour: rectangle(width, width), width, height: width };
}

function round(d: number, bore = 0): CrossSection {
	const contour = circle(d / 2, d / 2, d / 2);
	return { contour, holes: bore > 0 ? [roundHole(bore / 2, d / 2, d / 2)] : [], width: d, height: d };
}

function roundTube(size: Size): CrossSection & { t: number } {
	const d = size("d", 60.3);
	const t = Math.min(size("t", 2.9), d * 0.45);
	return { ...round(d, d - 2 * t), t };
}

function surface(d: number): Round {
	return { stand: alongY(), centre: [d / 2, d / 2], radius: d / 2 };
}

/** Two rows of crescent ribs that lean against each other, as on B500B. */
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

function packed(section: CrossSection, length: number, surfaceMarks: readonly Mark[] = []): Mark[] {
	const { places, girth } = hexagonPack(section.width);
	return barBundle(section, places, { length, girth, surfaceMarks });
}

function circleSection(d: number, view: FlatView, text: string): Mark[] {
	return [
		...cutFace(view, [circle(d / 2, d / 2, d / 2)]),
		axes(view.at([d / 2, d / 2]), (d / 2) * view.scale + 7),
		...upright(view.y(d), view.y(0), view.x(0) - 20, text, [view.x(d / 2), view.x(d / 2)]),
	];
}

/** The elevation of a bar beside its section, broken off on both sides. */
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

export const bars: Record<string, Views> = {
	"flat-bar": {
		main: (size) => barPiece(flatBar(size), flatBar(size).width * 1.7),
		section: (size) => {
			const section = flatBar(size);
			const { width: b, height: t } = section;
			const view = flatView(b, t, margins);
			return [
				...cutFace(view, [section.contour]),
				...across(view.x(0), view.x(b), view.y(0) + 26, figure(b), [view.y(0), view.y(0)]),
				...upright(view.y(t), view.y(0), view.x(b) + 18, `t = ${figure(t)}`, [view.x(b), view.x(b)]),
			];
		},
		bundle: (size) => {
			const section = flatBar(size);
			const layers = Math.max(3, Math.min(9, Math.round((section.width * 1.4) / section.height)));
			return barBundle(section, rows(section.height < section.width * 0.08 ? 1 : 2, layers, section.width * 1.02, section.height * 1.01));
		},
	},
	"square-bar": {
		main: (size) => barPiece(squareBar(size), squareBar(size).width * 4),
		section: (size) => {
			const section = squareBar(size);
			const { width: b } = section;
			const view = flatView(b, b, margins);
			return [
				...cutFace(view, [section.contour]),
				...upright(view.y(b), view.y(0), view.x(0) - 20, figure(b), [view.x(0), view.x(0)]),
				...across(view.x(0), view.x(b), view.y(0) + 24, figure(b), [view.y(0), view.y(0)]),
			];
		},
		bundle: (size) => {
			const section = squareBar(size);
			return barBundle(section, rows(4, 4, section.width * 1.02, section.width * 1.02), { length: section.width * 13 });
		},
	},
	"round-bar": {
		main: (size) => barPiece(round(size("d", 20)), size("d", 20) * 4.2),
		section: (size) => circleSection(size("d", 20), flatView(size("d", 20), size("d", 20), margins), `ø${figure(size("d", 20))}`),
		bundle: (size) => packed(round(size("d", 20)), size("d", 20) * 14),
	},
	"round-tube": {
		main: (size) => barPiece(roundTube(size), size("d", 60.3) * 3.4),
		section: (size) => {
			const section = roundTube(size);
			const { width: d, t } = section;
			const view = flatView(d, d, margins);
			const half = (d / 2) * Math.SQRT1_2;
			const tip = view.at([d / 2 + half, d / 2 + half]);
			return [
				...cutFace(view, [section.contour, ...(section.holes ?? [])], 4),
				axes(view.at([d / 2, d / 2]), (d / 2) * view.scale + 7),
				...upright(view.y(d), view.y(0), view.x(0) - 20, `ø${figure(d)}`, [view.x(d / 2), view.x(d / 2)]),
				...leader(tip, [tip[0] + 16, tip[1] - 16], `t = ${figure(t)}`),
			];
		},
		bundle: (size) => packed(roundTube(size), size("d", 60.3) * 13),
	},
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
