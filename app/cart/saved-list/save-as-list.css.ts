import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { color, space, text } from "../../ui/style/tokens.css";

const notOnPaper = { [media.print]: { display: "none" } } as const;

export const link = featureStyle({ ...text.s, "@media": notOnPaper });
globalStyle(`${link} > a`, { "@layer": { [feature]: { display: "inline-flex", alignItems: "center", minHeight: "32px" } } });

export const fold = featureStyle({ ...text.s, justifySelf: "stretch", minWidth: 0, "@media": notOnPaper });
export const summary = featureStyle({
	display: "list-item",
	width: "fit-content",
	paddingBlock: "6px",
	color: color.link,
	textDecoration: "underline",
	textUnderlineOffset: "3px",
	cursor: "pointer",
});
export const form = featureStyle({ display: "grid", gap: space[3], justifyItems: "stretch", maxWidth: "420px", paddingBlock: space[2] });
