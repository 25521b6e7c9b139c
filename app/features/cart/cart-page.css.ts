import { media } from "../../styles/breakpoints";
import { featureStyle } from "../../styles/style";
import { color, hairline, headerOffset, rule, space, text, weight } from "../../styles/tokens.css";

export const page = featureStyle({ display: "grid", gap: space[6], paddingBlock: `${space[4]} ${space[16]}` });
export const heading = featureStyle({ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: `${space[1]} ${space[4]}` });
export const count = featureStyle({ ...text.m, color: color.muted });

export const columns = featureStyle({
	display: "grid",
	gap: space[8],
	alignItems: "start",
	"@media": {
		[media.lg]: { gridTemplateColumns: "minmax(0, 1fr) 320px", gap: space[8] },
		[media.xl]: { gridTemplateColumns: "minmax(0, 1fr) 344px", gap: space[12] },
		[media.print]: { display: "block" },
	},
});
export const main = featureStyle({ display: "grid", gap: space[10], minWidth: 0 });

export const aside = featureStyle({
	display: "grid",
	gap: space[3],
	padding: space[5],
	border: hairline,
	borderBlockStart: rule,
	background: color.soft,
	"@media": {
		[media.md]: { width: "100%", maxWidth: "480px", justifySelf: "end" },
		[media.lg]: { position: "sticky", insetBlockStart: headerOffset.phone, maxWidth: "none" },
		[media.print]: { position: "static", maxWidth: "320px", marginInlineStart: "auto", background: "none", breakInside: "avoid" },
	},
});
export const asideTitle = featureStyle({ ...text.l, fontWeight: weight.bold });
export const proceed = featureStyle({
	display: "grid",
	gap: space[2],
	paddingBlockStart: space[3],
	"@media": { [media.print]: { display: "none" } },
});
export const promise = featureStyle({ ...text.xs, color: color.muted, textAlign: "center" });
