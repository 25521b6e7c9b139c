import { globalStyle } from "@vanilla-extract/css";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { space } from "../../ui/style/tokens.css";

export const prose = featureStyle({ display: "grid", gap: space[3] });
globalStyle(`${prose} > h2:not(:first-child)`, { "@layer": { [feature]: { paddingBlockStart: space[4], breakAfter: "avoid" } } });
globalStyle(`${prose} ul`, { "@layer": { [feature]: { display: "grid", gap: space[1], paddingInlineStart: space[5] } } });
