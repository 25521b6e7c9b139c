import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Variant } from "../../contract/catalogue";
import { orders } from "../../contract/orders";
import { orNull } from "../platform/backend/errors.server";
import type { Preferences } from "../platform/http/list-query";

/** What a list says of prices that are its reader's own. */
export interface OwnPrices {
	/** Cents of the goods in the cart that they were worked out with. */
	goods: number;
}

/**
 * Variants at what the reader's account pays, where the reader wants to see that. The page is then the reader's alone; everybody's stays shared.
 * @returns own: null where the prices are everybody's
 */
export async function withOwnPrices<Listed extends Variant>(
	{ backend, visitor }: AppLoadContext,
	{ prices }: Pick<Preferences, "prices">,
	variants: Listed[],
): Promise<{ variants: Listed[]; own: OwnPrices | null }> {
	if (prices === "list" || !visitor.account?.hasOwnPrices || variants.length === 0) return { variants, own: null };
	const ids = variants.map(({ suppliedVariant }) => suppliedVariant.id).join();
	const found = await orNull(backend(orders.ownPrices, { params: { ids }, query: { cart: visitor.cart?.uuid } }));
	if (!found) return { variants, own: null };
	const owned = new Map(found.prices.map((price) => [price.id, price]));
	return {
		variants: variants.map((variant) => ({
			...variant,
			suppliedVariant: {
				...variant.suppliedVariant,
				...owned.get(variant.suppliedVariant.id),
				list_price: variant.suppliedVariant.price,
			},
		})),
		own: { goods: found.goods },
	};
}
