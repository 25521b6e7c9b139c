import * as z from "zod";
import type { Call } from "../../contract/call";
import { catalogue } from "../../contract/catalogue";
import { orders } from "../../contract/orders";
import { procurement } from "../../contract/procurement";
import { search } from "../../contract/search";
import { goodsOutside } from "./goods-outside";
import { notFound, Refused } from "./refused";

/** The visit of a session from a procurement system. */
export interface Punchout {
	/** Its cart, the only one that it reaches. */
	cart: string;
	/** The cart can be read, and not changed. */
	isReadOnly: boolean;
	/** Its cart has returned, its time has passed, its connection is off, or its member has left the team: it is nobody's, and no guest's. */
	isOver: boolean;
	/** Slugs of the categories whose goods it has alone, separated by commas; undefined: all goods. */
	within?: string | undefined;
}

/** Calls about goods, which name no cart. */
const aboutGoods: ReadonlySet<Call> = new Set<Call>([
	catalogue.addresses,
	catalogue.setsById,
	catalogue.substitutes,
	catalogue.variantsBySupplies,
	search.lines,
	search.registerQuery,
	search.registerClick,
	orders.cutPrice,
	orders.cutList,
	orders.plateCuts,
	orders.checkItems,
	procurement.oci,
	procurement.ids,
	procurement.start,
	procurement.begin,
	procurement.current,
	procurement.returned,
]);

/** Calls about a cart, which must be the visit's. */
const aboutItsCart: ReadonlySet<Call> = new Set<Call>([
	orders.byId,
	orders.ownPrices,
	orders.add,
	orders.addSet,
	orders.removeItem,
	orders.removeSet,
	orders.restoreLine,
	orders.setSetQuantity,
	orders.setQuantity,
	orders.replaceItem,
	orders.setReference,
	orders.changeLines,
	orders.setCertificate,
	orders.setCertificates,
	orders.setComment,
	orders.setNotes,
	procurement.giveBack,
]);

/** Whether a visit may make a call at all: an answer that everybody gets, goods, or its own cart. Every other call is refused. */
export const isForPunchouts = (call: Call): boolean => call.shared || aboutGoods.has(call) || aboutItsCart.has(call);

const ofCart = z.looseObject({ uuid: z.string().optional(), id: z.string().optional(), cart: z.string().optional() });

/** The cart that a call names, in path, query or body; ownPrices may name none. */
function cartOf(call: Call, { params, query, body }: Asked): string | undefined {
	if (call === orders.byId) return ofCart.parse(params).id;
	if (call === orders.ownPrices) return ofCart.parse(query).cart;
	return ofCart.parse(params).uuid ?? ofCart.safeParse(body).data?.uuid;
}

interface Asked {
	params: unknown;
	query: unknown;
	body: unknown;
}

/**
 * Refuses what a visit from a procurement system may not do, at one place for all calls (backend/platform/http.ts).
 * @param punchout of the session; null: an ordinary session
 * @throws Refused not_allowed, not_found for its cart once it is over
 */
export function requireForPunchout(call: Call, asked: Asked, punchout: Punchout | null): void {
	if (punchout === null || call.shared || aboutGoods.has(call)) return;
	if (!aboutItsCart.has(call)) throw notForPunchouts("punchout_call");
	const cart = cartOf(call, asked);
	if (cart === undefined && call === orders.ownPrices) return;
	if (cart !== punchout.cart) throw notForPunchouts("punchout_cart");
	// A repeated return gets the same form.
	if (punchout.isOver && call !== orders.ownPrices && call !== procurement.giveBack) throw notFound("The visit is over.", "punchout_over");
	if (punchout.isReadOnly && call.method !== "GET" && call !== procurement.giveBack) throw notForPunchouts("punchout_inspect");
}

const named = z.object({ suppliedVariantId: z.coerce.number() });
const added = named.extend({ more: z.array(named) });

/** The supplies and sets that a call takes into a cart, or asks prices of. */
function goodsIn(call: Call, { params, body }: Asked): { supplies: readonly number[]; sets: readonly number[] } {
	const supplies = (...wanted: z.output<typeof named>[]) => ({ supplies: wanted.map((one) => one.suppliedVariantId), sets: [] });
	switch (call) {
		case orders.add: {
			const { more, ...first } = added.parse(body);
			return supplies(first, ...more);
		}
		case orders.addSet:
			return { supplies: [], sets: [z.object({ setId: z.number() }).parse(body).setId] };
		case orders.replaceItem:
			return supplies(named.parse(body));
		case orders.cutPrice:
		case orders.cutList:
		case orders.plateCuts:
			return supplies(named.parse(params));
		case orders.ownPrices:
			return { supplies: z.object({ ids: z.string() }).parse(params).ids.split(",").map(Number), sets: [] };
		default:
			return { supplies: [], sets: [] };
	}
}

/**
 * Refuses goods that are not among those of a visit's connection, wherever a call names some: pages do not show them, so that they are typed or
 * forged.
 * @throws Refused unavailable_goods, with goods.outside at each of them
 */
export async function requireGoodsOfVisit(db: D1Database, call: Call, asked: Asked, punchout: Punchout | null): Promise<void> {
	if (punchout?.within === undefined) return;
	const { supplies, sets } = goodsIn(call, asked);
	const outside = await goodsOutside(db, punchout.within, { supplies, sets });
	const wrong = [...supplies.map((id) => outside.supplies.has(id)), ...sets.map((id) => outside.sets.has(id))];
	if (!wrong.includes(true)) return;
	const fields = wrong.flatMap((isWrong, index) =>
		isWrong ? [[index === 0 ? "amount" : `more.${index - 1}.amount`, ["goods.outside"]]] : [],
	);
	throw new Refused("unavailable_goods", "The goods are not among those of the connection.", undefined, Object.fromEntries(fields));
}

const notForPunchouts = (rule: string): Refused =>
	new Refused(
		"not_allowed",
		"A visit from a procurement system looks at goods and changes its own cart alone.",
		undefined,
		undefined,
		rule,
	);
