import { media } from "../ui/style/breakpoints";
import { featureStyle } from "../ui/style/style";
import { color, rule, space, stretch, text, weight } from "../ui/style/tokens.css";

export const skipLink = featureStyle({
	position: "absolute",
	insetInlineStart: space[4],
	top: "-100px",
	zIndex: 9,
	padding: space[3],
	background: color.paper,
	selectors: { "&:focus": { top: space[2] } },
});

export const letterhead = featureStyle({
	display: "none",
	"@media": {
		[media.print]: {
			display: "flex",
			alignItems: "baseline",
			justifyContent: "space-between",
			gap: space[6],
			textAlign: "right",
			textWrap: "balance",
			...text.xs,
			paddingBlockEnd: space[2],
			marginBlockEnd: space[4],
			marginInline: space[4],
			borderBlockEnd: rule,
		},
	},
});
export const letterheadName = featureStyle({ ...text.l, fontWeight: weight.heavy, fontStretch: stretch.wide });

/** Adding to the cart is no navigation, and a choice that waits for its code is none yet. */
const isAsking = 'html:has(:is(main, search) :is([data-state="adding"], [data-state="asking"])) &';

export const pendingLine = featureStyle({
	// The line is below the header's hairline.
	marginBlockStart: "1px",
	height: "2px",
	background: color.link,
	visibility: "hidden",
	selectors: { [`&[data-pending], ${isAsking}`]: { visibility: "visible" } },
	"@media": { [media.forced]: { background: "Highlight" } },
});

export const staleNotice = featureStyle({ paddingBlock: `${space[3]} 0`, ...text.s });
