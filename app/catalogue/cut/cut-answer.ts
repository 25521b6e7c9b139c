import type { CutListPrice, CutPrice } from "../../../contract/ordering/cutting";
import { href } from "../../platform/config/href";
import type { ErrorKey } from "../../platform/forms/error-keys";
import type { FormResult } from "../../platform/forms/form-result";
import type { TypedCut } from "./cut-lines";

/** The shop's answer to pieces and a length typed into a panel. */
export interface CutAnswer {
	/** null where nothing has been typed yet, or something is wrong. */
	price: CutPrice | null;
	/** The typed values (pieces, length, certificate) and their errors. */
	form: FormResult;
	/** The key of the form that adds it. */
	idem: string;
}

/** A row of the page's form. */
export interface CutRow extends TypedCut {
	errors: { pieces?: ErrorKey; length?: ErrorKey };
}

/** The shop's answer to the list in the page's address. */
export interface CutListAnswer {
	/** Those that say something. */
	rows: CutRow[];
	/** Rows of the form, empty ones included. */
	shownRows: number;
	hasCertificate: boolean;
	/** Lines that were pasted and are no pieces and length. */
	unclear: string;
	/** The error of the list as a whole. */
	error: ErrorKey | null;
	/** null where nothing was typed, or something is wrong. */
	prices: CutPrice[] | null;
	/** null for a single length, and where the backend does not plan. */
	whole: CutListPrice["whole"] | null;
	/** The keys of the forms that add the cuts or the whole bars. */
	idem: { cuts: string; whole: string };
}

export const isRefused = ({ rows, error }: CutListAnswer): boolean =>
	error !== null || rows.some(({ errors }) => errors.pieces !== undefined || errors.length !== undefined);

/** The page that works cuts out; the same address answers the panel. */
export const cutAddress = (variantId: number): string => href("/cut/:id", { id: variantId });
