import { media } from "../../styles/breakpoints";
import { featureStyle } from "../../styles/style";
import { color, hairline, space, text, weight } from "../../styles/tokens.css";

/** One column of a form's width, on a page as in the drawer. */
export const panel = featureStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[5], maxWidth: "480px" });
export const form = featureStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[5] });
export const paragraphs = featureStyle({ display: "grid", gap: space[3] });
/** Both ways in share the row. */
export const ways = featureStyle({ display: "grid", gridTemplateColumns: "1fr 1fr", textAlign: "center" });
export const links = featureStyle({
	display: "grid",
	gap: space[2],
	paddingBlockStart: space[4],
	borderBlockStart: hairline,
	color: color.muted,
});
/** A link is as tall as a finger needs it. */
export const link = featureStyle({ display: "inline-block", paddingBlock: space[1] });

export const page = featureStyle({ display: "grid", gap: space[6], paddingBlock: `${space[4]} ${space[16]}` });
export const drawer = featureStyle({ padding: space[4], "@media": { [media.sm]: { padding: space[6] } } });
export const drawerTitle = featureStyle({ display: "flex", alignItems: "center", gap: space[2] });
export const title = featureStyle({ ...text.l, fontWeight: weight.bold });
export const back = featureStyle({ marginInlineStart: `-${space[3]}` });
/** Where the drawer is without scripts. */
export const place = featureStyle({ display: "flow-root" });
