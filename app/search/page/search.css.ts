import { plainInput } from "../../ui/forms/plain-input";
import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, control, space, text, weight } from "../../ui/style/tokens.css";

export const head = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[3],
	paddingBlock: `${space[3]} ${space[6]}`,
});
export const againSlot = featureStyle({ "@media": { [media.print]: { display: "none" } } });
export const againHandle = featureStyle({
	...text.s,
	display: "inline-flex",
	alignItems: "center",
	minHeight: control.s,
	color: color.link,
	listStyle: "none",
	cursor: "pointer",
	textDecoration: "underline",
	textDecorationThickness: "1px",
	textUnderlineOffset: "3px",
	selectors: { "&::-webkit-details-marker": { display: "none" }, "&:hover": { textDecorationThickness: "2px" } },
});
export const again = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr) auto",
	gap: `${space[1]} ${space[2]}`,
	maxWidth: "560px",
});
export const againLabel = featureStyle({ ...text.s, gridColumn: "1 / -1", fontWeight: weight.bold });
export const againInput = featureStyle(plainInput);
export const lead = featureStyle({ color: color.muted, maxWidth: "62ch" });
/** Links with room for a finger between them. */
export const others = featureStyle({ display: "grid", gap: space[2] });
export const section = featureStyle({ display: "grid", gap: space[3], paddingBlockEnd: space[8] });
export const title = featureStyle({ ...text.l });
export const advice = featureStyle({ display: "grid", gap: space[1], paddingInlineStart: space[5], listStyle: "disc", maxWidth: "62ch" });
