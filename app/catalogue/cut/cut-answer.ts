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
export interface ListAnswer<Row, Price, Whole> {
	rows: Row[];
	/** Counts the rows of the form, with empty ones. */
	shownRows: number;
	hasCertificate: boolean;
	/** Pasted lines that do not name pieces and their size. */
	unclear: string;
	error: ErrorKey | null;
	/** Null if nothing was typed or a row is invalid. */
	prices: Price[] | null;
	/** Null without prices, for a single length, and if the backend does not plan what the pieces share. */
	whole: Whole | null;
	idem: { cuts: string; sawn: string; whole: string };
}

export interface CutListAnswer extends ListAnswer<CutRow, CutPrice, CutListPrice["whole"]>, Pick<CutListPrice, "sawn"> {}

interface Checked {
	errors: Readonly<Record<string, ErrorKey | undefined>>;
}

export const isRefused = ({ rows, error }: ListAnswer<Checked, unknown, unknown>): boolean =>
	error !== null || rows.some(({ errors }) => Object.values(errors).some((key) => key !== undefined));

export const cutHref = (variantId: number): string => href("/cut/:id", { id: variantId });
