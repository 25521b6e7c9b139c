import type { CartItem, CartSet, Discount } from "../../contract/cart";
import { type BarPattern, barParts, cutPatterns, offcutsOf, pieceList, withWholeBars } from "../../contract/values/cut-bars";
import { platePatterns } from "../../contract/values/plates/plate-cuts";
import { stockSplitTextKey } from "../../contract/values/stock-split";
import type { MailTexts } from "../texts/mail-texts";
import type { CutBar, Note } from "./letter";

export const quantityOf = ({ quantity, cut, variant }: CartItem, texts: MailTexts): string =>
	counted(cut ? cut.pieces : quantity, cut ? "piece" : variant.products.unit, texts);

export const barsOf = ({ quantity, cut }: CartItem, { t }: MailTexts): string =>
	cut && !cut.line_pieces ? t(cut.width > 0 ? "cut.plates" : "cut.bars", { count: quantity }) : "";

/** "1250", of a piece of a plate "600 × 400". */
export const cutSizeOf = ({ length, width }: { length: number; width: number }, { millimetres }: Pick<MailTexts, "millimetres">): string =>
	width > 0 ? `${millimetres(length)}\u00a0×\u00a0${millimetres(width)}` : millimetres(length);

const squareMetres = (area: number, { number }: MailTexts): string => number(Math.round(area / 1000) / 1000);

/**
 * Notes of a line: the buyer's own number, standard and weight, stock available at once, components of its price (bars, cuts,
 * certificate, discounts), its cuts, the buyer's reference.
 * @param offer the number of the offer that the order comes from
 */
export function itemNotes(item: CartItem, offer: string | null, texts: MailTexts): Note[] {
	const { t, money, weight } = texts;
	const { certificate_price: certificate, comment, cost_centre: costCentre, own_number: ownNumber, variant } = item;
	return [
		...(ownNumber === "" ? [] : [{ text: `${t("line.ownNumber")}: ${ownNumber}` }]),
		...factNotes([variant.products.norm, ...(item.weight > 0 ? [`${t("total.weight")} ${weight(item.weight)}`] : [])]),
		...cutNotes(item, texts),
		...sawingNotes(item, texts),
		...stockNotes(item, texts),
		...(certificate === null ? [] : [{ text: t("certificate"), amount: money(certificate) }]),
		...(item.offered && offer ? [{ text: t("line.offered", { number: offer }) }] : []),
		...item.discounts.map((discount) => discountNote(discount, item, texts)),
		...(item.discount > 0 && !item.discounts.some(isOfLine) ? [{ text: t("total.discount"), amount: money(-item.discount) }] : []),
		...(item.cut || item.sawing ? [{ text: t(item.cut && item.cut.width > 0 ? "cut.plateNote" : "cut.note") }] : []),
		...(comment === "" ? [] : [{ text: `${t("line.reference")}: ${comment}` }]),
		...(costCentre === "" ? [] : [{ text: `${t("order.costCentre")}: ${costCentre}` }]),
		...scheduleNotes(item, texts),
	];
}

/** A note of the facts that are known. The weight of a special item may not be. */
function factNotes(facts: string[]): Note[] {
	const text = facts.filter((fact) => fact !== "").join(" · ");
	return text === "" ? [] : [{ text }];
}

/** The parts of a line by day: "Liefertermine: 20 Stück 4. Dezember 2026, …". */
function scheduleNotes({ schedule = [], cut, variant }: CartItem, texts: MailTexts): Note[] {
	if (schedule.length === 0) return [];
	const parts = schedule.map(({ on, amount }) => `${counted(amount, cut ? "piece" : variant.products.unit, texts)} ${texts.day(on)}`);
	return [{ text: `${texts.t("line.schedule")}: ${parts.join("; ")}` }];
}

export function setNotes(set: CartSet, offer: string | null, { t, number, weight }: MailTexts): Note[] {
	return [
		{ text: `${t("total.weight")} ${weight(set.weight)}` },
		...set.items.map(({ quantity, fullTitle, variant }) => ({ text: `${number(quantity)} × ${variant.code} ${fullTitle}` })),
		...(set.offered && offer ? [{ text: t("line.offered", { number: offer }) }] : []),
	];
}

export const noteText = ({ text, amount }: Note): string => (amount === undefined ? text : `${text}: ${amount}`);

/** "12 pieces". */
export const counted = (quantity: number, unit: CartItem["variant"]["products"]["unit"], { t, number }: MailTexts): string =>
	`${number(quantity)}\u00a0${t(`unit.${unit}`, { count: quantity })}`;

/** The quantity reserved for a line, and the date of the rest; nothing if its supplier gives no number. */
function stockNotes({ at_once: atOnce, quantity, cut, variant }: CartItem, texts: MailTexts): Note[] {
	if (!atOnce) return [];
	const { t, number, day, millimetres } = texts;
	const { quantity: there, rest_from: from } = atOnce;
	const bars = () =>
		cut && cut.width > 0
			? t("cut.platesOf", { count: quantity, number: number(quantity), size: plateSize(variant, texts) })
			: t("cut.barsOf", { count: quantity, number: number(quantity), length: millimetres(variant.length ?? 0) });
	const all = cut ? bars() : counted(quantity, variant.products.unit, texts);
	return [{ text: t(stockSplitTextKey(atOnce, quantity), { there: number(there), all, day: from === null ? "" : day(from) }) }];
}

/** "3000 × 1500". */
const plateSize = ({ size }: CartItem["variant"], texts: MailTexts): string => cutSizeOf(size ?? { length: 0, width: 0 }, texts);

function cutNotes(item: CartItem, texts: MailTexts): Note[] {
	const { t, money, number, millimetres } = texts;
	const { cut, quantity, price } = item;
	if (!cut) return [];
	if (cut.width > 0)
		return [
			{ text: t("cut.pieces", { pieces: number(cut.pieces), length: cutSizeOf(cut, texts) }) },
			{
				text: t("cut.areaPrice", { area: squareMetres(cut.used_area, texts), size: plateSize(item.variant, texts), price: money(price) }),
				amount: money(goodsPrice(item) + item.discount),
			},
			{ text: t("cut.platePrice", { count: cut.cuts }), amount: money(cut.price) },
		];
	const [share, goods] = cut.line_pieces
		? [`${number(cut.pieces)}/${number(cut.line_pieces)} × `, goodsPrice(item) + item.discount]
		: ["", quantity * price];
	return [
		{ text: t("cut.pieces", { pieces: number(cut.pieces), length: millimetres(cut.length) }) },
		...offcutNote(offcutsOfLine(item), texts),
		{ text: `${share}${t("cut.barPrice", { count: quantity, price: money(price) })}`, amount: money(goods) },
		...(cut.cuts > 0 ? [{ text: t("cut.price", { count: cut.cuts }), amount: money(cut.price) }] : []),
	];
}

function offcutNote(offcuts: readonly { count: number; length: number }[], { t, number, millimetres }: MailTexts): Note[] {
	const list = offcuts.map(({ count, length }) => `${number(count)} × ${millimetres(length)}\u00a0mm`).join(", ");
	return list === "" ? [] : [{ text: t("cut.offcuts", { list }) }];
}

/** "Gesägt in 2 × 1600, 2 × 1250 mm". */
export const sawnText = ({ pieces }: NonNullable<CartItem["sawing"]>, { t, millimetres }: Pick<MailTexts, "t" | "millimetres">): string =>
	t("cut.sawn", { list: pieceList(pieces, millimetres) });

/** Names the cuts of a line where they are a line of their own; "" without any. */
export const cutsText = ({ cut, sawing }: CartItem, texts: MailTexts): string =>
	cut ? texts.t("cut.pieces", { pieces: texts.number(cut.pieces), length: cutSizeOf(cut, texts) }) : sawing ? sawnText(sawing, texts) : "";

/** Offcuts that are delivered with the pieces of a cut or sawn line. None for goods that can no longer be cut. */
export function offcutsOfLine({ cut, sawing, variant }: CartItem): readonly { count: number; length: number }[] {
	const { length: barLength, products } = variant;
	if (cut || !sawing || barLength === null || !products.cutting) return cut?.offcuts ?? [];
	return offcutsOf(sawing.patterns, { barLength, kerf: products.cutting.kerf });
}

function sawingNotes(item: CartItem, texts: MailTexts): Note[] {
	const { sawing } = item;
	if (!sawing) return [];
	return [
		{ text: sawnText(sawing, texts) },
		...offcutNote(offcutsOfLine(item), texts),
		...(sawing.cuts > 0 ? [{ text: texts.t("cut.price", { count: sawing.cuts }), amount: texts.money(sawing.price) }] : []),
	];
}

/** The price of a line's goods after its discount, without cuts and certificate. */
export const goodsPrice = ({ line_price: total, cut, sawing, certificate_price: certificate }: CartItem): number =>
	total - (cut?.price ?? 0) - (sawing?.price ?? 0) - (certificate ?? 0);

/**
 * The bars of a cut or sawn line, one for each cutting pattern. None for a part of its pieces, and for orders from before the kerf was
 * stored.
 */
export function cutBars(item: CartItem, texts: MailTexts): CutBar[] {
	const { cut, quantity, variant } = item;
	const { t, number, millimetres } = texts;
	if (cut && cut.width > 0) return cutPlates(item, texts);
	const { length: barLength, products } = variant;
	if (barLength === null || !products.cutting) return [];
	const of = { barLength, kerf: products.cutting.kerf };
	return barPatterns(item, { ...of, bars: quantity }).map(({ bars, pieces }) => ({
		text: [
			t("cut.barsOf", { count: bars, number: number(bars), length: millimetres(barLength) }),
			...(pieces.length > 0 ? [pieces.map((one) => `${number(one.pieces)} × ${millimetres(one.length)} mm`).join(" + ")] : []),
		].join(": "),
		length: barLength,
		parts: barParts(pieces, of),
	}));
}

function barPatterns({ cut, sawing }: CartItem, of: { bars: number; barLength: number; kerf: number }): BarPattern[] {
	if (sawing && sawing.patterns.length > 0) return withWholeBars(sawing.patterns, of.bars);
	if (!cut || cut.line_pieces) return [];
	return cutPatterns({ ...cut, ...of }).map(({ bars, pieces }) => ({ bars, pieces: pieces > 0 ? [{ pieces, length: cut.length }] : [] }));
}

/** The plates of a cut line, one for each pattern. */
function cutPlates({ cut, variant: { size, products } }: CartItem, texts: MailTexts): CutBar[] {
	const { t, number } = texts;
	if (!cut || cut.line_pieces || !size || !products.plate_cutting) return [];
	const plate = { length: size.length, width: size.width, gap: products.plate_cutting.gap };
	return platePatterns(cut.pieces, cut, plate).map(({ plates, pieces, used }) => ({
		text: `${t("cut.platesOf", { count: plates, number: number(plates), size: cutSizeOf(size, texts) })}: ${number(pieces.length)} × ${cutSizeOf(cut, texts)} mm`,
		length: size.length,
		parts: [],
		plate: { width: size.width, pieces, used },
	}));
}

const isOfLine = ({ kind }: Discount): boolean => kind === "line" || kind === "personal";

/** Volume prices are part of the unit price; other discounts of the line are shown as amounts. */
function discountNote(discount: Discount, { variant }: CartItem, { t, number, money, percent }: MailTexts): Note {
	if (discount.kind === "volume")
		return {
			text: t("discount.volume", {
				threshold: number(discount.threshold),
				unit: t(`unit.${variant.products.unit}`, { count: discount.threshold }),
			}),
		};
	const name = discount.title === "" ? t(`discount.${discount.kind}`) : discount.title;
	return { text: discount.percent === null ? name : `${name} ${percent(discount.percent)}`, amount: money(-discount.amount) };
}
