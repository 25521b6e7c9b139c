import { globalStyle } from "@vanilla-extract/css";
import { media } from "./breakpoints";
import { fontFamily } from "./fonts";
import { base, reset } from "./layers.css";
import { color, headerOffset, stretch, text, weight } from "./tokens.css";

const rule = (layer: string) => (selector: string, declarations: Parameters<typeof globalStyle>[1]) =>
	globalStyle(selector, { "@layer": { [layer]: declarations } });
const clean = rule(reset);
const set = rule(base);

clean("*, *::before, *::after", { boxSizing: "border-box" });
clean("body, h1, h2, h3, h4, p, dl, dd, ul, ol, figure, fieldset, blockquote", { margin: 0, padding: 0 });
clean("ul[class], ol[class]", { listStyle: "none" });
clean("fieldset", { border: 0, minInlineSize: 0 });
clean("img, svg", { display: "block", maxWidth: "100%" });
clean("img", { height: "auto" });
clean("button, input, select, textarea", {
	font: "inherit",
	color: "inherit",
	letterSpacing: "inherit",
	wordSpacing: "inherit",
	fontStretch: "inherit",
});
clean("table", { borderCollapse: "collapse", width: "100%" });
clean("th", { fontWeight: "inherit", textAlign: "inherit" });
/** One sign marks everything that unfolds. It follows a heading, or as here precedes a link. */
clean("summary", { cursor: "pointer", listStyle: '"+\\2002" inside' });
clean("details[open] > summary", { listStyle: '"−\\2002" inside' });

set("html", {
	fontFamily,
	fontVariantNumeric: "tabular-nums lining-nums",
	WebkitTextSizeAdjust: "100%",
	textSizeAdjust: "100%",
	scrollPaddingTop: headerOffset.phone,
	"@media": { [media.lg]: { scrollPaddingTop: headerOffset.desktop } },
});
set("body", {
	...text.m,
	color: color.ink,
	background: color.paper,
	minHeight: "100vh",
	display: "flex",
	flexDirection: "column",
	// Archivo's space is a fifth of an em, and less between some letters. In whole pixels words would run together.
	wordSpacing: "0.05em",
	overflowWrap: "break-word",
	"@media": { [media.tiny]: { overflowWrap: "anywhere" } },
});
set("table", { "@media": { [media.tiny]: { overflowWrap: "break-word" } } });
set("main", { flex: "1 0 auto", width: "100%" });
set("h1", {
	...text.xxl,
	fontWeight: weight.heavy,
	fontStretch: stretch.wide,
	letterSpacing: "-0.02em",
	textWrap: "balance",
	hyphens: "auto",
});
set("h2", { ...text.xl, fontWeight: weight.heavy, fontStretch: stretch.wide, letterSpacing: "-0.01em", textWrap: "balance" });
set("h3", { ...text.l, fontWeight: weight.bold });
set("a", { color: color.link, textUnderlineOffset: "3px", textDecorationThickness: "1px" });
set("a:hover", { textDecorationThickness: "2px" });
set(":focus-visible", { outline: `2px solid ${color.focus}`, outlineOffset: "2px" });
// The focus only makes screen readers read the heading.
set("h1:focus-visible", { outline: "none" });
// Photographs have a white plate of one shape, in the dark scheme too. Most are taken on white, and the plate keeps
// the page from moving when they load.
set('img:is([src^="/media/"], [src^="/img/"])', { objectFit: "contain", aspectRatio: "5 / 4", background: "#fff" });
const missing = `url('data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64" fill="none" stroke="%237d8891" stroke-width="1.5"><path d="M20 22h24v20H20zM20 37l7-6 6 5 4-3 7 6M18 46L46 18"/><circle cx="38" cy="27.5" r="2"/></svg>')`;
// Scripts mark a picture that fails to load. Without the mark browsers draw `::after` over their own sign and the
// text.
set("img[data-failed]", { content: missing, objectFit: "contain", background: color.soft });
set("img", { position: "relative" });
set("img::after", {
	content: '""',
	position: "absolute",
	inset: 0,
	background: `${color.soft} ${missing} center / min(100%, 64px) no-repeat`,
});
set("::selection", { background: color.linkSoft });
set("b, strong", { fontWeight: weight.bold });
set("small", { ...text.xs, color: color.muted });
set("abbr[title]", { textDecoration: "none" });
set("*, *::before, *::after", {
	"@media": { [media.calm]: { transitionDuration: "0s !important", animationDuration: "0s !important", scrollBehavior: "auto" } },
});
globalStyle("@page", { margin: "14mm 12mm 16mm" });
set("body", { "@media": { [media.print]: { display: "block", minHeight: 0, fontSize: "10pt", color: "#000", background: "#fff" } } });
// No page ends with a heading, or within a row or a drawing.
set("h1, h2, h3", { "@media": { [media.print]: { breakAfter: "avoid" } } });
set("tr, img, figure, dl > div", { "@media": { [media.print]: { breakInside: "avoid" } } });
