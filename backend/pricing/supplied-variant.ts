import type { z } from "zod";
import type { supply, variant } from "../../contract/catalogue";

/** A variant as one supplier sells it; `variant.suppliedVariant` is that supply. */
export interface SuppliedVariant {
	variant: z.input<typeof variant>;
	supply: z.input<typeof supply>;
}
