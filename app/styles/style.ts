import { type StyleRule, style } from "@vanilla-extract/css";
import { feature, ui } from "./layers.css";

/** A style of a design-system part. */
export const uiStyle = (rule: StyleRule, name?: string): string => style({ "@layer": { [ui]: rule } }, name);

/** A style of a feature: it wins over the parts that it is made of. */
export const featureStyle = (rule: StyleRule, name?: string): string => style({ "@layer": { [feature]: rule } }, name);
