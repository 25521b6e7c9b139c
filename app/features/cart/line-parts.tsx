import type { CartItem } from "../../../contract/cart";
import { useFormat } from "../../format";
import { useT } from "../../i18n";
import * as css from "./line-parts.css";

/** What the sum of a line with services is made of: goods, cuts and certificate, each with its own amount. Nothing for other lines. */
export function LineParts({ item }: { item: CartItem }) {
	const t = useT("cart");
	const { money, number } = useFormat();
	const { cut, certificate_price: certificate, quantity, price, variant } = item;
	if (!cut && certificate === null) return null;
	const goods = item.line_price - (cut?.price ?? 0) - (certificate ?? 0);
	const unit = cut ? t("cut.bars", { count: quantity }) : t(`unit.${variant.products.unit}`);
	const parts = [
		{ text: `${number(quantity)} ${unit} × ${money(price)}`, amount: goods },
		...(cut && cut.cuts > 0
			? [{ text: t("cut.cuts", { count: cut.cuts, price: money(Math.round(cut.price / cut.cuts)) }), amount: cut.price }]
			: []),
		...(certificate === null ? [] : [{ text: t("certificate.name"), amount: certificate }]),
	];
	return (
		<ul className={css.parts}>
			{parts.map(({ text, amount }) => (
				<li key={text} className={css.part}>
					<span>{text}</span> <span className={css.amount}>{money(amount)}</span>
				</li>
			))}
		</ul>
	);
}
