import { featureStyle } from "../../ui/style/style";

/** Wide enough for a day in one line, and near the paper on wide pages. */
export const dayHead = featureStyle({ width: "22%" });
export const orderHead = featureStyle({ width: "22%" });
