import { openCarts } from "../../contract/open-carts";
import { orders } from "../../contract/orders";
import { approvalRoutes } from "../approvals/routes";
import { addItems } from "../cart/add-items";
import { addSet } from "../cart/add-set";
import { removeItem, setQuantity, setReference } from "../cart/cart-lines";
import { setNote } from "../cart/cart-notes";
import { removeSet, setSetQuantity } from "../cart/cart-sets";
import { checkItems } from "../cart/check-items";
import { cutPrice } from "../cart/cut-price";
import { joinCarts } from "../cart/join-carts";
import { openCartsOf, openCartsTag, setAside } from "../cart/open-carts";
import { rebuy } from "../cart/rebuy";
import { shareCart } from "../cart/share";
import { setState } from "../checkout/cart-delivery";
import { setForm } from "../checkout/cart-form";
import { complete } from "../checkout/complete";
import { confirmed } from "../checkout/confirmed";
import { paymentMethods, setPaymentMethod } from "../checkout/payment-methods";
import { vatRegister } from "../companies/vies";
import { thenMail } from "../jobs/dispatch";
import { acceptOffer } from "../offers/accept-offer";
import { offersOf } from "../offers/offers-of";
import { sendOffer } from "../offers/send-offer";
import { type App, answer, answerTagged } from "../platform/http";
import { shopOrigin } from "../platform/shop-origin";
import { change, tellWatchers } from "../realtime/tell";
import { cartByUuid, sentOrderByUuid } from "./cart-answer";
import { cartTag } from "./cart-tag";
import { countOrdersByUser, ordersByUser } from "./history/by-user";

/** The calls of carts and orders (spec section 7, orders). */
export function ordersRoutes(app: App): void {
	approvalRoutes(app);
	answer(app, orders.cutPrice, (asked) =>
		cutPrice(asked, Number(asked.params.suppliedVariantId), {
			amount: Number(asked.query.pieces),
			cutLength: Number(asked.query.length),
			certificate: asked.query.certificate === "true",
		}),
	);
	answerTagged(
		app,
		orders.byId,
		(asked) => cartTag(asked, asked.params.id, asked.query.range),
		(asked) => cartByUuid(asked, asked.params.id, asked.query.range),
	);
	answer(app, orders.processedById, (asked) => sentOrderByUuid(asked, asked.params.id));
	answer(app, orders.confirmedById, async (asked) => {
		const { uuid } = asked.params;
		if (asked.query.markPaid !== "true") return cartByUuid(asked, uuid);
		const order = await thenMail(asked, confirmed(asked, uuid));
		asked.later(tellWatchers(asked.env, [uuid]));
		return order;
	});
	answer(app, orders.byUser, (asked) => ordersByUser(asked, asked.query));
	answer(app, orders.countByUser, (asked) => countOrdersByUser(asked, asked.query));
	change(app, orders.rebuy, (asked) => rebuy(asked, asked.params.orderId, asked.query));
	change(app, orders.add, (asked) => addItems(asked, asked.body, asked.query.range));
	change(app, orders.addSet, (asked) => addSet(asked, asked.body));
	change(app, orders.removeSet, (asked) => removeSet(asked, asked.params.uuid, Number(asked.params.setId)));
	change(app, orders.setSetQuantity, (asked) =>
		setSetQuantity(asked, asked.params.uuid, Number(asked.params.setId), asked.body.amount, asked.body.version),
	);
	change(app, orders.removeItem, (asked) =>
		removeItem(asked, asked.params.uuid, {
			suppliedVariantId: Number(asked.params.suppliedVariantId),
			setId: Number(asked.params.setId),
			itemId: asked.query.itemId === undefined ? null : Number(asked.query.itemId),
		}),
	);
	change(app, orders.setQuantity, (asked) =>
		setQuantity(asked, asked.params.uuid, Number(asked.params.itemId), asked.body.amount, asked.body.version),
	);
	change(app, orders.setReference, (asked) => setReference(asked, asked.params.uuid, Number(asked.params.itemId), asked.body.comment));
	change(app, orders.setComment, (asked) => setNote(asked, asked.params.uuid, "comment", asked.body.comment));
	change(app, orders.setOrderReference, (asked) => setNote(asked, asked.params.uuid, "reference", asked.body.reference));
	change(app, orders.setShippingComment, (asked) => setNote(asked, asked.params.uuid, "shipping_comment", asked.body.comment));
	change(app, orders.setForm, (asked) => setForm(asked, asked.params.uuid, asked.body, vatRegister(asked.env)));
	change(app, orders.setState, (asked) => setState(asked, asked.params.uuid, asked.body));
	answer(app, orders.paymentMethods, (asked) => paymentMethods(asked.db, asked.env));
	change(app, orders.setPaymentMethod, (asked) => setPaymentMethod(asked, asked.params.uuid, asked.params.method));
	answer(app, orders.checkItems, (asked) => checkItems(asked, asked.body.lines));
	answer(app, orders.complete, async (asked) => {
		const done = await thenMail(asked, complete(asked, asked.body));
		asked.later(tellWatchers(asked.env, [done.uuid]));
		return done;
	});
	answer(app, orders.sendOffer, (asked) => thenMail(asked, sendOffer(asked, asked.body, shopOrigin(asked.env, asked.body.host))));
	answerTagged(
		app,
		openCarts.byUser,
		(asked) => openCartsTag(asked, asked.query.except),
		(asked) => openCartsOf(asked, asked.query.except),
	);
	answer(app, openCarts.setAside, (asked) => setAside(asked, asked.params.uuid, asked.body.isSetAside));
	change(
		app,
		openCarts.join,
		(asked) => joinCarts(asked, asked.params.uuid, asked.body),
		({ body }) => [body.from],
	);
	answer(app, orders.offersOf, (asked) => offersOf(asked, asked.params.uuid));
	answer(app, orders.acceptOffer, (asked) => acceptOffer(asked, asked.params.uuid, asked.body));
	answer(app, orders.share, (asked) =>
		thenMail(asked, shareCart(asked, asked.params.uuid, asked.body, shopOrigin(asked.env, asked.body.host))),
	);
}
