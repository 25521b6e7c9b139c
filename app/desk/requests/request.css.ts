import { plainInput } from "../../ui/forms/plain-input";
import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { space } from "../../ui/style/tokens.css";

export const form = featureStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[4] });
export const files = featureStyle({ margin: 0, padding: 0, listStyle: "none" });
export const find = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	alignItems: "end",
	gap: space[3],
	maxWidth: "40rem",
	"@media": { [media.sm]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});
export const terms = featureStyle({
	display: "grid",
	gridTemplateColumns: "repeat(auto-fit, minmax(min(12rem, 100%), 1fr))",
	alignItems: "start",
	gap: space[4],
	maxWidth: "56rem",
});
export const totals = featureStyle({ display: "grid", gap: space[2], maxWidth: "30rem" });
export const unit = featureStyle({ ...plainInput, minHeight: "1.75rem", paddingInline: space[2] });
