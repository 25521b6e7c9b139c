import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, control, shadow, space } from "../../ui/style/tokens.css";

/** A variant's panel lies over the page, and has the message itself; without scripts it is a part of the page. */
const behindPanel = "html:has(#variant > dialog[open]) &:not(dialog *)";

export const atTop = featureStyle({
	paddingBlock: space[3],
	selectors: { "html:has(dialog:modal #login-title) &": { visibility: "hidden" }, "#variant &": { display: "none" } },
	"@media": { [media.scripted]: { selectors: { "#variant &": { display: "block" }, [behindPanel]: { display: "none" } } } },
});
export const floating = featureStyle({
	position: "fixed",
	zIndex: 8,
	insetInline: space[4],
	bottom: space[4],
	marginInline: "auto",
	display: "flex",
	alignItems: "stretch",
	width: "fit-content",
	maxWidth: "min(560px, 100vw - 32px)",
	boxShadow: shadow,
	// The drawer of signing in says itself what its form has done.
	selectors: {
		[`html:has(dialog:modal #login-title) &:not(dialog *), ${behindPanel}`]: { display: "none" },
		"#variant &": { position: "absolute" },
	},
	"@media": { [media.print]: { display: "none" } },
});
export const closeButton = featureStyle({
	display: "grid",
	placeItems: "center",
	minWidth: control.l,
	border: 0,
	padding: 0,
	color: color.muted,
	background: color.okSoft,
	cursor: "pointer",
	selectors: { "&:hover": { color: color.ink } },
});
export const flashLine = featureStyle({ display: "flex", flexWrap: "wrap", gap: `${space[1]} ${space[4]}` });
