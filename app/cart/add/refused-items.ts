import type { Supply, Variant } from "../../../contract/catalogue";
import type { ErrorAnswer, Refusal } from "../../../contract/errors";
import { type ErrorKey, errorKey, messageWith, refusalMessages } from "../../platform/forms/error-keys";
import { generalKeys } from "../../platform/forms/field-error-keys";
import type { SentItems, SentRow } from "./sent-items";

export interface MissingSize {
	field: string;
	typed: string;
	product: { slug: string; title: string } | null;
}

interface Problem {
	error: ErrorKey;
	details: Record<string, number>;
}

/** Error keys by field name; "" for the form as a whole. */
export type Problems = Record<string, Problem>;

/** Finds errors without the backend: missing quantities, and rows that the backend would refuse. */
export function foundProblems({ rows, cut }: SentItems, variants: readonly Variant[]): Problems {
	const problems: Problems = rows.length === 0 ? { "": { error: "amount.required", details: {} } } : {};
	for (const { field, suppliedVariantId, cutLength, amount, error } of rows) {
		const supply = variants.find(({ suppliedVariant }) => suppliedVariant.id === suppliedVariantId)?.suppliedVariant;
		const found = error ?? (supply ? (cut || cutLength ? null : orderProblem(supply, amount ?? supply.min_order)) : "unavailableGoods");
		if (found) problems[field] = { error: found, details: supply ? { minimum: supply.min_order, pack_size: supply.pack_size } : {} };
	}
	if (cut?.error) problems["cut.length"] = { error: cut.error, details: {} };
	return problems;
}

/** Refusals without a field. Their message appears at the quantity. */
const ofGoods: readonly Refusal[] = ["unavailable_goods", "amount_below_minimum", "amount_not_a_multiple"];

/**
 * Maps a refusal to fields. The backend names the first item's fields directly and the others as more.0.amount. Errors without a visible
 * field concern the whole form.
 */
export function sentProblems(answer: ErrorAnswer, { rows }: SentItems): Problems {
	if (answer.code === "idem_conflict") return { "": { error: "sentAlready", details: {} } };
	const problems: Problems = {};
	const ofWhole = (key: ErrorKey) => ({ error: generalKeys.includes(key) ? "refused" : messageWith({}, key), details: {} });
	for (const [path, [message]] of Object.entries(answer.fields ?? {})) {
		const [, index, name = ""] = /^(?:more\.(\d+)\.)?(.+)$/.exec(path) ?? [];
		const row = rows[index === undefined ? 0 : Number(index) + 1];
		const prefix = index === undefined ? "" : `more.${index}.`;
		const isOfRow = name === "amount" || name === "saw_list" || (name === "cut.length" && row?.cutLength);
		const field = isOfRow ? (row?.field ?? "") : name === "cut.length" ? name : "";
		const details = detailsOf(answer.details ?? {}, prefix);
		const key = errorKey.parse(message);
		problems[field] = field === "" ? ofWhole(key) : { error: messageWith(details, key), details };
	}
	if (Object.keys(problems).length > 0) return problems;
	const key = refusalMessages[answer.code] ?? "refused";
	const [row, another] = rows;
	if (!ofGoods.includes(answer.code)) return { "": ofWhole(key) };
	if (!row || another) return { "": ofWhole("refused") };
	return { [row.field]: { error: messageWith(answer.details, key), details: answer.details ?? {} } };
}

const detailsOf = (details: Record<string, number>, prefix: string): Record<string, number> =>
	Object.fromEntries(
		Object.entries(details).flatMap(([name, figure]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), figure]] : [])),
	);

export function refusedItems(sent: SentItems, variants: readonly Variant[], problems: Problems, missing: readonly MissingSize[] = []) {
	return {
		problem: problems[""]?.error ?? null,
		rows: [...sent.rows.map((row) => refusedRow(row, variants, problems)), ...missing.map(missingRow)],
		cut: sent.cut && { typed: sent.cut.typed, width: sent.cut.width, ...(problems["cut.length"] ?? { error: null, details: {} }) },
		hasCertificate: sent.hasCertificate,
		sawList: sent.sawList,
	};
}

function refusedRow({ field, suppliedVariantId, cutLength, cutWidth, typed }: SentRow, variants: readonly Variant[], problems: Problems) {
	const variant = variants.find(({ suppliedVariant }) => suppliedVariant.id === suppliedVariantId);
	return {
		suppliedVariantId,
		cutLength,
		field,
		typed,
		...(problems[field] ?? { error: null, details: {} }),
		item: variant ? itemOf(variant, [cutLength, cutWidth].filter((side) => side !== undefined).join(" × ")) : null,
		product: null,
	};
}

const missingRow = ({ field, typed, product }: MissingSize): RefusedRowData => ({
	suppliedVariantId: 0,
	field,
	typed,
	error: "sizes.none",
	details: {},
	item: null,
	product,
});

const itemOf = ({ id, code, fullTitle, products, variant_pictures, suppliedVariant }: Variant, size: string) => ({
	id,
	code,
	fullTitle: size === "" ? fullTitle : `${size} mm – ${fullTitle}`,
	slug: products.slug,
	picture: variant_pictures.find(({ is_main }) => is_main)?.url ?? null,
	price: suppliedVariant.price,
	unit: products.unit,
	minOrder: suppliedVariant.min_order,
	packSize: suppliedVariant.pack_size,
});

export type RefusedItemsData = ReturnType<typeof refusedItems> & { returnTo: string; idem: string };
export type RefusedRowData = Omit<ReturnType<typeof refusedRow>, "product" | "cutLength"> &
	Pick<SentRow, "cutLength"> &
	Pick<MissingSize, "product">;

/** The error of a quantity with its numbers. The backend decides; this finds the row that it refused. */
function orderProblem(
	{ availability, min_order, pack_size }: Pick<Supply, "availability" | "min_order" | "pack_size">,
	amount: number,
): ErrorKey | null {
	if (availability === "out") return "unavailableGoods";
	if (amount < min_order) return "amount.belowMinimum";
	return amount % pack_size === 0 ? null : "amount.notAMultiple";
}

/** A set that could not be added, for the page that shows its form again. */
export interface RefusedSetData {
	set: {
		id: string;
		title: string;
		typed: string;
		errors: ErrorKey[];
		details?: Record<string, number>;
	};
	returnTo: string;
	idem: string;
}
