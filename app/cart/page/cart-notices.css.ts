import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { space } from "../../ui/style/tokens.css";

export const list = featureStyle({ display: "grid", gap: space[1], paddingInlineStart: space[4], listStyle: "disc" });
export const action = featureStyle({ "@media": { [media.print]: { display: "none" } } });
