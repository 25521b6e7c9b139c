import { media } from "../../styles/breakpoints";
import { featureStyle } from "../../styles/style";
import { color, control, hairline, space, text, weight } from "../../styles/tokens.css";

export const panel = featureStyle({
	display: "grid",
	gap: space[5],
	padding: space[4],
	marginBlockEnd: space[8],
	border: hairline,
	borderBlockStart: `3px solid ${color.accent}`,
	scrollMarginTop: space[4],
	minWidth: 0,
	"@media": { [media.lg]: { padding: space[6] }, [media.print]: { padding: 0, border: 0, marginBlockEnd: space[5] } },
});
export const head = featureStyle({ display: "flex", alignItems: "start", justifyContent: "space-between", gap: space[4] });
export const code = featureStyle({ ...text.s, color: color.muted });
export const close = featureStyle({
	...text.s,
	display: "inline-flex",
	alignItems: "center",
	gap: space[2],
	minHeight: control.s,
	color: color.ink,
	"@media": { [media.print]: { display: "none" } },
});

export const columns = featureStyle({
	display: "grid",
	gap: `${space[6]} ${space[10]}`,
	"@media": {
		[media.print]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
		[media.sm]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
		[media.lg]: { gridTemplateColumns: "272px 264px minmax(0, 1fr)" },
	},
});
export const attributes = featureStyle({
	minWidth: 0,
	"@media": { [media.print]: { gridColumn: "1 / -1" }, [media.sm]: { gridColumn: "1 / -1" }, [media.lg]: { gridColumn: "auto / -1" } },
});

export const offer = featureStyle({ display: "grid", gap: space[3], justifyItems: "start", alignContent: "start" });
export const price = featureStyle({ ...text.xl, fontWeight: weight.heavy });
export const note = featureStyle({ ...text.xs, display: "block", color: color.muted });
