import { featureStyle } from "../../styles/style";
import { text as sizes, space, weight } from "../../styles/tokens.css";

export const title = featureStyle({ ...sizes.m, fontWeight: weight.bold, paddingBlockEnd: space[2] });
export const text = featureStyle({ whiteSpace: "pre-line", overflowWrap: "anywhere", maxWidth: "62ch" });
