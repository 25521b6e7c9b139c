import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Variant } from "../../../contract/catalogue";
import { type OwnPrices, orders } from "../../../contract/orders";
import { deferred, optional } from "../../platform/backend/deferred.server";
import { orNull } from "../../platform/backend/errors.server";
import type { Preferences } from "../../platform/http/list-query";
import type { Deferred } from "../../ui/deferred-content";

/** The prices of the reader's account for the rows of a list, or null for list prices. */
export type OwnList = Deferred<OwnPrices | null>;

export const listPrices: OwnList = { value: null };

/** Prices a list for its reader. The page is then private to the reader. The shared page stays cached. */
export async function ownList(context: AppLoadContext, { prices }: Pick<Preferences, "prices">, variants: Variant[]): Promise<OwnList> {
	const { backend, visitor } = context;
	const hasOwnPrices = visitor.account?.hasOwnPrices || visitor.visit?.hasOwnPrices;
	if (prices === "list" || !hasOwnPrices || variants.length === 0) return listPrices;
	const ids = variants.map(({ suppliedVariant }) => suppliedVariant.id).join();
	const reading = orNull(backend(orders.ownPrices, { params: { ids }, query: { cart: visitor.cart?.uuid } }));
	return deferred(context, optional(context, reading));
}
