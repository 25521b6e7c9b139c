import { featureStyle } from "../../ui/style/style";
import { color, space } from "../../ui/style/tokens.css";

export const comment = featureStyle({
	margin: 0,
	paddingInlineStart: space[3],
	borderInlineStart: `2px solid ${color.control}`,
	whiteSpace: "pre-line",
	overflowWrap: "anywhere",
});
