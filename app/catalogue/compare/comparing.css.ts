import { media } from "../../ui/style/breakpoints";
import { featureStyle, unseen } from "../../ui/style/style";
import { color, control, space, text, weight } from "../../ui/style/tokens.css";
import { narrow, quietButton } from "./list-foot";

export const list = featureStyle({});

/** Words and their button in the bar below a list; where there is little room, words stand above both buttons. */
export const part = featureStyle({
	...text.s,
	display: "flex",
	alignItems: "center",
	gap: space[4],
	minWidth: 0,
	"@container": { [narrow]: { display: "contents" } },
});
export const hint = featureStyle({ ...text.xs, color: color.muted, maxWidth: "48ch", "@container": { [narrow]: unseen } });
export const words = featureStyle({ color: color.muted, "@container": { [narrow]: { gridColumn: 1, gridRow: 1 } } });
export const full = featureStyle({
	fontWeight: weight.medium,
	color: color.danger,
	"@container": { [narrow]: { gridColumn: "1 / -1", gridRow: 1 } },
});
export const clear = featureStyle({
	display: "inline-flex",
	alignItems: "center",
	minHeight: control.s,
	"@container": { [narrow]: { justifySelf: "end" } },
});
export const button = featureStyle({
	...quietButton,
	selectors: { [`&:hover, ${list}:is(:has(input[name=ids]:checked), [data-chosen]) &`]: { color: color.ink, borderColor: color.ink } },
});

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
/** Looks like all boxes of the shop. */
export const box = featureStyle({ margin: 0 });

export const link = featureStyle({ ...text.s, display: "inline-flex", alignItems: "center", minHeight: control.s });
