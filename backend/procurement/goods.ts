import * as z from "zod";
import type { BackendLocale } from "../../contract/locale";
import type { Landing, ReturnForm } from "../../contract/procurement";
import { unknownDevice } from "../../contract/values/device";
import { addItems } from "../cart/add-items";
import { checkItems, refusedOutside } from "../cart/check-items";
import { rowsOf } from "../db/rows";
import type { BackendEnv } from "../env";
import { sessionDigest } from "../platform/sessions";
import { searchEngineOf } from "../search/search-engine-of";
import { type Connection, goodsWithin } from "./connections";
import { partsOfProductId } from "./product-id";
import { beginVisit, giveBack, type NewVisit, prepareVisit } from "./visits";
import { Wrong } from "./wrong";

interface Asking {
	db: D1Database;
	env: BackendEnv;
	locale: BackendLocale;
	connection: Connection;
}

interface Wanted {
	suppliedVariantId: number;
	amount: number;
}

/** The article of a number that the shop gave, or that somebody typed: a code of the shop, or the company's own number. */
async function lineOf({ db, locale, connection }: Asking, productId: string, amount: number | null) {
	const { code, supply } = partsOfProductId(productId);
	if (code === "" || code.length > 80) return null;
	const visitor = { db, locale, session: "", user: connection.user_id };
	const lines = await checkItems(visitor, [{ code, amount, ...(supply === undefined ? {} : { supply }) }]);
	const [line] = await refusedOutside(db, goodsWithin(connection), lines);
	return line ?? null;
}

const productRow = z.object({ slug: z.string() });

/** The page of an article, or why there is none. */
export async function landingOf(asking: Asking, productId: string): Promise<Landing | Wrong> {
	const line = await lineOf(asking, productId, null);
	if (!line?.found) return wrongArticle(line, productId);
	const found = await asking.db
		.prepare("SELECT p.slug FROM variants v JOIN products p ON p.id = v.product_id WHERE v.id = ?")
		.bind(line.found.variantId)
		.all();
	const [product] = rowsOf(productRow, found);
	return product ? { kind: "variant", id: line.found.variantId, slug: product.slug } : new Wrong("article", productId);
}

const wrongArticle = (line: { problem: string | null } | null, productId: string): Wrong =>
	new Wrong(line?.problem === "goods.outside" ? "outside" : "article", productId);

/**
 * An article and a quantity that it can be ordered in: the wanted one, or the next larger of whole packs; or why there is
 * none.
 */
export async function foundGoods(asking: Asking, productId: string, quantity: number): Promise<Wanted | Wrong> {
	const line = await lineOf(asking, productId, null);
	if (!line?.found) return wrongArticle(line, productId);
	const { suppliedVariantId, minimum, pack_size: pack, availability } = line.found;
	if (availability === "out") return new Wrong("article", productId);
	const amount = Math.max(minimum, Math.ceil(quantity / pack) * pack);
	return { suppliedVariantId, amount };
}

/** Hits that a search in the background returns: a page of the buyer's system. */
const mostHits = 50;

/** Goods that a search finds and that can be had, each in its smallest quantity. */
export async function soughtGoods({ db, env, locale, connection }: Asking, words: string): Promise<Wanted[]> {
	const { variants } = await searchEngineOf(env, db).find(locale, words.slice(0, 200), {
		range: `[0,${mostHits}]`,
		within: goodsWithin(connection),
	});
	return variants.flatMap(({ suppliedVariant: { id, min_order: amount, availability } }) =>
		availability === "out" ? [] : [{ suppliedVariantId: id, amount }],
	);
}

/**
 * The form of some goods at the company's prices, as a cart of them returns: it is made of such a cart, in a visit that is over at once. A search
 * thereby never tells another price than the cart.
 */
export async function formOfGoods(
	asking: Asking,
	visit: Omit<NewVisit, "landing">,
	[first, ...more]: readonly Wanted[],
): Promise<ReturnForm> {
	const { db, locale, connection } = asking;
	const { token, cart, statements } = prepareVisit(db, connection, { ...visit, landing: { kind: "catalogue" } });
	await db.batch(statements);
	const { sessionId } = await beginVisit(asking, { token, device: unknownDevice });
	const visitor = { db, locale, session: sessionDigest(sessionId), user: null };
	if (first) {
		const line = { setId: 0, certificate: false };
		const body = {
			...line,
			...first,
			uuid: cart,
			more: more.map((one) => ({ ...line, ...one })),
			idem: crypto.randomUUID(),
			isProduction: true as const,
		};
		await addItems(visitor, body);
	}
	const punchout = { cart, isReadOnly: false, isOver: false };
	const { token: _, ...form } = await giveBack({ ...visitor, punchout }, { uuid: cart, isCancelled: first === undefined });
	return form;
}
