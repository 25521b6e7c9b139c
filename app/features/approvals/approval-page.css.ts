import { media } from "../../styles/breakpoints";
import { featureStyle } from "../../styles/style";

/** Sums and decision come first; where there is room they stand beside the goods. */
export const beside = featureStyle({ "@media": { [media.lg]: { gridColumn: 2, gridRow: 1 } } });
export const goods = featureStyle({ "@media": { [media.lg]: { gridColumn: 1, gridRow: 1 } } });
