import { plainInput } from "../ui/forms/plain-input";
import { media } from "../ui/style/breakpoints";
import { featureStyle } from "../ui/style/style";
import { color, hairline, space, text, weight } from "../ui/style/tokens.css";

export const band = featureStyle({
	display: "grid",
	gap: `${space[4]} ${space[10]}`,
	paddingBlock: space[8],
	borderBlockEnd: hairline,
	scrollMarginBlockStart: space[16],
	// The newsletter's own page already has a form.
	selectors: { "html:has(#subscribe) &": { display: "none" } },
	"@media": { [media.md]: { gridTemplateColumns: "1fr 1fr", alignItems: "start" } },
});
export const words = featureStyle({ display: "grid", gap: space[1], alignContent: "start", maxWidth: "52ch" });
export const line = featureStyle({ display: "flex", flexWrap: "wrap", gap: space[2] });
export const input = featureStyle({
	...plainInput,
	...text.m,
	flex: "1 1 8.5rem",
});
export const note = featureStyle({ color: color.muted, paddingBlockStart: space[1] });
export const sent = featureStyle({ alignSelf: "center", fontWeight: weight.bold, color: color.ok });
