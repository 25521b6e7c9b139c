import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, hairline, space, text, weight } from "../../ui/style/tokens.css";

/** The link covers the whole card, which is its positioned ancestor. */
export const link = featureStyle({
	color: color.ink,
	textDecoration: "none",
	selectors: {
		"&::after": { content: '""', position: "absolute", inset: 0 },
		"&:hover": { textDecoration: "underline" },
	},
});
export const price = featureStyle({ ...text.s, fontWeight: weight.bold, paddingBlockStart: space[2] });
export const grid = featureStyle({
	display: "grid",
	borderBlockStart: hairline,
	"@media": {
		[media.sm]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space[6] },
		[media.lg]: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))", gap: space[5], borderBlockStart: 0 },
	},
});

export const card = featureStyle({
	position: "relative",
	display: "grid",
	gridTemplateColumns: "112px minmax(0, 1fr)",
	gap: space[4],
	paddingBlock: space[3],
	borderBlockEnd: hairline,
	"@media": {
		[media.lg]: {
			gridTemplateColumns: "minmax(0, 1fr)",
			gridTemplateRows: "auto 1fr",
			gap: 0,
			padding: 0,
			border: hairline,
			selectors: { "&:hover, &:focus-within": { borderColor: color.ink } },
		},
	},
});
export const sheet = featureStyle({
	alignSelf: "start",
	background: color.soft,
	padding: space[2],
	"@media": { [media.lg]: { padding: space[4] } },
});
export const drawing = featureStyle({ width: "100%" });
export const words = featureStyle({
	minWidth: 0,
	selectors: { "&:only-child": { gridColumn: "1 / -1" } },
	"@media": { [media.lg]: { display: "grid", gridTemplateRows: "auto auto auto 1fr auto", padding: space[3] } },
});
