import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";

/** What is decided on comes before the decision; where there is room that stands beside it. */
export const beside = featureStyle({ "@media": { [media.lg]: { gridColumn: 2, gridRow: 1 } } });
export const goods = featureStyle({ "@media": { [media.lg]: { gridColumn: 1, gridRow: 1 } } });
