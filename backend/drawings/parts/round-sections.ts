import { barBundle, type CrossSection, hexagonPack } from "./bar-views";
import { circle, roundHole } from "./contour";
import { axes, upright } from "./dimension-lines";
import type { Mark } from "./marks";
import { cutFace, type FlatView } from "./section-view";

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
