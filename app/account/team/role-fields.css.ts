import { globalStyle } from "@vanilla-extract/css";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { space, text, weight } from "../../ui/style/tokens.css";

export const role = featureStyle({ display: "grid", gap: space[4] });
export const choices = featureStyle({ display: "grid" });
export const legend = featureStyle({ ...text.s, padding: 0, fontWeight: weight.bold });
export const name = featureStyle({ fontWeight: weight.medium });

/** Orders of others never wait. */
export const limit = featureStyle({ display: "none", maxWidth: "21.25rem" });
globalStyle(`${role}:has(input[value="buyer"]:checked) ${limit}`, { "@layer": { [feature]: { display: "block" } } });
