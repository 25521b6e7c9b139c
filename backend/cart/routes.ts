import { openCarts } from "../../contract/open-carts";
import { orders } from "../../contract/orders";
import { type App, answer, answerTagged, thenMail } from "../platform/http";
import { shopOrigin } from "../platform/shop-origin";
import { addItems } from "./add-items";
import { addSet } from "./add-set";
import { removeItem, removeSet, setNote, setQuantity, setReference, setSetQuantity } from "./cart-lines";
import { change } from "./change-call";
import { checkItems } from "./check-items";
import { cutPrice } from "./cut-price";
import { joinCarts } from "./join-carts";
import { openCartsOf, openCartsTag, setAside } from "./open-carts";
import { rebuy } from "./rebuy";
import { shareCart } from "./share";

/** The calls that change carts, and those about what is not in one yet. */
export function cartRoutes(app: App): void {
	answer(app, orders.cutPrice, (asked) =>
		cutPrice(asked, Number(asked.params.suppliedVariantId), {
			amount: Number(asked.query.pieces),
			cutLength: Number(asked.query.length),
			certificate: asked.query.certificate === "true",
		}),
	);
	answer(app, orders.checkItems, (asked) => checkItems(asked, asked.body.lines));
	change(app, orders.add, (asked) => addItems(asked, asked.body, asked.query.range));
	change(app, orders.addSet, (asked) => addSet(asked, asked.body));
	change(app, orders.rebuy, (asked) => rebuy(asked, asked.params.orderId, asked.query));
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
	answer(app, orders.share, (asked) =>
		thenMail(asked, shareCart(asked, asked.params.uuid, asked.body, shopOrigin(asked.env, asked.body.host))),
	);
}
