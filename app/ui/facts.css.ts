import { media } from "./style/breakpoints";
import { uiStyle } from "./style/style";
import { color, space, text, weight } from "./style/tokens.css";

export const facts = uiStyle({
	display: "flex",
	flexWrap: "wrap",
	gap: `${space[3]} ${space[8]}`,
	"@media": {
		[media.phone]: {
			columnGap: space[6],
			// Two rows of two keep the fourth fact from being alone.
			selectors: {
				"&:has(> :nth-child(4):last-child)": {
					display: "grid",
					gridTemplateColumns: "repeat(2, minmax(0, auto))",
					justifyContent: "start",
					overflowWrap: "anywhere",
				},
			},
		},
	},
});
/** Every row has equal columns, at most four; five facts share a row of a desktop. */
export const grid = uiStyle({
	display: "grid",
	gridTemplateColumns: `repeat(auto-fill, minmax(max(200px, calc((100% - 3 * ${space[6]}) / 4)), 1fr))`,
	gap: `${space[4]} ${space[6]}`,
	overflowWrap: "anywhere",
	"@media": {
		[media.phone]: { gridTemplateColumns: "1fr 1fr" },
		// The first of five, which is often the longest, has more room.
		[media.lg]: {
			selectors: { "&:has(> :nth-child(5):last-child)": { gridTemplateColumns: "minmax(0, 1.5fr) repeat(4, minmax(0, 1fr))" } },
		},
	},
});
export const term = uiStyle({ ...text.xs, color: color.muted });
export const value = uiStyle({ ...text.m, fontWeight: weight.bold });
