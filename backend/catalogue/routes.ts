import { catalogue } from "../../contract/catalogue";
import { cacheable } from "../cacheable";
import { type App, answer } from "../http";
import { productsByCategory, variantsByCategory } from "./by-category";
import { variantsByProduct } from "./by-product";
import { variantsBySupplies } from "./by-supplies";
import { drawingRoute } from "./drawing-route";
import { popularVariants, variantById } from "./variant";

const topCount = 6;
const popularCount = 12;

/** The catalogue's reads (spec section 7). Hidden goods are never in a list. */
export function catalogueRoutes(app: App): void {
	app.use("/productVariant/*", cacheable);
	app.use("/product/*", cacheable);
	answer(app, catalogue.top, ({ db, locale }) => popularVariants(db, locale, topCount));
	answer(app, catalogue.popular, ({ db, locale }) => popularVariants(db, locale, popularCount));
	answer(app, catalogue.variant, ({ db, locale, params }) => variantById(db, locale, Number(params.id)));
	answer(app, catalogue.variantsBySupplies, ({ db, locale, params }) => variantsBySupplies(db, locale, params.ids));
	answer(app, catalogue.variantsByProduct, ({ db, locale, params, query }) => variantsByProduct(db, locale, params.slug, query));
	answer(app, catalogue.variantsByCategory, ({ db, locale, params, query }) => variantsByCategory(db, locale, params.slug, query));
	answer(app, catalogue.productsByCategory, ({ db, locale, params, query }) => productsByCategory(db, locale, params.slug, query.range));
	drawingRoute(app);
}
