import { globalStyle } from "@vanilla-extract/css";
import { media } from "../ui/style/breakpoints";
import { feature } from "../ui/style/layers.css";
import { featureStyle } from "../ui/style/style";
import { color, rule, space, text, weight } from "../ui/style/tokens.css";

export const page = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: `${space[6]} ${space[16]}`,
	paddingBlock: `${space[3]} ${space[16]}`,
	"@media": {
		[media.lg]: {
			gridTemplateColumns: "minmax(0, 1fr) 25rem",
			gridTemplateRows: "auto auto auto 1fr",
		},
		[media.xxl]: { gridTemplateColumns: "minmax(0, 46rem) minmax(0, 1fr)", gridTemplateRows: "auto auto 1fr" },
		[media.print]: { display: "block" },
	},
});
export const head = featureStyle({ display: "grid", gap: space[2], "@media": { [media.lg]: { gridColumn: "1 / -1" } } });
export const lead = featureStyle({ maxWidth: "75ch" });
export const person = featureStyle({ "@media": { [media.lg]: { gridColumn: 2 } } });
export const message = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	alignContent: "start",
	gap: space[5],
	"@media": { [media.lg]: { gridColumn: 1, gridRow: "2 / span 3" } },
});
export const facts = featureStyle({
	display: "grid",
	alignContent: "start",
	gap: `${space[6]} ${space[10]}`,
	"@media": {
		[media.md]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
		// Two sections are next to the form, the others below.
		[media.lg]: { display: "contents" },
		[media.xxl]: { display: "grid", gridColumn: 2 },
		[media.print]: { display: "block" },
	},
});
globalStyle(`${facts} > :nth-child(-n + 2)`, {
	"@layer": { [feature]: { "@media": { [media.lg]: { gridColumn: 2 }, [media.xxl]: { gridColumn: "auto" } } } },
});

export const card = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "start",
	gap: `${space[3]} ${space[5]}`,
	padding: space[4],
	background: color.soft,
});
export const portrait = featureStyle({ width: "96px", height: "96px", flex: "none" });
export const words = featureStyle({ ...text.s, display: "grid", gap: space[1], flex: "1 1 13rem", minWidth: 0 });
export const channels = featureStyle({ ...text.m, display: "flex", flexWrap: "wrap", columnGap: space[5], fontWeight: weight.medium });
/** The padding makes each channel large enough to press. */
export const channel = featureStyle({ paddingBlock: space[1], overflowWrap: "anywhere" });
export const form = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[5],
	"@media": { [media.print]: { display: "none" } },
});
export const title = featureStyle({
	...text.l,
	fontWeight: weight.bold,
	fontStretch: "100%",
	letterSpacing: 0,
	paddingBlockEnd: space[2],
	borderBlockEnd: rule,
});
export const pairs = featureStyle({
	display: "grid",
	gap: space[5],
	alignItems: "start",
	"@media": { [media.sm]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const whole = featureStyle({ "@media": { [media.sm]: { gridColumn: "1 / -1" } } });
/** The focus only makes screen readers read the text. */
export const sent = featureStyle({ selectors: { "&:focus-visible": { outline: "none" } } });
export const actions = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	gap: `${space[3]} ${space[5]}`,
	"@media": { [media.phone]: { display: "grid" } },
});
export const note = featureStyle({ ...text.s, flex: "1 1 15rem", color: color.muted });
