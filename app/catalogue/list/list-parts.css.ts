import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, hairline, space, text } from "../../ui/style/tokens.css";

export const head = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "baseline",
	gap: `0 ${space[4]}`,
	paddingBlockEnd: "2px",
	"@media": { [media.sm]: { paddingBlockEnd: space[1] }, [media.lg]: { paddingBlockEnd: space[2] } },
});
/** Narrow screens show the drawing small beside the heading. */
export const drawnHead = featureStyle({
	"@media": {
		[media.narrow]: {
			display: "grid",
			gridTemplateColumns: "minmax(0, 1fr) auto",
			gridTemplateRows: "auto auto 1fr",
			alignItems: "start",
		},
	},
});
export const drawing = featureStyle({
	gridColumn: 2,
	gridRow: "1 / span 3",
	border: hairline,
	background: color.soft,
	"@media": {
		// As high as the two lines beside it.
		[media.sm]: { width: "auto", height: "56px" },
		[media.lg]: { display: "none" },
		[media.print]: { display: "none" },
	},
});
export const about = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[3],
	borderBlockStart: hairline,
	paddingBlockStart: space[4],
	"@media": { [media.xxl]: { borderBlockStart: 0, paddingBlockStart: space[2] } },
});
export const lead = featureStyle({ ...text.s, maxWidth: "72ch", color: color.muted });
export const promotion = featureStyle({
	...text.s,
	containerType: "inline-size",
	padding: `${space[2]} ${space[4]}`,
	marginBlockEnd: space[4],
	background: color.soft,
	borderInlineStart: `3px solid ${color.link}`,
	"@media": { [media.print]: { display: "none" } },
});

/** The width of the text decides: a list in a rail and on a phone, a strip of two lines or one elsewhere. */
const strip = "(min-width: 32rem)";
const line = "(min-width: 60rem)";

export const sentence = featureStyle({ textWrap: "balance" });
export const steps = featureStyle({
	display: "grid",
	marginBlockStart: space[1],
	"@container": {
		[strip]: { gridTemplateColumns: "repeat(3, max-content)", columnGap: space[8] },
		[line]: { display: "flex", flexWrap: "wrap", columnGap: space[6] },
	},
});
export const step = featureStyle({
	display: "flex",
	justifyContent: "space-between",
	gap: space[2],
	paddingBlock: "2px",
	whiteSpace: "nowrap",
	selectors: { "&:not(:first-child)": { borderBlockStart: hairline } },
	"@container": { [strip]: { selectors: { "&:not(:first-child)": { borderBlockStart: 0 } } } },
});
