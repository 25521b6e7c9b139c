import type { AppLoadContext } from "@remix-run/cloudflare";
import { catalogue, type Variant } from "../../../contract/catalogue";
import { isSoon } from "../../../contract/values/soon";
import { deferred, none, optional } from "../../platform/backend/deferred.server";
import { orNull } from "../../platform/backend/errors.server";
import { withSoftHyphens } from "../soft-hyphens.server";
import { readSubstitutes, shownSubstitutes } from "../substitutes/substitutes.server";
import type { OpenVariant } from "./variant-dialog";

/**
 * Reads the variant that ?showVariant= opens.
 * @param isHere decides whether the page shows this variant; without it the page shows any
 * @returns null if the address has none, or if the variant does not exist or belongs elsewhere; the page then says so
 */
export async function openVariant(
	context: AppLoadContext,
	address: string,
	isHere: (variant: Variant) => boolean = () => true,
): Promise<OpenVariant | null> {
	const id = new URL(address).searchParams.get("showVariant");
	if (!id) return null;
	const variant = await orNull(context.backend(catalogue.variant, { params: { id } }));
	if (!variant || !isHere(variant)) return null;
	context.trackVisit({ to: "variant", id: variant.id, slug: variant.products.slug });
	const substitutes = await deferred(context, variant.supplies.some(isSoon) ? none : optional(context, substitutesOf(context, variant)));
	// There is one key more than supplies, because the best supply has two forms.
	return {
		variant,
		heading: withSoftHyphens(variant.fullTitle, context.market.locale),
		idems: Array.from({ length: variant.supplies.length + 1 }, () => context.newKey()),
		substitutes,
	};
}

async function substitutesOf(context: AppLoadContext, { id, suppliedVariant: supply }: Variant) {
	const found = await readSubstitutes(context, [id]);
	return shownSubstitutes(context, found.get(id) ?? [], { supply, quantity: null, button: "cart" });
}
