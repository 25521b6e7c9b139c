import { featureStyle } from "../../ui/style/style";

export const line = featureStyle({ display: "block", hyphens: "auto" });
