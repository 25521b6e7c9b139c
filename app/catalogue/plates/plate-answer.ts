import type { PlateCutsAnswer, PlatePrice } from "../../../contract/ordering/plate-cutting";
import type { ErrorKey } from "../../platform/forms/error-keys";
import type { ListAnswer } from "../cut/cut-answer";

export interface TypedPiece {
	pieces: string;
	length: string;
	width: string;
}

export const pieceFields = ["pieces", "length", "width"] as const satisfies readonly (keyof TypedPiece)[];

export interface PieceRow extends TypedPiece {
	errors: { [Field in keyof TypedPiece]?: ErrorKey };
}

export type PlateAnswer = ListAnswer<PieceRow, PlatePrice, NonNullable<PlateCutsAnswer["whole"]>>;
