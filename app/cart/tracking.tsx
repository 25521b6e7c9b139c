import type { Cart } from "../../contract/cart";
import { useT } from "../platform/i18n/i18n";
import * as css from "./order/tracking.css";

interface TrackingProps {
	order: Pick<Cart, "order_number">;
	tracking: NonNullable<Cart["tracking"]>;
	/** Without the carrier's name and number. */
	isShort?: boolean;
}

/** Who brings the goods, and the carrier's page about where they are. */
export function Tracking({ order, tracking: { carrier, number, url }, isShort = false }: TrackingProps) {
	const t = useT("cart");
	const link = url ? (
		<a href={url} rel="noreferrer" className={css.link} aria-label={t("tracking.label", { number: order.order_number ?? "", carrier })}>
			{t("tracking.follow")}
		</a>
	) : null;
	if (isShort) return link;
	return (
		<>
			<span className={css.carrier}>
				{carrier} {number}
			</span>
			{link}
		</>
	);
}
