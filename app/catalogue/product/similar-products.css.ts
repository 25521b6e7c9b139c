import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, hairline, rule, space, text, weight } from "../../ui/style/tokens.css";

export const section = featureStyle({ paddingBlockStart: space[12], "@media": { [media.print]: { display: "none" } } });
export const list = featureStyle({
	display: "grid",
	marginBlockStart: space[3],
	padding: 0,
	borderBlockStart: rule,
	"@media": {
		[media.sm]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space[6] },
		[media.lg]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", columnGap: space[5], paddingBlockStart: space[4] },
	},
});
export const item = featureStyle({
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
export const sheet = featureStyle({ alignSelf: "start", padding: space[1], background: color.soft });
export const drawing = featureStyle({ display: "block", width: "100%", height: "auto" });
export const words = featureStyle({ minWidth: 0, selectors: { "&:only-child": { gridColumn: "1 / -1" } } });
export const link = featureStyle({ ...text.m, fontWeight: weight.bold });
