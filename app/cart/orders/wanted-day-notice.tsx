import type { Cart } from "../../../contract/cart";
import { missesWantedDay } from "../../../contract/values/wanted-day";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Link } from "../../ui/link";
import { Notice } from "../../ui/notice";
import { missingStep, stepPath } from "../steps";
import { missedDay, useArrivalText } from "./arrival";

/** Says before the order is sent that the wanted day cannot be met, which lines can come by then, and when the others do. */
export function WantedDayNotice({ cart }: { cart: Cart }) {
	const t = useT("cart");
	const { shortDay } = useFormat();
	const arrivalText = useArrivalText();
	const missed = missedDay(cart);
	// The late lines may be on another page.
	if (!missed && !missesWantedDay(cart)) return null;
	const { inTime = [], late = [] } = missed ?? {};
	const byDay = new Map<string, string[]>();
	for (const { title, arrival } of late) {
		const day = arrivalText(arrival) ?? t("wanted.open");
		byDay.set(day, [...(byDay.get(day) ?? []), title]);
	}
	return (
		<Notice tone="warning" title={t("wanted.missed.title", { day: shortDay(cart.wanted_on) })}>
			{inTime.length > 0 ? <p>{t("wanted.inTime", { goods: inTime.map(({ title }) => title).join("; ") })}</p> : null}
			{missed && inTime.length === 0 ? <p>{t("wanted.noneInTime")}</p> : null}
			<ul>
				{[...byDay].map(([day, titles]) => (
					<li key={day}>
						{titles.join("; ")}: {day}
					</li>
				))}
			</ul>
			<p>
				{t("wanted.keep")}{" "}
				{missingStep(cart, "payment-method") === null ? (
					<Link to={stepPath(cart.uuid, "payment-method")}>{t("wanted.change")}</Link>
				) : (
					t("wanted.changeLater")
				)}
			</p>
		</Notice>
	);
}
