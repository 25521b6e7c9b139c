import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, space, text } from "../../ui/style/tokens.css";

const notPrinted = { "@media": { [media.print]: { display: "none" } } } as const;

export const fact = featureStyle({ ...text.s, paddingBlockStart: space[3], ...notPrinted });
export const form = featureStyle({ display: "flex", flexWrap: "wrap", gap: space[2], paddingBlockStart: space[4], ...notPrinted });
/** Beside the field, below its label. */
export const end = featureStyle({ paddingBlockStart: space[6] });
export const stored = featureStyle({ ...text.s, color: color.muted, paddingBlockStart: "34px" });
