import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { space, text, weight } from "../../ui/style/tokens.css";

export const form = featureStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[5], maxWidth: "60rem" });
export const fields = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[3],
	margin: 0,
	padding: 0,
	border: 0,
	"@media": { [media.md]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});
/** A code and its quantity in each row. */
export const pairs = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[3],
	margin: 0,
	padding: 0,
	border: 0,
	"@media": { [media.md]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)", maxWidth: "40rem" } },
});
export const wide = featureStyle({ gridColumn: "1 / -1" });
export const legend = featureStyle({ ...text.m, padding: 0, marginBlockEnd: space[2], fontWeight: weight.bold });
export const buttons = featureStyle({ display: "flex", flexWrap: "wrap", gap: space[3] });
