import { featureStyle } from "../../ui/style";

export const lines = featureStyle({ padding: 0, listStyle: "none" });
