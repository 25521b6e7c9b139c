import { globalStyle } from "@vanilla-extract/css";
import { plainInput } from "../../ui/forms/plain-input";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { color, control, hairline, rule, space, text, weight } from "../../ui/style/tokens.css";

export const lead = featureStyle({ maxWidth: "72ch" });
/** The live region always exists, so that screen readers announce its changes. While empty it takes no space. */
export const news = featureStyle({ selectors: { "&:empty": { position: "absolute" } } });
export const form = featureStyle({ display: "grid", gap: space[4], justifyItems: "start" });
export const buttons = featureStyle({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: `${space[2]} ${space[4]}` });

/** A table of a buyer's file may be wider than the page. */
export const scroll = featureStyle({ position: "relative", overflowX: "auto", minWidth: 0, maxWidth: "100%" });
export const sample = featureStyle({ ...text.s, borderBlockStart: rule });
globalStyle(`${sample} :is(th, td)`, {
	"@layer": {
		[feature]: { padding: `${space[2]} ${space[4]} ${space[2]} 0`, textAlign: "left", verticalAlign: "bottom", borderBlockEnd: hairline },
	},
});
globalStyle(`${sample} label`, { "@layer": { [feature]: { display: "grid", gap: space[1], fontWeight: weight.bold } } });
export const select = featureStyle({ ...plainInput, ...text.s, minHeight: control.m, minWidth: "11rem", paddingInline: space[2] });

export const list = featureStyle({ display: "grid", padding: 0, listStyle: "none", borderBlockStart: rule });
export const entry = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "baseline",
	justifyContent: "space-between",
	gap: `${space[1]} ${space[4]}`,
	paddingBlock: space[3],
	borderBlockEnd: hairline,
});
export const names = featureStyle({ ...text.s, minWidth: 0, overflowWrap: "anywhere", color: color.muted });

/** The key is shown once, to be copied. */
export const key = featureStyle({ ...text.m, fontFamily: "monospace", overflowWrap: "anywhere", userSelect: "all" });
export const address = featureStyle({ fontFamily: "monospace", overflowWrap: "anywhere" });

export const lineHead = featureStyle({ width: "6rem" });
export const stateHead = featureStyle({ width: "16rem" });
export const issues = featureStyle({ display: "grid", gap: space[1], paddingInlineStart: space[5] });
