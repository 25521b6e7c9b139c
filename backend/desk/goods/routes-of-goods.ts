import type * as z from "zod";
import type { Call } from "../../../contract/call";
import { deskGoods } from "../../../contract/desk/catalogue";
import { deskImports } from "../../../contract/desk/imports";
import type { App } from "../../platform/http";
import { languageOf } from "../../platform/language";
import { renewIndex } from "../../search/renew-index";
import { deskDownload, deskTask, deskUpload, deskView } from "../bind";
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
	goodsTask(app, deskGoods.change, changeGoods);
	goodsTask(app, deskGoods.setTexts, setTexts);
	goodsTask(app, deskGoods.copy, copyArticle);
	goodsTask(app, deskGoods.setPictures, setPictures);
	deskUpload(app, deskGoods.addPicture, async ({ env, number, content, afterwards }) => {
		const answer = await addPicture(env, number.toLowerCase(), content);
		afterwards("index", () => renewIndex(env));
		return answer;
	});
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

/** Binds a change of a product: lists, filters and search follow after the answer. */
function goodsTask<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodObject, A extends z.ZodObject>(
	app: App,
	call: Call<P, Q, B, A>,
	work: (db: D1Database, product: string, body: z.output<B>) => Promise<z.input<A>>,
): void {
	deskTask(app, call, async ({ env, db, number, body, afterwards }) => {
		const answer = await work(db, number.toLowerCase(), body);
		afterwards("index", () => renewIndex(env));
		return answer;
	});
}
