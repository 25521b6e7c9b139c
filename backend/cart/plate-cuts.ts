import type * as z from "zod";
import { euros, eurosOrNull, kilograms } from "../../contract/fields";
import type { orders } from "../../contract/orders";
import { sellable } from "../../contract/values/order-bounds";
import { cutAround, platesIn, type Rectangle, sortedSize } from "../../contract/values/plates/plate-cuts";
import { plateOf } from "../../contract/values/plates/plate-of";
import { suppliesByIds } from "../catalogue/supplies";
import type { Visitor } from "../platform/visitor";
import { itemFigures, type Wanted } from "../pricing/item-figures";
import { planPlates } from "../pricing/plate-plan";
import type { SuppliedVariant } from "../pricing/supplied-variant";
import { requireAllOrderable } from "./supply-rules";

type Answer = z.input<typeof orders.plateCuts.answer>;

interface WantedCuts {
	lines: readonly (Rectangle & { pieces: number })[];
	certificate: boolean;
}

/**
 * Prices pieces of a plate, each size like a cart line without discounts.
 * @throws Refused as `cutListPrice`
 */
export async function plateCuts(visitor: Visitor, suppliedVariantId: number, { lines, certificate }: WantedCuts): Promise<Answer> {
	const found = await suppliesByIds(visitor.db, visitor.locale, [suppliedVariantId]);
	const wanted = lines.map(({ pieces, ...size }) => {
		const { length, width } = sortedSize(size);
		return { amount: pieces, cutLength: length, cutWidth: width, certificate };
	});
	const supplied = requireAllOrderable(found.get(suppliedVariantId), wanted);
	return { lines: wanted.map((line) => priceOf(line, supplied)), whole: wholePlates(lines, certificate, supplied) };
}

function wholePlates(lines: WantedCuts["lines"], certificate: boolean, supplied: SuppliedVariant): Answer["whole"] {
	const plate = plateOf(supplied.variant);
	const patterns = plate && planPlates(lines, plate);
	if (!patterns) return null;
	const needed = platesIn(patterns);
	const plates = sellable(needed, supplied.supply);
	const { priced, weightG } = itemFigures({ amount: plates, cutLength: 0, cutWidth: 0, certificate }, supplied);
	return {
		patterns,
		plates_needed: needed,
		plates,
		plate_price: euros(priced.unitPrice),
		line_price: euros(priced.linePrice),
		weight: kilograms(weightG),
	};
}

function priceOf(wanted: Wanted, supplied: SuppliedVariant): Answer["lines"][number] {
	const { quantity, priced, weightG, cut, certificatePrice } = itemFigures(wanted, supplied);
	if (!cut) throw new Error(`Variant ${supplied.variant.id} passed the rules of cutting but cannot be cut.`);
	return {
		pieces: cut.pieces,
		length: cut.length,
		width: cut.width,
		plates: quantity,
		pieces_per_plate: cut.plan.perBar,
		used_area: cut.usedArea,
		cut_length: cut.pieces * cutAround(cut),
		plate_price: euros(priced.unitPrice),
		area_price: euros(priced.linePrice - priced.services),
		piece_cut_price: euros(cut.price / cut.pieces),
		cut_price: euros(cut.price),
		certificate_price: eurosOrNull(certificatePrice),
		line_price: euros(priced.linePrice),
		weight: kilograms(weightG),
		patterns: cut.patterns,
	};
}
