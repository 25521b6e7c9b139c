import { media } from "../ui/style/breakpoints";
import { featureStyle } from "../ui/style/style";
import { color, control, hairline, radius, rule, space, text, weight } from "../ui/style/tokens.css";

/** Only paper shows the date, because prices hold for a day. */
export const printed = featureStyle({
	...text.xs,
	display: "none",
	color: color.muted,
	"@media": { [media.print]: { display: "block" } },
});
export const ask = featureStyle({ paddingBlock: `${space[5]} ${space[10]}`, "@media": { [media.print]: { display: "none" } } });

export const around = featureStyle({
	display: "grid",
	gap: space[3],
	paddingBlockStart: space[12],
	"@media": { [media.print]: { display: "none" } },
});
export const aroundList = featureStyle({ display: "flex", flexWrap: "wrap", gap: space[2], padding: 0 });
export const aroundLink = featureStyle({
	...text.s,
	display: "inline-flex",
	alignItems: "center",
	minHeight: "36px",
	paddingInline: space[3],
	border: hairline,
	borderRadius: radius,
	fontWeight: weight.bold,
	color: color.ink,
	textDecoration: "none",
	selectors: { "&:hover": { borderColor: color.ink, textDecoration: "underline" } },
});

export const similar = featureStyle({ paddingBlockStart: space[12], "@media": { [media.print]: { display: "none" } } });
export const similarList = featureStyle({
	display: "grid",
	marginBlockStart: space[3],
	padding: 0,
	borderBlockStart: rule,
	"@media": {
		[media.sm]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space[6] },
		[media.lg]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", columnGap: space[5], paddingBlockStart: space[4] },
	},
});
export const similarItem = featureStyle({
	position: "relative",
	display: "grid",
	gridTemplateColumns: "96px minmax(0, 1fr)",
	gap: space[4],
	paddingBlock: space[3],
	borderBlockEnd: hairline,
	"@media": {
		[media.lg]: {
			padding: space[3],
			border: hairline,
			selectors: { "&:hover, &:focus-within": { borderColor: color.ink } },
		},
	},
});
export const similarSheet = featureStyle({ alignSelf: "start", padding: space[1], background: color.soft });
export const similarDrawing = featureStyle({ display: "block", width: "100%", height: "auto" });
export const similarWords = featureStyle({ minWidth: 0, selectors: { "&:only-child": { gridColumn: "1 / -1" } } });
export const documents = featureStyle({ paddingBlockStart: space[12], "@media": { [media.print]: { display: "none" } } });
export const documentList = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	gap: space[2],
	marginBlockStart: space[3],
	padding: 0,
	paddingBlockStart: space[4],
	borderBlockStart: rule,
});
export const file = featureStyle({
	...text.s,
	display: "inline-flex",
	alignItems: "center",
	gap: space[2],
	minHeight: control.m,
	paddingInline: space[3],
	color: color.ink,
	fontWeight: weight.medium,
	textDecoration: "none",
	border: hairline,
	borderRadius: radius,
	selectors: { "&:hover": { borderColor: color.ink, textDecoration: "underline" } },
});
export const documentNote = featureStyle({ ...text.s, color: color.muted, paddingBlockStart: space[3] });
