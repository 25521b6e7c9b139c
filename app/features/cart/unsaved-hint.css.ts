import { globalStyle } from "@vanilla-extract/css";
import { feature } from "../../styles/layers.css";
import { featureStyle } from "../../styles/style";

/** Shown while a line has a field that the reader has changed: one that is saved comes with a new page. */
export const hint = featureStyle({ display: "none", gridColumn: "1 / -1" });

/** What does not go on meanwhile: it would go on with what is saved. The hint stands in its place. */
export const waiting = featureStyle({});

/** The page has such a field. */
export const unsaved = "html:has(input[data-line-field]:is(:user-valid, :user-invalid))";
globalStyle(`${unsaved} ${hint}`, { "@layer": { [feature]: { display: "block" } } });
globalStyle(`${unsaved} ${hint} + ${waiting}`, { "@layer": { [feature]: { display: "none" } } });
