import { featureStyle } from "../../ui/style/style";

export const lines = featureStyle({ padding: 0, listStyle: "none" });
