import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { fadesAt, featureStyle, unseen } from "../../ui/style/style";
import { color, hairline, radius, space, stretch, text, weight } from "../../ui/style/tokens.css";

export const narrower = featureStyle({ minWidth: 0, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[2] });
export const title = featureStyle({
	...text.s,
	fontWeight: weight.regular,
	fontStretch: stretch.normal,
	color: color.muted,
	"@media": { [media.narrow]: unseen },
});
export const ofView = { flex: featureStyle({}), list: featureStyle({}) } as const;
const oneLine = {
	...fadesAt.right,
	display: "flex",
	flexWrap: "nowrap",
	overflowX: "auto",
	whiteSpace: "nowrap",
	scrollbarWidth: "none",
} as const;
globalStyle(`${ofView.flex} > ul`, { "@layer": { [feature]: { "@media": { [media.narrow]: oneLine } } } });
globalStyle(`:is(${ofView.flex}, ${ofView.list}) > ul > li`, {
	"@layer": { [feature]: { "@media": { [media.narrow]: { flex: "none" } } } },
});
/** The title is as high as the tools of the list beside it. */
globalStyle(`${ofView.list} > h2`, {
	"@layer": { [feature]: { fontWeight: weight.bold, color: color.ink, "@media": { [media.lg]: { paddingBlock: space[2] } } } },
});
globalStyle(`${ofView.list} > ul`, {
	"@layer": {
		[feature]: {
			maxWidth: "none",
			columnGap: space[6],
			"@media": {
				[media.phone]: { ...oneLine, columnGap: space[2], border: 0 },
				"screen and (min-width: 40.0625em) and (max-width: 64em)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
			},
		},
	},
});
globalStyle(`${ofView.list} > ul > li > a`, {
	"@layer": { [feature]: { "@media": { [media.phone]: { padding: `${space[1]} ${space[2]}`, border: hairline, borderRadius: radius } } } },
});
