import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, space, text, weight } from "../../ui/style/tokens.css";

export const list = featureStyle({ display: "grid", gap: space[6], minWidth: 0 });

export const search = featureStyle({
	display: "grid",
	gap: space[3],
	alignItems: "end",
	"@media": {
		[media.sm]: { gridTemplateColumns: "minmax(0, 1fr) 13rem auto", gap: `${space[2]} ${space[4]}` },
		[media.print]: { display: "none" },
	},
});
export const rule = featureStyle({ ...text.s, color: color.muted, "@media": { [media.sm]: { gridRow: 2, gridColumn: "1 / -1" } } });
export const submit = featureStyle({ display: "grid" });

export const found = featureStyle({ display: "grid", gap: space[3], minWidth: 0 });
export const foundHead = featureStyle({
	...text.s,
	display: "flex",
	flexWrap: "wrap",
	justifyContent: "space-between",
	gap: `${space[1]} ${space[4]}`,
});
export const count = featureStyle({ ...text.s, color: color.muted });
export const pages = featureStyle({ display: "grid", justifyContent: "center", paddingBlock: space[3] });

export const latest = featureStyle({ display: "grid", gap: space[3], minWidth: 0 });
export const latestHead = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "baseline",
	justifyContent: "space-between",
	gap: `${space[1]} ${space[4]}`,
});
export const latestTitle = featureStyle({ ...text.l, fontWeight: weight.bold });
