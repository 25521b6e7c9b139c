import { globalStyle } from "@vanilla-extract/css";
import { media } from "../ui/style/breakpoints";
import { base } from "../ui/style/layers.css";
import { featureStyle, spokenDifferently, visuallyHidden } from "../ui/style/style";
import { color, hairline, space, text, weight } from "../ui/style/tokens.css";
import { outOfDate } from "./lines/line-styles";

/** Screens that are high enough for a bar. */
export const withBar = `${media.narrow} and (min-height: 32.5625em)`;

export const bar = {
	gridTemplateColumns: "minmax(0, 1fr) minmax(min(38%, 240px), auto)",
	alignItems: "center",
	gap: `${space[1]} ${space[4]}`,
	paddingBlock: space[3],
	background: color.paper,
	borderBlock: hairline,
} as const;
export const stays = {
	position: "sticky",
	insetBlockEnd: 0,
	zIndex: 2,
	marginInline: `calc(-1 * ${space[4]})`,
	paddingInline: space[4],
} as const;

/**
 * The main action. It begins the panel of totals next to the lines, so that it is on the first screen and covers none of them. On narrow
 * screens it is a bar at the lower edge until the totals are reached.
 */
export const proceed = featureStyle({
	display: "grid",
	gap: space[2],
	paddingBlockStart: space[3],
	"@media": {
		[media.narrow]: bar,
		[withBar]: stays,
		[media.lg]: {
			order: -1,
			paddingBlock: `0 ${space[4]}`,
			borderBlockEnd: hairline,
			marginInline: `calc(-1 * ${space[5]})`,
			paddingInline: space[5],
		},
		[media.print]: { display: "none" },
	},
});

/** Keeps the focused element clear of the bar (WCAG 2.4.11). */
globalStyle(`html:has(${proceed})`, {
	"@layer": { [base]: { "@media": { [withBar]: { scrollPaddingBottom: "96px" } } } },
});

/** The total, as the panel of totals may be out of sight. */
export const sum = featureStyle({
	"@media": {
		[media.lg]: { display: "flex", flexWrap: "wrap", alignItems: "baseline", justifyContent: "space-between", columnGap: space[3] },
	},
});
export const sumValue = featureStyle({
	...text.l,
	display: "block",
	fontWeight: weight.heavy,
	whiteSpace: "nowrap",
	selectors: outOfDate,
});
export const promise = featureStyle({
	...text.xs,
	color: color.muted,
	textAlign: "center",
	"@media": { [media.narrow]: { display: "none" } },
});
/** A phone shows the short label. The accessible name stays the long one. */
export const long = featureStyle({ "@media": { [media.phone]: visuallyHidden } });
export const short = featureStyle({ display: "none", selectors: spokenDifferently, "@media": { [media.phone]: { display: "inline" } } });
