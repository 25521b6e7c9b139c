import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import type { Variant } from "../../contract/catalogue";
import { orders } from "../../contract/orders";
import type { CutPiece } from "../../contract/values/cut-bars";
import { maxLengths, maxPieces } from "../../contract/values/order-bounds";
import { orNull } from "../platform/backend/errors.server";
import { amountField } from "../platform/forms/amount-field";
import type { ErrorKey } from "../platform/forms/error-keys";
import type { FormResult } from "../platform/forms/form-result";
import { lengthField } from "../platform/forms/length-field";
import { parseForm } from "../platform/forms/read-form";
import { refusedFields } from "../platform/forms/refusal.server";
import { type CutAnswer, type CutListAnswer, type CutRow, isRefused } from "./cut/cut-answer";
import { readCutLines, type TypedCut } from "./cut/cut-lines";
import { keyOf, listError, readList } from "./cut/list-answer.server";

/** Prices the pieces and lengths in a page's address, from rows and from pasted lines. It stores nothing. */
export async function cutList(context: AppLoadContext, variant: Variant, search: URLSearchParams): Promise<CutListAnswer> {
	const { backend } = context;
	const {
		typed,
		hasRoom,
		answer: begun,
	} = readList(context, variant, search, {
		fields: ["pieces", "length"],
		rowOf: (cell): TypedCut => ({ pieces: cell("pieces"), length: cell("length") }),
		linesOf(text) {
			const { cuts, unclear } = readCutLines(text);
			return { rows: cuts, unclear };
		},
	});
	const read = typed.map((cut) => readRow(cut, variant));
	const pieces = merged(read.flatMap(({ cut }) => cut ?? []));
	const { hasCertificate, unclear } = begun;
	const answer: CutListAnswer = {
		...begun,
		sawn: null,
		rows: read.map(({ row }) => row),
		error: !hasRoom ? "cut.tooMany" : unclear === "" ? sizeError(pieces) : "cut.unclear",
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
		return {
			...answer,
			prices: list?.lines ?? (await Promise.all(pieces.map(alone))),
			whole: list?.whole ?? null,
			sawn: list?.sawn ?? null,
		};
	} catch (failure) {
		return { ...answer, error: listError(failure) };
	}
}

/** Reads a row. `cut` is null if something is wrong with it. */
function readRow(typed: TypedCut, { length: longest, products: { cutting } }: Variant): { row: CutRow; cut: CutPiece | null } {
	const pieces = amountField.safeParse(typed.pieces);
	const length = lengthField.safeParse(typed.length);
	const isBeyond = length.success && (length.data < (cutting?.min_length ?? 0) || length.data > (longest ?? 0));
	const lengthError = isBeyond ? "cut.outOfBounds" : keyOf(length);
	const errors = { pieces: keyOf(pieces), length: lengthError };
	if (!pieces.success || !length.success || isBeyond) return { row: { ...typed, errors }, cut: null };
	return { row: { pieces: String(pieces.data), length: String(length.data), errors }, cut: { pieces: pieces.data, length: length.data } };
}

/** Adds up pieces of equal length, because the cart has one line for each length. */
function merged(pieces: readonly CutPiece[]): CutPiece[] {
	const counts = new Map<number, number>();
	for (const { pieces: count, length } of pieces) counts.set(length, (counts.get(length) ?? 0) + count);
	return [...counts].map(([length, count]) => ({ pieces: count, length }));
}

/** A single length becomes one line of the cart, so the bounds of a cart line apply. */
function sizeError(pieces: readonly CutPiece[]): ErrorKey | null {
	if (pieces.length < 2) return null;
	const isTooLong = pieces.length > maxLengths || pieces.reduce((sum, { pieces: count }) => sum + count, 0) > maxPieces;
	return isTooLong ? "cut.tooMany" : null;
}

const fields = z.object({ pieces: amountField, length: lengthField, certificate: z.literal("on").optional() });

/** Maps the backend's names of fields to the form's. */
const names: Readonly<Record<string, string>> = { amount: "pieces", "cut.length": "length" };

/** Prices the pieces and length that the reader is typing, from the variant's best supply. It stores nothing. */
export async function cutPrice({ backend, newKey }: AppLoadContext, variant: Variant, search: URLSearchParams): Promise<CutAnswer> {
	const { suppliedVariant, products } = variant;
	const idem = newKey();
	const form = new FormData();
	for (const name of ["pieces", "length", "certificate"]) form.set(name, (search.get(name) ?? "").slice(0, 200));
	if (form.get("certificate") !== "on" || products.certificate_price === null) form.delete("certificate");
	if (!search.has("pieces") && !search.has("length")) return { price: null, form: { values: {}, errors: {} }, idem };
	const { value, refused } = parseForm(fields, form);
	if (!value) return { price: null, form: withBounds(refused, form, variant), idem };
	const { pieces, length, certificate } = value;
	const values = { pieces: String(pieces), length: String(length), ...(certificate ? { certificate } : {}) };
	try {
		const price = await backend(orders.cutPrice, {
			params: { suppliedVariantId: String(suppliedVariant.id) },
			query: { pieces: String(pieces), length: String(length), certificate: certificate ? "true" : undefined },
		});
		return { price, form: { values, errors: {} }, idem };
	} catch (error) {
		const { errors, details } = refusedFields(error, values, ["pieces", "length", "certificate", ...Object.keys(names)]);
		return { price: null, form: { values, errors: renamed(errors), details }, idem };
	}
}

/** Checks the length here too, because the backend checks it only if the pieces are valid. */
function withBounds(refused: FormResult, form: FormData, { length, products: { cutting } }: Variant): FormResult {
	const typed = lengthField.safeParse(form.get("length"));
	if (!typed.success || !cutting || length === null || (typed.data >= cutting.min_length && typed.data <= length)) return refused;
	return {
		...refused,
		errors: { ...refused.errors, length: ["cut.outOfBounds"] },
		details: { ...refused.details, min_length: cutting.min_length, max_length: length },
	};
}

const renamed = (errors: Record<string, ErrorKey[]>): Record<string, ErrorKey[]> =>
	Object.fromEntries(Object.entries(errors).map(([name, keys]) => [names[name] ?? name, keys]));
