import { orders } from "../../contract/orders";
import { differenceAnswer } from "../orders/cart-answer";
import { type App, answer, dispatchMailAfter } from "../platform/http";
import { changeByBuyer, previewByBuyer, withdrawByBuyer } from "./by-buyer";

/** The calls by which a buyer changes a sent order (R63). */
export function changesRoutes(app: App): void {
	answer(app, orders.previewChange, async (request) => {
		const { obstacle, ...difference } = await previewByBuyer(request, request.params.uuid, request.body);
		return { ...differenceAnswer(difference), obstacle };
	});
	answer(app, orders.changeSent, (request) => dispatchMailAfter(request, changeByBuyer(request, request.params.uuid, request.body)));
	answer(app, orders.withdrawSent, (request) => dispatchMailAfter(request, withdrawByBuyer(request, request.params.uuid, request.body)));
}
