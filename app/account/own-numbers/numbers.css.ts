import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, space, text } from "../../ui/style/tokens.css";
import { between } from "../orders/orders.css";

export const lead = featureStyle({ maxWidth: "72ch" });
/** The live region always exists, so that screen readers announce its changes. While empty it takes no space. */
export const news = featureStyle({ selectors: { "&:empty": { position: "absolute" } } });

/** On wide pages the button follows the fields; errors are below them. */
export const form = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[4],
	alignItems: "start",
	"@media": { [media.lg]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});
export const fields = featureStyle({
	display: "grid",
	gap: space[4],
	alignItems: "start",
	gridColumn: 1,
	"@media": { [media.sm]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.5fr)" } },
});
export const buttons = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	gap: space[4],
	// Skips the height of a label.
	"@media": { [media.lg]: { gridColumn: 2, paddingBlockStart: "1.5rem" } },
});
export const removal = featureStyle({ paddingBlock: space[2] });

export const search = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr) auto",
	gap: space[3],
	alignItems: "end",
	maxWidth: "40rem",
	"@media": { [media.print]: { display: "none" } },
});
export const listHead = featureStyle({
	...text.s,
	display: "flex",
	flexWrap: "wrap",
	alignItems: "baseline",
	justifyContent: "space-between",
	gap: `0 ${space[4]}`,
});

export const numberHead = featureStyle({ width: "10rem" });
export const nameHead = featureStyle({ width: "14rem" });
export const codeHead = featureStyle({ width: "8rem", "@media": { [between]: { gridColumn: 3 } } });
export const changeHead = featureStyle({ width: "6rem" });
export const name = featureStyle({ "@media": { [media.phone]: { selectors: { "&:empty": { display: "none" } } } } });
/** A row that is a card shows the code next to the number. */
export const code = featureStyle({
	color: color.muted,
	"@media": { [media.phone]: { gridColumn: 2, gridRow: 1 }, [between]: { gridArea: "total" } },
});
export const number = featureStyle({ minWidth: 0, maxWidth: "14rem", overflowWrap: "anywhere", whiteSpace: "normal" });
