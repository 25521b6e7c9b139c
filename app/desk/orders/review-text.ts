import type { DeskOrder } from "../../../contract/desk/orders";
import { useT } from "../../platform/i18n/i18n";

type Reason = NonNullable<DeskOrder["desk"]["review"]>["reasons"][number];

/** Says that an order waits for a decision, and why. */
export function useReviewText(): (reasons: readonly Reason[]) => string {
	const t = useT("desk");
	return (reasons) => t("orders.underReview", { reasons: reasons.map((one) => t(`orders.reviewReason.${one}`)).join(", ") });
}
