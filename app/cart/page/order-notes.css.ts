import { featureStyle } from "../../ui/style";
import { text as sizes, space, weight } from "../../ui/tokens.css";

export const title = featureStyle({ ...sizes.m, fontWeight: weight.bold, paddingBlockEnd: space[2] });
export const text = featureStyle({ whiteSpace: "pre-line", overflowWrap: "anywhere", maxWidth: "62ch" });
