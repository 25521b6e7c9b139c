import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { space } from "../../ui/style/tokens.css";

export const filter = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
	gap: `${space[2]} ${space[3]}`,
	alignItems: "end",
	"@media": {
		[media.md]: { gridTemplateColumns: "minmax(12rem, 1fr) 12rem 9.5rem 9.5rem auto" },
		[media.print]: { display: "none" },
	},
});
export const words = featureStyle({ gridColumn: "1 / -1", "@media": { [media.md]: { gridColumn: "auto" } } });
export const pages = featureStyle({ display: "grid", justifyContent: "center" });
