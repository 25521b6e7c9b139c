import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { space } from "../../ui/style/tokens.css";

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
		// Two of them beside the form, the others below.
		[media.lg]: { display: "contents" },
		[media.xxl]: { display: "grid", gridColumn: 2 },
		[media.print]: { display: "block" },
	},
});
globalStyle(`${facts} > :nth-child(-n + 2)`, {
	"@layer": { [feature]: { "@media": { [media.lg]: { gridColumn: 2 }, [media.xxl]: { gridColumn: "auto" } } } },
});
