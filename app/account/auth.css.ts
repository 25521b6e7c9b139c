import { globalStyle } from "@vanilla-extract/css";
import { media } from "../ui/style/breakpoints";
import { feature } from "../ui/style/layers.css";
import { featureStyle } from "../ui/style/style";
import { color, hairline, space } from "../ui/style/tokens.css";

export const page = featureStyle({ display: "grid", gap: space[6], paddingBlock: `${space[4]} ${space[16]}` });

/** One column as wide as a form, on a page and in the drawer. */
export const panel = featureStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[5], maxWidth: "30rem" });
/** The keyboard reaches the button before the link to a new password, which is shown at the field. */
export const submit = featureStyle({ display: "flex", flexDirection: "column-reverse", gap: space[3] });
export const forgot = featureStyle({ marginBlockStart: `-${space[4]}`, textAlign: "end" });
/** The other views follow the form. A wide page shows them in a second column. */
export const sides = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[5],
	"@media": {
		[media.lg]: {
			selectors: {
				[`${page} > &`]: { gridTemplateColumns: "repeat(2, minmax(0, 30rem))", alignItems: "start", columnGap: space[16] },
			},
		},
	},
});
export const methods = featureStyle({ display: "grid", gridTemplateColumns: "1fr 1fr", textAlign: "center" });
export const links = featureStyle({
	display: "grid",
	gap: space[2],
	maxWidth: "30rem",
	paddingBlockStart: space[4],
	borderBlockStart: hairline,
	"@media": {
		[media.lg]: {
			selectors: {
				[`${page} > ${sides} > &`]: {
					paddingBlockStart: 0,
					paddingInlineStart: space[8],
					borderBlockStart: 0,
					borderInlineStart: hairline,
				},
			},
		},
	},
});
export const gives = featureStyle({
	display: "grid",
	gap: space[1],
	margin: 0,
	paddingBlockEnd: space[2],
	paddingInlineStart: space[4],
	listStyle: "square",
});
export const signUp = featureStyle({
	display: "grid",
	gap: space[3],
	paddingBlockEnd: space[4],
	marginBlockEnd: space[2],
	borderBlockEnd: hairline,
});
export const row = featureStyle({ display: "flex", flexWrap: "wrap", columnGap: space[4] });
/** Gives the link the minimum target height. */
export const link = featureStyle({ paddingBlock: space[1] });
export const ask = featureStyle({ paddingBlock: space[1], color: color.muted });

export const drawer = featureStyle({ padding: space[4], "@media": { [media.sm]: { padding: space[6] } } });
export const head = featureStyle({ display: "flex", alignItems: "center" });
export const back = featureStyle({ marginInlineStart: `-${space[3]}` });
/** Without scripts the drawer is a panel above the page's content. */
export const drawerSlot = featureStyle({ display: "flow-root" });
globalStyle(`${drawerSlot} > dialog:not(:modal)`, {
	"@layer": {
		[feature]: { maxWidth: "33rem", marginBlock: `${space[4]} ${space[8]}`, borderBlockStart: `3px solid ${color.ink}` },
	},
});

export const allow = featureStyle({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: `${space[2]} ${space[4]}` });
