import { media } from "../ui/style/breakpoints";
import { featureStyle } from "../ui/style/style";
import { rule, space, text } from "../ui/style/tokens.css";

export const pair = featureStyle({
	display: "grid",
	gap: space[8],
	"@media": {
		[media.sm]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
		[media.print]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: space[4] },
	},
});
export const part = featureStyle({ display: "grid", alignContent: "start", gap: space[2], minWidth: 0 });
const headRow = {
	display: "flex",
	alignItems: "baseline",
	justifyContent: "space-between",
	gap: space[4],
	paddingBlockEnd: space[1],
} as const;
export const head = featureStyle({ ...headRow, borderBlockEnd: rule });
export const plainHead = featureStyle(headRow);
export const change = featureStyle({ ...text.s, paddingBlock: space[1], "@media": { [media.print]: { display: "none" } } });
export const comment = featureStyle({ ...text.s, whiteSpace: "pre-line", overflowWrap: "anywhere" });
