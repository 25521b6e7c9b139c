import { barBundle, type CrossSection, hexagonPack } from "./bar-views";
import { circle, roundHole } from "./contour";
import { axes, upright } from "./dimension-lines";
import { drawn, type Look, type Mark } from "./marks";
import { type Point, smooth } from "./path";
import { placed, type Stand } from "./prism";
import { cutFace, type FlatView } from "./section-view";

/** A round body: centre in its base plane, radius, mm. */
export interface Round {
	readonly stand: Stand;
	readonly centre: Point;
	readonly radius: number;
}

const quarter = Math.PI / 4;
/** Visible angles of a bar along y or x, and of a standing one. */
export const lyingSight = [-quarter, 3 * quarter] as const;
export const standingSight = [-3 * quarter, quarter] as const;

/** A line on the surface from one angle to another while it advances along the body: rings, threads, ribs. */
export function onSurface(body: Round, look: Look, angles: readonly [number, number], along: readonly [number, number], points = 5): Mark {
	const share = (index: number) => index / (points - 1);
	const stops = Array.from({ length: points }, (_, index): Point => {
		const angle = angles[0] + (angles[1] - angles[0]) * share(index);
		const w = along[0] + (along[1] - along[0]) * share(index);
		return placed(body.stand, body.centre[0] + body.radius * Math.cos(angle), body.centre[1] + body.radius * Math.sin(angle), w);
	});
	return drawn(look, smooth(stops));
}

/** Repeats marks along the body's axis. */
export function repeated(body: Round, marks: readonly Mark[], first: number, pitch: number, count: number): Mark {
	const [x0, y0] = placed(body.stand, 0, 0, 0);
	return {
		kind: "copies",
		marks,
		at: Array.from({ length: count }, (_, index): Point => {
			const [x, y] = placed(body.stand, 0, 0, first + pitch * index);
			return [x - x0, y - y0];
		}),
	};
}

export function round(d: number, bore = 0): CrossSection {
	const contour = circle(d / 2, d / 2, d / 2);
	return { contour, holes: bore > 0 ? [roundHole(bore / 2, d / 2, d / 2)] : [], width: d, height: d };
}

export function packed(section: CrossSection, length: number, surfaceMarks: readonly Mark[] = []): Mark[] {
	const { places, girth } = hexagonPack(section.width);
	return barBundle(section, places, { length, girth, surfaceMarks });
}

export function circleSection(d: number, view: FlatView, text: string): Mark[] {
	return [
		...cutFace(view, [circle(d / 2, d / 2, d / 2)]),
		axes(view.at([d / 2, d / 2]), (d / 2) * view.scale + 7),
		...upright(view.y(d), view.y(0), view.x(0) - 20, text, [view.x(d / 2), view.x(d / 2)]),
	];
}
