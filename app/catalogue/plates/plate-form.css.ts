import { featureStyle } from "../../ui/style/style";
import { space } from "../../ui/style/tokens.css";

export const fields = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(64px, 2fr) minmax(0, 3fr) minmax(0, 3fr)",
	gap: space[3],
	alignItems: "end",
	maxWidth: "25rem",
});
