import type { AppLoadContext } from "@remix-run/cloudflare";
import type { z } from "zod";
import type { Variant } from "../../../contract/catalogue";
import { orders } from "../../../contract/orders";
import type { CutPiece } from "../../../contract/values/cut-bars";
import { mostLengths, mostPieces } from "../../../contract/values/order-bounds";
import { orNull } from "../../platform/backend/errors.server";
import { amountField } from "../../platform/forms/amount-field";
import { type ErrorKey, errorKey } from "../../platform/forms/error-keys";
import { lengthField } from "../../platform/forms/length-field";
import { refusedFields } from "../../platform/forms/refusal.server";
import { type CutListAnswer, type CutRow, isRefused } from "./cut-answer";
import { readCutLines, type TypedCut } from "./cut-lines";

const fewestRows = 3;
/** More than lengths, since the same one may be typed twice. */
const mostRows = 2 * mostLengths;

/** Works out what the pieces and lengths of a page's address come to, those in rows and those in pasted lines. Nothing is stored. */
export async function cutList({ backend, newKey }: AppLoadContext, variant: Variant, search: URLSearchParams): Promise<CutListAnswer> {
	const text = (search.get("list") ?? "").slice(0, 10_000);
	const pasted = readCutLines(text);
	const typed = typedRows(search);
	// Lines for which there are no rows stay as they are.
	const hasRoom = typed.length + pasted.cuts.length <= mostRows;
	const read = [...typed, ...(hasRoom ? pasted.cuts : [])].map((cut) => readRow(cut, variant));
	const hasCertificate = search.get("certificate") === "on" && variant.products.certificate_price !== null;
	const pieces = merged(read.flatMap(({ cut }) => cut ?? []));
	const unclear = hasRoom ? pasted.unclear.join("\n") : text;
	const error = !hasRoom ? "cut.tooMany" : unclear === "" ? sizeError(pieces) : "cut.unclear";
	const answer: CutListAnswer = {
		rows: read.map(({ row }) => row),
		shownRows: Math.max(
			read.length,
			Math.min(mostLengths, Math.max(fewestRows, ...search.getAll("rows").map(Number).filter(Number.isInteger))),
		),
		hasCertificate,
		unclear,
		error,
		prices: null,
		whole: null,
		idem: { cuts: newKey(), whole: newKey() },
	};
	if (isRefused(answer) || pieces.length === 0) return answer;
	const params = { suppliedVariantId: String(variant.suppliedVariant.id) };
	const alone = ({ pieces: count, length }: CutPiece) =>
		backend(orders.cutPrice, {
			params,
			query: { pieces: String(count), length: String(length), certificate: hasCertificate ? "true" : undefined },
		});
	try {
		const body = { lines: pieces, certificate: hasCertificate };
		const list = pieces.length > 1 ? await orNull(backend(orders.cutList, { params, body })) : null;
		return { ...answer, prices: list?.lines ?? (await Promise.all(pieces.map(alone))), whole: list?.whole ?? null };
	} catch (failure) {
		// What is typed was right a moment ago: the variant has changed meanwhile, for all rows alike.
		const [refused] = Object.values(refusedFields(failure, {}, ["pieces"]).errors);
		return { ...answer, error: refused?.[0] ?? "invalid" };
	}
}

/** The rows of the form that say something, in their order. */
function typedRows(search: URLSearchParams): TypedCut[] {
	const [pieces, lengths] = [search.getAll("pieces"), search.getAll("length")];
	return Array.from({ length: Math.min(mostRows, Math.max(pieces.length, lengths.length)) }, (_, row) => ({
		pieces: (pieces[row] ?? "").slice(0, 200),
		length: (lengths[row] ?? "").slice(0, 200),
	})).filter((row) => row.pieces.trim() !== "" || row.length.trim() !== "");
}

/** A row as it was read; `cut` is null where something is wrong with it. */
function readRow(typed: TypedCut, { length: longest, products: { cutting } }: Variant): { row: CutRow; cut: CutPiece | null } {
	const pieces = amountField.safeParse(typed.pieces);
	const length = lengthField.safeParse(typed.length);
	const isBeyond = length.success && (length.data < (cutting?.min_length ?? 0) || length.data > (longest ?? 0));
	const lengthError = isBeyond ? "cut.outOfBounds" : keyOf(length);
	const errors = { pieces: keyOf(pieces), length: lengthError };
	if (!pieces.success || !length.success || isBeyond) return { row: { ...typed, errors }, cut: null };
	return { row: { pieces: String(pieces.data), length: String(length.data), errors }, cut: { pieces: pieces.data, length: length.data } };
}

const keyOf = ({ error }: z.ZodSafeParseResult<number>): ErrorKey | undefined =>
	error ? errorKey.parse(error.issues[0]?.message) : undefined;

/** The same length twice is one line of the cart. */
function merged(pieces: readonly CutPiece[]): CutPiece[] {
	const counts = new Map<number, number>();
	for (const { pieces: count, length } of pieces) counts.set(length, (counts.get(length) ?? 0) + count);
	return [...counts].map(([length, count]) => ({ pieces: count, length }));
}

/** A single length is a line of the cart, and has that one's bounds. */
function sizeError(pieces: readonly CutPiece[]): ErrorKey | null {
	if (pieces.length < 2) return null;
	const isTooLong = pieces.length > mostLengths || pieces.reduce((sum, { pieces: count }) => sum + count, 0) > mostPieces;
	return isTooLong ? "cut.tooMany" : null;
}
