import type { AppLoadContext } from "@remix-run/cloudflare";
import { catalogue, type Supply, type Variant } from "../../../contract/catalogue";
import { orNull } from "../../platform/backend/errors.server";

export interface ComparedVariants {
	/** In the order asked for. */
	variants: (Variant & { supplies: Supply[] })[];
	/** How many of them are not there, or not to be seen. */
	missing: number;
}

/** Reads the variants of a comparison. @throws the failure's page where the backend fails */
export async function comparedVariants({ backend }: AppLoadContext, ids: readonly number[]): Promise<ComparedVariants> {
	const read = (id: number) => orNull(backend(catalogue.variant, { params: { id: String(id) } }));
	const found = await Promise.all(ids.map(read));
	const variants = found.filter((variant) => variant !== null);
	return { variants, missing: ids.length - variants.length };
}
