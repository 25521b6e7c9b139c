import { createVar } from "@vanilla-extract/css";
import { media } from "../../styles/breakpoints";
import { featureStyle } from "../../styles/style";
import { color, control, space, text, weight } from "../../styles/tokens.css";

/** What other bars at the lower edge have to stay clear of. */
export const barHeight = createVar();
const height = "52px";

export const list = featureStyle({
	vars: { [barHeight]: "0px" },
	selectors: { "&:has(input[name=ids]:checked), &[data-chosen]": { vars: { [barHeight]: height } } },
});

/** In its place below the list; at the window's lower edge as soon as something is ticked. It is as high before. */
export const bar = featureStyle({
	...text.s,
	display: "flex",
	alignItems: "center",
	gap: space[4],
	minHeight: height,
	paddingBlock: space[2],
	background: color.paper,
	selectors: {
		[`${list}:is(:has(input[name=ids]:checked), [data-chosen]) > &`]: {
			position: "sticky",
			insetBlockEnd: 0,
			zIndex: 1,
			boxShadow: `inset 0 1.5px ${color.ink}`,
		},
	},
	"@media": {
		[media.print]: { display: "none" },
		[media.phone]: { gap: space[3] },
		[media.forced]: { borderBlockStart: "1px solid" },
	},
});
export const words = featureStyle({ flex: 1, minWidth: 0, color: color.muted });
export const full = featureStyle({ flex: 1, minWidth: 0, fontWeight: weight.medium, color: color.danger });
export const clear = featureStyle({ display: "inline-flex", alignItems: "center", minHeight: control.s });

/** Before the row's name; as high as a finger needs. */
export const tick = featureStyle({
	position: "absolute",
	insetInlineStart: "-6px",
	insetBlockStart: "50%",
	translate: "0 -50%",
	display: "grid",
	placeItems: "center",
	width: "32px",
	height: "40px",
	cursor: "pointer",
	"@media": { [media.phone]: { insetBlockStart: "11px" }, [media.print]: { display: "none" } },
});
export const box = featureStyle({ width: "18px", height: "18px", margin: 0, accentColor: color.accent, cursor: "pointer" });

export const link = featureStyle({ ...text.s, display: "inline-flex", alignItems: "center", minHeight: control.s });
