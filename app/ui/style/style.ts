import { type StyleRule, style } from "@vanilla-extract/css";
import { media } from "./breakpoints";
import { feature, layout, ui } from "./layers.css";

/** Hides content from sight, but not from screen readers and keys. */
export const visuallyHidden = {
	position: "absolute",
	width: "1px",
	height: "1px",
	padding: 0,
	border: 0,
	overflow: "hidden",
	clipPath: "inset(50%)",
	whiteSpace: "nowrap",
} as const;

/**
 * Shows the attribute data-said, if the markup says the text elsewhere in other words. Text browsers have no styles,
 * so they print it once.
 */
export const spokenDifferently = { "&::after": { content: "attr(data-said)" } } as const;

/**
 * Defers the layout of content far below the screen, which halves a page's time on a phone.
 * @param height the reserved height until then
 */
export const renderWhenNear = (height: string) => ({ contentVisibility: "auto", containIntrinsicBlockSize: `auto ${height}` }) as const;

/** Scrolling content fades at its end while more follows. The padding keeps the last item clear of the fade. */
export const fadingEnd = {
	right: { maskImage: "linear-gradient(to left, transparent, black 2rem)", paddingInlineEnd: "2rem", scrollPaddingInlineEnd: "2rem" },
	bottom: { maskImage: "linear-gradient(to top, transparent, black 2rem)", paddingBlockEnd: "2rem", scrollPaddingBlockEnd: "2rem" },
} as const;

/** A query for browsers that can show the content of a closed fold. Others keep the fold on every screen. */
const unfolds = "selector(::details-content)";
const shown = { contentVisibility: "visible", display: "block", blockSize: "auto" } as const;

/**
 * Keeps a fold open on some screens, which do not show its summary.
 * @param screens media query
 * @returns `@supports` of the `details` and of its `summary`
 */
export const openOn = (screens: string) => ({
	fold: { [unfolds]: { "@media": { [screens]: { selectors: { "details&:not([open])::details-content": shown } } } } },
	summary: { [unfolds]: { "@media": { [screens]: { display: "none" } } } },
});

/** On paper the items of a grid stand below each other. Firefox would move a whole item to the next sheet. */
export const columnOnPaper = { [media.print]: { display: "flex", flexDirection: "column" } } as const;

export const uiStyle = (rule: StyleRule, name?: string): string => style({ "@layer": { [ui]: rule } }, name);

export const layoutStyle = (rule: StyleRule): string => style({ "@layer": { [layout]: rule } });

/** Creates a style of a feature, which wins over the parts it uses. */
export const featureStyle = (rule: StyleRule, name?: string): string => style({ "@layer": { [feature]: rule } }, name);
