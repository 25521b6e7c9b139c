import { orders } from "../../contract/orders";
import { change } from "../cart/change-call";
import { vatRegister } from "../companies/vies";
import { cartByUuid } from "../orders/cart-answer";
import { type App, answer, thenMail } from "../platform/http";
import { notifyWatchers } from "../realtime/notify";
import { setForm } from "./cart-form";
import { complete, confirmed } from "./complete";
import { paymentMethods, setPaymentMethod, setState } from "./delivery-and-payment";

/** The calls by which a cart becomes an order. */
export function checkoutRoutes(app: App): void {
	change(app, orders.setForm, (request) => setForm(request, request.params.uuid, request.body, vatRegister(request.env)));
	change(app, orders.setState, (request) => setState(request, request.params.uuid, request.body));
	answer(app, orders.paymentMethods, (request) => paymentMethods(request.db, request.env));
	change(app, orders.setPaymentMethod, (request) => setPaymentMethod(request, request.params.uuid, request.params.method));
	answer(app, orders.complete, async (request) => {
		const done = await thenMail(request, complete(request, request.body));
		request.waitUntil(notifyWatchers(request.env, [done.uuid]));
		return done;
	});
	answer(app, orders.confirmedById, async (request) => {
		const { uuid } = request.params;
		if (request.query.markPaid !== "true") return cartByUuid(request, uuid);
		const order = await thenMail(request, confirmed(request, uuid));
		request.waitUntil(notifyWatchers(request.env, [uuid]));
		return order;
	});
}
