import type { CutPrice } from "../../../contract/orders";
import type { FormResult } from "../../platform/forms/form-result";

/** What the shop says to pieces and a length that were typed. */
export interface CutAnswer {
	/** null where nothing has been typed yet, or something is wrong. */
	price: CutPrice | null;
	/** What was typed (pieces, length, certificate) and what is wrong with it. */
	form: FormResult;
	/** The key of the form that adds it. */
	idem: string;
}

/** The page that works a cut out; the same address answers the panel. */
export const cutAddress = (variantId: number): string => `/cut/${variantId}`;
