import { globalLayer } from "@vanilla-extract/css";

/** Later layers win over earlier ones, whatever the specificity. */
export const reset = globalLayer("reset");
export const base = globalLayer("base");
export const ui = globalLayer("ui");
/** Layout and text classes (app/ui/layout.css.ts) adjust parts, and features adjust them. */
export const layout = globalLayer("layout");
export const feature = globalLayer("feature");
