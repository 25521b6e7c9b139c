import { globalStyle } from "@vanilla-extract/css";
import { feature } from "../../styles/layers.css";
import { featureStyle } from "../../styles/style";

/** Shown while a line has a field that the reader has changed: one that is saved comes with a new page. */
export const hint = featureStyle({ display: "none" });
globalStyle(`html:has(input[data-line-field]:is(:user-valid, :user-invalid)) ${hint}`, { "@layer": { [feature]: { display: "block" } } });
