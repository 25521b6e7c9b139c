import type { CartItem } from "../../../contract/cart";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { useDiscountText, useUnit } from "../line-texts";
import * as css from "./line-parts.css";

/**
 * What the sum of a line is made of, each part with its own amount: goods, cuts, certificate, and what a discount takes off. Nothing for
 * lines that are just quantity times price.
 */
export function LineParts({ item, isOutOfDate }: { item: CartItem; isOutOfDate: boolean }) {
	const t = useT("cart");
	const { money, number } = useFormat();
	const unitOf = useUnit();
	const discountText = useDiscountText();
	const { cut, certificate_price: certificate, quantity, price, discount } = item;
	if (!cut && certificate === null && discount === 0) return null;
	const goods = item.line_price + discount - (cut?.price ?? 0) - (certificate ?? 0);
	const reason = item.discounts.find(({ kind }) => kind !== "volume");
	const quantityOf = (count: number) => `${number(count)}\u00a0${unitOf(item, count)}`;
	const parts = [
		{ text: `${quantityOf(quantity)} × ${money(price)}`, amount: goods },
		...(cut && cut.cuts > 0
			? [{ text: t("cut.cuts", { count: cut.cuts, price: money(Math.round(cut.price / cut.cuts)) }), amount: cut.price }]
			: []),
		...(certificate === null ? [] : [{ text: t("certificate.name"), amount: certificate }]),
		...(discount === 0 ? [] : [{ text: reason ? discountText(reason).name : t("totals.discount"), amount: -discount }]),
	];
	return (
		<ul className={css.parts} aria-busy={isOutOfDate || undefined}>
			{parts.map(({ text, amount }) => (
				<li key={text} className={amount < 0 ? `${css.part} ${css.less}` : css.part}>
					<span>{text}</span> <span className={css.amount}>{money(amount)}</span>
				</li>
			))}
		</ul>
	);
}
