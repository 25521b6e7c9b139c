import { globalStyle } from "@vanilla-extract/css";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { color, hairline, rule, space, text, weight } from "../../ui/style/tokens.css";

export const table = featureStyle({ ...text.s, alignSelf: "start" });
export const caption = featureStyle({ ...text.m, fontWeight: weight.bold, textAlign: "left", paddingBlockEnd: space[1] });
export const row = featureStyle({ borderBlockEnd: hairline, selectors: { "&[aria-current]": { fontWeight: weight.bold } } });

const cells = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
	globalStyle(`${table} ${selector}`, { "@layer": { [feature]: rule } });
cells(":is(th, td)", { padding: `${space[2]} 0 ${space[2]} ${space[3]}`, textAlign: "right", whiteSpace: "nowrap" });
cells(":is(th, td):first-child", { paddingInlineStart: 0, textAlign: "left" });
cells("thead th", {
	...text.xs,
	fontWeight: weight.medium,
	color: color.muted,
	borderBlockEnd: rule,
	paddingBlock: space[1],
	verticalAlign: "bottom",
	whiteSpace: "normal",
});
