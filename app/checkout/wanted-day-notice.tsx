import type { Cart } from "../../contract/cart";
import { missedDay, useArrivalText } from "../cart/orders/arrival";
import { stepPath } from "../cart/steps";
import { useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import { Link } from "../ui/link";
import { Notice } from "../ui/notice";

/** Says before the order is sent that the wanted day cannot be met, and which lines can come by then. */
export function WantedDayNotice({ cart }: { cart: Cart }) {
	const t = useT("checkout");
	const { shortDay } = useFormat();
	const arrivalText = useArrivalText();
	const missed = missedDay(cart);
	if (!missed) return null;
	const { wanted, inTime, late } = missed;
	return (
		<Notice tone="warning" title={t("wanted.missed.title", { day: shortDay(wanted) })}>
			{inTime.length > 0 ? (
				<p>{t("wanted.inTime", { goods: inTime.map(({ title }) => title).join("; ") })}</p>
			) : (
				<p>{t("wanted.noneInTime")}</p>
			)}
			<ul>
				{late.map(({ key, title, arrival }) => (
					<li key={key}>
						{title}: {arrivalText(arrival) ?? t("wanted.open")}
					</li>
				))}
			</ul>
			<p>
				{t("wanted.keep")} <Link to={stepPath(cart.uuid, "payment-method")}>{t("wanted.change")}</Link>
			</p>
		</Notice>
	);
}
