import { type StyleRule, style } from "@vanilla-extract/css";
import { feature, layout, ui } from "./layers.css";

/** For screen readers and keys alone: out of sight, but there. */
export const unseen = {
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
 * Text of the attribute data-said, for what the markup says elsewhere in other words: text browsers, which know no styles, print it once.
 */
export const saidByStyle = { "&::after": { content: "attr(data-said)" } } as const;

/**
 * What stands far below is not set before it comes near: on a phone a page takes half the time so.
 * @param height that it takes until then
 */
export const setWhenNear = (height: string) => ({ contentVisibility: "auto", containIntrinsicBlockSize: `auto ${height}` }) as const;

/** What scrolls fades out at its end as long as more follows; the padding keeps the last of it clear of that. */
export const fadesAt = {
	right: { maskImage: "linear-gradient(to left, transparent, black 2rem)", paddingInlineEnd: "2rem", scrollPaddingInlineEnd: "2rem" },
	bottom: { maskImage: "linear-gradient(to top, transparent, black 2rem)", paddingBlockEnd: "2rem", scrollPaddingBlockEnd: "2rem" },
} as const;

/** A style of a design-system part. */
export const uiStyle = (rule: StyleRule, name?: string): string => style({ "@layer": { [ui]: rule } }, name);

/** A style that any page uses. */
export const layoutStyle = (rule: StyleRule): string => style({ "@layer": { [layout]: rule } });

/** A style of a feature: it wins over the parts that it is made of. */
export const featureStyle = (rule: StyleRule, name?: string): string => style({ "@layer": { [feature]: rule } }, name);
