import { orders } from "../../contract/orders";
import { cartChangeFrom } from "../cart/change-call";
import { vatRegister } from "../companies/vies";
import { nothing } from "../db/reads";
import { cartAnswer } from "../orders/cart-answer";
import { shownPart } from "../orders/read-cart";
import { storedCartWithUuid } from "../orders/stored-cart";
import { type App, answerFrom, dispatchMailAfter } from "../platform/http";
import { notifyWatchers } from "../realtime/notify";
import { readForBilling, setForm } from "./cart-form";
import { complete, completeAnswer, confirmed, readForSending } from "./complete";
import { paymentMethods, readForPaymentMethod, setPaymentMethod, setState } from "./delivery-and-payment";

export function checkoutRoutes(app: App): void {
	cartChangeFrom(
		app,
		orders.setForm,
		({ db, params, body }) => (body.type === "billing" ? readForBilling(db, params.uuid, body) : nothing),
		(request, known) => setForm(request, request.params.uuid, request.body, vatRegister(request.env), known),
	);
	cartChangeFrom(
		app,
		orders.setState,
		(request) => readForPaymentMethod(request, request.env, request.params.uuid),
		(request, before) => setState(request, request.params.uuid, request.body, before),
	);
	answerFrom(
		app,
		orders.paymentMethods,
		({ db, env }) => paymentMethods(db, env),
		async (_, methods) => methods,
	);
	cartChangeFrom(
		app,
		orders.setPaymentMethod,
		({ db, env }) => paymentMethods(db, env),
		(request, methods) => setPaymentMethod(request, request.params.uuid, request.params.method, methods),
	);
	answerFrom(
		app,
		orders.complete,
		(request) => readForSending(request, request.body),
		async (request, before) => {
			const done = await dispatchMailAfter(request, complete(request, request.body, before));
			request.waitUntil(notifyWatchers(request.env, [done.uuid]));
			return completeAnswer(done);
		},
	);
	answerFrom(
		app,
		orders.confirmedById,
		({ db, params }) => storedCartWithUuid(db, params.uuid),
		async (request, found) => {
			if (request.query.markPaid !== "true") return cartAnswer(await shownPart(request, found));
			const { uuid } = request.params;
			const order = await dispatchMailAfter(request, confirmed(request, uuid, found));
			request.waitUntil(notifyWatchers(request.env, [uuid]));
			return cartAnswer(order);
		},
	);
}
