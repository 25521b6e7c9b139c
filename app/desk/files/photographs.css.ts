import { featureStyle } from "../../ui/style/style";
import { space, text } from "../../ui/style/tokens.css";

export const photographs = featureStyle({ display: "flex", flexWrap: "wrap", gap: space[4] });
export const photograph = featureStyle({ ...text.s, display: "grid", gap: space[1], overflowWrap: "anywhere", maxWidth: "15rem" });
export const picture = featureStyle({ height: "10rem", maxWidth: "100%", objectFit: "contain", objectPosition: "left" });
