import { globalStyle } from "@vanilla-extract/css";
import { body } from "../../ui/dialog.css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { barHeight, color, control, shadow, space, text } from "../../ui/style/tokens.css";

/** A variant's panel covers the page and shows the message itself. Without scripts it is part of the page. */
const behindPanel = "html:has(#variant > dialog[open]) &:not(dialog *)";

export const atTop = featureStyle({
	paddingBlock: space[3],
	selectors: { "html:has(dialog:modal #login-title) &": { visibility: "hidden" }, "#variant &": { display: "none" } },
	"@media": { [media.scripted]: { selectors: { "#variant &": { display: "block" }, [behindPanel]: { display: "none" } } } },
});
/** Marks the lower edge of the header's bar, also while the page scrolls. Takes no space, and is not part of dialogs. */
export const belowBar = featureStyle({
	position: "sticky",
	zIndex: 4,
	top: barHeight,
	height: 0,
	selectors: { "dialog &": { position: "static" } },
	"@media": { [media.print]: { display: "none" } },
});
/** The page's column, with the cart at its end. */
export const column = featureStyle({ position: "relative", selectors: { "dialog &": { position: "static" } } });
/** Below the cart, no higher than a sticky table head, so that it covers no row. On a phone at the lower edge. */
export const floating = featureStyle({
	position: "absolute",
	insetBlockStart: 0,
	insetInlineEnd: 0,
	display: "flex",
	alignItems: "stretch",
	width: "fit-content",
	maxWidth: "min(560px, 100%)",
	boxShadow: shadow,
	// A phone's header is followed by the page's heading, which the message would cover.
	"@media": {
		[media.phone]: { position: "fixed", insetBlock: `auto ${space[4]}`, insetInline: space[4], maxWidth: "none", marginInline: "auto" },
	},
	selectors: {
		// The sign-in drawer shows its own result.
		[`html:has(dialog:modal #login-title) &:not(dialog *), ${behindPanel}`]: { display: "none" },
		// Search results would partly cover it. Screen readers still announce it.
		"html:has(header search > section) &:not(dialog *)": { opacity: 0 },
		// A panel has it as its foot.
		"dialog &": { zIndex: 8, insetBlock: "auto 0", insetInline: 0, width: "auto", maxWidth: "none", background: color.okSoft },
	},
});
/** The foot covers no row of the panel, and its words begin below those of the panel. */
globalStyle(`dialog:has([role=status] ${floating}) > .${body}`, {
	"@layer": { [feature]: { marginBlockEnd: "2rem", "@media": { [media.phone]: { marginBlockEnd: "4.75rem" } } } },
});
globalStyle(`[role=status] ${floating} > :first-child`, {
	"@layer": { [feature]: { ...text.s, flexGrow: 1, padding: `6px ${space[3]}` } },
});
globalStyle(`dialog [role=status] ${floating} > :first-child`, {
	"@layer": { [feature]: { paddingInlineStart: "13px", "@media": { [media.sm]: { paddingInlineStart: "21px" } } } },
});
export const closeButton = featureStyle({
	display: "grid",
	placeItems: "center",
	minWidth: control.s,
	border: 0,
	padding: 0,
	color: color.muted,
	background: color.okSoft,
	cursor: "pointer",
	selectors: { "&:hover": { color: color.ink } },
});
export const flashLine = featureStyle({ display: "flex", flexWrap: "wrap", gap: `${space[1]} ${space[4]}` });
