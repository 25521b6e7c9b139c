import { featureStyle } from "../../ui/style/style";
import { space } from "../../ui/style/tokens.css";

export const changes = featureStyle({ display: "grid", gap: space[3] });
export const list = featureStyle({ display: "grid", gap: space[1], paddingInlineStart: space[4], listStyle: "disc" });
/** What is longer than a glance folds. */
export const more = featureStyle({ cursor: "pointer", paddingBlock: space[1], width: "fit-content" });
