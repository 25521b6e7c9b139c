import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { space } from "../../ui/style/tokens.css";
import * as orders from "../orders/order-table.css";

export const stateHead = featureStyle({ width: "13.5rem" });
export const filesHead = featureStyle({ width: "9.5rem" });

export const files = featureStyle({});
globalStyle(`${orders.row} > .${orders.actions}.${files}`, {
	"@layer": { [feature]: { "@media": { [media.phone]: { justifyContent: "start" } } } },
});

/** What is left to pay, beside how many there are. */
export const open = featureStyle({ display: "flex", flexWrap: "wrap", gap: `0 ${space[6]}` });
