import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Cart, CartItem } from "../../../contract/cart";
import { orders } from "../../../contract/orders";
import { joinedPieces } from "../../../contract/values/cut-bars";
import { orNull } from "../../platform/backend/errors.server";

/** Lines that cost less if their pieces share bars. */
export interface SawOffer {
	/** One of the lines. */
	itemId: number;
	title: string;
	/** The longest first, in mm. */
	pieces: { length: number; pieces: number }[];
	/** Bars of the lines now, and if their pieces share them. */
	bars: { from: number; to: number };
	/** Cents without VAT. */
	saved: number;
}

/** Goods of a cart that are priced for this; each takes a call. */
const mostGoods = 3;

/** Finds lines cut from the same bars that would cost less if they shared them. */
export async function sawOffers(context: AppLoadContext, cart: Pick<Cart, "items">): Promise<SawOffer[]> {
	const offers = await Promise.all(
		cutAlike(cart)
			.slice(0, mostGoods)
			.map((items) => sawOffer(context, items)),
	);
	return offers.filter((offer) => offer !== null);
}

/** Lines cut to length from the same bars, two at least. Those with offered prices or days of their own stay as they are. */
export function cutAlike({ items }: Pick<Cart, "items">): CartItem[][] {
	const groups = new Map<string, CartItem[]>();
	for (const item of items) {
		const { cut, offered, schedule, suppliedVariant, certificate_price: certificate, cost_centre: costCentre } = item;
		if (!cut || cut.width > 0 || offered || schedule || !item.is_available) continue;
		const key = JSON.stringify([suppliedVariant.id, certificate !== null, costCentre]);
		groups.set(key, [...(groups.get(key) ?? []), item]);
	}
	return [...groups.values()].filter((group) => group.length > 1);
}

async function sawOffer({ backend }: AppLoadContext, items: CartItem[]): Promise<SawOffer | null> {
	const [first] = items;
	if (!first) return null;
	const pieces = joinedPieces(items.flatMap(({ cut }) => (cut ? [{ pieces: cut.pieces, length: cut.length }] : [])));
	const params = { suppliedVariantId: String(first.suppliedVariant.id) };
	const body = { lines: pieces, certificate: first.certificate_price !== null };
	const price = await orNull(backend(orders.cutList, { params, body }));
	if (!price?.sawn) return null;
	const saved = items.reduce((sum, { line_price }) => sum + line_price, 0) - price.sawn.line_price;
	const bars = { from: items.reduce((sum, { quantity }) => sum + quantity, 0), to: price.whole.bars };
	return saved > 0 && bars.to < bars.from ? { itemId: first.id, title: first.fullTitle, pieces, bars, saved } : null;
}
