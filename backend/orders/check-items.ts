import type { z } from "zod";
import { euros, kilograms } from "../../contract/fields";
import type { orders } from "../../contract/orders";
import { type SuppliedVariant, suppliesByIds } from "../catalogue/supplies";
import { suppliesByCodes } from "../catalogue/supplies-by-code";
import type { Asker } from "./asker";
import { itemFigures } from "./item-figures";
import { problemOf } from "./supply-rules";

type AskedLine = z.output<typeof orders.checkItems.body>["lines"][number];
type Checked = z.input<typeof orders.checkItems.answer>[number];

/**
 * What codes and quantities come to, line by line. Lines of one supply are judged and priced together, as the cart will hold them: figures
 * of each are those of all of them. Three reads, however many lines.
 */
export async function checkItems(asker: Asker, lines: readonly AskedLine[]): Promise<Checked[]> {
	const hits = await suppliesByCodes(
		asker.db,
		lines.map(({ code }) => code),
	);
	const ids = new Set([...hits.values()].filter((hit) => hit !== "several"));
	const supplied = await suppliesByIds(asker.db, asker.locale, [...ids]);
	const sums = sumsOf(lines, hits);
	const answers = new Map<number, { found: Checked["found"]; problem: string | null }>();
	return lines.map(({ code, amount }) => {
		const hit = hits.get(code);
		if (hit === undefined || hit === "several") return { found: null, problem: hit ? "code.ambiguous" : "code.unknown" };
		const one = supplied.get(hit);
		if (!one) return { found: null, problem: "code.unknown" };
		const sum = sums.get(hit) ?? null;
		// A line without a quantity is no part of the sum, and shows what the least would cost.
		if (amount === null) return { found: foundOf(one, null), problem: soldOut(one) };
		const known = answers.get(hit) ?? { found: foundOf(one, sum), problem: amountProblem(one, sum ?? amount) };
		answers.set(hit, known);
		return amount < 1 ? { ...known, problem: "amount.positive" } : known;
	});
}

function sumsOf(lines: readonly AskedLine[], hits: ReadonlyMap<string, number | "several">): Map<number, number> {
	const sums = new Map<number, number>();
	for (const { code, amount } of lines) {
		const hit = hits.get(code);
		if (typeof hit === "number" && amount !== null && amount > 0) sums.set(hit, (sums.get(hit) ?? 0) + amount);
	}
	return sums;
}

const asSold = { cutLength: 0, certificate: false };

const soldOut = (one: SuppliedVariant): string | null => (one.supply.availability === "out" ? "unavailableGoods" : null);

const amountProblem = (one: SuppliedVariant, amount: number): string | null => problemOf(one, { ...asSold, amount })?.key ?? null;

/** @param sum null: the least that can be ordered */
function foundOf(one: SuppliedVariant, sum: number | null): Checked["found"] {
	const { variant, supply } = one;
	const { priced, weightG } = itemFigures({ ...asSold, amount: sum ?? supply.min_order }, one);
	return {
		variantId: variant.id,
		suppliedVariantId: supply.id,
		code: variant.code,
		fullTitle: variant.fullTitle,
		supplier: supply.supplier.name,
		unit: variant.products.unit,
		minimum: supply.min_order,
		pack_size: supply.pack_size,
		price: euros(priced.unitPrice),
		line_price: euros(priced.linePrice),
		weight: kilograms(weightG),
	};
}
