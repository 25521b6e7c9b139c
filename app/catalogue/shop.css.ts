import { media } from "../ui/style/breakpoints";
import { featureStyle } from "../ui/style/style";
import { color, hairline, space, text } from "../ui/style/tokens.css";

export const head = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[3],
	paddingBlockStart: space[3],
});
export const lead = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "baseline",
	gap: `${space[2]} ${space[5]}`,
	color: color.muted,
});
export const index = featureStyle({ ...text.s, display: "flex", flexWrap: "wrap", gap: `${space[2]} ${space[5]}`, lineHeight: "1.5rem" });
export const indexLink = featureStyle({ display: "inline-block", minHeight: "24px" });
/** On wide screens the title is next to the categories, so that many roots fit on the screen. */
export const root = featureStyle({
	paddingBlockStart: space[8],
	scrollMarginTop: space[4],
	"@media": {
		[media.lg]: {
			display: "grid",
			gridTemplateColumns: "11.5rem minmax(0, 1fr)",
			columnGap: space[6],
			alignItems: "start",
			paddingBlockStart: space[4],
		},
	},
});
export const rootHead = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "baseline",
	gap: `0 ${space[3]}`,
	paddingBlockEnd: space[3],
	"@media": { [media.lg]: { flexDirection: "column", borderBlockStart: hairline, paddingBlockStart: space[2] } },
});
/** Next to the categories a title such as "Kiinnitystarvikkeet" fits its column. */
export const rootTitle = featureStyle({ "@media": { [media.lg]: text.l } });
export const rootLink = featureStyle({
	color: color.ink,
	textDecoration: "none",
	selectors: { "&:hover": { textDecoration: "underline" } },
});
