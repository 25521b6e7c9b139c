import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { hairline, space, text } from "../../ui/style/tokens.css";

/** Files of an order, between parts of its page that have their own rules. */
export const files = featureStyle({ ...text.s, display: "grid", justifyItems: "start", "@media": { [media.print]: { display: "none" } } });
/** Below the totals. */
export const links = featureStyle({
	...text.s,
	display: "grid",
	justifyItems: "start",
	paddingBlockStart: space[2],
	borderBlockStart: hairline,
	"@media": { [media.print]: { display: "none" } },
});
globalStyle(`:is(${links}, ${files}) > a`, {
	"@layer": { [feature]: { display: "inline-flex", alignItems: "center", gap: space[2], minHeight: "32px" } },
});
