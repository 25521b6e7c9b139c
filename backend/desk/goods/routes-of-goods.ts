import { deskGoods } from "../../../contract/desk/catalogue";
import type { App } from "../../platform/http";
import { languageOf } from "../../platform/language";
import { deskView } from "../bind";
import { goodsAtDesk } from "./list";

/** Routes of the goods that people keep at the desk. */
export function goodsRoutes(app: App): void {
	deskView(app, deskGoods.list, ({ db, locale, query }) => goodsAtDesk(db, languageOf(locale), query));
}
