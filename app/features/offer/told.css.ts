import { media } from "../../styles/breakpoints";
import { featureStyle } from "../../styles/style";
import { space } from "../../styles/tokens.css";

export const told = featureStyle({ paddingBlockStart: space[4], "@media": { [media.print]: { display: "none" } } });
