import type { AppLoadContext } from "@remix-run/cloudflare";
import { catalogue, type Variant } from "../../../contract/catalogue";
import { orNull } from "../../platform/backend/errors.server";
import { withSoftHyphens } from "../soft-hyphens.server";
import type { OpenVariant } from "./variant-dialog";

/**
 * The variant that ?showVariant= of an address opens.
 * @param isHere whether the page shows this variant; without it the page shows any
 * @returns null where none is asked for, none is there or it belongs elsewhere: the page then says so by itself
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
	// One key more than supplies, because the best supply has two forms.
	return {
		variant,
		heading: withSoftHyphens(variant.fullTitle, context.market.locale),
		idems: Array.from({ length: variant.supplies.length + 1 }, () => context.newKey()),
	};
}
