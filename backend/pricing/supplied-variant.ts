import type * as z from "zod";
import type { Supply, Variant, variant } from "../../contract/catalogue";

/** A variant as one supplier sells it, in cents and grams. */
export interface SuppliedVariant {
	/** `suppliedVariant` is `supply`. Pictures are as on the wire, because only pages show them. */
	variant: Omit<Variant, "variant_pictures"> & Pick<z.input<typeof variant>, "variant_pictures">;
	supply: Supply;
}
