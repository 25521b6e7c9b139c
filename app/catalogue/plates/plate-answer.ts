import type { PlateCutsAnswer, PlatePrice } from "../../../contract/ordering/plate-cutting";
import type { ErrorKey } from "../../platform/forms/error-keys";

export interface TypedPiece {
	pieces: string;
	length: string;
	width: string;
}

export const pieceFields = ["pieces", "length", "width"] as const satisfies readonly (keyof TypedPiece)[];

export interface PieceRow extends TypedPiece {
	errors: { [Field in keyof TypedPiece]?: ErrorKey };
}

/** Answers the pieces in the page's address. */
export interface PlateAnswer {
	rows: PieceRow[];
	/** Counts the rows of the form, with empty ones. */
	shownRows: number;
	hasCertificate: boolean;
	/** Pasted lines that do not name pieces and two sides. */
	unclear: string;
	error: ErrorKey | null;
	/** Null if nothing was typed or a row is invalid. */
	prices: PlatePrice[] | null;
	/** Null without prices, and for too many pieces. */
	whole: PlateCutsAnswer["whole"];
	idem: { cuts: string; whole: string };
}

export const isRefused = ({ rows, error }: PlateAnswer): boolean =>
	error !== null || rows.some(({ errors }) => pieceFields.some((field) => errors[field] !== undefined));
