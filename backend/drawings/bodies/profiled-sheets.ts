import { type Contour, type Corner, contourPath, reversed, rounded, type Segment } from "../parts/contour";
import { across, leader, upright } from "../parts/dimension-lines";
import { box, type Place, shifts } from "../parts/isometric";
import { figure } from "../parts/lettering";
import { drawn, type Mark } from "../parts/marks";
import { mapPath, type Point } from "../parts/path";
import { alongY, prism } from "../parts/prism";
import { type FlatView, flatView } from "../parts/section-view";
import type { Size, Views } from "../parts/views";

interface Wave {
	readonly h: number;
	readonly pitch: number;
	readonly b: number;
	readonly t: number;
	readonly count: number;
	/** One wave as a strip of the given thickness, starting at x = 0. */
	readonly strip: (thickness: number) => Contour;
	/** The end of the sheet after its last wave. */
	readonly close: (thickness: number) => Contour;
}

function offsetStrip(points: readonly Point[], thickness: number): Contour {
	const lower = points.map((point, index): Corner => {
		const before = points[index - 1];
		const after = points[index + 1];
		const angles = [
			before && Math.atan2(point[1] - before[1], point[0] - before[0]),
			after && Math.atan2(after[1] - point[1], after[0] - point[0]),
		];
		const [first = angles[1] ?? 0, second = first] = angles;
		const middle = (first + second) / 2;
		const reach = thickness / Math.cos((first - second) / 2);
		return [point[0] + Math.sin(middle) * reach, point[1] - Math.cos(middle) * reach];
	});
	return rounded([...lower, ...points.map((point): Corner => [point[0], point[1]]).reverse()]);
}

function trapezoid(size: Size): Wave & { crown: number; points: readonly Point[] } {
	const pitch = size("pitch", 207);
	const h = Math.min(size("h", 35), pitch * 1.5);
	const b = Math.max(size("b", 1035), pitch);
	const crown = Math.min(size("crown", 40), pitch * 0.7);
	const run = Math.min(h * 0.5, (pitch - crown) * 0.28);
	const points: Point[] = [
		[0, h],
		[crown, h],
		[crown + run, 0],
		[pitch - run, 0],
		[pitch, h],
	];
	const last: Point[] = points.slice(0, 3);
	return {
		h,
		pitch,
		b,
		crown,
		points,
		t: size("t", 0.5),
		count: Math.max(1, Math.round(b / pitch)),
		strip: (thickness) => offsetStrip(points, thickness),
		close: (thickness) => offsetStrip(last, thickness),
	};
}

/** Sinusoidal sheet, drawn with two arcs per wave that meet tangentially. */
function sine(size: Size): Wave {
	const pitch = size("pitch", 76);
	const h = Math.min(size("h", 18), pitch * 0.45);
	const b = Math.max(size("b", 988), pitch);
	const radius = ((pitch / 4) ** 2 + (h / 2) ** 2) / h;
	const half = Math.asin(Math.min(1, pitch / 4 / radius));
	const up = Math.PI / 2;
	const strip = (thickness: number): Segment[] => {
		const crest = (r: number): Segment => ({
			kind: "arc",
			centre: [pitch * 0.25, h - radius],
			radius: r,
			start: up + half,
			end: up - half,
		});
		const trough = (r: number): Segment => ({ kind: "arc", centre: [pitch * 0.75, radius], radius: r, start: -up - half, end: -up + half });
		return [crest(radius - thickness), trough(radius + thickness), reversed(trough(radius)), reversed(crest(radius))];
	};
	return {
		h,
		pitch,
		b,
		t: size("t", 0.5),
		count: Math.max(1, Math.round(b / pitch)),
		strip,
		close: (thickness) => strip(thickness).filter((_, index) => index % 3 === 0),
	};
}

function piece(wave: Wave, count: number, length: number, z = 0): Mark[] {
	const thickness = Math.max(wave.t, Math.min((count * wave.pitch) / 190, wave.h / 6));
	const cut = (contour: Contour, x: number) => prism({ stand: alongY(x, 0, z), contour, length, facet: Math.PI, front: "o" });
	return [
		{
			kind: "copies",
			marks: cut(wave.strip(thickness), 0),
			at: shifts(Array.from({ length: count }, (_, index): Place => [index * wave.pitch, 0, 0])),
		},
		...cut(wave.close(thickness), count * wave.pitch),
	];
}

function stack(wave: Wave): Mark[] {
	const count = Math.min(wave.count, 6);
	const width = count * wave.pitch;
	const length = width * 1.1;
	const beam = width / 16;
	const rise = Math.max(width / 22, wave.t);
	return [
		...[0.8, 0.12].flatMap((share) => box([-beam * 0.4, length * share, -beam], [width + beam * 2.4, beam, beam])),
		{ kind: "copies", marks: piece(wave, count, length), at: shifts([0, 1, 2, 3].map((layer): Place => [0, 0, layer * rise])) },
	];
}

function profileLine(view: FlatView, wave: Wave, count: number): Mark {
	const upper = (x: number) => {
		const strip = contourPath(wave.strip(0).slice(wave.strip(0).length / 2)).slice(0, -1);
		return mapPath(strip, (point) => view.at([point[0] + x, point[1]]));
	};
	return drawn("o", Array.from({ length: count }, (_, index) => upper(index * wave.pitch)).flat());
}

function notes(wave: Wave, inner: (view: FlatView) => Mark[], crestX: number): Mark[] {
	const whole = flatView(wave.count * wave.pitch, wave.h, { left: 24, top: 176, right: 24, bottom: 44 });
	const detail = flatView(wave.pitch * 2, wave.h, { left: 62, top: 50, right: 62, bottom: 112 });
	const [first, second] = [detail.x(crestX), detail.x(crestX + wave.pitch)];
	const top = detail.y(wave.h);
	const tip = detail.at([crestX + wave.pitch + wave.pitch * 0.5, 0]);
	return [
		profileLine(detail, wave, 2),
		...across(first, second, top - 30, figure(wave.pitch), [top, top]),
		...upright(top, detail.y(0), detail.x(0) - 20, figure(wave.h), [detail.x(0), detail.x(wave.pitch * 0.5)]),
		...leader(tip, [tip[0] + 14, tip[1] + 16], `t = ${figure(wave.t)}`),
		...inner(detail),
		profileLine(whole, wave, wave.count),
		...across(whole.x(0), whole.x(wave.count * wave.pitch), whole.y(0) + 22, figure(wave.b), [whole.y(wave.h / 2), whole.y(wave.h / 2)]),
	];
}

export const profiledSheets: Record<string, Views> = {
	"trapezoidal-sheet": {
		main: (size) => {
			const wave = trapezoid(size);
			const count = Math.min(wave.count, 6);
			return piece(wave, count, count * wave.pitch * 0.9);
		},
		section: (size) => {
			const wave = trapezoid(size);
			const crown = (view: FlatView) =>
				across(view.x(0), view.x(wave.crown), view.y(wave.h) - 12, figure(wave.crown), [view.y(wave.h), view.y(wave.h)]);
			return notes(wave, crown, 0);
		},
		bundle: (size) => stack(trapezoid(size)),
	},
	"corrugated-sheet": {
		main: (size) => {
			const wave = sine(size);
			const count = Math.min(wave.count, 8);
			return piece(wave, count, count * wave.pitch * 0.9);
		},
		section: (size) => notes(sine(size), () => [], size("pitch", 76) * 0.25),
		bundle: (size) => stack(sine(size)),
	},
};
