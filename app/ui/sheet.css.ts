import { globalStyle } from "@vanilla-extract/css";
import { media } from "./style/breakpoints";
import { ui } from "./style/layers.css";
import { uiStyle } from "./style/style";
import { color, hairline, radius, space, text } from "./style/tokens.css";

const base = {
	display: "flex",
	flexDirection: "column",
	border: hairline,
	background: color.soft,
	padding: space[4],
	"@media": { [media.print]: { padding: 0, border: 0, maxWidth: "80mm" } },
} as const;
export const sheet = uiStyle(base);
export const lowSheet = uiStyle({
	...base,
	"@media": {
		...base["@media"],
		[media.lg]: { padding: `${space[2]} ${space[3]}` },
	},
});
export const smallSheet = uiStyle({ ...base, padding: space[2] });
/** A drawing within the page looks as its place is wide (drawn-within.server.ts). */
export const drawing = uiStyle({
	display: "block",
	containerType: "inline-size",
	/** In the middle of the sheet, and what is said of it in one line below. */
	"@media": { [media.lg]: { selectors: { [`${lowSheet} > &`]: { width: "240px", alignSelf: "center" } } } },
});
globalStyle(`${drawing} > *`, { "@layer": { [ui]: { width: "100%", height: "auto", objectFit: "contain" } } });
export const caption = uiStyle({
	...text.xs,
	color: color.muted,
	textAlign: "right",
	paddingTop: space[2],
	"@media": {
		[media.lg]: {
			selectors: {
				[`${lowSheet} > &`]: { display: "flex", flexWrap: "wrap", justifyContent: "space-between", columnGap: space[3], paddingTop: 0 },
			},
		},
	},
});

/** The drawing as a link to itself: its sign stands in the corner of the sheet. */
export const open = uiStyle({
	position: "relative",
	display: "block",
	color: color.ink,
	cursor: "zoom-in",
	selectors: { "&[aria-busy]": { cursor: "progress" } },
});
export const openSign = uiStyle({
	position: "absolute",
	insetBlockStart: 0,
	insetInlineEnd: 0,
	margin: `calc(${space[2]} * -1)`,
	display: "grid",
	placeItems: "center",
	width: "32px",
	height: "32px",
	borderRadius: radius,
	background: color.paper,
	border: hairline,
	color: color.muted,
	selectors: {
		[`${open}:is(:hover, :focus-visible) > &`]: { color: color.ink, borderColor: color.ink },
		[`${smallSheet} &`]: { margin: `calc(${space[1]} * -1)` },
	},
	"@media": { [media.print]: { display: "none" } },
});
