import { media } from "../../ui/style/breakpoints";

export { foldLink as summary } from "../../ui/fold-link.css";

import { featureStyle } from "../../ui/style/style";
import { color, hairline, text as sizes, space, weight } from "../../ui/style/tokens.css";

export const section = featureStyle({
	display: "grid",
	gap: space[4],
	marginBlockStart: space[2],
	"@media": { [media.print]: { display: "none" } },
});
export const title = featureStyle({ ...sizes.l, fontWeight: weight.bold });
export const parts = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[6],
	alignItems: "start",
	paddingBlockStart: space[4],
	borderBlockStart: hairline,
	"@media": { [media.md]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space[10] } },
});
export const part = featureStyle({ display: "grid", gap: space[3], justifyItems: "stretch", maxWidth: "26.25rem" });
export const partTitle = featureStyle({ ...sizes.s, fontWeight: weight.bold });
export const text = featureStyle({ ...sizes.s, color: color.muted, maxWidth: "62ch", overflowWrap: "anywhere" });
export const fold = featureStyle({ "@media": { [media.md]: { gridColumn: "1 / -1" } } });
