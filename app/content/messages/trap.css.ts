import { featureStyle, unseen } from "../../ui/style/style";

/** Out of sight rather than not displayed: what fills in forms by itself looks for that. */
export const trap = featureStyle(unseen);
