import type { JudgedLine } from "../../contract/ordering/order-files";
import type { OrderedLine } from "../../contract/ordering/order-message";
import { maxUnits } from "../../contract/values/order-bounds";
import { checkItems } from "../cart/check-items";
import { suppliesByIds } from "../catalogue/supplies";
import { type CodeHit, suppliesByCodes, suppliesOfHits } from "../catalogue/supplies-by-code";
import { numberKey, variantsOfNumbers } from "../own-numbers/own-articles";
import type { Visitor } from "../platform/visitor";
import type { SuppliedVariant } from "../pricing/supplied-variant";
import { amountOf, type Factor, unitFactor } from "./unit-factor";

/** A price of a converted unit (per kg) may differ by this part before it is another price. */
const priceTolerance = 0.01;

/** The meaning of a line, or the reason why it has none. */
interface Meant {
	code: string | null;
	problem: JudgedLine["problem"];
	goods: SuppliedVariant | null;
	factor: Factor | null;
	amount: number | null;
	exact: number | null;
}

/**
 * Judges the lines of a buyer's order: which goods they mean by the seller's or the buyer's number, how many units of sale they are, and whether
 * the seller asks more than the buyer expects. Prices are those of the visitor.
 */
export async function judgeLines(visitor: Visitor, lines: readonly OrderedLine[]): Promise<JudgedLine[]> {
	const { db, user, locale } = visitor;
	const own = await variantsOfNumbers(
		db,
		user,
		lines.flatMap(({ buyerCode, sellerCode }) => [buyerCode, sellerCode]),
	);
	const codes = lines.flatMap(({ buyerCode, sellerCode }) => [
		sellerCode,
		...[buyerCode, sellerCode].map((number) => own.get(numberKey(number))?.code ?? ""),
	]);
	const hits = await suppliesByCodes(db, codes);
	const supplied = await suppliesByIds(db, locale, [...new Set(suppliesOfHits(hits))]);
	const meant = lines.map((line) => meantBy(line, own, hits, supplied));
	const checked = await checkItems(
		visitor,
		meant.map(({ code, amount }) => ({ code: code ?? "", amount })),
	);
	// Lines of the same goods are priced together, and each has the sum's price.
	const sums = new Map<number, number>();
	for (const [index, { amount }] of meant.entries()) {
		const supply = checked[index]?.found?.suppliedVariantId;
		if (supply !== undefined && amount !== null) sums.set(supply, (sums.get(supply) ?? 0) + amount);
	}
	return lines.map((line, index) => {
		const { code, problem, goods, factor, amount, exact } = meant[index] ?? nothing;
		const answer = checked[index];
		const found = code === null ? null : (answer?.found ?? null);
		const sum = found ? sums.get(found.suppliedVariantId) : undefined;
		// A line without an amount has the price of the least that can be ordered.
		const price = found && sum && amount !== null ? found.line_price / sum : (found?.price ?? null);
		const expected = line.price !== null && factor ? line.price / factor.factor : null;
		const byCode = answer?.problem ?? null;
		return {
			code: found?.code ?? null,
			supply: found?.suppliedVariantId ?? null,
			title: found?.fullTitle ?? "",
			unit: goods?.variant.products.unit ?? null,
			amount,
			exact: amount === null || factor?.factor !== 1 ? exact : null,
			problem: problem ?? (byCode === null ? null : problemOf(byCode)),
			price: price === null ? null : round(price),
			expected: expected === null ? null : round(expected),
			isHigher: price !== null && expected !== null && price - expected > slackOf(expected, factor?.factor !== 1),
		};
	});
}

const nothing: Meant = { code: null, problem: "article.missing", goods: null, factor: null, amount: null, exact: null };

/** To a hundredth of a cent: the price of a unit may have fractions. */
const round = (price: number): number => Math.round(price * 10_000) / 10_000;

const slackOf = (expected: number, isConverted: boolean): number => Math.max(0.005, isConverted ? expected * priceTolerance : 0);

/** Whether a price of a unit of sale is the expected one, rounding aside. EUR. */
export const isAsExpected = (price: number, line: Pick<JudgedLine, "expected" | "exact"> | undefined): boolean =>
	!line || line.expected === null || Math.abs(price - line.expected) <= slackOf(line.expected, line.exact !== null);

const problems = [
	"code.unknown",
	"code.ambiguous",
	"goods.outside",
	"unavailableGoods",
	"amount.positive",
	"amount.tooMany",
	"amount.belowMinimum",
	"amount.notAMultiple",
] as const;
const problemOf = (key: string): JudgedLine["problem"] => problems.find((one) => one === key) ?? "other";

function meantBy(
	line: OrderedLine,
	own: ReadonlyMap<string, { id: number; code: string }>,
	hits: ReadonlyMap<string, CodeHit>,
	supplied: ReadonlyMap<number, SuppliedVariant>,
): Meant {
	const byBuyer = own.get(numberKey(line.buyerCode)) ?? own.get(numberKey(line.sellerCode));
	const bySeller = hits.get(line.sellerCode);
	if (line.sellerCode === "" && line.buyerCode === "") return nothing;
	if (bySeller === "several" && !byBuyer) return { ...nothing, problem: "code.ambiguous" };
	if (byBuyer && bySeller && bySeller !== "several" && bySeller.variant !== byBuyer.id)
		return { ...nothing, problem: "article.contradicts" };
	const code = bySeller && bySeller !== "several" ? line.sellerCode : (byBuyer?.code ?? null);
	if (code === null) return { ...nothing, problem: "code.unknown" };
	const hit = hits.get(code);
	const goods = hit && hit !== "several" ? (supplied.get(hit.supply) ?? null) : null;
	const factor = goods && unitFactor(line.unit, goods);
	const known = { ...nothing, code, goods, factor };
	if (line.quantity === null) return { ...known, problem: "amount.required" };
	if (!goods) return { ...known, problem: null };
	if (!factor) return { ...known, problem: "unit.notSold" };
	const { amount, exact } = amountOf(line.quantity, factor);
	if (line.quantity === 0) return { ...known, exact, problem: "amount.positive" };
	if (amount === null) return { ...known, exact, problem: "amount.whole" };
	return amount > maxUnits ? { ...known, exact, problem: "amount.tooMany" } : { ...known, exact, amount, problem: null };
}
