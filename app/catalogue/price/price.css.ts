import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { color, space, stretch, text, weight } from "../../ui/style/tokens.css";

export const price = featureStyle({ ...text.m, fontWeight: weight.heavy, whiteSpace: "nowrap" });
export const unit = featureStyle({ ...text.xs, fontWeight: weight.regular, color: color.muted });
/** What is not in a price: read where prices begin. */
export const vat = featureStyle({ ...text.xs, color: color.ink });
/** The same above a list whose head is not shown. */
export const vatOfList = featureStyle({
	...text.xs,
	display: "block",
	whiteSpace: "nowrap",
	textAlign: "left",
	paddingBlockEnd: space[1],
	"@media": { [media.sm]: { display: "none" } },
});
globalStyle(`table > caption:has(> ${vatOfList})`, {
	"@layer": { [feature]: { "@media": { [media.phone]: { position: "static", display: "block" } } } },
});
export const rates = featureStyle({ ...text.xs, display: "block", color: color.muted, fontStretch: stretch.narrow });
export const rate = featureStyle({ whiteSpace: "nowrap" });
export const tier = featureStyle({ ...text.xs, color: color.ink, fontStretch: stretch.narrow });
export const from = featureStyle({ whiteSpace: "nowrap", color: color.muted });
