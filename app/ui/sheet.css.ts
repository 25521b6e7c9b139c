import { globalStyle } from "@vanilla-extract/css";
import { media } from "../styles/breakpoints";
import { ui } from "../styles/layers.css";
import { uiStyle } from "../styles/style";
import { color, hairline, quick, radius, space, text } from "../styles/tokens.css";

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
		[media.lg]: {
			display: "grid",
			gridTemplateColumns: "264px minmax(0, 1fr)",
			alignItems: "end",
			gap: space[2],
			padding: `${space[2]} ${space[3]} ${space[2]} ${space[2]}`,
		},
	},
});
export const smallSheet = uiStyle({ ...base, padding: space[2] });
globalStyle(`:is(${sheet}, ${lowSheet}, ${smallSheet}) img`, { "@layer": { [ui]: { width: "100%", objectFit: "contain" } } });
export const caption = uiStyle({ ...text.xs, color: color.muted, textAlign: "right", paddingTop: space[2] });

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
	transition: `color ${quick}, border-color ${quick}`,
	selectors: {
		[`${open}:is(:hover, :focus-visible) > &`]: { color: color.ink, borderColor: color.ink },
		[`${smallSheet} &`]: { margin: `calc(${space[1]} * -1)` },
	},
	"@media": { [media.print]: { display: "none" } },
});
