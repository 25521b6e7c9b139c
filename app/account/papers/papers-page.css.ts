import { featureStyle } from "../../ui/style/style";

/** Wide enough for a day in one line. */
export const dayHead = featureStyle({ width: "9rem" });
export const orderHead = featureStyle({ width: "9rem" });
