import { orders } from "../../contract/orders";
import { placeOf } from "../../contract/seller/place";
import { inOneBatch, read } from "../db/reads";
import { type App, answer, answerFrom, answerTagged } from "../platform/http";
import { cartAnswer } from "./cart-answer";
import { cartTag } from "./cart-tag";
import { countOrdersByUser, ordersByUser } from "./history/by-user";
import { documentRoutes } from "./history/documents";
import { papersByUser } from "./history/papers-by-user";
import { cartByUuid, cartWithUuid, sentOrderByUuid } from "./read-cart";

/** The calls that read carts and orders (R22). */
export function ordersRoutes(app: App): void {
	answerTagged(
		app,
		orders.byId,
		(request) => read(request.db, cartTag(request, request.params.id, partOf(request.query))),
		(request) => inOneBatch(cartTag(request, request.params.id, partOf(request.query)), cartWithUuid(request, request.params.id)),
		async (request, found) => {
			const { range, to } = request.query;
			return cartAnswer(await cartByUuid(request, request.params.id, range, found, placeOf(to) ?? undefined));
		},
	);
	answer(app, orders.processedById, async (request) => cartAnswer(await sentOrderByUuid(request, request.params.id)));
	answerFrom(
		app,
		orders.byUser,
		(request) => ordersByUser(request, request.query),
		async (_, found) => found.map(cartAnswer),
	);
	answer(app, orders.countByUser, (request) => countOrdersByUser(request, request.query));
	answerFrom(
		app,
		orders.papersByUser,
		(request) => papersByUser(request, request.query),
		async (_, found) => found,
	);
	documentRoutes(app);
}

/** The part of a cart that an answer shows, for its tag. */
const partOf = ({ range = "", to = "" }: { range?: string | undefined; to?: string | undefined }): string => `${range} ${to}`;
