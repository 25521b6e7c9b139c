import { deskGoods } from "../../../contract/desk/catalogue";
import { deskImports } from "../../../contract/desk/imports";
import type { App } from "../../platform/http";
import { languageOf } from "../../platform/language";
import { renewIndex } from "../../search/renew-index";
import { deskDownload, deskTask, deskUpload, deskView } from "../bind";
import { indexTask } from "../index-task";
import { changeGoods } from "./change";
import { articleAtDesk, copyArticle } from "./copy";
import { goodsAsFiles, pricesAsFile } from "./exports";
import { beginImport, fileReport, stepFile, storeFile } from "./files";
import { goodsAtDesk } from "./list";
import { addPicture, setPictures } from "./pictures";
import { productAtDesk } from "./product";
import { setTexts } from "./texts";

/** Routes of the goods that people keep at the desk. */
export function goodsRoutes(app: App): void {
	deskView(app, deskGoods.list, ({ db, locale, query }) => goodsAtDesk(db, languageOf(locale), query));
	deskView(app, deskGoods.product, ({ db, locale, number, query }) => productAtDesk(db, languageOf(locale), number.toLowerCase(), query));
	deskView(app, deskGoods.article, ({ db, locale, number, query }) => articleAtDesk(db, languageOf(locale), number.toLowerCase(), query));
	indexTask(app, deskGoods.change, async ({ db, number, body, undoBy }) => {
		const { changed, undo } = await changeGoods(db, number.toLowerCase(), body);
		undoBy(undo);
		return { changed };
	});
	indexTask(app, deskGoods.setTexts, async ({ db, number, body, undoBy }) => {
		const { message, undo } = await setTexts(db, number.toLowerCase(), body);
		undoBy(undo);
		return { message };
	});
	indexTask(app, deskGoods.copy, ({ db, number, body }) => copyArticle(db, number.toLowerCase(), body));
	deskTask(app, deskGoods.setPictures, ({ db, number, body }) => setPictures(db, number.toLowerCase(), body));
	deskUpload(app, deskGoods.addPicture, ({ env, number, content }) => addPicture(env, number.toLowerCase(), content));
	deskUpload(app, deskImports.store, ({ db, query, content }) => storeFile(db, query, content));
	deskView(app, deskImports.report, ({ db, number }) => fileReport(db, number.toLowerCase()));
	deskTask(app, deskImports.run, ({ db, number }) => beginImport(db, number.toLowerCase()));
	deskDownload(app, deskImports.goods, ({ db }) => goodsAsFiles(db));
	deskDownload(app, deskImports.prices, ({ db, query }) => pricesAsFile(db, query.supplier));
	deskTask(app, deskImports.steps, async ({ env, db, number, afterwards }) => {
		const { state, isWritten } = await stepFile(db, number.toLowerCase());
		if (isWritten) afterwards("index", () => renewIndex(env));
		return { state };
	});
}
