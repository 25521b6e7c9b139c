import { media } from "../ui/style/breakpoints";
import { featureStyle, visuallyHidden } from "../ui/style/style";
import { color, control, hairline, light, rule, space, stretch, text, weight } from "../ui/style/tokens.css";

export const page = featureStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[5], maxWidth: "90rem" });
/** The sign of the help stands at its end. */
export const head = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "baseline",
	gap: `${space[1]} ${space[4]}`,
	minHeight: control.s,
	paddingInlineEnd: `calc(${control.s} + ${space[4]})`,
});
export const title = featureStyle({ ...text.xl, fontWeight: weight.bold });
export const tools = featureStyle({ display: "flex", flexWrap: "wrap", gap: space[3], marginInlineStart: "auto" });
export const lead = featureStyle({ ...text.s, width: "100%", color: color.muted });

/** The result of a form, and beside it the button that takes it back, which screen readers do not read with it. */
export const news = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr) auto",
	alignItems: "center",
	columnGap: space[3],
	background: color.okSoft,
});

/** Forms in one column. */
export const form = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	alignItems: "start",
	gap: space[4],
	maxWidth: "26rem",
});

export const section = featureStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start", gap: space[3] });
export const sectionTitle = featureStyle({ ...text.l, paddingBlockEnd: space[1], borderBlockEnd: rule, fontWeight: weight.bold });

/** A table wider than the page scrolls by itself. On a phone each row is a card, with the columns' names beside the cells. */
export const scroller = featureStyle({ overflowX: "auto", maxWidth: "100%" });
const onPhone = { [media.phone]: { display: "block" } };
export const table = featureStyle({
	...text.s,
	width: "100%",
	borderCollapse: "collapse",
	fontStretch: stretch.narrow,
	fontVariantNumeric: "tabular-nums",
	"@media": onPhone,
});
export const rows = featureStyle({ "@media": onPhone });
export const row = featureStyle({ "@media": { [media.phone]: { display: "block", paddingBlock: space[2], borderBlockEnd: hairline } } });
export const headings = featureStyle({ "@media": { [media.phone]: visuallyHidden } });
export const heading = featureStyle({
	padding: `${space[1]} ${space[3]} ${space[1]} 0`,
	borderBlockEnd: rule,
	color: color.muted,
	textAlign: "start",
	fontWeight: weight.regular,
	whiteSpace: "nowrap",
});
export const cell = featureStyle({
	padding: `${space[1]} ${space[3]} ${space[1]} 0`,
	borderBlockEnd: hairline,
	textAlign: "start",
	verticalAlign: "baseline",
	fontWeight: weight.regular,
	"@media": {
		[media.phone]: {
			display: "grid",
			gridTemplateColumns: "7.5rem minmax(0, 1fr)",
			columnGap: space[3],
			padding: `${space[1]} 0`,
			borderBlockEnd: 0,
			textAlign: "start",
			selectors: { "&::before": { content: "attr(data-label)", color: color.muted } },
		},
	},
});
/** Texts share what other columns leave, and are cut rather than wrapped, so that a row is one line. */
const cutText = (width: string) =>
	featureStyle({ "@media": { [media.lg]: { width, maxWidth: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } } });
export const share = { s: cutText("11%"), m: cutText("14%"), l: cutText("20%") };
export const figure = featureStyle({ "@media": { [media.sm]: { textAlign: "end", whiteSpace: "nowrap" } } });
export const strong = featureStyle({ fontWeight: weight.bold });
/** A name on one line, except on a card. */
export const unbroken = featureStyle({ "@media": { [media.sm]: { whiteSpace: "nowrap" } } });

/** A page in front of the desk: signing in, the code, an invitation. */
export const door = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 26rem)",
	justifyContent: "center",
	alignContent: "start",
	gap: space[5],
	minHeight: "100vh",
	padding: `${space[6]} ${space[4]} ${space[16]}`,
	"@media": { [media.sm]: { paddingBlockStart: space[20] } },
});
export const doorBar = featureStyle({ display: "flex", justifyContent: "space-between", alignItems: "center", borderBlockEnd: rule });
export const brand = featureStyle({ fontWeight: weight.heavy });
export const muted = featureStyle({ color: color.muted });

/** Words of a person, with their line breaks. */
export const words = featureStyle({ maxWidth: "44rem", whiteSpace: "pre-line", overflowWrap: "anywhere" });

/** A small form in a row of a table. */
export const inline = featureStyle({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: space[3] });
export const check = featureStyle({ display: "inline-flex", alignItems: "center", gap: space[1], minHeight: "2rem", whiteSpace: "nowrap" });
export const group = featureStyle({ display: "grid", gap: space[2], margin: 0, padding: 0, border: 0 });

/** Scanners need dark squares on a light ground, in both schemes. */
export const qr = featureStyle({ padding: space[3], background: light.paper, fill: light.ink });
