import { styleVariants } from "@vanilla-extract/css";
import { media } from "./style/breakpoints";
import { layout } from "./style/layers.css";
import { columnOnPaper, layoutStyle, visuallyHidden } from "./style/style";
import { color, rule, space, text, weight } from "./style/tokens.css";

const { xs, s, m, l } = text;

/** Stacks children, with the space between them as key (px / 4): `<ul className={stack[3]}>`. */
export const stack = styleVariants({ 0: "0", ...space }, (gap) => ({
	"@layer": { [layout]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap, minWidth: 0, "@media": columnOnPaper } },
}));

/** Puts children in a wrapping line, with the space between them as key. */
export const row = styleVariants({ 3: space[3], 5: space[5] }, (gap) => ({
	"@layer": { [layout]: { display: "flex", flexWrap: "wrap", alignItems: "center", gap } },
}));

export const size = styleVariants({ xs, s, m, l }, (font) => ({ "@layer": { [layout]: font } }));

/** Sets headings smaller than their level, and text that works as a heading without being one. */
export const heading = styleVariants({ s, m, l }, (font) => ({ "@layer": { [layout]: { ...font, fontWeight: weight.bold } } }));

export const plainHeading = styleVariants({ s, m, l }, (font) => ({
	"@layer": { [layout]: { ...font, fontWeight: weight.bold, fontStretch: "100%", letterSpacing: 0 } },
}));

/** The heading of a section, with a line below it. */
export const ruledHeading = layoutStyle({
	...text.l,
	fontWeight: weight.bold,
	letterSpacing: 0,
	paddingBlockEnd: space[2],
	borderBlockEnd: rule,
});

export const note = layoutStyle({ ...text.s, color: color.muted });
export const small = layoutStyle({ ...text.xs, color: color.muted });
export const label = layoutStyle({ ...text.s, fontWeight: weight.medium });

export const muted = layoutStyle({ color: color.muted });
export const ok = layoutStyle({ color: color.ok });
export const danger = layoutStyle({ color: color.danger });
export const regular = layoutStyle({ fontWeight: weight.regular });
export const medium = layoutStyle({ fontWeight: weight.medium });
export const bold = layoutStyle({ fontWeight: weight.bold });
export const nowrap = layoutStyle({ whiteSpace: "nowrap" });
export const block = layoutStyle({ display: "block" });

/** Lets a child of a row or grid become narrower than its longest word. */
export const shrinks = layoutStyle({ minWidth: 0 });

/** Screen readers read it, but it is not shown. */
export const hidden = layoutStyle(visuallyHidden);
export const hiddenOnPaper = layoutStyle({ "@media": { [media.print]: { display: "none" } } });
export const hiddenOnPhone = layoutStyle({ "@media": { [media.phone]: { display: "none" } } });
