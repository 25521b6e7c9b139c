import { media } from "../../styles/breakpoints";
import { featureStyle } from "../../styles/style";
import { color, space, text, weight } from "../../styles/tokens.css";

export const code = featureStyle({ ...text.xs, color: color.muted });
export const title = featureStyle({ ...text.l, overflowWrap: "anywhere" });
export const steps = featureStyle({ flex: "none", display: "flex", "@media": { [media.print]: { display: "none" } } });

/** As wide as its place: a drawer, a phone, or the page. */
export const panel = featureStyle({
	containerType: "inline-size",
	padding: space[4],
	minWidth: 0,
	"@media": { [media.sm]: { padding: `${space[5]} ${space[6]} ${space[6]}` }, [media.print]: { padding: `${space[3]} 0 0` } },
});

const wide = "(min-width: 480px)";
const page = "(min-width: 900px)";

export const columns = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: `${space[5]} ${space[6]}`,
	"@container": {
		[wide]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
		[page]: { gridTemplateColumns: "200px 264px minmax(0, 1fr)", columnGap: space[10] },
	},
});
export const picture = featureStyle({ minWidth: 0 });
const wholeRow = { minWidth: 0, gridColumn: "1 / -1" } as const;
export const tiers = featureStyle({ ...wholeRow, "@container": { [page]: { gridColumn: "1 / 3" } } });
export const attributes = featureStyle({ ...wholeRow, "@container": { [page]: { gridColumn: "3", gridRow: "1 / 3" } } });
export const supplies = featureStyle(wholeRow);
export const more = featureStyle({ ...text.s, paddingBlockStart: space[5], "@media": { [media.print]: { display: "none" } } });

export const offer = featureStyle({ display: "grid", gap: space[3], justifyItems: "start", alignContent: "start", minWidth: 0 });
export const price = featureStyle({ ...text.xl, fontWeight: weight.heavy });
export const note = featureStyle({ ...text.xs, display: "block", color: color.muted });
export const action = featureStyle({ display: "grid", gap: space[3], justifyItems: "start" });
