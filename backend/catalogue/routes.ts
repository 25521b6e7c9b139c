import * as z from "zod";
import { catalogue } from "../../contract/catalogue";
import { slug } from "../../contract/fields";
import { isSet } from "../../contract/values/bare-flag";
import { json } from "../db/rows";
import { drawing, scaledSection } from "../drawings/drawing";
import { type App, answerShared } from "../platform/http";
import { Refused } from "../platform/refused";
import { addresses } from "./calls/addresses";
import { productsByCategory, variantsByCategory } from "./calls/by-category";
import { variantsByProduct } from "./calls/by-product";
import { countByProduct, valuesByCategory, valuesByProducts } from "./calls/filter-values";
import { neighbours } from "./calls/neighbours";
import { substitutes } from "./calls/substitutes";
import { pointed, views } from "./pictures";
import { parentSets, setsById } from "./sets";
import { popularVariants, variantById, variantsBySupplies } from "./variant";

const topCount = 6;
const popularCount = 12;

/** Reads of the catalogue (R24). Lists contain hidden goods only for users who may see them, and only on request. */
export function catalogueRoutes(app: App): void {
	answerShared(app, catalogue.top, ({ db, locale, query }) => popularVariants(db, locale, topCount, query.within));
	answerShared(app, catalogue.popular, ({ db, locale, query }) => popularVariants(db, locale, popularCount, query.within));
	answerShared(app, catalogue.variant, ({ db, locale, params, query }) => variantById(db, locale, Number(params.id), query.within));
	answerShared(app, catalogue.variantsBySupplies, ({ db, locale, params, query }) =>
		variantsBySupplies(db, locale, params.ids, query.within),
	);
	answerShared(app, catalogue.variantsByProduct, ({ db, locale, params, query }) => variantsByProduct(db, locale, params.slug, query));
	answerShared(app, catalogue.variantsByCategory, async ({ db, env, locale, params, query, session }) =>
		variantsByCategory(db, locale, params.slug, query, isSet(query.showHidden) && (await maySeeHidden(env.DB, session))),
	);
	answerShared(app, catalogue.productsByCategory, async ({ db, env, locale, params, query, session }) =>
		productsByCategory(db, locale, params.slug, query, isSet(query.showHidden) && (await maySeeHidden(env.DB, session))),
	);
	answerShared(app, catalogue.values, ({ db, locale, params, query }) => valuesByCategory(db, locale, Number(params.categoryId), query));
	answerShared(app, catalogue.valuesByProducts, ({ db, locale, query }) => valuesByProducts(db, locale, query.ids, query));
	answerShared(app, catalogue.countByProduct, ({ db, locale, query }) => countByProduct(db, locale, query.ids, query));
	answerShared(app, catalogue.setsById, ({ db, locale, params, query }) =>
		setsById(db, locale, params.ids.split(",").map(Number), query.within),
	);
	answerShared(app, catalogue.addresses, ({ db, query }) => addresses(db, query.range));
	answerShared(app, catalogue.neighbours, ({ db, locale, params, query }) => neighbours(db, locale, Number(params.id), query.within));
	answerShared(app, catalogue.substitutes, ({ db, locale, params, query }) =>
		substitutes(db, locale, params.ids.split(",").map(Number), query.within),
	);
	answerShared(app, catalogue.parentSets, ({ db, locale, params, query }) => parentSets(db, locale, Number(params.id), query.within));
	drawingRoute(app);
}

const row = z.object({ can_see_hidden: z.number() });

/** Binds the session's id. */
export const accountOfSession = "SELECT can_see_hidden FROM signed_in WHERE session_id = ?";

/**
 * Returns whether the session's user may see hidden goods.
 * @param session "" for none
 */
async function maySeeHidden(db: D1Database, session: string): Promise<boolean> {
	if (session === "") return false;
	const found = row.nullable().parse(await db.prepare(accountOfSession).bind(session).first());
	return found?.can_see_hidden === 1;
}

const address = z.object({ slug, file: z.enum(views.map((view) => `${view}.svg` as const)) });
const shapeRow = z.object({ shape: z.string(), dimensions: json(z.record(z.string(), z.number())) });

/** The size in mm that the sheet of a section fits, so that several drawings share a scale. */
const room = z.coerce.number().positive().max(100_000);

/** GET /drawings/{product slug}/{view}.svg. The address contains a version, so caches may keep a drawing forever. */
function drawingRoute(app: App): void {
	app.get("/drawings/:slug/:file", async (context) => {
		const request = address.safeParse(context.req.param());
		const row = request.success
			? await context.env.DB.prepare("SELECT shape, dimensions FROM products WHERE slug = ?").bind(request.data.slug).first()
			: null;
		const view = views.find((name) => request.data?.file === `${name}.svg`);
		if (!row || !view) throw new Refused("not_found", "There is no such drawing.");
		const { shape, dimensions } = shapeRow.parse(row);
		const scaled = view === "section" ? room.safeParse(context.req.query("room")) : null;
		const decimal = context.req.query(pointed.name) === pointed.value ? "." : ",";
		const svg = scaled?.success ? scaledSection(shape, dimensions, scaled.data) : drawing(shape, dimensions, view, decimal);
		return context.body(svg, 200, {
			"Content-Type": "image/svg+xml",
			"Cache-Control": "public, max-age=31536000, immutable",
			"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
			"X-Content-Type-Options": "nosniff",
		});
	});
}
