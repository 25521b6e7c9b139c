import { orderConfirmation } from "../../documents/order-confirmation";
import { aboutSentOrder } from "./order-summary";

/** To the buyer; the same goes to the addresses that the buyer has named besides. */
export const orderConfirmationMail = aboutSentOrder((order, locale, { origin }) => ({
	letter: orderConfirmation(order, locale, origin),
	orderNumber: order.order_number,
}));
