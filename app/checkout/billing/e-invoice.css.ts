import { globalStyle } from "@vanilla-extract/css";
import { countryCodes } from "../../../contract/locale";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { color, control, rule, space, text, weight } from "../../ui/style/tokens.css";

export const fold = featureStyle({ minWidth: 0 });
export const handle = featureStyle({
	...text.l,
	display: "flex",
	alignItems: "center",
	columnGap: space[2],
	minHeight: control.l,
	borderBlockEnd: rule,
	fontWeight: weight.bold,
	cursor: "pointer",
	listStyle: "none",
	selectors: {
		"&::-webkit-details-marker": { display: "none" },
		"&::after": { content: '"+" / ""', marginInlineStart: "auto", fontWeight: weight.regular, color: color.muted },
		[`${fold}[open] &::after`]: { content: '"−" / ""' },
		"&:hover": { background: color.soft },
	},
});
export const fields = featureStyle({
	display: "grid",
	gap: space[5],
	paddingBlockStart: space[5],
	"@media": {
		[media.sm]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
	},
});
export const hint = featureStyle({ display: "block" });

/** Shows the hint of the chosen country, also without scripts. A browser without :has shows all. */
for (const code of countryCodes)
	globalStyle(`form:has([name="country"] option[value="${code}"]:checked) ${hint}:not([data-country="${code}"])`, {
		"@layer": { [feature]: { display: "none" } },
	});
