import { orderConfirmation } from "../../documents/order-confirmation";
import { aboutSentOrder } from "./order-summary";

/** To the buyer; copies go to the additional addresses of the order. */
export const orderConfirmationMail = aboutSentOrder((order, locale, { origin }) => ({
	letter: orderConfirmation(order, locale, origin),
	orderNumber: order.order_number,
}));
