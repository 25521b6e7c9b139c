import type { CrossSection } from "./bar-views";
import { type Contour, rectangle, rectangularHole, rounded } from "./contour";
import type { Size } from "./views";

export interface Walls {
	readonly h: number;
	readonly b: number;
	readonly s: number;
	readonly t: number;
	readonly r: number;
}

function walls(size: Size, fallback: Walls): Walls {
	const h = size("h", fallback.h);
	const b = size("b", fallback.b);
	const t = Math.min(size("t", fallback.t), h * 0.4);
	const s = Math.min(size("s", Math.min(fallback.s, t)), b * 0.6);
	return { h, b, s, t, r: Math.min(size("r", fallback.r), (b - s) / 2, h / 2 - t) };
}

export function iBeam(size: Size): CrossSection & Walls {
	const { h, b, s, t, r } = walls(size, { h: 200, b: 100, s: 5.6, t: 8.5, r: 12 });
	const left = (b - s) / 2;
	const right = (b + s) / 2;
	const contour = rounded([
		[0, 0],
		[b, 0],
		[b, t],
		[right, t, r],
		[right, h - t, r],
		[b, h - t],
		[b, h],
		[0, h],
		[0, h - t],
		[left, h - t, r],
		[left, t, r],
		[0, t],
	]);
	return { contour, width: b, height: h, h, b, s, t, r };
}

export function channelSection(size: Size): CrossSection & Walls {
	const { h, b, s, t, r } = walls(size, { h: 200, b: 75, s: 8.5, t: 11.5, r: 11.5 });
	const contour = rounded([
		[0, 0],
		[b, 0],
		[b, t, Math.min(r, t) / 2],
		[s, t, r],
		[s, h - t, r],
		[b, h - t, Math.min(r, t) / 2],
		[b, h],
		[0, h],
	]);
	return { contour, width: b, height: h, h, b, s, t, r };
}

export function angleSection(size: Size): CrossSection & Walls {
	const h = size("h", 80);
	const b = size("b", h);
	const t = Math.min(size("t", 8), h * 0.4, b * 0.4);
	const r = Math.min(size("r", t * 1.2), (Math.min(h, b) - t) / 2);
	const contour = rounded([
		[0, 0],
		[b, 0],
		[b, t, Math.min(r / 2, t * 0.9)],
		[t, t, r],
		[t, h, Math.min(r / 2, t * 0.9)],
		[0, h],
	]);
	return { contour, width: b, height: h, h, b, s: t, t, r };
}

export function teeSection(size: Size): CrossSection & Walls {
	const { h, b, t } = walls(size, { h: 80, b: 80, s: 9, t: 9, r: 9 });
	const left = (b - t) / 2;
	const right = (b + t) / 2;
	const r = Math.min(t, left, (h - t) / 2);
	const contour = rounded([
		[right, 0, t / 2],
		[right, h - t, r],
		[b, h - t, t / 4],
		[b, h],
		[0, h],
		[0, h - t, t / 4],
		[left, h - t, r],
		[left, 0, t / 2],
	]);
	return { contour, width: b, height: h, h, b, s: t, t, r };
}

/** Corner radii of cold-formed hollow sections after EN 10219: outside 2 t, inside t; larger for thicker walls. */
export function tubeSection(size: Size): CrossSection & Walls {
	const h = size("h", 100);
	const b = size("b", h);
	const t = Math.min(size("t", 5), h * 0.42, b * 0.42);
	const r = Math.min(t * (t > 6 ? 2.5 : 2), h / 2.2, b / 2.2);
	const inner: Contour = rectangularHole(b - 2 * t, h - 2 * t, Math.max(r - t, 0), t, t);
	return { contour: rectangle(b, h, r), holes: [inner], width: b, height: h, h, b, s: t, t, r };
}
