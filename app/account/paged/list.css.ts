import { media } from "../../ui/style/breakpoints";
import { featureStyle, openOn } from "../../ui/style/style";
import { color, control, space, text } from "../../ui/style/tokens.css";

/** On a phone the switch is directly above the list. */
export const ownerSwitch = featureStyle({
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

export const foundHead = featureStyle({
	...text.s,
	display: "flex",
	flexWrap: "wrap",
	justifyContent: "space-between",
	alignItems: "baseline",
	gap: `${space[1]} ${space[4]}`,
});
export const pages = featureStyle({ display: "grid", justifyContent: "center", paddingBlock: space[3] });

export const latestHead = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "baseline",
	justifyContent: "space-between",
	gap: `${space[1]} ${space[4]}`,
});
/** Only phones fold the search. */
const open = openOn(media.sm);
export const fold = featureStyle({
	"@media": { [media.print]: { display: "none" } },
	"@supports": open.fold,
});
export const foldSummary = featureStyle({
	...text.s,
	width: "fit-content",
	paddingBlock: space[2],
	color: color.link,
	"@supports": open.summary,
});
/** On a phone the search precedes the state and the folded filters. */
export const filter = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr) auto",
	gap: `${space[2]} ${space[3]}`,
	alignItems: "end",
	"@media": {
		[media.sm]: { gridTemplateColumns: "minmax(0, 1fr) 13rem auto", gap: `${space[1]} ${space[4]}` },
		[media.print]: { display: "none" },
	},
});
export const submit = featureStyle({
	gridColumn: 2,
	gridRow: 1,
	display: "grid",
	"@media": { [media.sm]: { gridColumn: 3 } },
});
export const more = featureStyle({
	minWidth: 0,
	selectors: { "&[open]": { gridColumn: "1 / -1" } },
	"@media": { [media.sm]: { gridColumn: "1 / -1" } },
});
export const summary = featureStyle({
	...text.s,
	width: "fit-content",
	paddingBlock: space[3],
	color: color.link,
	"@media": { [media.sm]: { paddingBlock: space[2] } },
});
export const fields = featureStyle({
	display: "grid",
	gap: `${space[2]} ${space[4]}`,
	alignItems: "end",
	gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))",
	paddingBlockEnd: space[2],
	"@media": { [media.sm]: { gridTemplateColumns: "repeat(auto-fill, minmax(11rem, 1fr))" } },
});
