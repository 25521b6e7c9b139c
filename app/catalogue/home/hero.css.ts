import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, frontPage, hairline, space, text, weight } from "../../ui/style/tokens.css";

const base = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", paddingBlockStart: space[4] } as const;
const besideDrawing = { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 31rem)", columnGap: space[12], alignItems: "stretch" } as const;

export const hero = featureStyle({
	...base,
	"@media": {
		[media.print]: { ...besideDrawing, breakInside: "avoid" },
		[media.lg]: { ...besideDrawing, paddingBlockStart: space[6] },
		[media.xxl]: { columnGap: space[20] },
	},
});
export const plainHero = featureStyle(base);

export const words = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	alignContent: "space-between",
	gap: space[3],
	minWidth: 0,
});
export const heading = featureStyle(frontPage.heading);
export const lead = featureStyle({
	...text.l,
	color: color.muted,
	maxWidth: "62ch",
	"@media": { [media.phone]: text.s },
});
/** On a phone the field itself names some. */
export const examples = featureStyle({ "@media": { [media.phone]: { display: "none" } } });

/** The frame of a technical drawing, with the title block at its right: the border, and what is drawn. Small screens are for the groups. */
export const sheet = featureStyle({
	display: "none",
	border: `1px solid ${color.ink}`,
	background: color.soft,
	minWidth: 0,
	"@media": { [media.lg]: { display: "flex" }, [media.print]: { display: "flex" } },
});
export const drawing = featureStyle({
	flex: "none",
	display: "grid",
	placeItems: "center",
	width: "16rem",
});

export const block = featureStyle({
	flex: 1,
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	background: color.paper,
	selectors: { "* + &": { borderInlineStart: `1px solid ${color.ink}` } },
});
export const cell = featureStyle({
	display: "grid",
	alignContent: "center",
	padding: `${space[1]} ${space[3]}`,
	minWidth: 0,
	selectors: { "& + &": { borderBlockStart: hairline } },
});
export const term = featureStyle({ ...text.xs, color: color.muted });
export const value = featureStyle({ ...text.m, fontWeight: weight.bold });
export const beside = featureStyle({ ...text.s, fontWeight: weight.regular, color: color.muted });
