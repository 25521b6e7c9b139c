import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, frontPage, hairline, space, text, weight } from "../../ui/style/tokens.css";

const base = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[8], paddingBlock: `${space[6]} ${space[10]}` } as const;

export const hero = featureStyle({
	...base,
	"@media": {
		[media.print]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", alignItems: "center", breakInside: "avoid" },
		[media.md]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", alignItems: "center" },
		[media.lg]: { gridTemplateColumns: "minmax(0, 1fr) 560px", gap: space[16], paddingBlock: `${space[10]} ${space[12]}` },
	},
});
export const plainHero = featureStyle(base);

export const words = featureStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[5], minWidth: 0 });
export const title = featureStyle({ "@media": { [media.lg]: frontPage } });
export const lead = featureStyle({ ...text.l, color: color.muted, maxWidth: "52ch" });

/** The frame of a technical drawing: the border, and the title block along its lower edge. */
export const sheet = featureStyle({ border: `1px solid ${color.ink}`, background: color.soft, minWidth: 0 });
export const plainSheet = featureStyle({ border: `1px solid ${color.ink}`, borderBlockStart: 0, minWidth: 0 });
export const drawing = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	justifyItems: "center",
	padding: space[4],
	"@media": { [media.lg]: { padding: `${space[6]} ${space[10]}` } },
});

export const block = featureStyle({
	display: "grid",
	gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
	background: color.paper,
	borderBlockStart: `1px solid ${color.ink}`,
});
const part = { padding: `${space[2]} ${space[3]}`, minWidth: 0 } as const;
export const wideCell = featureStyle({ ...part, gridColumn: "1 / -1", borderBlockEnd: hairline });
export const cell = featureStyle({ ...part, selectors: { "& + &": { borderInlineStart: hairline } } });
export const term = featureStyle({ ...text.xs, color: color.muted });
export const value = featureStyle({ ...text.m, fontWeight: weight.bold });
export const beside = featureStyle({ ...text.s, fontWeight: weight.regular, color: color.muted });
