import { Link } from "@remix-run/react";
import type { ListedOrder } from "../../cart/orders/listed-order";
import { useT } from "../../platform/i18n/i18n";
import * as css from "./history-page.css";
import { OrderTable } from "./order-table";

/** The first of an account's orders, and the way to all of them. An account without any has no such part. */
export function LatestOrders({ orders, count }: { orders: ListedOrder[]; count: number }) {
	const t = useT("order-history");
	if (orders.length === 0) return null;
	return (
		<section aria-labelledby="latest-orders" className={css.latest}>
			<div className={css.latestHead}>
				<h2 id="latest-orders" className={css.latestTitle}>
					{t("latest.title")}
				</h2>
				<Link to="/users/orders">{t("latest.all", { count })}</Link>
			</div>
			<OrderTable orders={orders} labelledBy="latest-orders" />
		</section>
	);
}
