import type { Cart } from "../../../contract/cart";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { useOrderStatusNote } from "../order-status";
import { stepsOf } from "./order-steps";
import * as css from "./order-timeline.css";

/** Where a sent order stands, between being ordered and delivered (R9.11): what is behind it, what that means now, and what follows. */
export function OrderTimeline({ order }: { order: Cart }) {
	const t = useT("cart");
	const { date } = useFormat();
	const noteOf = useOrderStatusNote();
	const { steps, current } = stepsOf(order);
	return (
		<ol className={css.timeline} aria-label={t("order.state")}>
			<li className={css.passed}>
				{t("order.date")} {order.processed_at ? <span className={css.note}>{date(order.processed_at)}</span> : null}
			</li>
			{steps.map((step, index) => (
				<li
					key={step}
					className={index === current ? css.current : index < current ? css.passed : css.ahead}
					aria-current={index === current ? "step" : undefined}
				>
					{t(`status.${step}`)}
					{index === current ? <span className={css.note}> {noteOf(order)}</span> : null}
				</li>
			))}
		</ol>
	);
}
