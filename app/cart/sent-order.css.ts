import { globalStyle } from "@vanilla-extract/css";
import { media } from "../ui/breakpoints";
import { feature } from "../ui/layers.css";
import { featureStyle } from "../ui/style";
import { space, text, weight } from "../ui/tokens.css";

/** On paper the addresses stand above the lines, as on a letter. */
export const addresses = featureStyle({
	display: "grid",
	gap: space[6],
	"@media": { [media.sm]: { gridTemplateColumns: "1fr 1fr" }, [media.print]: { gridTemplateColumns: "1fr 1fr", order: -1 } },
});
/** Its files, and ordering the same again. */
export const actions = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "baseline",
	gap: `${space[2]} ${space[6]}`,
	"@media": { [media.print]: { display: "none" } },
});
globalStyle(`${actions} > nav`, {
	"@layer": { [feature]: { "@media": { [media.sm]: { display: "flex", flexWrap: "wrap", columnGap: space[6] } } } },
});
/** Their words stand on the line of the button's, not their icons. */
globalStyle(`${actions} > nav > a`, { "@layer": { [feature]: { alignItems: "baseline", minHeight: 0, paddingBlock: "6px" } } });
globalStyle(`${actions} > nav > a > svg`, { "@layer": { [feature]: { alignSelf: "center" } } });
export const title = featureStyle({ ...text.m, fontWeight: weight.bold, paddingBlockEnd: space[2] });
/** Where the invoice goes, below its address. */
export const place = featureStyle({ paddingBlockStart: space[2], overflowWrap: "anywhere" });
