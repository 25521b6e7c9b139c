import { globalLayer } from "@vanilla-extract/css";

/** Later layers win over earlier ones, whatever their selectors weigh. */
export const reset = globalLayer("reset");
export const base = globalLayer("base");
export const ui = globalLayer("ui");
export const feature = globalLayer("feature");
