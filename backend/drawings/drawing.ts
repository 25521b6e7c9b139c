import { bars } from "./bodies/bars";
import { chainLinks } from "./bodies/chain-link";
import { fasteners } from "./bodies/fasteners";
import { fittings } from "./bodies/fittings";
import { gates } from "./bodies/gates";
import { gratings } from "./bodies/gratings";
import { longFasteners } from "./bodies/long-fasteners";
import { mesh } from "./bodies/mesh";
import { panelFences } from "./bodies/panel-fences";
import { pipes } from "./bodies/pipes";
import { profiledSheets } from "./bodies/profiled-sheets";
import { profiles } from "./bodies/profiles";
import { ribbedBars } from "./bodies/ribbed-bars";
import { sheets } from "./bodies/sheets";
import { siteFences } from "./bodies/site-fences";
import { plainBox } from "./parts/box-drawing";
import { letteringData } from "./parts/lettering";
import { boundsOf, fitted, type Mark, markPoints, type Placement, render, unmoved } from "./parts/marks";
import { sheet, styleOf } from "./parts/style";
import { sizes, type Views } from "./parts/views";

const families: ReadonlyMap<string, Views> = new Map(
	Object.entries({
		...profiles,
		...bars,
		...ribbedBars,
		...sheets,
		...profiledSheets,
		...mesh,
		...gratings,
		...panelFences,
		...gates,
		...siteFences,
		...chainLinks,
		...fasteners,
		...longFasteners,
		...pipes,
		...fittings,
	}),
);

/** The decimal separator: ISO 129 uses the comma, English readers the point. */
type Decimal = "," | ".";

export type View = "main" | "section" | "bundle";

export const shapes: readonly string[] = [...families.keys()];

/**
 * The drawing of a product as an SVG document of a few kilobytes, to be used as an image.
 * Dimensions in mm; missing or impossible ones are replaced by defaults, an unknown shape is drawn as its bounding box. Never throws.
 */
export function drawing(shape: string, dimensions: Record<string, number>, view: View, decimal: Decimal = ","): string {
	const views = families.get(shape) ?? plainBox;
	const marks = views[view](sizes(dimensions));
	const placement = view === "section" ? unmoved : fitted(boundsOf(markPoints(marks)), frame);
	return document(marks, placement, decimal);
}

/** Shapes with the section of a long product: the cut face only. */
const longProducts = new Set([...Object.keys(profiles), ...Object.keys(bars)]);

/** The larger side of a long product's section in mm, or null for other shapes. */
function sectionReach(shape: string, { h = 0, b = 0, d = 0 }: Record<string, number>): number | null {
	const reach = Math.max(h, b, d);
	return longProducts.has(shape) && reach > 0 ? reach : null;
}

/**
 * The section without dimensions, on the lower edge of a sheet with space for `room` mm: sections with equal room share a scale. Other
 * shapes are drawn as usual.
 */
export function scaledSection(shape: string, dimensions: Record<string, number>, room: number): string {
	const views = families.get(shape);
	const reach = sectionReach(shape, dimensions);
	if (!views || reach === null) return drawing(shape, dimensions, "section");
	const marks = views
		.section(sizes(dimensions))
		.filter((mark) => mark.kind === "clipped" || (mark.kind === "path" && /[qo]/.test(mark.look)));
	const { left, top, right, bottom } = boundsOf(markPoints(marks));
	const unitsPerMm = Math.max(right - left, bottom - top) / reach;
	const scale = (frame.bottom - frame.top) / Math.max(room, reach) / unitsPerMm;
	const placement = { scale, x: (frame.left + frame.right) / 2 - ((left + right) / 2) * scale, y: frame.bottom - bottom * scale };
	return document(marks, placement, ",");
}

const margin = 12;
const frame = { left: sheet.left + margin, top: sheet.top + margin, right: sheet.right - margin, bottom: sheet.bottom - margin };

function document(marks: readonly Mark[], placement: Placement, decimal: Decimal): string {
	const letters = (text: string) => letteringData(text.replaceAll(",", decimal));
	const box = `${sheet.left} ${sheet.top} ${sheet.right} ${sheet.bottom}`;
	const written = render(marks, placement, { letters, names: { next: 0 } });
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><style>${styleOf(written)}</style>${written}</svg>`;
}
