import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle, visuallyHidden } from "../../ui/style/style";
import { color, hairline, rule, space, text, weight } from "../../ui/style/tokens.css";

/** Below this width the columns do not fit next to the account's navigation, so each row is a card. */
const narrow = "screen and (max-width: 75em)";
const wide = "screen and (min-width: 75.0625em)";
export const between = "screen and (min-width: 40.0625em) and (max-width: 75em)";

export const table = featureStyle({
	...text.s,
	width: "100%",
	tableLayout: "fixed",
	"@media": { [narrow]: { display: "block" } },
});
globalStyle(`${table} > tbody`, { "@layer": { [feature]: { "@media": { [narrow]: { display: "block", borderBlockStart: rule } } } } });

export const head = featureStyle({ ...text.s, color: color.muted, "@media": { [narrow]: visuallyHidden } });
globalStyle(`${head} th`, {
	"@layer": {
		[feature]: {
			fontWeight: weight.medium,
			textAlign: "left",
			padding: `${space[2]} ${space[4]} ${space[2]} 0`,
			borderBlockEnd: rule,
			"@media": { [narrow]: { borderBlockEnd: 0 } },
		},
	},
});
/** Fits a date on one line. */
export const numberHead = featureStyle({ width: "9.75rem" });
export const stateHead = featureStyle({ width: "9.5rem", "@media": { [media.xxl]: { width: "14rem" } } });
export const totalHead = featureStyle({ width: "8rem" });
export const actionsHead = featureStyle({ width: "14.75rem" });
globalStyle(`${head} .${totalHead}`, { "@layer": { [feature]: { textAlign: "right" } } });

/** On a phone: number and sum, state, contents, actions. */
export const row = featureStyle({
	borderBlockEnd: hairline,
	breakInside: "avoid",
	"@media": {
		[narrow]: {
			display: "grid",
			gridTemplateColumns: "minmax(0, 1fr) auto",
			alignItems: "baseline",
			gap: `${space[2]} ${space[4]}`,
			paddingBlock: space[4],
		},
		[between]: {
			gridTemplateColumns: "9rem minmax(0, 1fr) auto",
			gridTemplateRows: "auto 1fr",
			gridTemplateAreas: '"order contents total" "state contents actions"',
			columnGap: space[6],
		},
	},
});
globalStyle(`${row} > :is(th, td)`, {
	"@layer": {
		[feature]: {
			verticalAlign: "baseline",
			textAlign: "left",
			fontWeight: weight.regular,
			padding: 0,
			"@media": {
				[wide]: { padding: `${space[2]} ${space[4]} ${space[2]} 0` },
				print: { padding: `${space[1]} ${space[2]} ${space[1]} 0` },
			},
		},
	},
});
globalStyle(`${table} tr > :last-child`, { "@layer": { [feature]: { paddingInlineEnd: 0 } } });

export const order = featureStyle({ "@media": { [between]: { gridArea: "order" } } });
/** Gives the link the minimum target height (WCAG 2.5.8). */
export const number = featureStyle({
	...text.m,
	display: "inline-block",
	paddingBlock: "2px",
	marginBlock: "-2px",
	fontWeight: weight.bold,
});
export const small = featureStyle({ ...text.s, color: color.muted });
globalStyle(`${order} > .${small}`, { "@layer": { [feature]: { display: "block" } } });

export const state = featureStyle({
	"@media": {
		[media.phone]: { gridColumn: "1 / -1", display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: space[4] },
		[between]: { gridArea: "state" },
	},
});
globalStyle(`${state} > a`, { "@layer": { [feature]: { "@media": { [media.sm]: { display: "block" } } } } });

export const contents = featureStyle({
	minWidth: 0,
	overflowWrap: "anywhere",
	"@media": { [media.phone]: { gridColumn: "1 / -1" }, [between]: { gridArea: "contents" } },
});

export const total = featureStyle({
	...text.m,
	whiteSpace: "nowrap",
	"@media": { [media.phone]: { gridColumn: 2, gridRow: 1 }, [between]: { gridArea: "total" } },
});
globalStyle(`${row} > .${total}`, { "@layer": { [feature]: { textAlign: "right", fontWeight: weight.bold } } });

export const term = featureStyle({ display: "none", "@media": { [narrow]: { display: "inline" } } });

export const actions = featureStyle({
	"@media": { [media.phone]: { gridColumn: "1 / -1" }, [between]: { gridArea: "actions" }, [media.print]: { display: "none" } },
});
globalStyle(`${row} > .${actions}`, {
	"@layer": {
		[feature]: {
			"@media": {
				[wide]: { textAlign: "right" },
				[narrow]: { display: "flex", alignItems: "baseline", justifyContent: "space-between", gap: space[4] },
			},
		},
	},
});
globalStyle(`${actions} > form`, { "@layer": { [feature]: { display: "inline-block" } } });
export const file = featureStyle({
	display: "inline-flex",
	alignItems: "baseline",
	gap: space[2],
	paddingBlock: "6px",
	selectors: { "&:not(:last-child)": { "@media": { [wide]: { marginInlineEnd: space[4] } } } },
});
/** Aligns with the text, not the icon. */
globalStyle(`${file} > svg`, { "@layer": { [feature]: { alignSelf: "center" } } });

/** The lines take the whole width. Addresses, notes and totals follow in two columns. */
export const orderParts = featureStyle({ display: "grid", gap: space[8], minWidth: 0, "@media": { [media.print]: { gap: space[4] } } });
export const orderNotes = featureStyle({ display: "grid", alignContent: "start", gap: space[8], minWidth: 0 });

/** Emphasizes the sum in a muted line. */
export const gross = featureStyle({ color: color.ink });

/** Fits the net sum with its words on one line. */
export const invoiceTotalHead = featureStyle({ width: "11.75rem" });
globalStyle(`${head} .${invoiceTotalHead}`, { "@layer": { [feature]: { textAlign: "right" } } });
export const invoiceStateHead = featureStyle({ width: "13.5rem" });
export const filesHead = featureStyle({ width: "9.5rem" });

export const files = featureStyle({});
globalStyle(`${row} > .${actions}.${files}`, {
	"@layer": { [feature]: { "@media": { [media.phone]: { justifyContent: "start" } } } },
});

/** Open sums share a row with the invoice count. */
export const sums = featureStyle({ display: "flex", flexWrap: "wrap", gap: `0 ${space[6]}` });

/** Fits a date on one line and stays close to the document on wide pages. */
export const dayHead = featureStyle({ width: "18%" });
export const paperOrderHead = featureStyle({ width: "36%" });
export const reference = featureStyle({ marginInlineStart: space[3], overflowWrap: "anywhere" });

export const answer = featureStyle({ marginBlockStart: space[1] });
