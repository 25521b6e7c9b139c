import { barBundle, barPiece, type CrossSection, rows } from "../parts/bar-views";
import { angleSection, channelSection, iBeam, teeSection, tubeSection, type Walls } from "../parts/cross-sections";
import { across, leader, upright, wall } from "../parts/dimension-lines";
import { figure } from "../parts/lettering";
import type { Mark } from "../parts/marks";
import type { Point } from "../parts/path";
import { cutFace, type FlatView, flatView } from "../parts/section-view";
import type { Views } from "../parts/views";

const margins = { left: 46, top: 22, right: 74, bottom: 44 };

function framed({ width, height, contour, holes }: CrossSection): { view: FlatView; marks: Mark[] } {
	const view = flatView(width, height, margins);
	return { view, marks: cutFace(view, [contour, ...(holes ?? [])]) };
}

/** Draws the height at left and the width below. */
function outerSizes(view: FlatView, { h, b }: Walls, feetBelow: readonly [number, number] = [0, 0]): Mark[] {
	const [x1, x2] = [view.x(0), view.x(b)];
	const [y1, y2] = [view.y(h), view.y(0)];
	return [
		...upright(y1, y2, x1 - 20, figure(h), [x1, x1]),
		...across(x1, x2, y2 + 24, figure(b), [view.y(feetBelow[0]), view.y(feetBelow[1])]),
	];
}

function flangeNote(view: FlatView, { h, b, t }: Walls): Mark[] {
	return upright(view.y(h), view.y(h - t), view.x(b) + 16, `t = ${figure(t)}`, [view.x(b), view.x(b)]);
}

function radiusNote(view: FlatView, centreX: number, centreY: number, r: number, noteX: number): Mark[] {
	const half = Math.SQRT1_2 * r;
	const tip = view.at([centreX - half, centreY - half]);
	const rise = Math.min(26, Math.max(14, view.x(noteX) - tip[0]));
	return leader(tip, [view.x(noteX) + 9, tip[1] - rise], `r = ${figure(r)}`);
}

function flangedSection(section: CrossSection & Walls, webX: number): Mark[] {
	const { view, marks } = framed(section);
	const { h, b, s, t, r } = section;
	return [
		...marks,
		...outerSizes(view, section),
		...flangeNote(view, section),
		...wall(view.x(webX), view.x(webX + s), view.y(h * 0.52), `s = ${figure(s)}`, view.x(b) + 19),
		...radiusNote(view, webX + s + r, t + r, r, b),
	];
}

function angleNotes(section: CrossSection & Walls): Mark[] {
	const { view, marks } = framed(section);
	const { h, b, t, r } = section;
	return [
		...marks,
		...outerSizes(view, section),
		...wall(view.x(0), view.x(t), view.y(h * 0.8), `t = ${figure(t)}`, view.x(Math.max(t, b * 0.45)) + 6),
		...radiusNote(view, t + r, t + r, r, Math.max(t + r, b * 0.6)),
	];
}

function teeNotes(section: CrossSection & Walls): Mark[] {
	const { view, marks } = framed(section);
	const { h, b, t } = section;
	return [
		...marks,
		...outerSizes(view, section, [h - t, h - t]),
		...flangeNote(view, section),
		...wall(view.x((b - t) / 2), view.x((b + t) / 2), view.y(h * 0.3), `t = ${figure(t)}`, view.x(b) + 19),
	];
}

function tubeNotes(section: CrossSection & Walls): Mark[] {
	const { view, marks } = framed(section);
	const { h, b, t, r } = section;
	const half = Math.SQRT1_2 * r;
	const tip = view.at([b - r + half, h - r + half]);
	return [
		...marks,
		...outerSizes(view, section),
		...wall(view.x(b - t), view.x(b), view.y(h * 0.4), `t = ${figure(t)}`, view.x(b) + 22),
		...leader(tip, [tip[0] + 14, tip[1] - 12], `R = ${figure(r)}`),
	];
}

const nestedSteps = 4;
const nestedPitch = 1.25;

function nested({ t }: Walls): Point[] {
	return Array.from({ length: nestedSteps + 1 }, (_, index): Point => [index * t * nestedPitch, index * t * nestedPitch]);
}

export const profiles: Record<string, Views> = {
	"i-beam": {
		main: (size) => barPiece(iBeam(size)),
		section: (size) => {
			const section = iBeam(size);
			return flangedSection(section, (section.b - section.s) / 2);
		},
		bundle: (size) => {
			const section = iBeam(size);
			return barBundle(section, rows(section.b * 1.5 < section.h ? 4 : 3, 2, section.b * 1.03, section.h * 1.01));
		},
	},
	channel: {
		main: (size) => barPiece(channelSection(size)),
		section: (size) => flangedSection(channelSection(size), 0),
		bundle: (size) => {
			const section = channelSection(size);
			return barBundle(section, rows(4, 2, section.b * 1.03, section.h * 1.01));
		},
	},
	"rectangular-tube": {
		main: (size) => barPiece(tubeSection(size)),
		section: (size) => tubeNotes(tubeSection(size)),
		bundle: (size) => {
			const section = tubeSection(size);
			const [columns, layers] = section.b > section.h * 1.4 ? [2, 4] : section.h > section.b * 1.4 ? [4, 2] : [3, 3];
			return barBundle(section, rows(columns, layers, section.b, section.h));
		},
	},
	angle: {
		main: (size) => barPiece(angleSection(size)),
		section: (size) => angleNotes(angleSection(size)),
		bundle: (size) => {
			const section = angleSection(size);
			const reach = nestedSteps * section.t * nestedPitch;
			const girth: Point[] = [
				[0, section.h],
				[reach, section.h + reach],
				[section.b + reach, reach],
			];
			return barBundle(section, nested(section), { length: 2 * (section.b + section.h), girth });
		},
	},
	tee: {
		main: (size) => barPiece(teeSection(size)),
		section: (size) => teeNotes(teeSection(size)),
		bundle: (size) => {
			const section = teeSection(size);
			return barBundle(section, rows(4, 2, section.b * 1.04, section.h * 1.02));
		},
	},
};
