import { deskGoods } from "../../../contract/desk/catalogue";
import type { App } from "../../platform/http";
import { languageOf } from "../../platform/language";
import { renewIndex } from "../../search/renew-index";
import { deskTask, deskView } from "../bind";
import { changeGoods } from "./change";
import { goodsAtDesk } from "./list";
import { productAtDesk } from "./product";

/** Routes of the goods that people keep at the desk. Lists, filters and search follow a change after its answer. */
export function goodsRoutes(app: App): void {
	deskView(app, deskGoods.list, ({ db, locale, query }) => goodsAtDesk(db, languageOf(locale), query));
	deskView(app, deskGoods.product, ({ db, locale, number, query }) => productAtDesk(db, languageOf(locale), number.toLowerCase(), query));
	deskTask(app, deskGoods.change, async ({ env, db, number, body, afterwards }) => {
		const answer = await changeGoods(db, number.toLowerCase(), body);
		afterwards("index", () => renewIndex(env));
		return answer;
	});
}
