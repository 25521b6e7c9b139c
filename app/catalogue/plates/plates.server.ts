import type { AppLoadContext } from "@remix-run/cloudflare";
import type { z } from "zod";
import type { Variant } from "../../../contract/catalogue";
import { orders } from "../../../contract/orders";
import { maxLengths } from "../../../contract/values/order-bounds";
import { fitsPlate, type Rectangle, sortedSize } from "../../../contract/values/plates/plate-cuts";
import { plateOf } from "../../../contract/values/plates/plate-of";
import { amountField } from "../../platform/forms/amount-field";
import { type ErrorKey, errorKey } from "../../platform/forms/error-keys";
import { lengthField } from "../../platform/forms/length-field";
import { refusedFields } from "../../platform/forms/refusal.server";
import { isRefused, type PieceRow, type PlateAnswer, pieceFields, type TypedPiece } from "./plate-answer";
import { readPlateLines } from "./plate-lines";

const fewestRows = 3;
/** Two rows may name the same size, so there are more rows than sizes. */
const maxRows = 2 * maxLengths;

type Piece = Rectangle & { pieces: number };

/** Prices the pieces in a page's address, from rows and from pasted lines. It stores nothing. */
export async function plateCuts({ backend, newKey }: AppLoadContext, variant: Variant, search: URLSearchParams): Promise<PlateAnswer> {
	const text = (search.get("list") ?? "").slice(0, 10_000);
	const pasted = readPlateLines(text);
	const typed = typedRows(search);
	// Pasted lines that would need more rows stay as text.
	const hasRoom = typed.length + pasted.pieces.length <= maxRows;
	const read = [...typed, ...(hasRoom ? pasted.pieces : [])].map((one) => readRow(one, variant));
	const hasCertificate = search.get("certificate") === "on" && variant.products.certificate_price !== null;
	const lines = merged(read.flatMap(({ piece }) => piece ?? []));
	const unclear = hasRoom ? pasted.unclear.join("\n") : text;
	const isTooLong = !hasRoom || lines.length > maxLengths;
	const answer: PlateAnswer = {
		rows: read.map(({ row }) => row),
		shownRows: Math.max(
			read.length,
			Math.min(maxLengths, Math.max(fewestRows, ...search.getAll("rows").map(Number).filter(Number.isInteger))),
		),
		hasCertificate,
		unclear,
		error: isTooLong ? "cut.tooMany" : unclear === "" ? null : "cut.unclearSizes",
		prices: null,
		whole: null,
		idem: { cuts: newKey(), whole: newKey() },
	};
	if (isRefused(answer) || lines.length === 0) return answer;
	try {
		const params = { suppliedVariantId: String(variant.suppliedVariant.id) };
		const { lines: prices, whole } = await backend(orders.plateCuts, { params, body: { lines, certificate: hasCertificate } });
		return { ...answer, prices, whole };
	} catch (failure) {
		// The fields were valid before the call, so the variant has changed since. The error concerns all rows.
		const [refused] = Object.values(refusedFields(failure, {}, ["pieces"]).errors);
		return { ...answer, error: refused?.[0] ?? "invalid" };
	}
}

function typedRows(search: URLSearchParams): TypedPiece[] {
	const columns = pieceFields.map((field) => search.getAll(field));
	const cell = (column: number, row: number) => (columns[column]?.[row] ?? "").slice(0, 200);
	return Array.from({ length: Math.min(maxRows, Math.max(...columns.map(({ length }) => length))) }, (_, row) => ({
		pieces: cell(0, row),
		length: cell(1, row),
		width: cell(2, row),
	})).filter((row) => pieceFields.some((field) => row[field].trim() !== ""));
}

/** Reads a row. `piece` is null if something is wrong with it. */
function readRow(typed: TypedPiece, variant: Variant): { row: PieceRow; piece: Piece | null } {
	const pieces = amountField.safeParse(typed.pieces);
	const [length, width] = [lengthField.safeParse(typed.length), lengthField.safeParse(typed.width)];
	const errors: PieceRow["errors"] = {
		pieces: keyOf(pieces),
		length: length.success ? undefined : "cut.sides",
		width: width.success ? undefined : "cut.sides",
	};
	if (length.success && width.success && !fits({ length: length.data, width: width.data }, variant)) errors.length = "cut.offPlate";
	if (!pieces.success || !length.success || !width.success || errors.length) return { row: { ...typed, errors }, piece: null };
	const piece = { pieces: pieces.data, length: length.data, width: width.data };
	return { row: { pieces: String(piece.pieces), length: String(piece.length), width: String(piece.width), errors }, piece };
}

function fits(size: Rectangle, variant: Variant): boolean {
	const plate = plateOf(variant);
	return plate !== null && fitsPlate(size, plate) && Math.min(size.length, size.width) >= (variant.products.plate_cutting?.min_side ?? 0);
}

const keyOf = ({ error }: z.ZodSafeParseResult<number>): ErrorKey | undefined =>
	error ? errorKey.parse(error.issues[0]?.message) : undefined;

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
