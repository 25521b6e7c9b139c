import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { color, hairline, rule, space, text, weight } from "../../ui/style/tokens.css";

export const lead = featureStyle({ maxWidth: "72ch" });
/** Always there, so that its change is heard; without words it takes no space. */
export const news = featureStyle({ selectors: { "&:empty": { position: "absolute" } } });
export const page = featureStyle({ display: "grid", gap: space[10], minWidth: 0 });
export const section = featureStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[4] });
export const title = featureStyle({
	...text.l,
	fontWeight: weight.bold,
	letterSpacing: 0,
	paddingBlockEnd: space[2],
	borderBlockEnd: rule,
});
export const note = featureStyle({ ...text.s, color: color.muted });

export const form = featureStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[4], maxWidth: "52rem" });
export const fields = featureStyle({
	display: "grid",
	gap: space[4],
	alignItems: "start",
	"@media": { [media.sm]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.5fr)" } },
});
export const fewFields = featureStyle({
	display: "grid",
	gap: space[4],
	alignItems: "start",
	"@media": { [media.sm]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.5fr)" } },
});

export const search = featureStyle({
	display: "grid",
	gap: space[3],
	alignItems: "end",
	maxWidth: "32rem",
	"@media": { [media.sm]: { gridTemplateColumns: "minmax(0, 1fr) auto" }, [media.print]: { display: "none" } },
});
export const listHead = featureStyle({
	...text.s,
	display: "flex",
	flexWrap: "wrap",
	alignItems: "baseline",
	justifyContent: "space-between",
	gap: `0 ${space[4]}`,
});

export const numberHead = featureStyle({ width: "10rem" });
export const nameHead = featureStyle({ width: "14rem" });
export const changeHead = featureStyle({ width: "6rem" });

/** What a row opens lies below all of it. */
export const row = featureStyle({ position: "relative" });
export const number = featureStyle({ minWidth: 0, overflowWrap: "anywhere" });
globalStyle(`${row} > .${number}`, { "@layer": { [feature]: { fontWeight: weight.bold } } });
export const name = featureStyle({ minWidth: 0, overflowWrap: "anywhere", "@media": { [media.phone]: { gridColumn: "1 / -1" } } });
export const actions = featureStyle({});
export const change = featureStyle({ width: "100%" });
export const summary = featureStyle({
	paddingBlock: space[1],
	color: color.link,
	textDecoration: "underline",
	textUnderlineOffset: "3px",
});
export const forms = featureStyle({
	display: "grid",
	gap: space[3],
	justifyItems: "start",
	marginBlock: space[2],
	padding: space[4],
	textAlign: "left",
	background: color.soft,
	borderBlockStart: hairline,
});
