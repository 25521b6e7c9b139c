import { across, upright } from "./dimension-lines";
import { box } from "./isometric";
import { figure } from "./lettering";
import { drawn } from "./marks";
import { polygon } from "./path";
import { flatView } from "./section-view";
import type { Size, Views } from "./views";

const outer = (size: Size) => ({ b: size("b", 300), l: size("l", 400), h: size("h", 200) });

/** The fallback for shapes without a drawing: a bounding box. Missing sizes have a default and no figure. */
export const plainBox: Views = {
	main: (size) => {
		const { b, l, h } = outer(size);
		return box([0, 0, 0], [b, l, h]);
	},
	section: (size) => {
		const { b, h } = outer(size);
		const view = flatView(b, h, { left: 50, top: 28, right: 40, bottom: 46 });
		const [x1, x2, y1, y2] = [view.x(0), view.x(b), view.y(h), view.y(0)];
		return [
			drawn(
				"q",
				polygon([
					[x1, y1],
					[x2, y1],
					[x2, y2],
					[x1, y2],
				]),
			),
			drawn(
				"o",
				polygon([
					[x1, y1],
					[x2, y1],
					[x2, y2],
					[x1, y2],
				]),
			),
			...(size("h", 0) > 0 ? upright(y1, y2, x1 - 20, figure(h), [x1, x1]) : []),
			...(size("b", 0) > 0 ? across(x1, x2, y2 + 24, figure(b), [y2, y2]) : []),
		];
	},
	bundle: (size) => {
		const { b, l, h } = outer(size);
		return [...box([0, l * 1.08, 0], [b, l, h]), ...box([0, 0, 0], [b, l, h]), ...box([0, l * 0.54, h], [b, l, h])];
	},
};
