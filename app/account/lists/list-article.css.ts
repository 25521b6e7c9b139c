import { featureStyle } from "../../ui/style/style";
import { color, space, text, weight } from "../../ui/style/tokens.css";

export const what = featureStyle({ gridArea: "what", display: "grid", justifyItems: "start", gap: "2px", minWidth: 0 });
export const title = featureStyle({
	color: color.ink,
	fontWeight: weight.bold,
	textDecorationColor: "transparent",
	selectors: { "&:hover": { textDecorationColor: "currentColor" } },
});
export const name = featureStyle({ fontWeight: weight.bold });
export const small = featureStyle({ ...text.s, color: color.muted });
/** What is done to the goods counts as much as their dimensions. */
export const service = featureStyle({ ...text.s, fontWeight: weight.medium });
/** As many in a line as there is room for. */
export const facts = featureStyle({ ...text.s, display: "flex", flexWrap: "wrap", columnGap: space[2], color: color.muted });
export const less = featureStyle({ ...text.xs, color: color.ok });
export const summary = featureStyle({
	display: "list-item",
	width: "fit-content",
	paddingBlock: space[1],
	color: color.link,
	textDecoration: "underline",
	textUnderlineOffset: "3px",
	cursor: "pointer",
});
export const parts = featureStyle({ display: "grid", gap: "2px", padding: 0, listStyle: "none" });
export const out = featureStyle({ color: color.danger, fontWeight: weight.medium });
