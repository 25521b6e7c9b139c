import { barBundle, barPiece, type CrossSection, rows } from "../parts/bar-views";
import { rectangle } from "../parts/contour";
import { across, axes, leader, upright } from "../parts/dimension-lines";
import { figure } from "../parts/lettering";
import type { Mark } from "../parts/marks";
import { alongY } from "../parts/prism";
import { circleSection, onSurface, packed, round } from "../parts/round-surface";
import { cutFace, flatView } from "../parts/section-view";
import type { Size, Views } from "../parts/views";
import { threadOn } from "./round-bodies";

const margins = { left: 52, top: 30, right: 66, bottom: 46 };

function flatBar(size: Size): CrossSection {
	const width = size("b", 100);
	const height = Math.min(size("t", 10), width * 4);
	return { contour: rectangle(width, height), width, height };
}

function squareBar(size: Size): CrossSection {
	const width = size("b", 30);
	return { contour: rectangle(width, width), width, height: width };
}

function roundTube(size: Size): CrossSection & { t: number } {
	const d = size("d", 60.3);
	const t = Math.min(size("t", 2.9), d * 0.45);
	return { ...round(d, d - 2 * t), t };
}

const roundBar: Views = {
	main: (size) => barPiece(round(size("d", 20)), size("d", 20) * 4.2),
	section: (size) => circleSection(size("d", 20), flatView(size("d", 20), size("d", 20), margins), `ø${figure(size("d", 20))}`),
	bundle: (size) => packed(round(size("d", 20)), size("d", 20) * 14),
};

const roundTubes: Views = {
	main: (size) => barPiece(roundTube(size), size("d", 60.3) * 3.4),
	section: (size) => {
		const section = roundTube(size);
		const { width: d, t } = section;
		const view = flatView(d, d, margins);
		const half = (d / 2) * Math.SQRT1_2;
		const tip = view.at([d / 2 + half, d / 2 + half]);
		return [
			...cutFace(view, [section.contour, ...(section.holes ?? [])], "h"),
			axes(view.at([d / 2, d / 2]), (d / 2) * view.scale + 7),
			...upright(view.y(d), view.y(0), view.x(0) - 20, `ø${figure(d)}`, [view.x(d / 2), view.x(d / 2)]),
			...leader(tip, [tip[0] + 16, tip[1] - 16], `t = ${figure(t)}`),
		];
	},
	bundle: (size) => packed(roundTube(size), size("d", 60.3) * 13),
};

/** The light along a ground surface. */
function gloss(d: number, length: number): Mark[] {
	const body = { stand: alongY(d / 2, 0, d / 2), centre: [0, 0], radius: d / 2 } as const;
	return [0.2, 0.45].map((turn) => onSurface(body, "i", [turn * Math.PI, turn * Math.PI], [d * 0.5, length], 2));
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
	"round-bar": roundBar,
	"bright-round-bar": {
		...roundBar,
		main: (size) => {
			const d = size("d", 20);
			return [...roundBar.main(size), ...gloss(d, d * 3.6)];
		},
	},
	"threaded-tube": {
		...roundTubes,
		main: (size) => {
			const d = size("d", 60.3);
			return [...roundTubes.main(size), threadOn({ x: d / 2, z: d / 2 }, 0, d / 2, d, d * 0.11)];
		},
	},
	"round-tube": roundTubes,
};
