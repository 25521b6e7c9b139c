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
/** The narrower fields below the others. */
export const more = featureStyle({
	display: "grid",
	gap: space[3],
	gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))",
	"@media": {
		[media.sm]: {
			gridRow: 3,
			gridColumn: "1 / -1",
			gridTemplateColumns: "repeat(auto-fill, minmax(11rem, 1fr))",
			gap: `${space[2]} ${space[4]}`,
		},
	},
});
export const whose = featureStyle({ display: "grid", justifyContent: "start", "@media": { [media.print]: { display: "none" } } });
export const files = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	gap: `0 ${space[4]}`,
	"@media": { [media.print]: { display: "none" } },
});
export const rule = featureStyle({ ...text.s, color: color.muted, "@media": { [media.sm]: { gridRow: 2, gridColumn: "1 / -1" } } });
export const submit = featureStyle({ display: "grid", "@media": { [media.sm]: { gridRow: 1, gridColumn: 3 } } });

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
