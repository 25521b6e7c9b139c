import { openCarts } from "../../contract/open-carts";
import { orders } from "../../contract/orders";
import { type App, answer, answerTagged, dispatchMailAfter } from "../platform/http";
import { shopOrigin } from "../platform/shop-origin";
import { addItems, readForAdding } from "./add-items";
import { addSet } from "./add-set";
import {
	readForQuantity,
	removeItem,
	removeSawList,
	removeSet,
	setCertificate,
	setCertificates,
	setCostCentre,
	setNotes,
	setQuantity,
	setReference,
	setSetQuantity,
} from "./cart-lines";
import { cartChange, cartChangeFrom } from "./change-call";
import { changeLines } from "./change-lines";
import { checkItems, refusedOutside } from "./check-items";
import { cutListPrice, cutPrice } from "./cut-price";
import { joinCarts } from "./join-carts";
import { setSchedule } from "./line-schedule";
import { openCartsOf, openCartsTag, setAside } from "./open-carts";
import { ownPrices } from "./own-prices";
import { plateCuts } from "./plate-cuts";
import { rebuy } from "./rebuy";
import { restoreLine } from "./removed-lines";
import { replaceItem } from "./replace-item";
import { sawTogether } from "./saw-together";
import { shareCart } from "./share";

export function cartRoutes(app: App): void {
	answer(app, orders.cutPrice, (request) =>
		cutPrice(request, Number(request.params.suppliedVariantId), {
			amount: Number(request.query.pieces),
			cutLength: Number(request.query.length),
			cutWidth: 0,
			certificate: request.query.certificate === "true",
		}),
	);
	answer(app, orders.ownPrices, (request) => ownPrices(request, request.params.ids.split(",").map(Number), request.query.cart));
	answer(app, orders.cutList, (request) => cutListPrice(request, Number(request.params.suppliedVariantId), request.body));
	answer(app, orders.plateCuts, (request) => plateCuts(request, Number(request.params.suppliedVariantId), request.body));
	answer(app, orders.checkItems, async (request) =>
		refusedOutside(request.db, request.punchout?.within, await checkItems(request, request.body.lines, request.body.offers)),
	);
	cartChangeFrom(
		app,
		orders.add,
		(request) => readForAdding(request, request.body),
		(request, before) => addItems(request, request.body, request.query.range, before),
	);
	cartChange(app, orders.addSet, (request) => addSet(request, request.body));
	cartChange(app, orders.rebuy, (request) => rebuy(request, request.params.orderId, request.query));
	cartChange(app, orders.removeSet, (request) => removeSet(request, request.params.uuid, Number(request.params.setId)));
	cartChange(app, orders.setSetQuantity, (request) =>
		setSetQuantity(request, request.params.uuid, Number(request.params.setId), request.body.amount, request.body.version),
	);
	cartChange(app, orders.removeItem, (request) =>
		removeItem(request, request.params.uuid, {
			suppliedVariantId: Number(request.params.suppliedVariantId),
			setId: Number(request.params.setId),
			itemId: request.query.itemId === undefined ? null : Number(request.query.itemId),
		}),
	);
	cartChange(app, orders.restoreLine, (request) =>
		restoreLine(request, request.params.uuid, { itemId: request.body.itemId ?? 0, setId: request.body.setId ?? 0 }),
	);
	cartChangeFrom(
		app,
		orders.setQuantity,
		({ db, locale, params }) => readForQuantity({ db, locale, uuid: params.uuid, itemId: Number(params.itemId) }),
		(request, known) => setQuantity(request, { ...request.body, uuid: request.params.uuid, itemId: Number(request.params.itemId) }, known),
	);
	cartChange(app, orders.replaceItem, (request) =>
		replaceItem(request, { ...request.body, uuid: request.params.uuid, itemId: Number(request.params.itemId) }),
	);
	cartChange(app, orders.changeLines, (request) => changeLines(request, request.params.uuid, request.body));
	cartChange(app, orders.setReference, (request) =>
		setReference(request, request.params.uuid, Number(request.params.itemId), request.body.comment),
	);
	cartChange(app, orders.setCostCentre, (request) =>
		setCostCentre(request, request.params.uuid, Number(request.params.itemId), request.body.costCentre),
	);
	cartChange(app, orders.setSchedule, (request) =>
		setSchedule(request, { ...request.body, uuid: request.params.uuid, itemId: Number(request.params.itemId) }),
	);
	cartChange(app, orders.setCertificates, (request) => setCertificates(request, request.params.uuid, request.body));
	cartChange(app, orders.setCertificate, (request) =>
		setCertificate(request, { ...request.body, uuid: request.params.uuid, itemId: Number(request.params.itemId) }),
	);
	cartChange(app, orders.removeSawList, (request) => removeSawList(request, request.params.uuid, Number(request.params.itemId)));
	cartChange(app, orders.sawTogether, (request) =>
		sawTogether(request, { ...request.body, uuid: request.params.uuid, itemId: Number(request.params.itemId) }),
	);
	cartChange(app, orders.setComment, (request) => setNotes(request, request.params.uuid, { comment: request.body.comment }));
	cartChange(app, orders.setOrderReference, (request) => setNotes(request, request.params.uuid, { reference: request.body.reference }));
	cartChange(app, orders.setShippingComment, (request) =>
		setNotes(request, request.params.uuid, { shippingComment: request.body.comment }),
	);
	cartChange(app, orders.setNotes, (request) => setNotes(request, request.params.uuid, request.body));
	answerTagged(
		app,
		openCarts.byUser,
		(request) => openCartsTag(request, request.query.except),
		undefined,
		(request) => openCartsOf(request, request.query.except),
	);
	answer(app, openCarts.setAside, (request) => setAside(request, request.params.uuid, request.body.isSetAside));
	cartChange(
		app,
		openCarts.join,
		(request) => joinCarts(request, request.params.uuid, request.body),
		({ body }) => [body.from],
	);
	answer(app, orders.share, (request) =>
		dispatchMailAfter(request, shareCart(request, request.params.uuid, request.body, shopOrigin(request.env, request.body.host))),
	);
}
