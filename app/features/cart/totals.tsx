import type { ReactNode } from "react";
import type { Cart } from "../../../contract/cart";
import { useFormat } from "../../format";
import { useT } from "../../i18n";
import { useDeliveryTime } from "./delivery-time";
import * as css from "./totals.css";

interface TotalsProps {
	cart: Cart;
	/** What can be done about the VAT that is charged. */
	vatAction?: ReactNode;
}

/** What the order comes to, with both totals and the reason for its VAT. */
export function Totals({ cart, vatAction }: TotalsProps) {
	const t = useT("cart");
	const format = useFormat();
	const deliveryTime = useDeliveryTime();
	const method = cart.delivery_methods.find(({ id }) => id === cart.delivery_methodid);
	const vat = t("totals.vat", { rate: format.percent(cart.vat.rate) });
	return (
		<dl className={css.totals}>
			<Row term={t("totals.goods")} value={format.money(cart.total_goods_price)} />
			{cart.total_discount > 0 ? <Row term={t("totals.discount")} value={format.money(-cart.total_discount)} /> : null}
			<Row term={t("totals.delivery")} note={method?.title} value={format.money(cart.total_delivery_price)} />
			<Row term={t("totals.net")} value={format.money(cart.total_price)} isStrong />
			<Row term={vat} value={format.money(cart.total_vat_price)} />
			<div className={css.reason}>
				<dt className={css.hidden}>{t("totals.vatReason")}</dt>
				<dd>
					{t(`vat.${cart.vat.reason}`)} {vatAction}
				</dd>
			</div>
			<Row
				// Without VAT both totals are the same figure; what is to be paid is called so.
				term={t(cart.vat.rate === 0 ? "totals.due" : "totals.gross")}
				note={cart.vat.rate === 0 ? vat : undefined}
				value={format.money(cart.total_price_with_vat)}
				isTotal
			/>
			<div className={css.fact}>
				<dt>{t("totals.weight")}</dt>
				<dd className={css.factValue}>{format.weight(cart.total_weight)}</dd>
			</div>
			<div className={css.fact}>
				<dt>{t("totals.deliveryTime")}</dt>
				<dd className={css.factValue}>{deliveryTime(cart.delivery)}</dd>
			</div>
		</dl>
	);
}

interface RowProps {
	term: string;
	note?: string;
	value: string;
	isStrong?: boolean;
	isTotal?: boolean;
}

function Row({ term, note, value, isStrong, isTotal }: RowProps) {
	return (
		<div className={isTotal ? css.total : isStrong ? css.strong : css.row}>
			<dt className={css.term}>
				{term}
				{note ? <span className={css.note}>{note}</span> : null}
			</dt>
			<dd className={isTotal ? css.totalValue : css.value}>{value}</dd>
		</div>
	);
}
