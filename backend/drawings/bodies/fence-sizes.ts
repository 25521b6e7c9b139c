import { across, upright } from "../parts/dimension-lines";
import { figure } from "../parts/lettering";
import type { Mark } from "../parts/marks";
import type { FlatView } from "../parts/section-view";

export const fenceMargins = { left: 50, top: 44, right: 40, bottom: 50 };

/** The outer sizes of an upright field: width below, height on the left. */
export function fieldSizes(view: FlatView, b: number, h: number): Mark[] {
	const [x1, x2, y1, y2] = [view.x(0), view.x(b), view.y(h), view.y(0)];
	return [...across(x1, x2, y2 + 28, figure(b), [y2, y2]), ...upright(y1, y2, x1 - 22, figure(h), [x1, x1])];
}
