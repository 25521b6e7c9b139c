import { createVar, globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { color, control, radius, space, text, weight } from "../../ui/style/tokens.css";

/** The form's button is last on its side, so nothing moves when scripts remove it. */
export const tools = featureStyle({
	...text.s,
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr) auto",
	alignItems: "center",
	gap: `${space[1]} ${space[2]}`,
	minHeight: control.m,
	paddingBlockEnd: space[1],
	"@media": {
		[media.sm]: { display: "flex", flexWrap: "wrap", gap: `${space[2]} ${space[6]}` },
		[media.print]: { display: "block", minHeight: 0, paddingBlockEnd: space[1] },
	},
});
const offPaper = { [media.print]: { display: "none" } } as const;
/**
 * Shows the count. On a phone it also says that prices exclude VAT, because cards have no heads. In one line with the count, that would wrap
 * when the switch of views next to it arrives.
 */
export const counted = featureStyle({ display: "flex", flexDirection: "column", minWidth: 0 });
/** Applies if nothing is next to it. */
export const alone = featureStyle({ gridColumn: "1 / -1", flexDirection: "row", flexWrap: "wrap", columnGap: space[3] });
export const vat = featureStyle({ ...text.xs, whiteSpace: "nowrap", "@media": { [media.sm]: { display: "none" } } });
export const place = featureStyle({ gridColumn: "1 / -1", "@media": offPaper });
/** A phone has no room above its first rows to ask for a place; its articles do. */
export const asked = featureStyle({ "@media": { [media.phone]: { display: "none" }, ...offPaper } });
export const count = featureStyle({ color: color.muted, "@media": { [media.xs]: { whiteSpace: "nowrap" } } });

export const sort = featureStyle({
	display: "flex",
	alignItems: "center",
	gap: space[2],
	color: color.muted,
	gridColumn: "1 / -1",
	gridRow: 2,
	minWidth: 0,
	"@media": { [media.sm]: { display: "none" }, ...offPaper },
});
/** A phone has no room for it above its first rows. */
export const byDay = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	gap: space[2],
	color: color.muted,
	gridColumn: "1 / -1",
	"@media": { [media.phone]: { flexWrap: "nowrap", minWidth: 0 }, ...offPaper },
});
/** A phone scrolls the days sideways in their line. */
export const days = featureStyle({
	"@media": { [media.phone]: { flexWrap: "nowrap", minWidth: 0, overflowX: "auto", whiteSpace: "nowrap" } },
});
export const byTyped = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	gap: space[2],
	"@media": { [media.phone]: { display: "none" } },
});
export const select = featureStyle({
	minWidth: 0,
	height: control.m,
	paddingInlineStart: space[2],
	color: color.ink,
	border: `1px solid ${color.control}`,
	borderRadius: radius,
	cursor: "pointer",
	selectors: { "&:hover": { borderColor: color.ink } },
});
export const apply = featureStyle({
	height: control.m,
	paddingInline: space[3],
	color: color.ink,
	background: color.paper,
	border: `1px solid ${color.ink}`,
	borderRadius: radius,
	fontWeight: weight.bold,
	cursor: "pointer",
	selectors: { "&:hover": { background: color.soft } },
});

/** The switch is next to the count. On a phone, where ten rows fill five screens, the order takes its place. */
export const rows = featureStyle({ "@media": { [media.phone]: { display: "none" }, ...offPaper } });
/** From tablets up the switches share a line. On a phone each has its place in the grid. */
export const switches = featureStyle({
	display: "contents",
	"@media": {
		[media.sm]: { display: "flex", flexWrap: "wrap", gap: `${space[2]} ${space[6]}`, marginInlineStart: "auto" },
		...offPaper,
	},
});
/** On a phone it is beside the order. */
export const prices = featureStyle({
	display: "flex",
	alignItems: "center",
	gap: space[2],
	gridColumn: 2,
	gridRow: 2,
	color: color.muted,
	"@media": { [media.phone]: { ...text.xs, gap: space[1] } },
});
export const print = featureStyle({
	display: "none",
	"@media": { [media.lg]: { display: "inline-flex", alignItems: "center", minHeight: control.m }, [media.print]: { display: "none" } },
});
globalStyle(`${sort}:has(~ .${switches} > .${prices})`, { "@layer": { [feature]: { gridColumn: 1 } } });
/** Cards have one height, so the switch is hidden for them. */
export const density = featureStyle({ "@media": { [media.phone]: { display: "none" } } });
export const views = featureStyle({ gridColumn: 2, gridRow: 1 });

const arrow = createVar();
/** The arrow hangs into the padding of its cell, so nothing moves when it appears. */
const hanging = { content: arrow, position: "static", display: "inline-block", width: "0.6em", textAlign: "center" } as const;
export const arrowAfter = { ...hanging, marginInlineEnd: "-0.6em" } as const;
export const arrowBefore = { ...hanging, marginInlineStart: "-0.6em" } as const;
/** Makes the whole cell of the head the link's target. */
export const wholeCell = { content: '""', position: "absolute", inset: 0, display: "block", width: "auto" } as const;
export const sortLink = featureStyle({
	vars: { [arrow]: '""' },
	color: "inherit",
	textDecoration: "none",
	selectors: {
		"&:hover": { color: color.ink, textDecoration: "underline" },
		"&[data-sorted]": { color: color.ink },
		"&[data-sorted=ascending]": { vars: { [arrow]: '"↑" / ""' } },
		"&[data-sorted=descending]": { vars: { [arrow]: '"↓" / ""' } },
		"&::before": wholeCell,
		"&::after": arrowAfter,
		// The second link of a head lies above the target of the first.
		"& ~ &": { position: "relative", zIndex: 1 },
		"& ~ &::before": { insetBlock: `calc(${space[2]} * -1)`, insetInline: `calc(${space[1]} * -1)` },
	},
});
