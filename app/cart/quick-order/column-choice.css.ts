import { globalStyle } from "@vanilla-extract/css";
import { plainInput } from "../../ui/forms/plain-input";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { color, control, hairline, rule, space, text, weight } from "../../ui/style/tokens.css";

export const part = featureStyle({ display: "grid", gap: space[3], minWidth: 0 });
export const small = featureStyle({ ...text.s, color: color.muted });
/** A table may have more columns than a phone has room for. */
export const scroll = featureStyle({ overflowX: "auto", minWidth: 0 });
export const table = featureStyle({ ...text.s, borderBlockStart: rule });
globalStyle(`${table} :is(th, td)`, {
	"@layer": {
		[feature]: { padding: `${space[2]} ${space[4]} ${space[2]} 0`, textAlign: "left", verticalAlign: "bottom", borderBlockEnd: hairline },
	},
});
globalStyle(`${table} label`, { "@layer": { [feature]: { display: "grid", gap: space[1], fontWeight: weight.bold } } });
export const select = featureStyle({ ...plainInput, ...text.s, minHeight: control.m, minWidth: "10.5rem", paddingInline: space[2] });
