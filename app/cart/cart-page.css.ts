import { media } from "../ui/breakpoints";
import { featureStyle } from "../ui/style";
import { color, hairline, headerOffset, rule, space, text } from "../ui/tokens.css";

const narrow = "screen and (max-width: 1024px)";
const panelBox = { display: "grid", gap: space[3], border: hairline, borderBlockStart: rule, background: color.soft } as const;

export const page = featureStyle({
	display: "grid",
	gap: space[6],
	paddingBlock: `${space[4]} ${space[16]}`,
	"@media": { [media.print]: { gap: space[4], paddingBlock: 0 } },
});
export const heading = featureStyle({ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: `${space[1]} ${space[4]}` });
export const count = featureStyle({ ...text.m, color: color.muted });
export const day = featureStyle({ display: "none", "@media": { [media.print]: { display: "block", marginInlineStart: "auto" } } });
export const onScreen = featureStyle({ "@media": { [media.print]: { display: "none" } } });

export const onPaper = featureStyle({ display: "none", "@media": { [media.print]: { display: "grid", gap: space[4] } } });

export const main = featureStyle({
	display: "grid",
	gap: space[10],
	minWidth: 0,
	"@media": { [media.print]: { gap: space[5] } },
});

/** The open cart: on narrow screens lines, sums and what goes on follow one another in one flow, so that the latter can stay in sight. */
export const columns = featureStyle({
	"@media": {
		[narrow]: { display: "flex", flexDirection: "column", alignItems: "stretch", gap: space[5] },
		[media.lg]: { gridTemplateRows: "auto 1fr" },
	},
});
/** The panel of sums with what belongs to it; on narrow screens each part is one of the flow. */
export const beside = featureStyle({
	"@media": {
		[narrow]: { display: "contents" },
		[media.lg]: {
			...panelBox,
			gridColumn: 2,
			gridRow: "1 / span 2",
			position: "sticky",
			insetBlockStart: headerOffset.phone,
			padding: space[5],
		},
		[media.print]: { width: "320px", marginBlockStart: space[5], marginInlineStart: "auto", breakInside: "avoid" },
	},
});
export const sums = featureStyle({
	display: "grid",
	gap: space[3],
	"@media": { [narrow]: { ...panelBox, padding: space[4] } },
});
