import { globalStyle } from "@vanilla-extract/css";
import { media } from "../styles/breakpoints";
import { ui } from "../styles/layers.css";
import { uiStyle } from "../styles/style";
import { color, hairline, space, text } from "../styles/tokens.css";

const base = {
	display: "flex",
	flexDirection: "column",
	border: hairline,
	background: color.soft,
	padding: space[4],
	"@media": { [media.print]: { padding: 0, border: 0, maxWidth: "80mm" } },
} as const;
export const sheet = uiStyle(base);
export const lowSheet = uiStyle({
	...base,
	"@media": {
		...base["@media"],
		[media.lg]: {
			display: "grid",
			gridTemplateColumns: "264px minmax(0, 1fr)",
			alignItems: "end",
			gap: space[2],
			padding: `${space[2]} ${space[3]} ${space[2]} ${space[2]}`,
		},
	},
});
globalStyle(`${sheet} img, ${lowSheet} img`, { "@layer": { [ui]: { width: "100%", objectFit: "contain" } } });
export const caption = uiStyle({ ...text.xs, color: color.muted, textAlign: "right", paddingTop: space[2] });
