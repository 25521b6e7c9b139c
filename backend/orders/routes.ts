import { orders } from "../../contract/orders";
import { type App, answer, answerTagged } from "../platform/http";
import { cartByUuid, sentOrderByUuid } from "./cart-answer";
import { cartTag } from "./cart-tag";
import { countOrdersByUser, ordersByUser } from "./history/by-user";
import { documentRoutes } from "./history/documents";

/** The calls that read carts and orders (spec section 7, orders). */
export function ordersRoutes(app: App): void {
	answerTagged(
		app,
		orders.byId,
		(asked) => cartTag(asked, asked.params.id, asked.query.range),
		(asked) => cartByUuid(asked, asked.params.id, asked.query.range),
	);
	answer(app, orders.processedById, (asked) => sentOrderByUuid(asked, asked.params.id));
	answer(app, orders.byUser, (asked) => ordersByUser(asked, asked.query));
	answer(app, orders.countByUser, (asked) => countOrdersByUser(asked, asked.query));
	documentRoutes(app);
}
