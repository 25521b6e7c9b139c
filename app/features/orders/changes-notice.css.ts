import { featureStyle } from "../../styles/style";

export const lines = featureStyle({ padding: 0, listStyle: "none" });
