import { content } from "../../contract/content";
import { shownSeller } from "../../contract/seller/own-data";
import { rootCategories } from "../catalogue/catalogue-texts";
import { shopFigures } from "../catalogue/category-tree";
import { sellerInForce } from "../db/seller";
import { type App, answer, answerShared, dispatchMailAfter } from "../platform/http";
import { languageOf } from "../platform/language";
import { blog, blogs } from "./calls/blogs";
import { submitContact, submitSupplier } from "./calls/contact";
import { countries, currentPromotion, faq } from "./calls/content";
import { reviews } from "./calls/reviews";
import { serviceHours } from "./hours";
import { infoPage } from "./pages";
import { requestsByUser } from "./quote-requests";

export function contentRoutes(app: App): void {
	answerShared(app, content.static, ({ db }) => shopFigures(db));
	answerShared(app, content.promotion, ({ db, locale, query }) => currentPromotion(db, locale, query.within));
	answerShared(app, content.promotionText, async ({ db, locale, query }) => ({
		text: (await currentPromotion(db, locale, query.within))?.text ?? null,
	}));
	answerShared(app, content.reviews, ({ db, locale }) => reviews(db, locale));
	answerShared(app, content.company, async ({ db, locale }) => {
		const [seller, hours] = await Promise.all([sellerInForce(db), serviceHours(db, locale)]);
		return { seller: shownSeller(seller, languageOf(locale)), hours };
	});
	answerShared(app, content.page, ({ db, locale, params, query }) => infoPage(db, locale, { name: params.name, version: query.version }));
	answerShared(app, content.faq, ({ db, locale }) => faq(db, locale));
	answerShared(app, content.blogs, ({ db, locale, query }) => blogs(db, locale, query.range));
	answerShared(app, content.blog, ({ db, locale, params }) => blog(db, locale, params.slug));
	answerShared(app, content.countries, ({ db, locale }) => countries(db, locale));
	answer(app, content.contact, (request) => dispatchMailAfter(request, submitContact(request, request.body)));
	answer(app, content.requestsByUser, requestsByUser);
	answer(app, content.supplier, (request) => dispatchMailAfter(request, submitSupplier(request, request.body)));
	answerShared(app, content.rootCategories, ({ db, locale, query }) => rootCategories(db, locale, query.within));
}
