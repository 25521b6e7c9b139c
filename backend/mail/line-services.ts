import type { CartItem } from "../../contract/cart";
import type { MailTexts } from "./texts";

/** What a line's quantity counts: bars, where they are cut. */
export const quantityOf = ({ quantity, cut, variant }: CartItem, { t, number }: MailTexts): string =>
	cut ? t("cut.bars", { count: quantity }) : `${number(quantity)} ${t(`unit.${variant.products.unit}`)}`;

/** Below a line: how it is cut and for how much, its certificate, and the buyer's reference. "" where there is nothing to say. */
export function noteOf({ cut, certificate_price: certificate, comment }: CartItem, { t, money, number }: MailTexts): string {
	const cuts = cut && [
		t("cut.pieces", { pieces: number(cut.pieces), length: number(cut.length) }),
		...(cut.cuts > 0 ? [t("cut.price", { count: cut.cuts, price: money(cut.price) })] : []),
		t("cut.note"),
	];
	return [
		...(cuts ? [cuts.join(", ")] : []),
		...(certificate === null ? [] : [t("certificate", { price: money(certificate) })]),
		...(comment === "" ? [] : [`${t("line.reference")}: ${comment}`]),
	].join("; ");
}
