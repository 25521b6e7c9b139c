import { orders } from "../../contract/orders";
import { change } from "../cart/change-call";
import { vatRegister } from "../companies/vies";
import { cartByUuid } from "../orders/cart-answer";
import { type App, answer, thenMail } from "../platform/http";
import { tellWatchers } from "../realtime/tell";
import { setForm } from "./cart-form";
import { complete, confirmed } from "./complete";
import { paymentMethods, setPaymentMethod, setState } from "./delivery-and-payment";

/** The calls by which a cart becomes an order. */
export function checkoutRoutes(app: App): void {
	change(app, orders.setForm, (asked) => setForm(asked, asked.params.uuid, asked.body, vatRegister(asked.env)));
	change(app, orders.setState, (asked) => setState(asked, asked.params.uuid, asked.body));
	answer(app, orders.paymentMethods, (asked) => paymentMethods(asked.db, asked.env));
	change(app, orders.setPaymentMethod, (asked) => setPaymentMethod(asked, asked.params.uuid, asked.params.method));
	answer(app, orders.complete, async (asked) => {
		const done = await thenMail(asked, complete(asked, asked.body));
		asked.later(tellWatchers(asked.env, [done.uuid]));
		return done;
	});
	answer(app, orders.confirmedById, async (asked) => {
		const { uuid } = asked.params;
		if (asked.query.markPaid !== "true") return cartByUuid(asked, uuid);
		const order = await thenMail(asked, confirmed(asked, uuid));
		asked.later(tellWatchers(asked.env, [uuid]));
		return order;
	});
}
