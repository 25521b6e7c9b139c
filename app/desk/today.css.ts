import { media } from "../ui/style/breakpoints";
import { featureStyle } from "../ui/style/style";
import { color, hairline, space, text, weight } from "../ui/style/tokens.css";

/** Work that waits, one kind a line: how much, what, and since when. */
export const work = featureStyle({ display: "grid", margin: 0, padding: 0, borderBlockStart: hairline, listStyle: "none" });
const line = {
	display: "grid",
	gridTemplateColumns: "2rem minmax(0, 1fr)",
	columnGap: space[4],
	alignItems: "baseline",
	paddingBlock: space[2],
	borderBlockEnd: hairline,
	borderInlineStart: "3px solid transparent",
	"@media": { [media.sm]: { gridTemplateColumns: "2rem 18rem minmax(0, 1fr)" } },
};
export const kind = featureStyle(line);
export const quiet = featureStyle({ ...line, color: color.muted });
/** Waits longer than it should. */
export const late = featureStyle({ ...line, borderInlineStartColor: color.ink });
export const count = featureStyle({ ...text.l, fontWeight: weight.bold, textAlign: "end", fontVariantNumeric: "tabular-nums" });
export const name = featureStyle({ fontWeight: weight.medium });
export const oldest = featureStyle({ ...text.s, gridColumn: 2, "@media": { [media.sm]: { gridColumn: "auto" } } });

export const columns = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[8],
	alignItems: "start",
	"@media": { [media.lg]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

/** A day's sales beside those of the best day. */
export const bar = featureStyle({ display: "block", width: "100%", minWidth: "5rem", height: "8px", fill: color.link });
