import { media } from "../ui/style/breakpoints";
import { featureStyle } from "../ui/style/style";
import { color, hairline, space, text } from "../ui/style/tokens.css";

export const banner = featureStyle({
	background: color.soft,
	borderBlockEnd: hairline,
	"@media": { [media.print]: { display: "none" } },
});
export const line = featureStyle({
	display: "grid",
	gap: space[3],
	paddingBlock: space[3],
	"@media": { [media.md]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "center", columnGap: space[8] } },
});
export const words = featureStyle({ ...text.s, maxWidth: "120ch", "@media": { [media.phone]: text.xs } });
/** Both answers have equal width, whatever their words. */
export const form = featureStyle({
	display: "grid",
	gridTemplateColumns: "1fr 1fr auto",
	alignItems: "center",
	gap: space[2],
	"@media": { [media.tiny]: { gridTemplateColumns: "1fr 1fr" }, [media.sm]: { justifySelf: "start" } },
});
export const choose = featureStyle({
	...text.s,
	display: "inline-flex",
	alignItems: "center",
	minHeight: "32px",
	paddingInline: space[1],
});
