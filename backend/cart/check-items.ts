import type * as z from "zod";
import { companyDay } from "../../contract/company";
import { euros, kilograms } from "../../contract/fields";
import type { BackendLocale } from "../../contract/locale";
import type { orders } from "../../contract/orders";
import { type Rectangle, sortedSize } from "../../contract/values/plates/plate-cuts";
import { describedSupplies, type Supplies, suppliesAmong, suppliesByIds } from "../catalogue/supplies";
import { type CodeHit, suppliesByCodes, suppliesOfHits } from "../catalogue/supplies-by-code";
import { read } from "../db/reads";
import { rowsOf } from "../db/rows";
import { discountAnswer } from "../orders/cart-answer";
import { withCodes } from "../own-numbers/own-articles";
import { goodsOutside } from "../platform/goods-outside";
import type { Visitor } from "../platform/visitor";
import { estimateOfAll } from "../pricing/delivery";
import { discountRow, discountsOfSession } from "../pricing/discount-rows";
import { type Discounts, discountsOn, lineDiscount } from "../pricing/discounts";
import { type ItemFigures, itemFigures, type Wanted } from "../pricing/item-figures";
import { pricedDiscount, volumeDiscount } from "../pricing/priced-discount";
import { discounted, goodsOf } from "../pricing/pricing";
import type { SuppliedVariant } from "../pricing/supplied-variant";
import { problemOf } from "./supply-rules";

type RequestedLine = z.output<typeof orders.checkItems.body>["lines"][number];
type Checked = z.input<typeof orders.checkItems.answer>[number];

/**
 * Checks codes and quantities line by line, and prices them like a cart of these lines alone. Lines of one supply are judged
 * and priced together, and each shows the figures of all. It takes four reads for any number of lines, and one more for an
 * account, whose company's own numbers also count as codes.
 * @param hasOffers includes what the other suppliers of each variant charge for the line
 */
export async function checkItems(visitor: Visitor, requested: readonly RequestedLine[], hasOffers = false): Promise<Checked[]> {
	const codes = await withCodes(
		visitor.db,
		visitor.user,
		requested.map(({ code }) => code),
	);
	const hits = await suppliesByCodes(visitor.db, codes);
	const isOpen = hasOffers || requested.some(({ supply }) => supply !== undefined);
	const supplied = isOpen
		? await suppliesOfVariants(visitor, hits)
		: await suppliesByIds(visitor.db, visitor.locale, [...new Set(suppliesOfHits(hits))]);
	const lines = requested.map((line, index) => ({ ...line, ...meantSupply(hits.get(codes[index] ?? line.code), line.supply, supplied) }));
	const discounts = await discountsOf(visitor);
	const sums = sumsOf(lines, supplied);
	const figured = [...sums].flatMap(([key, { id, wanted }]) => {
		const one = supplied.get(id);
		return one ? [{ key, one, wanted, figures: itemFigures(wanted, one) }] : [];
	});
	const goods = figured.reduce((sum, { figures }) => sum + goodsOf(figures.priced), 0);
	const byVariant = new Map<number, SuppliedVariant[]>();
	for (const one of hasOffers ? supplied.values() : []) byVariant.set(one.variant.id, [...(byVariant.get(one.variant.id) ?? []), one]);
	const offersOf = ({ variant }: SuppliedVariant, wanted: Wanted) =>
		(byVariant.get(variant.id) ?? []).flatMap((other) => {
			if (problemOf(other, wanted)) return [];
			const { supply } = other;
			const { line_price, delivery } = foundOf(other, itemFigures(wanted, other), discounts, goods, visitor.locale);
			return [{ suppliedVariantId: supply.id, supplier: supply.supplier.name, line_price, delivery }];
		});
	const together = new Map(
		figured.map(({ key, one, wanted, figures }) => [
			key,
			{
				found: { ...foundOf(one, figures, discounts, goods, visitor.locale), offers: offersOf(one, wanted) },
				problem: problemOf(one, wanted)?.key ?? null,
			},
		]),
	);
	return lines.map(({ hit, amount, cut, width, certificate, supply, codeSupply }): Checked => {
		if (hit === "several") return { found: null, problem: "code.ambiguous" };
		const one = supply === undefined ? undefined : supplied.get(supply);
		if (!one) return { found: null, problem: "code.unknown" };
		const known = together.get(keyOf(one.supply.id, sizeOf(cut, width), isCertified(certificate, one)));
		if (known && amount !== null && amount > 0) return { ...known, found: { ...known.found, code_supply: codeSupply } };
		// A line without a quantity is left out of the sum and shows the price of the minimum.
		const least = itemFigures({ ...asSold, amount: one.supply.min_order }, one);
		const problem = one.supply.availability === "out" ? "unavailableGoods" : amount === null ? null : "amount.positive";
		return { found: foundOf(one, least, discounts, goods, visitor.locale), problem };
	});
}

/** Lines as `checkItems` answers them, without what others may buy alone. @param within the goods of a visit, as in `goodsOutside` */
export async function refusedOutside(db: D1Database, within: string | undefined, lines: readonly Checked[]): Promise<Checked[]> {
	const outside = await goodsOutside(db, within, { supplies: lines.flatMap(({ found }) => found?.suppliedVariantId ?? []) });
	return lines.map((line) =>
		line.found && outside.supplies.has(line.found.suppliedVariantId) ? { found: null, problem: "goods.outside" } : line,
	);
}

/** All supplies of the variants that codes mean. */
async function suppliesOfVariants({ db, locale }: Visitor, hits: ReadonlyMap<string, CodeHit>): Promise<Supplies> {
	const variants = new Set([...hits.values()].flatMap((hit) => (hit === "several" ? [] : [hit.variant])));
	if (variants.size === 0) return new Map();
	const sql = "SELECT other.id FROM json_each(?) wanted CROSS JOIN supplied_variants other ON other.variant_id = wanted.value";
	return describedSupplies(await read(db, suppliesAmong(db, locale, { sql, values: [JSON.stringify([...variants])] })));
}

/** The requested supply if it sells the variant that the code means, otherwise the supply of the code. */
function meantSupply(hit: CodeHit | undefined, requested: number | undefined, supplied: Supplies) {
	if (hit === undefined || hit === "several") return { hit, supply: undefined, codeSupply: undefined };
	const isOther = requested !== undefined && supplied.get(requested)?.variant.id === hit.variant;
	return { hit, supply: isOther ? requested : hit.supply, codeSupply: hit.supply };
}

const asSold = { cutLength: 0, cutWidth: 0, certificate: false };

const sizeOf = (length = 0, width = 0): Rectangle => sortedSize({ length, width });

const keyOf = (supply: number, { length, width }: Rectangle, certificate: boolean): string => `${supply} ${length} ${width} ${certificate}`;

/** A certificate that is not offered does not make a line wrong: the answer has no price of it. */
const isCertified = (isWanted = false, { variant }: SuppliedVariant): boolean => isWanted && variant.products.certificate_price !== null;

interface MeantLine extends Omit<RequestedLine, "code" | "supply"> {
	supply: number | undefined;
}

function sumsOf(lines: readonly MeantLine[], supplied: Supplies): Map<string, { id: number; wanted: Wanted }> {
	const sums = new Map<string, { id: number; wanted: Wanted }>();
	for (const { supply: id, amount, cut, width, certificate: isWanted } of lines) {
		const one = id === undefined ? undefined : supplied.get(id);
		if (id === undefined || !one || amount === null || amount <= 0) continue;
		const size = sizeOf(cut, width);
		const certificate = isCertified(isWanted, one);
		const key = keyOf(id, size, certificate);
		const before = sums.get(key)?.wanted.amount ?? 0;
		sums.set(key, { id, wanted: { cutLength: size.length, cutWidth: size.width, certificate, amount: before + amount } });
	}
	return sums;
}

export async function discountsOf({ db, session }: Pick<Visitor, "db" | "session">): Promise<Discounts> {
	const day = companyDay(new Date());
	return discountsOn(day, rowsOf(discountRow, await db.prepare(discountsOfSession).bind(day, session).all()));
}

/** @param goods cents of all goods before discounts */
function foundOf({ variant, supply }: SuppliedVariant, figures: ItemFigures, discounts: Discounts, goods: number, locale: BackendLocale) {
	const pack = variant.attributes.find(({ code }) => code === "pack")?.value;
	const row = lineDiscount({ variant, supply }, figures.quantity, discounts, goods);
	const priced = discounted(figures.priced, row?.percent_bp ?? 0);
	return {
		variantId: variant.id,
		suppliedVariantId: supply.id,
		code: variant.code,
		fullTitle: variant.fullTitle,
		supplier: supply.supplier.name,
		unit: variant.products.unit,
		minimum: supply.min_order,
		pack_size: supply.pack_size,
		pieces: variant.products.unit === "pack" && typeof pack === "number" ? pack : null,
		price: euros(priced.unitPrice),
		line_price: euros(priced.linePrice),
		certificate_price: figures.certificatePrice === null ? null : euros(figures.certificatePrice),
		discounts: [
			...(figures.volume ? [volumeDiscount(figures.volume.tier, figures.volume.saved)] : []),
			...(row && priced.discount > 0 ? [pricedDiscount(row, priced.discount, locale)] : []),
		].map(discountAnswer),
		weight: kilograms(figures.weightG),
		availability: supply.availability,
		delivery: estimateOfAll(supply, figures.quantity),
		stock: supply.stock,
	};
}
