import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { color, hairline, space, text, weight } from "../../ui/style/tokens.css";

export const page = featureStyle({ display: "grid", gap: space[6], maxWidth: "760px", paddingBlock: `${space[4]} ${space[16]}` });
export const rows = featureStyle({ padding: 0, borderBlockStart: hairline });
export const row = featureStyle({
	display: "grid",
	gridTemplateColumns: "56px minmax(0, 1fr)",
	gap: `${space[3]} ${space[4]}`,
	alignItems: "start",
	paddingBlock: space[4],
	borderBlockEnd: hairline,
	"@media": { [media.sm]: { gridTemplateColumns: "72px minmax(0, 1fr) 280px" } },
});
export const picture = featureStyle({
	width: "100%",
	height: "auto",
	aspectRatio: "1",
	background: color.soft,
	border: hairline,
});
export const withoutPicture = featureStyle({ gridColumn: "1 / 3" });
export const title = featureStyle({ ...text.m, fontWeight: weight.bold, color: color.ink });
export const field = featureStyle({ gridColumn: "1 / -1", "@media": { [media.sm]: { gridColumn: "auto" } } });
/** As wide as in a product table. */
globalStyle(`${field} input`, { "@layer": { [feature]: { width: "60px", paddingInline: space[2], textAlign: "right" } } });
export const ready = featureStyle({
	...text.s,
	color: color.ok,
	fontWeight: weight.medium,
	selectors: { "&::before": { content: '"✓ " / ""' } },
});
export const cut = featureStyle({ maxWidth: "320px" });
