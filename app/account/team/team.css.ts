import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, hairline, rule, space, text, weight } from "../../ui/style/tokens.css";

/** Always there, so that its change is heard; without words it takes no space. */
export const notice = featureStyle({ selectors: { "&:empty": { position: "absolute" } } });

export const section = featureStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[4] });
export const title = featureStyle({
	...text.l,
	fontWeight: weight.bold,
	letterSpacing: 0,
	paddingBlockEnd: space[2],
	borderBlockEnd: rule,
});
export const prose = featureStyle({ maxWidth: "72ch" });
export const note = featureStyle({ ...text.s, color: color.muted, maxWidth: "62ch" });

export const form = featureStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[5], maxWidth: "40rem" });
export const email = featureStyle({ maxWidth: "30rem" });

/** The one thing that waits for the reader. */
export const received = featureStyle({ display: "grid", gap: space[4], justifyItems: "start", maxWidth: "48rem" });

export const leave = featureStyle({ borderBlockStart: hairline, "@media": { [media.print]: { display: "none" } } });
export const leaveSummary = featureStyle({ paddingBlock: space[3], width: "fit-content", color: color.link });

/** Of an invitation, which has no other parts beside it. */
export const page = featureStyle({
	display: "grid",
	justifyItems: "start",
	gap: space[5],
	maxWidth: "72ch",
	paddingBlock: `${space[6]} ${space[16]}`,
});
export const ways = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	gap: space[3],
	"@media": { [media.phone]: { width: "100%" } },
});
