import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, space, text } from "../../ui/style/tokens.css";

/** On a phone words and button stand above the state and what unfolds. */
export const filter = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr) auto",
	gap: `${space[2]} ${space[3]}`,
	alignItems: "end",
	"@media": {
		[media.sm]: { gridTemplateColumns: "minmax(0, 1fr) 13rem auto", gap: `${space[1]} ${space[4]}` },
		[media.print]: { display: "none" },
	},
});
export const submit = featureStyle({
	gridColumn: 2,
	gridRow: 1,
	display: "grid",
	"@media": { [media.sm]: { gridColumn: 3 } },
});
export const more = featureStyle({
	minWidth: 0,
	selectors: { "&[open]": { gridColumn: "1 / -1" } },
	"@media": { [media.sm]: { gridColumn: "1 / -1" } },
});
export const summary = featureStyle({
	...text.s,
	width: "fit-content",
	paddingBlock: space[3],
	color: color.link,
	"@media": { [media.sm]: { paddingBlock: space[2] } },
});
export const fields = featureStyle({
	display: "grid",
	gap: `${space[2]} ${space[4]}`,
	alignItems: "end",
	gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))",
	paddingBlockEnd: space[2],
	"@media": { [media.sm]: { gridTemplateColumns: "repeat(auto-fill, minmax(11rem, 1fr))" } },
});
export const rule = featureStyle({ ...text.s, color: color.muted });
