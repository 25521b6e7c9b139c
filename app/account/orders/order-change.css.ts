import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { space, text, weight } from "../../ui/style/tokens.css";

export const page = featureStyle({ display: "grid", gap: space[6], maxWidth: "52rem", paddingBlock: `${space[4]} ${space[16]}` });
export const form = featureStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[6] });
export const lines = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[4],
	margin: 0,
	padding: 0,
	border: 0,
});
export const fields = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[4],
	margin: 0,
	padding: 0,
	border: 0,
	"@media": { [media.md]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const days = featureStyle({ paddingBlock: `${space[2]} ${space[3]}` });
export const choices = featureStyle({ display: "grid", gap: space[2], margin: 0, padding: 0, border: 0 });
export const wide = featureStyle({ gridColumn: "1 / -1" });
export const legend = featureStyle({ ...text.l, padding: 0, marginBlockEnd: space[3], fontWeight: weight.bold });
export const buttons = featureStyle({ display: "flex", flexWrap: "wrap", gap: space[3] });
export const withdrawal = featureStyle({ display: "grid", gap: space[4], paddingBlock: space[4] });
