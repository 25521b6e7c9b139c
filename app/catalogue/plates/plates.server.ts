import type { AppLoadContext } from "@remix-run/cloudflare";
import type { PlateCutting, Variant } from "../../../contract/catalogue";
import { orders } from "../../../contract/orders";
import { maxLengths } from "../../../contract/values/order-bounds";
import { type CutPlate, fitsPlate, type Rectangle, sortedSize } from "../../../contract/values/plates/plate-cuts";
import { amountField } from "../../platform/forms/amount-field";
import { lengthField } from "../../platform/forms/length-field";
import { isRefused } from "../cut/cut-answer";
import { keyOf, listError, readList } from "../cut/list-answer.server";
import { type PieceRow, type PlateAnswer, pieceFields, type TypedPiece } from "./plate-answer";
import { readPlateLines } from "./plate-lines";

type Piece = Rectangle & { pieces: number };

/** The goods that pieces are cut from, and the way of cutting. */
interface Goods {
	variant: Variant;
	plate: CutPlate;
	cutting: PlateCutting;
}

/** Prices the pieces in a page's address, from rows and from pasted lines. It stores nothing. */
export async function plateCuts(context: AppLoadContext, goods: Goods, search: URLSearchParams): Promise<PlateAnswer> {
	const { variant } = goods;
	const {
		typed,
		hasRoom,
		answer: begun,
	} = readList(context, variant, search, {
		fields: pieceFields,
		rowOf: (cell) => ({ pieces: cell("pieces"), length: cell("length"), width: cell("width") }),
		linesOf(text) {
			const { pieces, unclear } = readPlateLines(text);
			return { rows: pieces, unclear };
		},
	});
	const read = typed.map((one) => readRow(one, goods));
	const lines = merged(read.flatMap(({ piece }) => piece ?? []));
	const isTooLong = !hasRoom || lines.length > maxLengths;
	const answer: PlateAnswer = {
		...begun,
		rows: read.map(({ row }) => row),
		error: isTooLong ? "cut.tooMany" : begun.unclear === "" ? null : "cut.unclearSizes",
	};
	if (isRefused(answer) || lines.length === 0) return answer;
	try {
		const params = { suppliedVariantId: String(variant.suppliedVariant.id) };
		const body = { lines, certificate: answer.hasCertificate };
		const { lines: prices, whole } = await context.backend(orders.plateCuts, { params, body });
		return { ...answer, prices, whole };
	} catch (failure) {
		return { ...answer, error: listError(failure) };
	}
}

/** Reads a row. `piece` is null if something is wrong with it. */
function readRow(typed: TypedPiece, { plate, cutting }: Goods): { row: PieceRow; piece: Piece | null } {
	const pieces = amountField.safeParse(typed.pieces);
	const [length, width] = [lengthField.safeParse(typed.length), lengthField.safeParse(typed.width)];
	const errors: PieceRow["errors"] = {
		pieces: keyOf(pieces),
		length: length.success ? undefined : "cut.sides",
		width: width.success ? undefined : "cut.sides",
	};
	if (length.success && width.success) {
		const size = { length: length.data, width: width.data };
		if (!fitsPlate(size, plate) || Math.min(size.length, size.width) < cutting.min_side) errors.length = "cut.offPlate";
	}
	if (!pieces.success || !length.success || !width.success || errors.length) return { row: { ...typed, errors }, piece: null };
	const piece = { pieces: pieces.data, length: length.data, width: width.data };
	return { row: { pieces: String(piece.pieces), length: String(piece.length), width: String(piece.width), errors }, piece };
}

/** Adds up pieces of equal size, because the cart has one line for each. */
function merged(pieces: readonly Piece[]): Piece[] {
	const sums = new Map<string, Piece>();
	for (const { pieces: count, ...size } of pieces) {
		const { length, width } = sortedSize(size);
		const key = `${length} ${width}`;
		sums.set(key, { pieces: count + (sums.get(key)?.pieces ?? 0), length, width });
	}
	return [...sums.values()];
}
