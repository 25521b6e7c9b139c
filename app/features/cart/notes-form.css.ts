import { media } from "../../styles/breakpoints";
import { featureStyle } from "../../styles/style";
import { space, text, weight } from "../../styles/tokens.css";

export const form = featureStyle({ display: "grid", gap: space[5], maxWidth: "640px", "@media": { [media.print]: { display: "none" } } });
export const title = featureStyle({ ...text.l, fontWeight: weight.bold });
