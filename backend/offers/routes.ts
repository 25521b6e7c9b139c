import { orders } from "../../contract/orders";
import { cartAnswer } from "../orders/cart-answer";
import { type App, answer, dispatchMailAfter } from "../platform/http";
import { shopOrigin } from "../platform/shop-origin";
import { acceptOffer } from "./accept-offer";
import { offersByUser } from "./offers-by-user";
import { sendOffer } from "./send-offer";
import { offersOf } from "./stored-offer";

export function offersRoutes(app: App): void {
	answer(app, orders.sendOffer, async (request) =>
		cartAnswer(await dispatchMailAfter(request, sendOffer(request, request.body, shopOrigin(request.env, request.body.host)))),
	);
	answer(app, orders.offersOf, (request) => offersOf(request, request.params.uuid));
	answer(app, orders.offersByUser, (request) => offersByUser(request, request.query));
	answer(app, orders.acceptOffer, async (request) => cartAnswer(await acceptOffer(request, request.params.uuid, request.body)));
}
