import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, hairline, rule, space, text, weight } from "../../ui/style/tokens.css";

export const section = featureStyle({ paddingBlockStart: space[12], "@media": { [media.print]: { display: "none" } } });
export const list = featureStyle({ marginBlockStart: space[3], padding: 0, borderBlockStart: rule });
export const set = featureStyle({
	display: "grid",
	gap: `${space[3]} ${space[8]}`,
	paddingBlock: space[4],
	borderBlockEnd: hairline,
	"@media": {
		[media.sm]: { gridTemplateColumns: "minmax(0, 1fr) 288px" },
		[media.lg]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 5fr) 288px" },
	},
});
export const words = featureStyle({
	display: "grid",
	gap: space[1],
	alignContent: "start",
	"@media": { [media.sm]: { gridColumn: "1 / -1" }, [media.lg]: { gridColumn: "auto" } },
});
export const note = featureStyle({ ...text.s, color: color.muted, maxWidth: "62ch" });

/** Quantities, names and codes align. On a phone the code is below the name. */
export const parts = featureStyle({
	...text.s,
	display: "grid",
	gridTemplateColumns: "max-content minmax(0, 1fr)",
	alignContent: "start",
	columnGap: space[3],
	padding: 0,
	"@media": { [media.sm]: { gridTemplateColumns: "max-content minmax(0, 1fr) max-content" } },
});
export const part = featureStyle({
	display: "grid",
	// Without subgrid support a fixed width holds the usual quantities.
	gridTemplateColumns: ["64px minmax(0, 1fr)", "subgrid"],
	gridColumn: "1 / -1",
	alignItems: "baseline",
	columnGap: space[3],
	paddingBlock: "3px",
});
export const quantity = featureStyle({ textAlign: "right", whiteSpace: "nowrap", fontWeight: weight.medium });
export const code = featureStyle({
	...text.xs,
	color: color.muted,
	whiteSpace: "nowrap",
	"@media": { [media.phone]: { gridColumn: 2 } },
});
export const stock = featureStyle({ paddingBlockStart: space[2] });

export const sums = featureStyle({ ...text.s, alignSelf: "start" });
export const sum = featureStyle({
	display: "flex",
	justifyContent: "space-between",
	gap: space[3],
	paddingBlock: "2px",
	color: color.muted,
});
export const total = featureStyle({
	...text.m,
	display: "flex",
	justifyContent: "space-between",
	alignItems: "baseline",
	gap: space[3],
	paddingBlock: space[1],
	marginBlockStart: space[1],
	borderBlockStart: hairline,
	fontWeight: weight.heavy,
});
export const add = featureStyle({ justifySelf: "end", gridColumn: "-2 / -1" });
export const saving = featureStyle({
	display: "flex",
	justifyContent: "space-between",
	gap: space[3],
	color: color.ok,
	fontWeight: weight.bold,
});
