import { media } from "../ui/style/breakpoints";
import { featureStyle, renderWhenNear } from "../ui/style/style";
import { color, hairline, space, text, weight } from "../ui/style/tokens.css";

export const footer = featureStyle({
	...text.s,
	marginBlockStart: space[16],
	borderBlockStart: hairline,
	background: color.soft,
	...renderWhenNear("1500px"),
	"@media": { [media.sm]: renderWhenNear("1200px"), [media.lg]: renderWhenNear("760px"), [media.print]: { display: "none" } },
});

export const slim = featureStyle({
	...text.s,
	marginBlockStart: space[16],
	borderBlockStart: hairline,
	color: color.muted,
	"@media": { [media.print]: { display: "none" } },
});
export const slimLine = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "baseline",
	gap: `0 ${space[6]}`,
	paddingBlock: space[3],
});

export const callToAction = featureStyle({ borderBlockEnd: hairline, paddingBlock: space[8] });
export const callLine = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	justifyContent: "space-between",
	gap: space[6],
});
export const columns = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[8],
	paddingBlock: space[10],
	"@media": { [media.sm]: { gridTemplateColumns: "1fr 1fr" }, [media.lg]: { gridTemplateColumns: "1fr 1fr 2fr" } },
});
export const wide = featureStyle({ "@media": { [media.sm]: { gridColumn: "1 / -1" }, [media.lg]: { gridColumn: "auto" } } });

/** Lays the company out as a row, with its parts next to each other. */
export const company = featureStyle({ display: "grid", alignContent: "start" });
export const companyRow = featureStyle({
	display: "grid",
	gap: `0 ${space[10]}`,
	paddingBlock: space[8],
	"@media": { [media.sm]: { gridTemplateColumns: "repeat(3, auto)", justifyContent: "space-between", alignItems: "start" } },
});
export const heading = featureStyle({
	...text.s,
	fontWeight: weight.bold,
	fontStretch: "100%",
	letterSpacing: 0,
	paddingBlockEnd: space[2],
});
export const address = featureStyle({ fontStyle: "normal", lineHeight: "1.75rem" });
export const social = featureStyle({ display: "flex", gap: space[4], lineHeight: "1.75rem" });
/** On a phone the list has two columns, like the categories. Otherwise the footer would be longer than the page. */
export const list = featureStyle({ lineHeight: "1.75rem", "@media": { [media.phone]: { columns: 2, columnGap: space[4] } } });
export const categories = featureStyle({
	lineHeight: "1.75rem",
	columns: 2,
	columnGap: space[4],
	"@media": { [media.sm]: { columnGap: space[8] } },
});
export const link = featureStyle({
	display: "inline-block",
	lineHeight: "1.25rem",
	color: color.ink,
	textDecoration: "none",
	paddingBlock: space[1],
	selectors: { "&:hover": { textDecoration: "underline" } },
});

export const last = featureStyle({
	display: "grid",
	gap: space[4],
	paddingBlock: space[6],
	borderBlockStart: hairline,
	color: color.muted,
});
export const legal = featureStyle({ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: `${space[2]} ${space[6]}` });
