import type { DeliveryEstimate } from "../../contract/catalogue";
import { useT } from "../platform/i18n/i18n";

/** Working days as words: a range, from, up to, about. */
export function useDeliveryTime(): (estimate: DeliveryEstimate) => string {
	const t = useT("cart");
	return ({ min, max, approx }) => {
		const one = min ?? max;
		if (one === null) return t("delivery.unknown");
		if (approx) return t("delivery.approx", { count: max ?? one });
		if (min === null) return t("delivery.max", { count: one });
		if (max === null) return t("delivery.min", { count: one });
		return min === max ? t("delivery.exact", { count: one }) : t("delivery.range", { min, max });
	};
}
