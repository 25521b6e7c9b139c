import { lists } from "../../contract/lists";
import { change } from "../cart/change-call";
import { type App, answer } from "../platform/http";
import { deleteList, renameOrShare } from "./calls/change-list";
import { createList } from "./calls/create-list";
import { figuredList, rangeOfList } from "./calls/figured-list";
import { notePrices, removeItem, removeSet, setQuantities } from "./calls/list-lines";
import { putInCart } from "./calls/put-in-cart";
import { toldBy } from "./calls/recall";
import { allLists, storedList } from "./calls/stored-list";

/** The calls of named lists. */
export function listsRoutes(app: App): void {
	answer(app, lists.all, (asked) => allLists(asked, asked.query.range));
	answer(app, lists.told, (asked) => toldBy(asked, asked.params.key));
	answer(app, lists.byId, async (asked) =>
		rangeOfList(await figuredList(asked, await storedList(asked, asked.params.uuid)), asked.query.range),
	);
	answer(app, lists.create, (asked) => createList(asked, asked.body));
	answer(app, lists.change, (asked) => renameOrShare(asked, asked.params.uuid, asked.body));
	answer(app, lists.delete, (asked) => deleteList(asked, asked.params.uuid));
	answer(app, lists.setQuantities, (asked) => setQuantities(asked, asked.params.uuid, asked.body));
	answer(app, lists.notePrices, (asked) => notePrices(asked, asked.params.uuid));
	answer(app, lists.removeItem, (asked) => removeItem(asked, asked.params.uuid, Number(asked.params.itemId)));
	answer(app, lists.removeSet, (asked) => removeSet(asked, asked.params.uuid, Number(asked.params.setId)));
	change(app, lists.toCart, (asked) => putInCart(asked, asked.params.uuid, asked.body));
}
