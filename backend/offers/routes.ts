import { orders } from "../../contract/orders";
import { type App, answer, thenMail } from "../platform/http";
import { shopOrigin } from "../platform/shop-origin";
import { acceptOffer } from "./accept-offer";
import { sendOffer } from "./send-offer";
import { offersOf } from "./stored-offer";

/** The calls about offers that buyers make of their carts. */
export function offersRoutes(app: App): void {
	answer(app, orders.sendOffer, (asked) => thenMail(asked, sendOffer(asked, asked.body, shopOrigin(asked.env, asked.body.host))));
	answer(app, orders.offersOf, (asked) => offersOf(asked, asked.params.uuid));
	answer(app, orders.acceptOffer, (asked) => acceptOffer(asked, asked.params.uuid, asked.body));
}
