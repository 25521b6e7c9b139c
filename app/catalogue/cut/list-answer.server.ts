import type { AppLoadContext } from "@remix-run/cloudflare";
import type { z } from "zod";
import type { Variant } from "../../../contract/catalogue";
import { maxLengths } from "../../../contract/values/order-bounds";
import { type ErrorKey, errorKey } from "../../platform/forms/error-keys";
import { refusedFields } from "../../platform/forms/refusal.server";

const fewestRows = 2;
/** Two rows may name the same size, so there are more rows than sizes. */
const maxRows = 2 * maxLengths;

interface Rows<Field extends string, Typed extends Readonly<Record<Field, string>>> {
	fields: readonly Field[];
	rowOf: (cell: (field: Field) => string) => Typed;
	/** Reads pasted lines. */
	linesOf: (text: string) => { rows: Typed[]; unclear: string[] };
}

/** Reads the list in a page's address, from rows and from pasted lines. Nothing is checked or priced yet. */
export function readList<Field extends string, Typed extends Readonly<Record<Field, string>>>(
	{ newKey }: Pick<AppLoadContext, "newKey">,
	{ products }: Variant,
	search: URLSearchParams,
	{ fields, rowOf, linesOf }: Rows<Field, Typed>,
) {
	const text = (search.get("list") ?? "").slice(0, 10_000);
	const pasted = linesOf(text);
	const columns = new Map(fields.map((field) => [field, search.getAll(field)] as const));
	const longest = Math.max(...[...columns.values()].map(({ length }) => length));
	const rows = Array.from({ length: Math.min(maxRows, longest) }, (_, row) =>
		rowOf((field) => (columns.get(field)?.[row] ?? "").slice(0, 200)),
	).filter((row) => fields.some((field) => row[field].trim() !== ""));
	// Pasted lines that would need more rows stay as text.
	const hasRoom = rows.length + pasted.rows.length <= maxRows;
	const typed = [...rows, ...(hasRoom ? pasted.rows : [])];
	return {
		typed,
		hasRoom,
		answer: {
			shownRows: Math.max(
				typed.length,
				Math.min(maxLengths, Math.max(fewestRows, ...search.getAll("rows").map(Number).filter(Number.isInteger))),
			),
			hasCertificate: search.get("certificate") === "on" && products.certificate_price !== null,
			unclear: hasRoom ? pasted.unclear.join("\n") : text,
			prices: null,
			whole: null,
			idem: { cuts: newKey(), sawn: newKey(), whole: newKey() },
		},
	};
}

export const keyOf = ({ error }: z.ZodSafeParseResult<number>): ErrorKey | undefined =>
	error ? errorKey.parse(error.issues[0]?.message) : undefined;

/** The fields were valid before the call, so the variant has changed since. The error concerns all rows. @throws as refusedFields does */
export function listError(failure: unknown): ErrorKey {
	const [refused] = Object.values(refusedFields(failure, {}, ["pieces"]).errors);
	return refused?.[0] ?? "invalid";
}
