import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, rule, space, weight } from "../../ui/style/tokens.css";

/** The pages of a product. */
export const parts = featureStyle({
	display: "flex",
	gap: space[5],
	margin: 0,
	padding: 0,
	overflowX: "auto",
	borderBlockEnd: rule,
	listStyle: "none",
});
export const part = featureStyle({
	display: "block",
	paddingBlock: space[2],
	borderBlockEnd: "3px solid transparent",
	color: color.ink,
	whiteSpace: "nowrap",
	textDecoration: "none",
	selectors: {
		"&:hover": { borderBlockEndColor: color.line },
		"&[aria-current]": { borderBlockEndColor: color.ink, fontWeight: weight.bold },
	},
});

/** Forms beside each other. */
export const columns = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[6],
	"@media": { [media.md]: { gridTemplateColumns: "repeat(2, minmax(0, 26rem))" } },
});

export const picture = featureStyle({ display: "block", width: "7.5rem", height: "5rem", objectFit: "contain" });
