import { circle, hexagon, roundHole } from "../parts/contour";
import { drawn, type Mark } from "../parts/marks";
import { type Point, polygon } from "../parts/path";
import { alongY, frontPath, placed, prism } from "../parts/prism";
import { lyingSight, onSurface, type Round, repeated } from "../parts/round-surface";

/** Bodies of revolution and hexagons along y with their axis at (x, z); they start at y and extend away from the viewer. */
export interface Axis {
	readonly x: number;
	readonly z: number;
}

export function rod({ x, z }: Axis, y: number, radius: number, length: number, bore = 0): Mark[] {
	return prism({ stand: alongY(x, y, z), contour: circle(radius), holes: bore > 0 ? [roundHole(bore)] : [], length });
}

/** A hexagon head or nut, with the ellipse of its chamfer. */
export function hexagonBody({ x, z }: Axis, y: number, acrossFlats: number, length: number): Mark[] {
	const stand = alongY(x, y, z);
	return [
		...prism({ stand, contour: hexagon(acrossFlats, Math.PI / 6), length }),
		drawn("f", frontPath(stand, circle(acrossFlats * 0.47))),
	];
}

/** Thread on a rod: rings at the given pitch. */
export function threadOn({ x, z }: Axis, y: number, radius: number, length: number, pitch: number, lean = 0.25): Mark {
	const body: Round = { stand: alongY(x, y, z), centre: [0, 0], radius };
	const ring = onSurface(body, "i", lyingSight, [-pitch * lean, pitch * lean]);
	return repeated(body, [ring], pitch * 0.8, pitch, Math.max(0, Math.floor(length / pitch - 0.6)));
}

/** A point directed away from the viewer; drawn before its rod. */
export function point({ x, z }: Axis, y: number, radius: number, length: number): Mark[] {
	const stand = alongY(x, y, z);
	const rim = [0, 0.25, 0.5, 0.75, 1].map((share): Point => {
		const angle = lyingSight[0] + (lyingSight[1] - lyingSight[0]) * share;
		return placed(stand, radius * Math.cos(angle), radius * Math.sin(angle), 0);
	});
	const outline = polygon([...rim, placed(stand, 0, 0, length)]);
	return [drawn("b", outline), drawn("o", outline)];
}
