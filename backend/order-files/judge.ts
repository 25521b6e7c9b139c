import type { JudgedLine } from "../../contract/ordering/order-files";
import type { OrderedLine } from "../../contract/ordering/order-message";
import { maxUnits } from "../../contract/values/order-bounds";
import { type Rectangle, sortedSize } from "../../contract/values/plates/plate-cuts";
import { plateOf } from "../../contract/values/plates/plate-of";
import { checkItems } from "../cart/check-items";
import { suppliesByIds } from "../catalogue/supplies";
import { type CodeHit, suppliesByCodes, suppliesOfHits } from "../catalogue/supplies-by-code";
import { numberKey, variantsOfNumbers } from "../own-numbers/own-articles";
import type { Visitor } from "../platform/visitor";
import type { SuppliedVariant } from "../pricing/supplied-variant";
import { sizeText } from "./line-of-order";
import { amountOf, type Factor, pieceFactor, unitFactor } from "./unit-factor";

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
	/** null: as sold. */
	cut: Rectangle | null;
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
		meant.map(({ code, amount, cut }) => ({ code: code ?? "", amount, ...(cut && { cut: cut.length, width: cut.width }) })),
	);
	// Lines of the same goods are priced together, and each has the sum's price.
	const sums = new Map<string, number>();
	const keyOf = (supply: number, { cut }: Meant): string => `${supply} ${sizeText(cut)}`;
	for (const [index, one] of meant.entries()) {
		const supply = checked[index]?.found?.suppliedVariantId;
		if (supply !== undefined && one.amount !== null) sums.set(keyOf(supply, one), (sums.get(keyOf(supply, one)) ?? 0) + one.amount);
	}
	return lines.map((line, index) => {
		const one = meant[index] ?? nothing;
		const { code, problem, goods, factor, amount, exact, cut } = one;
		const answer = checked[index];
		const found = code === null ? null : (answer?.found ?? null);
		const sum = found ? sums.get(keyOf(found.suppliedVariantId, one)) : undefined;
		// A line without an amount has the price of the least that can be ordered.
		const price = found && sum && amount !== null ? found.line_price / sum : (found?.price ?? null);
		const expected = line.price !== null && factor ? line.price / factor.factor : null;
		const byCode = answer?.problem ?? null;
		return {
			code: found?.code ?? null,
			supply: found?.suppliedVariantId ?? null,
			title: found?.fullTitle ?? "",
			unit: cut ? "piece" : (goods?.variant.products.unit ?? null),
			amount,
			cut,
			exact: amount === null || factor?.factor !== 1 ? exact : null,
			problem: problem ?? (byCode === null ? null : problemOf(byCode)),
			price: price === null ? null : round(price),
			expected: expected === null ? null : round(expected),
			isHigher: price !== null && expected !== null && price - expected > slackOf(expected, factor?.factor !== 1),
		};
	});
}

const nothing: Meant = { code: null, problem: "article.missing", goods: null, factor: null, amount: null, exact: null, cut: null };

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
const problemOf = (key: string): JudgedLine["problem"] =>
	key.startsWith("cut.") ? "cut" : (problems.find((one) => one === key) ?? "other");

/**
 * The piece that a line asks for. A length that the goods have, or that goods without one have by their name (bolts), is none.
 * @returns null: as sold; "open": it is to be asked
 */
function wantedCut(cut: Rectangle, { variant }: SuppliedVariant): Rectangle | "open" | null {
	const plate = plateOf(variant);
	const isOfBar = variant.length !== null;
	if (cut.length === variant.length || (!isOfBar && !plate)) return null;
	if (cut.width === 0 && plate) return cut.length === plate.length || cut.length === plate.width ? null : "open";
	return cut.length === 0 ? "open" : sortedSize(cut);
}

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
	const cut = goods && line.cut ? wantedCut(line.cut, goods) : null;
	const piece = cut === "open" ? null : cut;
	const factor = goods && (piece ? pieceFactor(line.unit, piece) : unitFactor(line.unit, goods));
	const known = { ...nothing, code, goods, factor, cut: piece };
	if (line.quantity === null) return { ...known, problem: "amount.required" };
	if (!goods) return { ...known, problem: null };
	if (cut === "open") return { ...known, problem: "cut" };
	if (!factor) return { ...known, problem: "unit.notSold" };
	const { amount, exact } = amountOf(line.quantity, factor);
	if (line.quantity === 0) return { ...known, exact, problem: "amount.positive" };
	if (amount === null) return { ...known, exact, problem: "amount.whole" };
	return amount > maxUnits ? { ...known, exact, problem: "amount.tooMany" } : { ...known, exact, amount, problem: null };
}
