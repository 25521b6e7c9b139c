import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../styles/breakpoints";
import { feature } from "../../styles/layers.css";
import { featureStyle } from "../../styles/style";
import { color, hairline, space, stretch, text, weight as weights } from "../../styles/tokens.css";

/** More measures than these wait for a wider screen to get columns of their own. */
export const mostOnTablet = 5;

export const table = featureStyle({ ...text.m, "@media": { [media.phone]: { display: "block" } } });
export const wideTable = featureStyle({ ...text.m, "@media": { [media.phone]: { display: "block" } } });
globalStyle(`${table} > caption, ${wideTable} > caption`, { "@layer": { [feature]: { position: "absolute" } } });
globalStyle(`${table} > tbody, ${wideTable} > tbody`, {
	"@layer": { [feature]: { "@media": { [media.phone]: { display: "block", borderBlockStart: `1.5px solid ${color.ink}` } } } },
});

export const head = featureStyle({ "@media": { [media.phone]: { display: "none" } } });
globalStyle(`${head} th`, {
	"@layer": {
		[feature]: {
			...text.xs,
			position: "sticky",
			top: 0,
			zIndex: 1,
			fontWeight: weights.medium,
			color: color.muted,
			background: color.paper,
			textAlign: "left",
			verticalAlign: "bottom",
			padding: `${space[2]} ${space[2]}`,
			whiteSpace: "nowrap",
			// A border of a collapsed table does not stick with its cell.
			boxShadow: `inset 0 -1.5px ${color.ink}`,
		},
	},
});
globalStyle(`${head} th:first-child`, { "@layer": { [feature]: { paddingInlineStart: 0 } } });
globalStyle(`${head} th:last-child`, { "@layer": { [feature]: { paddingInlineEnd: 0 } } });

const columnFrom = (width: string) => ({ display: "none", "@media": { [width]: { display: "table-cell" } } }) as const;
const asColumn = {
	"@layer": { [feature]: columnFrom(media.lg) },
};
const onWideScreen = { "@layer": { [feature]: columnFrom(media.xl) } };

export const numberHead = featureStyle({});
globalStyle(`${head} .${numberHead}`, { "@layer": { [feature]: { textAlign: "right" } } });
export const measureHead = featureStyle({});
globalStyle(`${head} .${measureHead}`, { "@layer": { [feature]: { textAlign: "right" } } });
export const wordHead = featureStyle({});
export const unit = featureStyle({ display: "block", fontWeight: weights.regular });

export const row = featureStyle({
	borderBlockEnd: hairline,
	selectors: {
		"&[data-chosen]": { background: color.accentSoft, boxShadow: `inset 3px 0 ${color.accent}` },
	},
	"@media": {
		[media.phone]: {
			display: "grid",
			gridTemplateColumns: "minmax(0, 1fr) auto",
			gap: `${space[1]} ${space[3]}`,
			paddingBlock: space[3],
			selectors: { "&[data-chosen]": { paddingInline: space[3] } },
		},
	},
});
globalStyle(`${row} > *`, {
	"@layer": {
		[feature]: {
			verticalAlign: "middle",
			"@media": { [media.sm]: { padding: `6px ${space[2]}`, height: "72px" }, print: { padding: space[1] } },
		},
	},
});

export const name = featureStyle({ selectors: { [`${row}:not([data-chosen]) > &`]: { paddingInlineStart: 0 } } });
export const nameLink = featureStyle({
	fontWeight: weights.bold,
	color: color.ink,
	textDecoration: "none",
	paddingBlock: space[1],
	selectors: { "&:hover": { textDecoration: "underline" } },
});
const note = { ...text.xs, display: "block", color: color.muted } as const;
export const code = featureStyle({ ...text.xs, color: color.muted, whiteSpace: "nowrap", marginInlineStart: space[2] });
export const beside = featureStyle({ ...note, color: color.ink });
export const narrowOnly = featureStyle({ ...note, "@media": { [media.lg]: { display: "none" } } });

export const narrowMeasures = featureStyle({ ...note, color: color.ink });
/** On a phone the weight stands with the words. */
export const onPhone = featureStyle({ "@media": { [media.sm]: { display: "none" } } });
export const part = featureStyle({ whiteSpace: "nowrap" });
export const symbol = featureStyle({ color: color.muted });

export const measure = featureStyle({ textAlign: "right", whiteSpace: "nowrap" });
export const word = featureStyle({ ...text.s, fontStretch: stretch.narrow });
export const none = featureStyle({ color: color.control });

for (const cell of [measureHead, wordHead, measure, word]) {
	globalStyle(`${table} .${cell}`, asColumn);
	globalStyle(`${wideTable} .${cell}`, onWideScreen);
}
globalStyle(`${table} ${narrowMeasures}`, { "@layer": { [feature]: { "@media": { [media.lg]: { display: "none" } } } } });
globalStyle(`${wideTable} ${narrowMeasures}`, { "@layer": { [feature]: { "@media": { [media.xl]: { display: "none" } } } } });

export const weight = featureStyle({
	textAlign: "right",
	whiteSpace: "nowrap",
	"@media": { [media.phone]: { display: "none" } },
});
export const kilogram = featureStyle({ ...text.xs, color: color.muted });
export const stock = featureStyle({
	whiteSpace: "nowrap",
	"@media": { [media.phone]: { gridColumn: 1, gridRow: 2, alignSelf: "center" } },
});
export const price = featureStyle({
	textAlign: "right",
	"@media": {
		[media.sm]: { whiteSpace: "nowrap" },
		[media.phone]: { gridColumn: 2, gridRow: 1, maxWidth: "168px" },
	},
});
export const order = featureStyle({
	textAlign: "right",
	whiteSpace: "nowrap",
	selectors: { [`${row} > &`]: { paddingInlineEnd: 0 } },
	"@media": { [media.phone]: { gridColumn: 2, gridRow: 2, alignSelf: "end" }, print: { display: "none" } },
});
