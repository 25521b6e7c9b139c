import { media } from "../../ui/breakpoints";
import { featureStyle } from "../../ui/style";
import { space } from "../../ui/tokens.css";

export const told = featureStyle({ paddingBlockStart: space[4], "@media": { [media.print]: { display: "none" } } });
