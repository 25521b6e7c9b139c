import { featureStyle } from "../../ui/style/style";
import { color, stretch, text, weight } from "../../ui/style/tokens.css";

export const price = featureStyle({ ...text.m, fontWeight: weight.heavy, whiteSpace: "nowrap" });
export const unit = featureStyle({ ...text.xs, fontWeight: weight.regular, color: color.muted });
/** What everybody else pays. */
export const listPrice = featureStyle({ ...text.xs, color: color.muted, whiteSpace: "nowrap" });
/** What is not in a price: read where prices begin. */
export const vat = featureStyle({ ...text.xs, color: color.ink });
export const rates = featureStyle({ ...text.xs, display: "block", color: color.muted, fontStretch: stretch.narrow, whiteSpace: "nowrap" });
export const rate = featureStyle({ whiteSpace: "nowrap" });
export const tier = featureStyle({ ...text.xs, color: color.ink, fontStretch: stretch.narrow });
export const from = featureStyle({ whiteSpace: "nowrap", color: color.muted });
