import { media } from "../ui/style/breakpoints";
import { featureStyle } from "../ui/style/style";
import { color, hairline, rule, space, text, weight } from "../ui/style/tokens.css";

export const page = featureStyle({ display: "grid", gap: space[6], paddingBlock: `${space[4]} ${space[16]}` });
/** On narrow screens the parts of a step's panel join the page's flow, so that the main action can be sticky. */
export const flow = featureStyle({
	selectors: { "&&": { "@media": { [media.narrow]: { display: "flex", flexDirection: "column", alignItems: "stretch" } } } },
});
export const parts = featureStyle({ selectors: { "&&": { "@media": { [media.narrow]: { display: "contents" } } } } });
export const sums = featureStyle({
	display: "grid",
	gap: space[3],
	"@media": {
		[media.narrow]: { padding: space[4], border: hairline, borderBlockStart: rule, background: color.soft },
		[media.lg]: { display: "contents" },
	},
});

export const head = featureStyle({ display: "flex", alignItems: "baseline", justifyContent: "space-between", gap: space[4] });
export const change = featureStyle({ ...text.s, paddingBlock: space[1], "@media": { [media.print]: { display: "none" } } });

export const brief = featureStyle({ ...text.s, borderBlock: hairline });
export const briefMore = featureStyle({ paddingBlock: space[2], borderBlockStart: hairline });
export const briefLine = featureStyle({
	display: "flex",
	justifyContent: "space-between",
	gap: space[4],
	paddingBlock: space[2],
	// No word of a title stands alone on its last line.
	textWrap: "pretty",
	selectors: { "& + &": { borderBlockStart: hairline } },
});
/** A separate warning below the reason for the VAT. */
export const holder = featureStyle({ display: "block", fontWeight: weight.medium, paddingBlockStart: space[2], overflowWrap: "anywhere" });

export const payPage = featureStyle({ display: "grid", gap: space[6], paddingBlock: `${space[4]} ${space[16]}` });
export const payLead = featureStyle({ maxWidth: "72ch", color: color.muted });
export const payAmount = featureStyle({ ...text.xl, fontWeight: weight.heavy });
