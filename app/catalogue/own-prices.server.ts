import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Variant } from "../../contract/catalogue";
import { orders } from "../../contract/orders";
import { deferred, optional } from "../platform/backend/deferred.server";
import { orNull } from "../platform/backend/errors.server";
import type { Preferences } from "../platform/http/list-query";
import type { Deferred } from "../ui/deferred-content";
import type { TableVariant } from "./table-rows";

/** A list at prices that are its reader's own. */
export interface OwnPrices {
	/** Cents of the goods in the cart that they were worked out with. */
	goods: number;
	rows: TableVariant[];
}

/** The rows of a list at what the reader's account pays, where the reader wants to see that; null where the prices are everybody's. */
export type OwnList = Deferred<OwnPrices | null>;

export const everybodys: OwnList = { value: null };

/**
 * Works out a list at the reader's own prices. The page is then the reader's alone; everybody's stays shared.
 * @param rowsOf the rows of the table
 */
export async function ownList<Listed extends Variant>(
	context: AppLoadContext,
	{ prices }: Pick<Preferences, "prices">,
	variants: Listed[],
	rowsOf: (variants: Listed[]) => TableVariant[],
): Promise<OwnList> {
	const { backend, visitor } = context;
	if (prices === "list" || !visitor.account?.hasOwnPrices || variants.length === 0) return everybodys;
	const ids = variants.map(({ suppliedVariant }) => suppliedVariant.id).join();
	const reading = orNull(backend(orders.ownPrices, { params: { ids }, query: { cart: visitor.cart?.uuid } }));
	const priced = reading.then((found) => {
		if (!found) return null;
		const owned = new Map(found.prices.map((price) => [price.id, price]));
		const rows = variants.map((variant) => ({
			...variant,
			suppliedVariant: {
				...variant.suppliedVariant,
				...owned.get(variant.suppliedVariant.id),
				list_price: variant.suppliedVariant.price,
			},
		}));
		return { goods: found.goods, rows: rowsOf(rows) };
	});
	return deferred(context, optional(context, priced));
}
