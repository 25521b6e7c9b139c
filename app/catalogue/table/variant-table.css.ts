import { globalStyle, type StyleRule } from "@vanilla-extract/css";
import type { Column } from "../../../contract/catalogue";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle, renderWhenNear, spokenDifferently, visuallyHidden } from "../../ui/style/style";
import { barHeight, color, hairline, space, stretch, text, weight as weights } from "../../ui/style/tokens.css";
import { sortLink } from "../list/list-tools.css";
import { amount } from "./add-to-cart.css";

/** From this width measures get columns. It is the list's width, because filters take room from the page. */
const roomy = "(min-width: 58rem)";
/** From this width columns have space between them. */
const wide = "(min-width: 68rem)";

export const table = featureStyle({ ...text.s, wordSpacing: "0.06em", "@media": { [media.phone]: { display: "block" } } });
globalStyle(`${table} > caption`, { "@layer": { [feature]: { position: "absolute" } } });
globalStyle(`${table} > tbody`, {
	"@layer": { [feature]: { "@media": { [media.phone]: { display: "block", borderBlockStart: `1.5px solid ${color.ink}` } } } },
});

export const head = featureStyle({ "@media": { [media.phone]: { display: "none" } } });
globalStyle(`${head} th`, {
	"@layer": {
		[feature]: {
			...text.xs,
			position: "sticky",
			top: barHeight,
			// Above the boxes of the rows that pass below it.
			zIndex: 2,
			fontWeight: weights.medium,
			fontStretch: stretch.narrow,
			color: color.muted,
			background: color.paper,
			textAlign: "left",
			verticalAlign: "bottom",
			padding: `${space[1]} 4px 6px`,
			"@media": {
				[media.print]: { position: "static", paddingInline: "2px", boxShadow: "none", borderBlockEnd: `1.5px solid ${color.ink}` },
				[media.forced]: { borderBlockEnd: `2px solid ${color.ink}` },
			},
			whiteSpace: "nowrap",
			// A border of a collapsed table does not stick with its cell.
			boxShadow: `inset 0 -1.5px ${color.ink}`,
		},
	},
});
/** The comparison's checkboxes take this width before the names. */
const beforeNames = "24px";
globalStyle(`${head} th:first-child`, {
	"@layer": {
		[feature]: { paddingInlineStart: beforeNames, whiteSpace: "normal", "@media": { [media.print]: { paddingInlineStart: 0 } } },
	},
});
globalStyle(`${head} th:last-child`, {
	"@layer": { [feature]: { paddingInlineEnd: 0, "@media": { [media.print]: { display: "none" } } } },
});

const asColumn = {
	"@layer": {
		[feature]: {
			display: "none",
			"@container": { [roomy]: { display: "table-cell" } },
			"@media": { [media.print]: { display: "table-cell" } },
		},
	},
} as const;

export const numberHead = featureStyle({});
globalStyle(`${head} .${numberHead}`, { "@layer": { [feature]: { textAlign: "right" } } });
export const measureHead = featureStyle({});
globalStyle(`${head} .${measureHead}`, { "@layer": { [feature]: { textAlign: "right" } } });
export const wordHead = featureStyle({});
globalStyle(`${head} :is(.${measureHead}, .${wordHead}, .${numberHead})`, {
	"@layer": { [feature]: { whiteSpace: "normal", hyphens: "auto" } },
});
/** Arrows separate the words of a head. */
export const between = featureStyle({ "@media": { [media.lg]: { display: "none" } } });
/** Each of the two orders of a first head has its line, and 24 px to be hit. */
globalStyle(`${head} th:first-child > .${sortLink}`, {
	"@layer": { [feature]: { "@media": { [media.lg]: { display: "block", width: "fit-content", paddingBlockStart: space[2] } } } },
});
/** The price has two lines: the word, and what the price excludes. */
export const priceHead = featureStyle({});
globalStyle(`${head} .${priceHead}`, { "@layer": { [feature]: { "@media": { [media.sm]: { whiteSpace: "nowrap" } } } } });
/** "Ihr Preis je Stück" is longer than its figures, so it takes two lines in a table of many columns. */
export const ownHead = featureStyle({});
globalStyle(`${head} .${priceHead}.${ownHead}`, { "@layer": { [feature]: { "@media": { [media.sm]: { whiteSpace: "normal" } } } } });
export const unit = featureStyle({ display: "block", fontWeight: weights.regular, whiteSpace: "nowrap", wordSpacing: "0.1em" });
/** Heads of packs take several lines. */
export const packed = featureStyle({});
globalStyle(`${packed} thead :is(.${priceHead}, .${unit})`, {
	"@layer": { [feature]: { "@media": { [media.sm]: { whiteSpace: "normal" } } } },
});

export const familyHead = featureStyle({ display: "block", fontWeight: weights.regular });
/** A phone's cards have no head. */
export const familyOnPhone = featureStyle({
	"@media": { [media.phone]: { ...text.xs, display: "block", color: color.muted, selectors: spokenDifferently } },
});

/** The price of goods that come after the chosen day. */
export const later = featureStyle({ ...text.xs, display: "block", color: color.muted, whiteSpace: "nowrap" });

export const row = featureStyle({
	borderBlockEnd: hairline,
	selectors: {
		"&:has(a[aria-busy=true])": { background: color.soft },
		"&:hover": { background: color.soft, boxShadow: `-8px 0 ${color.soft}, 8px 0 ${color.soft}` },
		[`&[data-chosen], &:has(${amount}:not(:placeholder-shown))`]: {
			background: color.linkSoft,
			boxShadow: `-8px 0 ${color.linkSoft}, 8px 0 ${color.linkSoft}, -11px 0 ${color.link}`,
		},
	},
	"@media": {
		[media.print]: { selectors: { "&[data-chosen]": { background: "none", boxShadow: "none" } } },
		[media.forced]: {
			selectors: {
				[`&[data-chosen], &:has(${amount}:not(:placeholder-shown))`]: { outline: "3px solid Highlight", outlineOffset: "-3px" },
			},
		},
		[media.phone]: {
			...renderWhenNear("110px"),
			position: "relative",
			display: "grid",
			gridTemplateColumns: "minmax(0, 1fr) auto",
			columnGap: space[3],
			paddingBlock: "3px",
		},
	},
});
globalStyle(`${row} > *`, {
	"@layer": {
		[feature]: {
			verticalAlign: "middle",
			paddingInline: 0,
			"@media": { [media.sm]: { padding: "1px 4px", height: "2.75rem" }, print: { padding: "3px 2px" } },
		},
	},
});

globalStyle(`:is(${row} > *, ${head} th):not(:first-child, :last-child)`, {
	"@layer": { [feature]: { "@container": { [wide]: { paddingInline: space[3] } } } },
});

/** The reader chose more room. */
globalStyle(`[data-density=comfortable] ${row} > *`, {
	"@layer": { [feature]: { "@media": { [media.sm]: { height: "3.75rem" } } } },
});

/** Fields are lower than in a single form, so that each row keeps its height. */
globalStyle(`${row} :is(${amount}, ${amount} + button)`, { "@layer": { [feature]: { "@media": { [media.sm]: { height: "2.25rem" } } } } });

/** The table needs the room for its names, without columns most of all. Four digits still fit. */
globalStyle(`${row} ${amount}`, {
	"@layer": {
		[feature]: {
			"@media": { [media.sm]: { width: "2.5rem", paddingInline: "4px" } },
			"@container": { [roomy]: { width: "2.625rem", paddingInline: "4px" } },
		},
	},
});

export const name = featureStyle({
	position: "relative",
	selectors: { [`${row} > &`]: { paddingInlineStart: beforeNames } },
	"@media": {
		[media.phone]: { display: "contents" },
		[media.print]: { selectors: { [`${row} > &`]: { paddingInlineStart: 0 } } },
	},
});
export const nameLink = featureStyle({
	fontWeight: weights.bold,
	color: color.ink,
	textDecoration: "none",
	// The margin is only on this side, because the code may start a line.
	marginInlineEnd: space[1],
	selectors: {
		"&:hover": { textDecoration: "underline" },
		"&[aria-busy=true]": { cursor: "progress", textDecoration: "underline dotted", color: color.muted },
		// The whole row opens what its name links to. Its cell is as high as the row, and the list is the container. The
		// row itself is no containing block in every browser.
		"&::after": { content: '""', position: "absolute", insetBlock: 0, insetInlineStart: 0, width: "100cqw" },
	},
	"@media": {
		[media.phone]: { selectors: { "&::after": { width: "auto", insetInlineEnd: 0 } } },
		[media.print]: { selectors: { "&::after": { content: "none" } } },
	},
});
/** A line without columns needs the room before the weight, whose head is wider than its figures. */
globalStyle(`${row} > ${name}`, { "@layer": { [feature]: { "@media": { [media.narrow]: { paddingInlineEnd: 0 } } } } });
/** The code lies above the row's link, so that a mouse can select it. A finger opens the row there too. */
export const code = featureStyle({ "@media": { [media.hover]: { position: "relative", userSelect: "all" } } });
/** Tight lines let two of them fit a row. */
export const label = featureStyle({
	display: "block",
	// The padding would hold a third line. The row's height fits two.
	"@media": {
		[media.phone]: { display: "contents" },
		// "L 12000 · S355J2 · feuerverzinkt" takes one line.
		[media.sm]: { lineHeight: "1rem", minWidth: "11.6875rem", paddingBlock: space[1], fontStretch: stretch.narrow },
	},
	"@container": { [roomy]: { minWidth: "7.5rem" } },
});
/** Columns hold all words of a row that its code names. */
export const codeLabel = featureStyle({ "@container": { [roomy]: { minWidth: 0 } } });
/** A single word beside the columns shares the line of the code. */
export const oneWord = featureStyle({ "@container": { [roomy]: { whiteSpace: "nowrap" } } });
/** A card has the name beside the price, the section beside the rates, and a line of its own for all else. */
export const title = featureStyle({ "@media": { [media.phone]: { gridColumn: 1, gridRow: 1, minWidth: 0 } } });
/** The name takes its own line in every row, so that the code and the finish share the line below. */
globalStyle(`${title} > ${nameLink}`, {
	"@layer": { [feature]: { "@container": { [roomy]: { display: "block", width: "fit-content", whiteSpace: "normal" } } } },
});
/** The name of packed goods may be a size alone, which the code follows. */
globalStyle(`${packed} ${title} > ${nameLink}`, { "@layer": { [feature]: { "@container": { [roomy]: { display: "inline" } } } } });

/** The edge of the line clips the point before a part that starts a line. */
const parts = { display: "flex", flexWrap: "wrap", columnGap: "10px", overflow: "hidden" } as const;
export const line = featureStyle(parts);
const cardLine = { ...parts, fontStretch: stretch.narrow, alignSelf: "start" } as const;
const partOfLine = { display: "contents" } as const;
/** A tablet breaks the line before the length, so that all rows look the same. */
const ownLine = { ...parts, flexBasis: "100%", "@container": { [roomy]: partOfLine } } as const;
export const section = featureStyle({
	...ownLine,
	"@media": { [media.phone]: { ...cardLine, gridColumn: 1, gridRow: 2 }, [media.print]: partOfLine },
});
export const rest = featureStyle({
	...ownLine,
	"@media": { [media.phone]: { ...cardLine, gridColumn: "1 / -1", gridRow: 3 }, [media.print]: partOfLine },
});
export const part = featureStyle({
	position: "relative",
	whiteSpace: "nowrap",
	selectors: {
		// The point, drawn: a letter would not be in the middle of the gap. Paper has borders, but no backgrounds.
		"&::before": {
			content: '""',
			position: "absolute",
			insetBlockStart: "calc(50% - 1px)",
			insetInlineStart: "-6px",
			height: "2px",
			borderInlineStart: "2px solid",
			opacity: 0.7,
		},
	},
});

/** Applies where measures have columns, and on paper. */
const withColumns = <T extends object>(rule: T) => ({ "@container": { [roomy]: rule }, "@media": { [media.print]: rule } });
const nothing = { display: "none" } as const;
const inkNote = { ...text.xs, color: color.ink } as const;
const onCard = { [media.phone]: { display: "contents" } } as const;
const asText = { display: "inline", overflow: "visible" } as const;
/** The line is text next to columns, and elsewhere a row of parts. */
export const rowLine = featureStyle({ ...inkNote, "@container": { [roomy]: asText }, "@media": { ...onCard, [media.print]: asText } });
/** Below an item code the line has the height of all rows. */
export const narrowLine = featureStyle({
	...inkNote,
	"@container": { [roomy]: nothing },
	"@media": { ...onCard, [media.sm]: { flexWrap: "nowrap", fontStretch: stretch.narrow }, [media.print]: nothing },
});
globalStyle(`${narrowLine} > *`, { "@layer": { [feature]: { "@media": { [media.sm]: partOfLine } } } });
export const rowWord = featureStyle(withColumns({ whiteSpace: "normal", selectors: { "&::before": { content: "none" } } }));
export const drawnPart = featureStyle({ selectors: spokenDifferently, ...withColumns(nothing) });
export const drawnSymbol = featureStyle({ color: color.muted, marginInlineEnd: "3px", selectors: spokenDifferently });
export const comma = featureStyle({ ...nothing, ...withColumns({ display: "inline" }) });
/** On a phone, which has no column for it, the weight is after the code. */
export const phoneWeight = featureStyle({
	display: "none",
	color: color.muted,
	selectors: spokenDifferently,
	"@media": { [media.phone]: { ...text.xs, display: "inline", marginInlineStart: space[1], fontStretch: stretch.narrow } },
});
/** It ends the line of a row that a product names. */
export const phonePart = featureStyle({
	display: "none",
	color: color.muted,
	selectors: spokenDifferently,
	"@media": { [media.phone]: { display: "block" } },
});
export const measure = featureStyle({ textAlign: "right", whiteSpace: "nowrap" });
export const word = featureStyle({
	...text.xs,
	fontStretch: stretch.narrow,
	hyphens: "auto",
	maxWidth: "5rem",
	// The padding takes 1 rem more here.
	"@container": { [roomy]: { maxWidth: "6.5rem" }, [wide]: { maxWidth: "8rem" } },
});
/** Five measures of a row without columns stay on one line where there is room. */
export const measures = featureStyle({});
globalStyle(`.${word.split(" ").at(-1)}.${measures}`, { "@layer": { [feature]: { "@container": { [wide]: { maxWidth: "15rem" } } } } });
export const none = featureStyle({ color: color.control });

/** Maps the kind of a column to the style of its cells. */
export const columnHead = { number: measureHead, text: wordHead } as const satisfies Record<Column["kind"], string>;
export const columnCell = { number: measure, text: word } as const satisfies Record<Column["kind"], string>;

for (const cell of [measureHead, wordHead, measure, word]) globalStyle(`${table} .${cell}`, asColumn);
/** A word keeps its distance from the figure before it. */
globalStyle(`:is(${row}, ${head} tr) > .${measure} + .${word.split(" ").at(-1)}, ${head} .${measureHead} + .${wordHead}`, {
	"@layer": { [feature]: { "@container": { [roomy]: { paddingInlineStart: space[3] } } } },
});

export const weight = featureStyle({
	textAlign: "right",
	whiteSpace: "nowrap",
	"@media": { [media.phone]: { display: "none" } },
});
/** Pads a figure that has one or two decimals fewer than its column, so that decimal points align. */
export const short = ["1ch", "2ch"].map((paddingInlineEnd) => featureStyle({ paddingInlineEnd }));
/** In bold narrow type the words would run together. */
export const stock = featureStyle({
	whiteSpace: "nowrap",
	wordSpacing: "0.12em",
	// The widest stock fits, so that no column moves in another order.
	"@container": { [roomy]: { minWidth: "10rem" } },
	"@media": {
		[media.print]: { whiteSpace: "normal" },
		[media.phone]: { gridColumn: 1, gridRow: 4, minHeight: "2.4375rem", whiteSpace: "normal" },
	},
});
/** Its words begin beside the end of the weight's. */
export const stockHead = featureStyle({});
globalStyle(`${head} .${stockHead}, ${row} > .${stock}`, {
	"@layer": {
		[feature]: { "@container": { [wide]: { paddingInlineStart: space[5] } }, "@media": { [media.sm]: { paddingInlineStart: space[3] } } },
	},
});
/** On a tablet the delivery may take two lines, so that a table of many columns fits. */
globalStyle(`${stock} > span`, {
	"@layer": { [feature]: { "@media": { [media.narrow]: { whiteSpace: "normal" }, [media.phone]: { whiteSpace: "nowrap" } } } },
});
/** "176 Stück auf Lager" takes one line wherever a tablet has room for it. */
globalStyle(`${stock} > span:first-child`, {
	"@layer": { [feature]: { "@media": { "screen and (min-width: 46em)": { whiteSpace: "nowrap" } } } },
});
export const price = featureStyle({
	textAlign: "right",
	"@media": {
		[media.sm]: { whiteSpace: "nowrap" },
		// Its figures are larger than the name beside it.
		[media.phone]: { gridColumn: 2, gridRow: 1, maxWidth: "168px", marginBlockStart: "-2px" },
	},
});
/** The list price is above the reader's own. */
globalStyle(`${price} > s`, { "@layer": { [feature]: { "@media": { [media.sm]: { display: "block", lineHeight: "1rem" } } } } });
/** Rows of several units have theirs below the price. */
globalStyle(`${price} > span + span`, { "@layer": { [feature]: { "@media": { [media.sm]: { display: "block", lineHeight: "1rem" } } } } });
export const rates = featureStyle({
	textAlign: "right",
	whiteSpace: "nowrap",
	"@media": { [media.phone]: { gridColumn: 2, gridRow: 2, lineHeight: "1rem" } },
});
const shownAgain = { position: "static", width: "auto", height: "auto", clipPath: "none" } as const;
/** The head shows units. A phone has no head, so each figure shows its unit. */
export const rate = featureStyle({
	...text.xs,
	display: "block",
	color: color.muted,
	fontStretch: stretch.narrow,
	// Two figures of one cell: screen readers hear the unit of each.
	selectors: {
		"&:first-child": { color: color.ink },
		"&::before": { ...visuallyHidden, content: "attr(data-before)" },
		"&::after": { ...visuallyHidden, content: "attr(data-said)" },
	},
	"@media": {
		[media.phone]: {
			display: "inline",
			selectors: {
				"& + &": { marginInlineStart: space[1] },
				"&::before": shownAgain,
				"&::after": shownAgain,
			},
		},
		[media.print]: { selectors: { "&::before": { content: "none" }, "&::after": { content: "none" } } },
	},
});
/** Repeats the text of the head, which phones do not show. */
export const onPhone = featureStyle({ "@media": { [media.phone]: { selectors: spokenDifferently } } });
/** The price and its quantity take two lines, or one on a phone. */
export const tier = featureStyle({
	textAlign: "right",
	whiteSpace: "nowrap",
	"@media": {
		// Cards without it are as high.
		[media.phone]: { gridColumn: 1, gridRow: 5, textAlign: "left", minHeight: "1.125rem", lineHeight: "1rem" },
	},
});
/** On a phone all text of a card aligns with its name. */
globalStyle(`${name} :is(${title}, ${section}, ${rest}), ${name} ~ :is(${stock}, ${tier})`, {
	"@layer": { [feature]: { "@media": { [media.phone]: { marginInlineStart: beforeNames } } } },
});
globalStyle(`${tier} span > span`, { "@layer": { [feature]: { "@media": { [media.sm]: { display: "block" } } } } });
export const order = featureStyle({
	// Above the row's link: a press beside the button must not leave the page.
	position: "relative",
	textAlign: "right",
	whiteSpace: "nowrap",
	selectors: { [`${row} > &`]: { paddingInlineEnd: 0 } },
	"@media": { [media.phone]: { gridColumn: 2, gridRow: "4 / span 2", alignSelf: "end" }, print: { display: "none" } },
});

/** Cards without a section have one line less: their rates are beside the stock. */
export const plain = featureStyle({});
const onPlainCard = (cell: string, rule: StyleRule) =>
	globalStyle(`${plain} ${cell}`, { "@layer": { [feature]: { "@media": { [media.phone]: rule } } } });
onPlainCard(`.${section}`, nothing);
onPlainCard(`.${rest}`, { gridRow: 2 });
onPlainCard(`.${rates}`, { gridRow: 3, alignSelf: "start", marginBlockStart: "-2px" });
onPlainCard(`.${stock}`, { gridRow: 3 });
onPlainCard(`.${order}`, { gridRow: "3 / span 2" });
onPlainCard(`.${tier}`, { gridRow: 4 });
/** Codes leave the room of a line for the weight, so that the rates follow the price. */
export const codes = featureStyle({});
const onCodeCard = (cell: string, rule: StyleRule) =>
	globalStyle(`${plain}.${codes} ${cell}`, { "@layer": { [feature]: { "@media": { [media.phone]: rule } } } });
onCodeCard(`.${rest}`, { gridColumn: 1 });
onCodeCard(`.${rates}`, { gridRow: 2, marginBlockStart: 0 });

/** Explains rows without a number. */
export const uncounted = featureStyle({ ...text.xs, color: color.muted, paddingBlockStart: space[2] });
