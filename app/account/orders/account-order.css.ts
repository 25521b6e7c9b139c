import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, space, text, weight } from "../../ui/style/tokens.css";

/** The lines have the whole width; below them addresses and notes, and beside those what it all comes to. */
export const order = featureStyle({ display: "grid", gap: space[8], minWidth: 0, "@media": { [media.print]: { gap: space[4] } } });
export const notes = featureStyle({ display: "grid", alignContent: "start", gap: space[8], minWidth: 0 });

/** What counts in a quiet line. */
export const gross = featureStyle({ color: color.ink });

export const invoices = featureStyle({ display: "grid", gap: space[3], minWidth: 0 });
export const title = featureStyle({ ...text.l, fontWeight: weight.bold });
