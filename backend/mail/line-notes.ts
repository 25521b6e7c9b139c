import type { CartItem, CartSet, Discount } from "../../contract/cart";
import type { MailTexts } from "./texts";

/** What a line's quantity counts: bars, where they are cut. */
export const quantityOf = ({ quantity, cut, variant }: CartItem, { t, number }: MailTexts): string =>
	cut ? t("cut.bars", { count: quantity }) : `${number(quantity)} ${t(`unit.${variant.products.unit}`)}`;

/**
 * Below a line: how it is cut and for how much, its certificate, why it costs less, the buyer's reference.
 * @param offer the number of the offer that the order was made from
 */
export function itemNotes(item: CartItem, offer: string | null, texts: MailTexts): string[] {
	const { t, money } = texts;
	const { certificate_price: certificate, comment } = item;
	return [
		...cutNotes(item, texts),
		...(certificate === null ? [] : [t("certificate", { price: money(certificate) })]),
		...(item.offered && offer ? [t("line.offered", { number: offer })] : []),
		...item.discounts.map((discount) => discountNote(discount, item, texts)),
		...(item.discount > 0 && !item.discounts.some(isOfLine) ? [t("discount.plain", { amount: money(-item.discount) })] : []),
		...(comment === "" ? [] : [`${t("line.reference")}: ${comment}`]),
	];
}

/** What is in a set, all of them together. */
export function setNotes(set: CartSet, offer: string | null, { t, number }: MailTexts): string[] {
	return [
		...set.items.map(({ quantity, fullTitle, variant }) => `${number(quantity)} × ${variant.code} ${fullTitle}`),
		...(set.offered && offer ? [t("line.offered", { number: offer })] : []),
	];
}

function cutNotes({ cut }: CartItem, { t, money, number }: MailTexts): string[] {
	if (!cut) return [];
	return [
		[
			t("cut.pieces", { pieces: number(cut.pieces), length: number(cut.length) }),
			...(cut.cuts > 0 ? [t("cut.price", { count: cut.cuts, price: money(cut.price) })] : []),
			t("cut.note"),
		].join(", "),
	];
}

const isOfLine = ({ kind }: Discount): boolean => kind === "line" || kind === "personal";

/** A volume price is part of the unit price; what is taken off the line is told as an amount. */
function discountNote(discount: Discount, { variant }: CartItem, { t, number, money, percent }: MailTexts): string {
	if (discount.kind === "volume")
		return t("discount.volume", { threshold: number(discount.threshold), unit: t(`unit.${variant.products.unit}`) });
	const name = discount.title === "" ? t(`discount.${discount.kind}`) : discount.title;
	const rate = discount.percent === null ? "" : ` ${percent(discount.percent)}`;
	return `${name}${rate}: ${money(-discount.amount)}`;
}
