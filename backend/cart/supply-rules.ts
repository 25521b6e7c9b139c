import type { Refusal } from "../../contract/errors";
import type { CutPiece } from "../../contract/values/cut-bars";
import { maxLengths, maxPieces, maxUnits } from "../../contract/values/order-bounds";
import type { Rectangle } from "../../contract/values/plates/plate-cuts";
import { isCutFrom, largestPiece, plateOf } from "../../contract/values/plates/plate-of";
import { isSpecialItem } from "../../contract/values/special-items";
import type { Supplies } from "../catalogue/supplies";
import { Refused } from "../platform/refused";
import type { Wanted } from "../pricing/item-figures";
import { sawingOf } from "../pricing/saw-plan";
import type { SuppliedVariant } from "../pricing/supplied-variant";

/** An amount of a supply, and how much of it the line has from an offer. */
interface WantedOfOffer extends Wanted {
	offered?: number | null;
}

/** Special items are sold out for all but the quotation that has them. */
const isSoldOut = ({ variant, supply }: SuppliedVariant, { amount, offered }: WantedOfOffer): boolean =>
	supply.availability === "out" && !(isSpecialItem(variant.products.slug) && amount <= (offered ?? 0));

/** @returns the problem of a line; null for none. An undefined supply does not exist */
export function problemOf(found: SuppliedVariant | undefined, wanted: WantedOfOffer): ItemProblem | null {
	if (!found || isSoldOut(found, wanted)) return { code: "unavailable_goods", field: "amount", key: "unavailableGoods" };
	if (wanted.amount > maxUnits) return { code: "invalid", field: "amount", key: "amount.tooMany" };
	return (
		(wanted.cutLength > 0 ? cutProblem(found, wanted) : quantityProblem(found, wanted.amount)) ??
		(wanted.sawPlan?.length ? sawProblem(found, wanted) : null) ??
		(wanted.certificate ? certificateProblem(found) : null)
	);
}

/** The minimum or more, in whole packs. Pieces of a cut line have no such rule: their bars are rounded up to it. */
function quantityProblem({ supply }: SuppliedVariant, quantity: number): ItemProblem | null {
	const details = { minimum: supply.min_order, pack_size: supply.pack_size };
	if (quantity < supply.min_order) return { code: "amount_below_minimum", field: "amount", key: "amount.belowMinimum", details };
	if (quantity % supply.pack_size !== 0) return { code: "amount_not_a_multiple", field: "amount", key: "amount.notAMultiple", details };
	return null;
}

/** Each length as that of a cut line, and bars for all of them. */
function sawProblem(found: SuppliedVariant, { amount, cutLength, sawPlan = [] }: Wanted): ItemProblem | null {
	const sawing = cutLength === 0 ? sawingOf(sawPlan, found) : null;
	if (!sawing) return { code: "invalid", field: "saw_list", key: "cut.notOffered" };
	const { pieces, needed } = sawing;
	const problem = sawListProblem(found, pieces);
	if (problem) return problem;
	return amount < needed ? { code: "invalid", field: "amount", key: "amount.belowSawn", details: { needed } } : null;
}

/** @returns the problem of pieces to saw from bars of a supply, before they are planned; null for none */
export function sawListProblem(found: SuppliedVariant, list: readonly CutPiece[]): ItemProblem | null {
	if (list.length > maxLengths || list.reduce((sum, { pieces }) => sum + pieces, 0) > maxPieces)
		return { code: "invalid", field: "saw_list", key: "cut.tooMany" };
	const [wrong] = list.flatMap(({ length }) => cutProblem(found, { amount: 1, cutLength: length, cutWidth: 0, certificate: false }) ?? []);
	return wrong ? { ...wrong, field: "saw_list" } : null;
}

/** Between the shortest piece that the saw holds and the whole bar. */
function cutProblem({ variant }: SuppliedVariant, { cutLength: length, cutWidth: width }: Wanted): ItemProblem | null {
	if (width > 0) return plateProblem(variant, { length, width });
	const shortest = variant.products.cutting?.min_length;
	const longest = variant.length;
	if (shortest === undefined || longest === null) return { code: "invalid", field: "cut.length", key: "cut.notOffered" };
	if (length >= shortest && length <= longest) return null;
	return { code: "invalid", field: "cut.length", key: "cut.outOfBounds", details: { min_length: shortest, max_length: longest } };
}

/** Both sides at least the shortest, and with gaps within the plate. */
function plateProblem(variant: SuppliedVariant["variant"], size: Rectangle): ItemProblem | null {
	const plate = plateOf(variant);
	const shortest = variant.products.plate_cutting?.min_side;
	if (!plate || shortest === undefined) return { code: "invalid", field: "cut.length", key: "cut.notOffered" };
	if (isCutFrom(size, variant)) return null;
	const largest = largestPiece(plate);
	const details = { min_side: shortest, max_length: largest.length, max_width: largest.width };
	return { code: "invalid", field: "cut.length", key: "cut.offPlate", details };
}

const certificateProblem = ({ variant }: SuppliedVariant): ItemProblem | null =>
	variant.products.certificate_price === null ? { code: "invalid", field: "certificate", key: "certificate.notOffered" } : null;

/**
 * @throws Refused unavailable_goods, invalid, amount_below_minimum, amount_not_a_multiple
 * @returns the supply
 */
export function requireOrderable(supplied: Supplies, suppliedVariantId: number, wanted: WantedOfOffer): SuppliedVariant {
	const found = supplied.get(suppliedVariantId);
	const problem = problemOf(found, wanted);
	if (problem || !found) throw refusedItems(problem ? [{ index: 0, problem }] : []);
	return found;
}

export interface ItemProblem {
	code: Refusal;
	/** The field of the item that shows the message. */
	field: "amount" | "setId" | "cut.length" | "saw_list" | "certificate" | "costCentre" | "cart";
	key: string;
	details?: Record<string, number>;
}

/** @returns the supply, of which all of these can be ordered @throws Refused as `refusedItems` makes it */
export function requireAllOrderable(found: SuppliedVariant | undefined, wanted: readonly WantedOfOffer[]): SuppliedVariant {
	const problems = wanted.flatMap((line, index) => {
		const problem = problemOf(found, line);
		return problem ? [{ index, problem }] : [];
	});
	if (problems.length > 0 || !found) throw refusedItems(problems);
	return found;
}

/**
 * One refusal for all wrong items, named as in `orders.add`: the first item (index 0) uses plain names of fields and figures,
 * the others more.0.amount, more.0.minimum. The first problem gives the code.
 */
export function refusedItems(problems: readonly { index: number; problem: ItemProblem }[]): Refused {
	const fields: Record<string, string[]> = {};
	const details: Record<string, number> = {};
	for (const { index, problem } of problems) {
		const prefix = index === 0 ? "" : `more.${index - 1}.`;
		fields[prefix + problem.field] = [problem.key];
		for (const [name, figure] of Object.entries(problem.details ?? {})) details[prefix + name] = figure;
	}
	const message = Object.entries(fields).map(([name, keys]) => `${name}: ${keys.join()}`);
	return new Refused(
		problems[0]?.problem.code ?? "invalid",
		`Cannot be ordered: ${message.join("; ")}.`,
		Object.keys(details).length > 0 ? details : undefined,
		fields,
	);
}
