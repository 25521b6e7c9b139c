import { media } from "../ui/style/breakpoints";
import { featureStyle } from "../ui/style/style";
import { color, control, hairline, radius, rule, space, text, weight } from "../ui/style/tokens.css";

/** The account's fields next to its discounts and security. */
export const columns = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[10],
	alignItems: "start",
	"@media": { [media.lg]: { gridTemplateColumns: "minmax(0, 1fr) 20rem" }, [media.xl]: { columnGap: space[16] } },
});
export const form = featureStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[5], maxWidth: "48rem" });
export const short = featureStyle({
	display: "grid",
	width: "100%",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[5],
	maxWidth: "25rem",
});
export const group = featureStyle({
	display: "grid",
	gap: space[5],
	paddingBlockStart: space[2],
	"@media": { [media.sm]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" } },
});
export const legend = featureStyle({ float: "inline-start", width: "100%", gridColumn: "1 / -1", padding: 0, fontWeight: weight.bold });

/** Widths as shares of the row. On a phone each field takes a whole row. */
const share = (columns: number) => featureStyle({ minWidth: 0, "@media": { [media.sm]: { gridColumn: `span ${columns}` } } });
export const whole = share(6);
export const half = share(3);
export const third = share(2);
export const rest = share(4);

export const discount = featureStyle({
	display: "grid",
	gridTemplateColumns: "4.5rem minmax(0, 1fr)",
	columnGap: space[4],
	alignItems: "baseline",
	paddingBlock: space[3],
	borderBlockEnd: hairline,
	selectors: { "&:first-child": { paddingBlockStart: 0 } },
});
export const percent = featureStyle({ ...text.xl, fontWeight: weight.heavy, whiteSpace: "nowrap" });
/** Text that is read from top to bottom. */
export const prose = featureStyle({ display: "grid", gap: space[6], justifyItems: "start", maxWidth: "72ch" });
export const points = featureStyle({ display: "grid", gap: space[2], paddingInlineStart: space[5], listStyle: "disc" });
/** A destructive action never has the fill of a main action. */
export const destructive = featureStyle({
	minHeight: control.l,
	paddingBlock: space[2],
	paddingInline: space[5],
	border: `1px solid ${color.danger}`,
	borderRadius: radius,
	background: color.paper,
	color: color.danger,
	fontWeight: weight.bold,
	cursor: "pointer",
	selectors: { "&:hover": { background: color.dangerSoft } },
});
export const actions = featureStyle({ display: "flex", flexWrap: "wrap", gap: space[3] });

export const done = featureStyle({
	display: "grid",
	justifyItems: "start",
	gap: space[5],
	maxWidth: "72ch",
	paddingBlock: `${space[6]} ${space[16]}`,
});

export const sessions = featureStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[5], maxWidth: "52.5rem" });
export const sessionList = featureStyle({ padding: 0, borderBlockStart: rule });
export const session = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr) auto",
	gap: `${space[1]} ${space[4]}`,
	alignItems: "center",
	paddingBlock: space[3],
	borderBlockEnd: hairline,
	"@media": { [media.sm]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) 7rem", columnGap: space[6] } },
});
export const times = featureStyle({
	...text.s,
	gridColumn: "1 / -1",
	gridRow: 2,
	color: color.muted,
	"@media": { [media.sm]: { gridColumn: "auto", gridRow: "auto" } },
});
export const end = featureStyle({ justifySelf: "end", "@media": { [media.print]: { display: "none" } } });
export const sessionsNote = featureStyle({ ...text.s, color: color.muted, maxWidth: "62ch" });
