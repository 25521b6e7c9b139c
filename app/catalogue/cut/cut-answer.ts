import type { CutListPrice, CutPrice } from "../../../contract/ordering/cutting";
import { href } from "../../platform/config/href";
import type { ErrorKey } from "../../platform/forms/error-keys";
import type { FormResult } from "../../platform/forms/form-result";
import type { TypedCut } from "./cut-lines";

export interface CutAnswer {
	/** Null if nothing has been typed or a field is invalid. */
	price: CutPrice | null;
	form: FormResult;
	idem: string;
}

export interface CutRow extends TypedCut {
	errors: { pieces?: ErrorKey; length?: ErrorKey };
}

/** Answers the list in the page's address. */
export interface CutListAnswer {
	rows: CutRow[];
	/** Counts the rows of the form, with empty ones. */
	shownRows: number;
	hasCertificate: boolean;
	/** Pasted lines that do not name pieces and a length. */
	unclear: string;
	error: ErrorKey | null;
	/** Null if nothing was typed or a row is invalid. */
	prices: CutPrice[] | null;
	/** Null for a single length, and if the backend does not plan bars. */
	whole: CutListPrice["whole"] | null;
	idem: { cuts: string; whole: string };
}

export const isRefused = ({ rows, error }: CutListAnswer): boolean =>
	error !== null || rows.some(({ errors }) => errors.pieces !== undefined || errors.length !== undefined);

export const cutHref = (variantId: number): string => href("/cut/:id", { id: variantId });
