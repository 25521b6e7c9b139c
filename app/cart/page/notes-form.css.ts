import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { space, text, weight } from "../../ui/style/tokens.css";

export const form = featureStyle({
	display: "grid",
	gap: space[5],
	alignItems: "start",
	"@media": { [media.sm]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" }, [media.print]: { display: "none" } },
});
export const formTitle = featureStyle({ ...text.l, gridColumn: "1 / -1", fontWeight: weight.bold });
export const whole = featureStyle({ gridColumn: "1 / -1" });
export const pair = featureStyle({
	display: "grid",
	gap: space[5],
	gridColumn: "1 / -1",
	selectors: { "&:empty": { display: "none" } },
	"@media": { [media.sm]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const noteTitle = featureStyle({ ...text.m, fontWeight: weight.bold, paddingBlockEnd: space[2] });
export const noteText = featureStyle({ whiteSpace: "pre-line", overflowWrap: "anywhere", maxWidth: "62ch" });
