import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle, unseen } from "../../ui/style/style";
import { color, space, text, weight } from "../../ui/style/tokens.css";
import { list } from "../compare/comparing.css";
import { narrow, quietButton } from "../compare/list-foot";
import { amount } from "./add-to-cart.css";

/** Its rows are laid out by its own width: beside filters it is not that of the screen. */
export const form = featureStyle({
	position: "relative",
	containerType: "inline-size",
	// Firefox does not break a container between sheets.
	"@media": { [media.print]: { containerType: "normal" } },
});

/** Where something is typed. A field shows its minimum as long as nothing is. */
const typed = `${form}:has(${amount}:not(:placeholder-shown))`;

/** Where something is ticked. */
const chosen = `${list}:is(:has(input[name=ids]:checked), [data-chosen])`;

/** Pressed by Enter alone. A button that is not displayed would not be pressed everywhere. */
export const onEnter = featureStyle(unseen);

/** Where something is typed, ticked or could not be sent. */
const wanted = `:is(${typed}, ${form}[data-failed], ${chosen} > ${form})`;

/** One bar for all that is done with the rows. It stays in sight as soon as there is something to do; its place is kept before. */
export const bar = featureStyle({
	display: "flex",
	alignItems: "center",
	justifyContent: "space-between",
	gap: space[5],
	minHeight: "68px",
	paddingBlock: space[3],
	background: color.paper,
	selectors: {
		[`${wanted} > &`]: { position: "sticky", insetBlockEnd: 0, zIndex: 1, boxShadow: `inset 0 1.5px ${color.ink}` },
	},
	"@media": {
		// Whatever its container makes of it.
		[media.print]: { selectors: { "&&": { display: "none" } } },
		[media.forced]: { selectors: { [`${wanted} > &`]: { borderBlockStart: "2px solid" } } },
	},
	"@container": { [narrow]: { display: "grid", gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", gap: `${space[2]} ${space[3]}` } },
});
/** What has the focus is not scrolled below the bar. */
globalStyle(`html:has(.${bar})`, { "@layer": { [feature]: { scrollPaddingBottom: "132px" } } });

export const failed = featureStyle({
	...text.s,
	maxWidth: "36ch",
	color: color.danger,
	fontWeight: weight.medium,
	selectors: { "&:empty": { display: "none" } },
	"@container": { [narrow]: { gridColumn: "1 / -1", gridRow: 2, maxWidth: "none" } },
});
export const sum = featureStyle({
	...text.s,
	color: color.muted,
	minWidth: 0,
	textAlign: "end",
	"@container": { [narrow]: { gridColumn: "1 / -1", gridRow: 2, textAlign: "start" } },
});
export const hidden = featureStyle(unseen);
/** At rest, where there is little room, the buttons say enough. */
export const hint = featureStyle({
	...text.xs,
	color: color.muted,
	maxWidth: "48ch",
	textAlign: "end",
	"@container": { [narrow]: unseen },
});
export const facts = featureStyle({ display: "block", color: color.ink });
export const price = featureStyle({ display: "block" });
export const money = featureStyle({ ...text.l, fontWeight: weight.heavy, color: color.ink, whiteSpace: "nowrap" });
export const small = featureStyle({ ...text.xs, whiteSpace: "nowrap" });

export const button = featureStyle({
	...quietButton,
	selectors: {
		"&:hover": { color: color.ink, borderColor: color.ink },
		[`${typed} &`]: { color: color.onAccent, background: color.accent, borderColor: color.accent },
		[`${typed} &:hover`]: { background: color.accentHover },
	},
});
