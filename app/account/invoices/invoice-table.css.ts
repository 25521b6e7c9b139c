import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import * as orders from "../orders/order-table.css";

export const stateHead = featureStyle({ width: "13.5rem" });
export const filesHead = featureStyle({ width: "9.5rem" });

export const files = featureStyle({});
globalStyle(`${orders.row} > .${orders.actions}.${files}`, {
	"@layer": { [feature]: { "@media": { [media.phone]: { justifyContent: "start" } } } },
});
globalStyle(`.${files} > a:last-child`, { "@layer": { [feature]: { marginInlineEnd: 0 } } });
