import type { Cart } from "../../contract/cart";
import { useT } from "../platform/i18n/i18n";
import * as css from "./order/tracking.css";

/** The state of an order as a label, in the same words everywhere: it stands alone or begins a sentence. An order in review is not called confirmed. */
export function useOrderStatus(): (order: Pick<Cart, "order_status" | "needs_review">) => string {
	const t = useT("cart");
	return (order) => t(`status.${stateOf(order)}`);
}

/** The meaning of a state for the buyer; "" for a cart. */
export function useOrderStatusNote(): (order: Pick<Cart, "order_status" | "needs_review">) => string {
	const t = useT("cart");
	return (order) => {
		const state = stateOf(order);
		return state === "created" ? "" : t(`statusNote.${state}`);
	};
}

/** The note of a state whose next step is open; "" for the others. For lists, where space is short. */
export function useOpenStateNote(): (order: Pick<Cart, "order_status" | "needs_review">) => string {
	const noteOf = useOrderStatusNote();
	return (order) => (["inReview", "other"].includes(stateOf(order)) ? noteOf(order) : "");
}

const stateOf = ({ order_status: status, needs_review: inReview }: Pick<Cart, "order_status" | "needs_review">) =>
	inReview && status === "confirmed" ? "inReview" : status;

interface TrackingProps {
	order: Pick<Cart, "order_number">;
	tracking: NonNullable<Cart["tracking"]>;
	/** Without the carrier's name and number. */
	isShort?: boolean;
}

/** The carrier, with a link to its tracking page. */
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
