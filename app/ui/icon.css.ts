import { uiStyle } from "./style/style";

export const icon = uiStyle({ flex: "none", fill: "none", stroke: "currentColor", strokeWidth: "1.5", strokeLinecap: "square" });
