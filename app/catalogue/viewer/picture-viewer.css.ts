import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, hairline, space } from "../../ui/style/tokens.css";

export const viewer = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[2],
	alignSelf: "start",
	minWidth: 0,
});
/** Thumbnails that do not fit form a strip that snaps. */
export const thumbnails = featureStyle({
	display: "flex",
	gap: space[2],
	overflowX: "auto",
	scrollSnapType: "x proximity",
	// The padding holds the focus outline.
	padding: "4px",
	margin: "-4px",
	"@media": { [media.print]: { display: "none" } },
});
export const item = featureStyle({ flex: "1 0 3.5rem", maxWidth: "6rem", scrollSnapAlign: "start", scrollMarginInline: "4px" });
export const thumbnail = featureStyle({
	display: "block",
	padding: space[1],
	border: hairline,
	background: color.soft,
	selectors: { "&:hover": { borderColor: color.control }, "&[aria-current]": { borderColor: color.ink } },
	"@media": { [media.forced]: { selectors: { "&[aria-current]": { outline: "3px solid Highlight" } } } },
});

export const captionLine = featureStyle({ display: "block", hyphens: "auto" });
