import { media } from "../../ui/breakpoints";
import { featureStyle } from "../../ui/style";
import { space } from "../../ui/tokens.css";

export const list = featureStyle({ display: "grid", gap: space[1], paddingInlineStart: space[4], listStyle: "disc" });
export const action = featureStyle({ "@media": { [media.print]: { display: "none" } } });
/** What is longer than a glance folds. */
export const more = featureStyle({ cursor: "pointer", paddingBlock: space[1], width: "fit-content" });
export const changes = featureStyle({ display: "grid", gap: space[3] });
/** Several of them above a list. */
export const notices = featureStyle({ display: "grid", gap: space[3], selectors: { "&:empty": { display: "none" } } });
