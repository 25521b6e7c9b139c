import { assignVars, globalStyle, styleVariants } from "@vanilla-extract/css";
import { plainInput } from "../ui/forms/plain-input";
import { media } from "../ui/style/breakpoints";
import { feature } from "../ui/style/layers.css";
import { featureStyle } from "../ui/style/style";
import { color, dark, hairline, light, radius, rule, space, text } from "../ui/style/tokens.css";

const page = { color: color.ink, background: color.paper, paddingBlockEnd: space[12] } as const;
export const schemes = styleVariants({
	system: { "@layer": { [feature]: page } },
	light: { "@layer": { [feature]: { ...page, colorScheme: "light", vars: assignVars(color, light) } } },
	dark: { "@layer": { [feature]: { ...page, colorScheme: "dark", vars: assignVars(color, dark) } } },
});

const oneColumn = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;
export const head = featureStyle({ ...oneColumn, gap: space[4], paddingBlock: space[6] });
export const section = featureStyle({ ...oneColumn, gap: space[5], paddingBlock: space[8], borderBlockStart: rule });
export const switches = featureStyle({ justifySelf: "start" });
export const name = featureStyle({ ...text.l });
export const state = featureStyle({ ...text.xs, color: color.muted });
export const rows = featureStyle({ ...oneColumn, gap: space[2], minWidth: 0 });
export const line = featureStyle({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[4] });
export const columns = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[6],
	alignItems: "start",
	"@media": {
		[media.sm]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
		[media.lg]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
	},
});
export const narrow = featureStyle({ maxWidth: "240px" });
export const plain = featureStyle(plainInput);

/** A modal dialog covers this stage instead of the page. */
export const stage = featureStyle({
	position: "relative",
	contain: "layout",
	height: "320px",
	overflow: "hidden",
	background: color.soft,
});
globalStyle(`${stage} > dialog[open]:not(:modal)`, { "@layer": { [feature]: { maxHeight: "100%", height: "100%", overflow: "hidden" } } });
export const dialogText = featureStyle({
	display: "grid",
	justifyItems: "start",
	gap: space[4],
	padding: space[4],
	"@media": { [media.sm]: { padding: space[6] } },
});

export const icon = featureStyle({
	...text.xs,
	display: "grid",
	justifyItems: "center",
	gap: space[1],
	minWidth: "64px",
	color: color.muted,
});
export const palette = featureStyle({ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(104px, 1fr))", gap: space[3] });
const block = { height: "40px", border: hairline, borderRadius: radius } as const;
export const swatches = styleVariants(color, (value) => ({ "@layer": { [feature]: { ...block, background: value } } }));
export const sizes = styleVariants(text, (size) => ({ "@layer": { [feature]: { ...size, hyphens: "auto" } } }));
