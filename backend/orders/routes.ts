import { orders } from "../../contract/orders";
import { type App, answer, answerTagged } from "../platform/http";
import { cartByUuid, sentOrderByUuid } from "./cart-answer";
import { cartTag } from "./cart-tag";
import { countOrdersByUser, ordersByUser } from "./history/by-user";
import { documentRoutes } from "./history/documents";

/** The calls that read carts and orders (R22). */
export function ordersRoutes(app: App): void {
	answerTagged(
		app,
		orders.byId,
		(request) => cartTag(request, request.params.id, request.query.range),
		(request) => cartByUuid(request, request.params.id, request.query.range),
	);
	answer(app, orders.processedById, (request) => sentOrderByUuid(request, request.params.id));
	answer(app, orders.byUser, (request) => ordersByUser(request, request.query));
	answer(app, orders.countByUser, (request) => countOrdersByUser(request, request.query));
	documentRoutes(app);
}
