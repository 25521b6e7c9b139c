import { uiStyle } from "./style/style";

/** The edge clips the dot before an item that starts a line. */
export const items = uiStyle({ marginInlineStart: "-0.75em", clipPath: "inset(-4px -4px -4px 0.75em)" });
/** Each item stays on one line where there is room for it. */
export const item = uiStyle({ display: "inline-block", position: "relative", maxWidth: "100%", paddingInlineStart: "0.75em" });
export const dot = uiStyle({ position: "absolute", insetInlineStart: "0.1em" });
