import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { belowBar, color, hairline, rule, space } from "../../ui/style/tokens.css";

/** The grid of cart, checkout and order, with goods next to totals. */
export const columns = featureStyle({
	display: "grid",
	gap: space[8],
	alignItems: "start",
	"@media": {
		[media.lg]: { gridTemplateColumns: "minmax(0, 1fr) 320px" },
		[media.xl]: { gridTemplateColumns: "minmax(0, 1fr) 344px", gap: space[12] },
		[media.print]: { display: "block" },
	},
});

export const panel = featureStyle({
	display: "grid",
	gap: space[3],
	padding: space[4],
	border: hairline,
	borderBlockStart: rule,
	background: color.soft,
	"@media": {
		[media.xs]: { padding: space[5] },
		[media.md]: { width: "100%", maxWidth: "480px", justifySelf: "end" },
		[media.lg]: { position: "sticky", insetBlockStart: belowBar, maxWidth: "none" },
		[media.print]: {
			width: "320px",
			marginBlockStart: space[5],
			marginInlineStart: "auto",
			padding: 0,
			border: 0,
			background: "none",
			breakInside: "avoid",
		},
	},
});
