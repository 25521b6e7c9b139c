import { lists } from "../../contract/lists";
import { cartChange } from "../cart/change-call";
import { type App, answer } from "../platform/http";
import { shopOrigin } from "../platform/shop-origin";
import { addListToCart } from "./calls/add-list-to-cart";
import { changeSettings, deleteList } from "./calls/change-list";
import { createList } from "./calls/create-list";
import { figuredList, listAnswer, rangeOfList } from "./calls/figured-list";
import { recordPrices, removeItem, removeSet, setQuantities } from "./calls/list-lines";
import { resultAnswer, resultByKey } from "./calls/put-result";
import { allLists, storedList } from "./calls/stored-list";

export function listsRoutes(app: App): void {
	answer(app, lists.all, (request) => allLists(request, request.query.range));
	answer(app, lists.resultByKey, async (request) => resultAnswer(await resultByKey(request, request.params.key)));
	answer(app, lists.byId, async (request) =>
		listAnswer(rangeOfList(await figuredList(request, await storedList(request, request.params.uuid)), request.query.range)),
	);
	answer(app, lists.create, (request) => createList(request, request.body));
	answer(app, lists.change, (request) =>
		changeSettings(request, request.params.uuid, request.body, (host) => shopOrigin(request.env, host)),
	);
	answer(app, lists.delete, (request) => deleteList(request, request.params.uuid));
	answer(app, lists.setQuantities, (request) => setQuantities(request, request.params.uuid, request.body));
	answer(app, lists.notePrices, (request) => recordPrices(request, request.params.uuid));
	answer(app, lists.removeItem, (request) => removeItem(request, request.params.uuid, Number(request.params.itemId)));
	answer(app, lists.removeSet, (request) => removeSet(request, request.params.uuid, Number(request.params.setId)));
	cartChange(app, lists.toCart, (request) => addListToCart(request, request.params.uuid, request.body));
}
