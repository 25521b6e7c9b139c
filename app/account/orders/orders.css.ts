import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { columnOnPaper, featureStyle, spokenDifferently, visuallyHidden } from "../../ui/style/style";
import { color, hairline, rule, space, stretch, text, weight } from "../../ui/style/tokens.css";

/** Below this width the columns do not fit next to the account's navigation, so each row has two lines; on a phone it is a card. */
const narrow = "screen and (max-width: 75em)";
const wide = "screen and (min-width: 75.0625em)";
export const between = "screen and (min-width: 40.0625em) and (max-width: 75em)";

/** The rows of a tablet share their columns: document, state above contents, sum, files. */
const shared = { display: "grid", gridColumn: "1 / -1", gridTemplateColumns: "subgrid" } as const;

export const table = featureStyle({
	...text.s,
	width: "100%",
	tableLayout: "fixed",
	"@media": {
		[media.print]: { tableLayout: "auto" },
		[media.phone]: { display: "block" },
		[between]: { display: "grid", gridTemplateColumns: "max-content minmax(0, 1fr) max-content max-content", columnGap: space[6] },
	},
});
globalStyle(`${table} > tbody`, {
	"@layer": { [feature]: { "@media": { [media.phone]: { display: "block", borderBlockStart: rule }, [between]: shared } } },
});

export const head = featureStyle({ ...text.s, color: color.muted, "@media": { [media.phone]: visuallyHidden, [between]: shared } });
globalStyle(`${head} > tr`, { "@layer": { [feature]: { "@media": { [between]: { ...shared, borderBlockEnd: rule } } } } });
globalStyle(`${head} th`, {
	"@layer": {
		[feature]: {
			fontWeight: weight.medium,
			textAlign: "left",
			padding: `${space[2]} ${space[4]} ${space[2]} 0`,
			borderBlockEnd: rule,
			"@media": { [narrow]: { width: "auto", paddingInlineEnd: 0, borderBlockEnd: 0 } },
		},
	},
});
/** The second lines of a tablet's rows have no heads. */
export const secondLine = featureStyle({ "@media": { [between]: visuallyHidden } });
/** Fits a number and a date on one line. */
export const numberHead = featureStyle({ width: "11rem" });
export const stateHead = featureStyle({ width: "12.5rem", "@media": { [media.xxl]: { width: "14rem" } } });
/** Fits "Summe inkl. MwSt." on one line. */
export const totalHead = featureStyle({
	width: "8.5rem",
	whiteSpace: "nowrap",
	fontStretch: stretch.narrow,
	"@media": { [between]: { gridColumn: 3 } },
});
export const actionsHead = featureStyle({ width: "13.75rem", "@media": { [media.print]: { display: "none" } } });
globalStyle(`${head} .${totalHead}`, { "@layer": { [feature]: { textAlign: "right" } } });
globalStyle(`${head} th:nth-child(2)`, { "@layer": { [feature]: { "@media": { [between]: { gridColumn: 2 } } } } });
globalStyle(`${head} th:last-child`, { "@layer": { [feature]: { "@media": { [between]: { gridColumn: 4 } } } } });

/** On a phone: document and sum, state, contents, actions. */
export const row = featureStyle({
	borderBlockEnd: hairline,
	breakInside: "avoid",
	"@media": {
		[media.phone]: {
			display: "grid",
			gridTemplateColumns: "minmax(0, 1fr) auto",
			alignItems: "baseline",
			gap: `${space[2]} ${space[4]}`,
			paddingBlock: space[4],
		},
		[between]: {
			...shared,
			gridTemplateAreas: '"order state total actions" "order contents contents actions"',
			alignItems: "baseline",
			paddingBlock: space[2],
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
				[wide]: { height: "44px", padding: `5px ${space[4]} 5px 0`, verticalAlign: "middle" },
				print: { padding: `${space[1]} ${space[2]} ${space[1]} 0` },
			},
		},
	},
});
globalStyle(`${table} tr > :last-child`, { "@layer": { [feature]: { paddingInlineEnd: 0 } } });

export const order = featureStyle({ whiteSpace: "nowrap", "@media": { [between]: { gridArea: "order" } } });
/** Gives the link the minimum target height (WCAG 2.5.8). */
export const number = featureStyle({
	...text.m,
	display: "inline-block",
	paddingBlock: "2px",
	marginBlock: "-2px",
	fontWeight: weight.bold,
	fontVariantNumeric: "tabular-nums",
	// Fits "INV-10323", so that the days beside it stand below each other.
	"@media": { [wide]: { minWidth: "5.25rem" } },
});
export const small = featureStyle({ ...text.s, color: color.muted, fontVariantNumeric: "tabular-nums" });
globalStyle(`${order} > .${small}`, {
	"@layer": { [feature]: { "@media": { [wide]: { marginInlineStart: space[2] }, [narrow]: { display: "block" } } } },
});

export const state = featureStyle({
	"@media": { [media.phone]: { gridColumn: "1 / -1" }, [between]: { gridArea: "state" } },
});

export const contents = featureStyle({
	minWidth: 0,
	overflowWrap: "anywhere",
	"@media": {
		[media.phone]: { gridColumn: "1 / -1" },
		[between]: { gridArea: "contents" },
		[media.print]: { overflowWrap: "break-word" },
	},
});
const cutOff = { minWidth: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;
/** Facts on one line, which cuts long words off. A phone shows all words. */
export const facts = featureStyle({ "@media": { [media.sm]: { display: "flex", columnGap: space[2] } } });
/** Facts beside each other on a tablet. On wide pages two lines: a reference with the number of further articles, and the first article. */
export const lines = featureStyle({
	"@media": {
		[between]: { display: "flex", columnGap: space[2] },
		[wide]: { display: "flex", flexWrap: "wrap", alignContent: "center", columnGap: space[2], minHeight: "2.5rem" },
	},
});
export const fact = featureStyle({ "@media": { [media.sm]: cutOff } });
globalStyle(`${facts} > a`, { "@layer": { [feature]: { flex: "none", whiteSpace: "nowrap" } } });
globalStyle(`${lines} > .${fact}`, { "@layer": { [feature]: { "@media": { [between]: { flex: "none", maxWidth: "75%" } } } } });
/** Only a phone has room for words. Elsewhere figures stand below each other. */
export const moreWords = featureStyle({ "@media": { [media.sm]: visuallyHidden } });
export const moreFigure = featureStyle({ display: "none", selectors: spokenDifferently, "@media": { [media.sm]: { display: "inline" } } });
globalStyle(`${facts} > .${small}`, { "@layer": { [feature]: { "@media": { [media.sm]: { marginInlineStart: "auto" } } } } });
/** Gives way to the facts beside it. */
export const weak = featureStyle({ minWidth: 0, "@media": { [media.sm]: { flexShrink: 1000 } } });
globalStyle(`${lines} > .${weak}`, {
	"@layer": { [feature]: { "@media": { [between]: { flexGrow: 1 }, [wide]: { display: "contents" } } } },
});
globalStyle(`${lines} > .${fact}, ${lines} > .${weak} > .${fact}`, {
	"@layer": { [feature]: { "@media": { [wide]: { maxWidth: "calc(100% - 2.5rem)" } } } },
});
globalStyle(`${fact} + .${weak} > .${fact}`, {
	"@layer": { [feature]: { "@media": { [wide]: { order: 1, flex: "0 0 100%", maxWidth: "100%" } } } },
});

export const total = featureStyle({
	...text.m,
	whiteSpace: "nowrap",
	fontVariantNumeric: "tabular-nums",
	"@media": { [media.phone]: { gridColumn: 2, gridRow: 1 }, [between]: { gridArea: "total" } },
});
globalStyle(`${row} > .${total}`, { "@layer": { [feature]: { textAlign: "right", fontWeight: weight.bold } } });

/** Says what a sum is where no head does. */
export const term = featureStyle({ display: "none", "@media": { [media.phone]: { ...text.s, display: "block", color: color.muted } } });

export const actions = featureStyle({
	"@media": {
		[media.phone]: { gridColumn: "1 / -1" },
		[between]: { gridArea: "actions", alignSelf: "center" },
		[media.print]: { display: "none" },
	},
});
globalStyle(`${row} > .${actions}`, {
	"@layer": {
		[feature]: {
			whiteSpace: "nowrap",
			"@media": {
				[wide]: { textAlign: "right" },
				[narrow]: { display: "flex", alignItems: "baseline", justifyContent: "end", columnGap: space[4] },
				[media.phone]: { justifyContent: "space-between" },
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
export const orderParts = featureStyle({ display: "grid", gap: space[8], minWidth: 0, "@media": columnOnPaper });
export const orderNotes = featureStyle({ display: "grid", alignContent: "start", gap: space[8], minWidth: 0 });

/** Emphasizes the sum in a muted line. */
export const gross = featureStyle({ color: color.ink });

/** The net sum of an invoice, which a tablet shows below the gross sum. */
export const net = featureStyle({
	color: color.muted,
	whiteSpace: "nowrap",
	fontVariantNumeric: "tabular-nums",
	"@media": { [media.phone]: { gridColumn: 2, gridRow: 2 }, [between]: { gridColumn: 3, gridRow: 2 } },
});
globalStyle(`${row}:has(> .${net}) > .${state}`, { "@layer": { [feature]: { "@media": { [media.phone]: { gridColumn: 1 } } } } });
globalStyle(`${row} > .${net}`, { "@layer": { [feature]: { textAlign: "right" } } });
globalStyle(`${row}:has(> .${net}) > .${contents}`, { "@layer": { [feature]: { "@media": { [between]: { gridColumn: 2 } } } } });
export const netTerm = featureStyle({ "@media": { [wide]: { display: "none" }, [media.print]: { display: "none" } } });
export const invoiceStateHead = featureStyle({ width: "12rem" });
export const netHead = featureStyle({ width: "5.75rem" });
export const grossHead = featureStyle({ width: "7rem" });
export const filesHead = featureStyle({ width: "8rem" });

/** A document takes two lines on a phone: its name and day, its order and files. */
export const paper = featureStyle({ "@media": { [media.phone]: { gap: `${space[1]} ${space[2]}`, paddingBlock: space[3] } } });
globalStyle(`${paper} > :is(.${state}, .${contents})`, {
	"@layer": { [feature]: { "@media": { [media.phone]: { gridColumn: "auto" } } } },
});
globalStyle(`${paper} > .${state}`, { "@layer": { [feature]: { "@media": { [media.phone]: { textAlign: "right" } } } } });
globalStyle(`${paper} > .${order}`, { "@layer": { [feature]: { "@media": { [media.phone]: { whiteSpace: "normal" } } } } });
globalStyle(`${paper} > .${order} > .${small}`, { "@layer": { [feature]: { "@media": { [media.phone]: { display: "inline-block" } } } } });

export const files = featureStyle({});
globalStyle(`${row} > .${actions}.${files}`, {
	"@layer": { [feature]: { "@media": { [media.phone]: { justifyContent: "start" } } } },
});
/** On a phone the order of an invoice and its files share a row. */
globalStyle(`${row}:has(> .${net}) > .${contents}`, { "@layer": { [feature]: { "@media": { [media.phone]: { gridColumn: 1 } } } } });
globalStyle(`${row}:has(> .${net}) > .${actions}.${files}`, {
	"@layer": { [feature]: { "@media": { [media.phone]: { gridColumn: 2, justifyContent: "end" } } } },
});

globalStyle(`${paper} > .${actions}.${files}`, {
	"@layer": { [feature]: { "@media": { [media.phone]: { gridColumn: 2, justifyContent: "end" } } } },
});

/** Open sums share a row with the invoice count. */
export const sums = featureStyle({ display: "flex", flexWrap: "wrap", gap: `0 ${space[6]}` });

/** Stays close to the document on wide pages. */
export const dayHead = featureStyle({ width: "14%" });
export const paperOrderHead = featureStyle({ width: "36%" });

/** A message of which a row shows the beginning. */
export const message = featureStyle({ selectors: { "details:not([open]) > &": cutOff } });
export const words = featureStyle({ display: "grid", gap: space[1], paddingBlock: space[1] });
