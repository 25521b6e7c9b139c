import { type Contour, circle, contourPath, hexagon, rounded } from "../parts/contour";
import { across, upright } from "../parts/dimension-lines";
import { block, solid, stroke } from "../parts/elevation-parts";
import { box, onScreen, type Place, shifts } from "../parts/isometric";
import { figure } from "../parts/lettering";
import { drawn, type Mark } from "../parts/marks";
import { type Point, polygon } from "../parts/path";
import { alongY, frontPath, prism, standing } from "../parts/prism";
import { cutFace, flat, flatView } from "../parts/section-view";
import type { Size, Views } from "../parts/views";
import { carton } from "./carton";
import { gratingBody } from "./gratings";
import { steps } from "./mesh";

interface Clamp {
	readonly b: number;
	readonly h: number;
	readonly t: number;
}

function clamp(size: Size): Clamp {
	const [b, h] = [size("b", 40), size("h", 60)];
	return { b, h, t: Math.min(b, h) * 0.11 };
}

/** A hat-shaped clip: a saddle with two feet. */
function hat({ b, h, t }: Clamp): Contour {
	const wing = b * 0.28;
	const rise = Math.max(h * 0.55, t * 3);
	const [left, right] = [wing, b - wing];
	return rounded([
		[0, 0],
		[left + t, 0, t],
		[left + t, rise - t, t * 0.6],
		[right - t, rise - t, t * 0.6],
		[right - t, 0, t],
		[b, 0],
		[b, t],
		[right, t, t * 0.4],
		[right, rise, t * 1.6],
		[left, rise, t * 1.6],
		[left, t, t * 0.4],
		[0, t],
	]);
}

function clampBody(part: Clamp): Mark[] {
	const { b, h, t } = part;
	const rise = Math.max(h * 0.55, t * 3);
	const middle: Point = [b / 2, h / 2];
	const flats = b * 0.24;
	return [
		...prism({ stand: alongY(), contour: hat(part), length: h }),
		...prism({ stand: standing(middle[0], middle[1], rise + t * 0.5), contour: circle(flats * 0.75), length: t * 0.5, front: "a" }),
		...prism({
			stand: standing(middle[0], middle[1], rise + t * 0.5 + flats * 0.5),
			contour: hexagon(flats),
			length: flats * 0.5,
			front: "a",
		}),
		drawn("f", frontPath(standing(middle[0], middle[1], rise + t * 0.5 + flats * 0.5), circle(flats * 0.47))),
	];
}

function clampSection(part: Clamp): Mark[] {
	const { b, h, t } = part;
	const rise = Math.max(h * 0.55, t * 3);
	const wide = b * 0.55;
	const view = flatView(b + wide + b, Math.max(h, rise), { left: 28, top: 26, right: 48, bottom: 48 });
	const x = b + wide;
	const [bottom, right] = [view.y(0), view.x(x + b)];
	return [
		...cutFace(view, [hat(part)], "h"),
		...solid(view, block(x, 0, b, h)),
		flat(view, "o", [...stroke([x + b * 0.28, 0], [x + b * 0.28, h]), ...stroke([x + b * 0.72, 0], [x + b * 0.72, h])]),
		...solid(view, contourPath(hexagon(b * 0.24, 0, x + b / 2, h / 2))),
		flat(view, "k", [...stroke([x - b * 0.08, h / 2], [x + b * 1.08, h / 2]), ...stroke([x + b / 2, -h * 0.05], [x + b / 2, h * 1.05])]),
		...across(view.x(x), right, bottom + 26, figure(b), [bottom, bottom]),
		...upright(view.y(h), bottom, right + 26, figure(h), [right, right]),
	];
}

interface Tread {
	readonly b: number;
	readonly l: number;
	readonly h: number;
	readonly plate: number;
}

function tread(size: Size): Tread {
	const [b, l, h] = [size("b", 240), size("l", 800), size("h", 30)];
	return { b, l, h, plate: Math.max(h * 2, 70) };
}

/** A stair tread: grating between two end plates with slots, and a nosing at its front edge. */
function treadBody({ b, l, h, plate }: Tread): Mark[] {
	const thick = 4;
	const nosing = b * 0.12;
	const slot = (x: number) => {
		const stand = alongY(x, -thick, -plate * 0.55 + h);
		return frontPath(stand, circle(plate * 0.1));
	};
	const slots = [...slot(b * 0.25), ...slot(b * 0.72)];
	return [
		...box([0, l, h - plate], [b, thick, plate]),
		...gratingBody({ b: b - nosing, l, h, px: 34, py: 38 }, [0, 0, 0]),
		...box([b - nosing, 0, 0], [nosing, l, h]),
		drawn(
			"i",
			steps(l, Math.max(30, l / 24)).flatMap((y) => polygon([onScreen([b - nosing * 0.7, y, h]), onScreen([b - nosing * 0.3, y, h])])),
		),
		...box([0, -thick, h - plate], [b, thick, plate]),
		drawn("d", slots),
		drawn("o", slots),
	];
}

function treadSection({ b, l, h, plate }: Tread): Mark[] {
	const gap = b * 0.55;
	const view = flatView(l, b + gap + plate, { left: 50, top: 20, right: 46, bottom: 46 });
	const low = plate + gap;
	const nosing = b * 0.12;
	const [x1, x2, y2] = [view.x(0), view.x(l), view.y(0)];
	return [
		...solid(view, block(0, low, l, b)),
		flat(view, "i", [
			...steps(b - nosing, 34, 30).flatMap((y) => stroke([0, low + nosing + y], [l, low + nosing + y])),
			...steps(l, 38, 60).flatMap((x) => stroke([x, low + nosing], [x, low + b])),
		]),
		flat(view, "o", stroke([0, low + nosing], [l, low + nosing])),
		...solid(view, block(0, plate - h, l, h)),
		...solid(view, block(0, 0, Math.max(4, l / 110), plate)),
		...solid(view, block(l - Math.max(4, l / 110), 0, Math.max(4, l / 110), plate)),
		...across(x1, x2, y2 + 26, figure(l), [y2, y2]),
		...upright(view.y(low + b), view.y(low), x1 - 20, figure(b), [x1, x1]),
		...upright(view.y(plate), view.y(plate - h), x2 + 18, figure(h), [x2, x2]),
	];
}

/** Treads rising between two stringers. */
function flight(part: Tread): Mark[] {
	const [rise, going] = [part.b * 0.75, part.b * 0.95];
	const count = 4;
	const stringer = (y: number): Mark[] => {
		const deep = rise * 1.1;
		const contour = rounded([
			[-going * 0.25, rise * (count - 0.2)],
			[-going * 0.25, rise * (count - 0.2) - deep],
			[going * count + part.b * 0.2, -rise - deep * 0.1],
			[going * count + part.b * 0.2, -rise + deep * 0.55],
		]);
		return prism({ stand: alongY(0, y, 0), contour, length: 12 });
	};
	return [
		...stringer(part.l + 4),
		{
			kind: "copies",
			marks: treadBody(part),
			at: shifts(Array.from({ length: count }, (_, index): Place => [index * going, 0, (count - 1 - index) * rise])),
		},
		...stringer(-16),
	];
}

export const fittings: Record<string, Views> = {
	clamp: {
		main: (size) => clampBody(clamp(size)),
		section: (size) => clampSection(clamp(size)),
		bundle: (size) => {
			const part = clamp(size);
			const side = Math.max(part.b, part.h) * 2.4;
			const step = part.h * 1.35;
			return [
				...carton(0, 0, side),
				{ kind: "copies", marks: clampBody(part), at: shifts([1, 0].map((index): Place => [side * 1.12, index * step + side * 0.05, 0])) },
			];
		},
	},
	"stair-tread": {
		main: (size) => treadBody(tread(size)),
		section: (size) => treadSection(tread(size)),
		bundle: (size) => flight(tread(size)),
	},
};
