import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, control, space, text, weight } from "../../ui/style/tokens.css";

export const list = featureStyle({ display: "grid", gap: space[3], minWidth: 0 });

/** On a phone right above the list, below what is begun here. */
export const whose = featureStyle({
	"@media": { [media.phone]: { flexBasis: "100%", order: 1 }, [media.print]: { display: "none" } },
});
export const halves = featureStyle({
	display: "grid",
	gridTemplateColumns: "repeat(2, minmax(max-content, 1fr))",
	gridAutoRows: `minmax(${control.l}, auto)`,
});
export const files = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	gap: `0 ${space[4]}`,
	"@media": { [media.print]: { display: "none" } },
});
export const exported = featureStyle({ display: "grid", selectors: { "&[open]": { gap: space[1] } } });
export const exportSummary = featureStyle({ width: "fit-content", color: color.link });

export const found = featureStyle({ display: "grid", gap: space[3], minWidth: 0 });
export const foundHead = featureStyle({
	...text.s,
	display: "flex",
	flexWrap: "wrap",
	justifyContent: "space-between",
	alignItems: "baseline",
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
