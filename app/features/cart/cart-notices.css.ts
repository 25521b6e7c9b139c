import { media } from "../../styles/breakpoints";
import { featureStyle } from "../../styles/style";
import { space } from "../../styles/tokens.css";

export const list = featureStyle({ display: "grid", gap: space[1], paddingInlineStart: space[4], listStyle: "disc" });
export const action = featureStyle({ "@media": { [media.print]: { display: "none" } } });
