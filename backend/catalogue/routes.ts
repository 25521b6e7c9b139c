import { catalogue } from "../../contract/catalogue";
import { cacheable } from "../platform/cacheable";
import { type App, answer } from "../platform/http";
import { addresses } from "./calls/addresses";
import { productsByCategory, variantsByCategory } from "./calls/by-category";
import { variantsByProduct } from "./calls/by-product";
import { variantsBySupplies } from "./calls/by-supplies";
import { drawingRoute } from "./calls/drawing-route";
import { countByProduct, valuesByCategory, valuesByProducts } from "./calls/filter-values";
import { maySeeHidden } from "./calls/hidden-goods";
import { neighbours } from "./calls/neighbours";
import { parentSets, setsById } from "./sets";
import { popularVariants, variantById } from "./variant";

const topCount = 6;
const popularCount = 12;

/** The catalogue's reads (spec section 7). Hidden goods are in a list only for those who may see them, and only where they ask for them. */
export function catalogueRoutes(app: App): void {
	app.use("/productVariant/*", cacheable);
	app.use("/product/*", cacheable);
	app.use("/set/*", cacheable);
	app.use("/catalogue/*", cacheable);
	answer(app, catalogue.top, ({ db, locale }) => popularVariants(db, locale, topCount));
	answer(app, catalogue.popular, ({ db, locale }) => popularVariants(db, locale, popularCount));
	answer(app, catalogue.variant, ({ db, locale, params }) => variantById(db, locale, Number(params.id)));
	answer(app, catalogue.variantsBySupplies, ({ db, locale, params }) => variantsBySupplies(db, locale, params.ids));
	answer(app, catalogue.variantsByProduct, ({ db, locale, params, query }) => variantsByProduct(db, locale, params.slug, query));
	answer(app, catalogue.variantsByCategory, async ({ db, locale, params, query, session }) =>
		variantsByCategory(db, locale, params.slug, query, query.showHidden === "true" && (await maySeeHidden(db, session))),
	);
	answer(app, catalogue.productsByCategory, async ({ db, locale, params, query, session }) =>
		productsByCategory(db, locale, params.slug, query, query.showHidden === "true" && (await maySeeHidden(db, session))),
	);
	answer(app, catalogue.values, ({ db, locale, params, query }) => valuesByCategory(db, locale, Number(params.categoryId), query.f));
	answer(app, catalogue.valuesByProducts, ({ db, locale, query }) => valuesByProducts(db, locale, query.ids, query.f));
	answer(app, catalogue.countByProduct, ({ db, locale, query }) => countByProduct(db, locale, query.ids, query.f));
	answer(app, catalogue.setsById, ({ db, locale, params }) => setsById(db, locale, params.ids.split(",").map(Number)));
	answer(app, catalogue.addresses, ({ db, query }) => addresses(db, query.range));
	answer(app, catalogue.neighbours, ({ db, locale, params }) => neighbours(db, locale, Number(params.id)));
	answer(app, catalogue.parentSets, ({ db, locale, params }) => parentSets(db, locale, Number(params.id)));
	drawingRoute(app);
}
