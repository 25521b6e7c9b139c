import type { CartItem } from "../../../contract/cart";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { useUnit } from "../lines/line-texts";

/** Says on which days which parts of a line are wanted; "" for all at once. */
export function useScheduleText(): (item: CartItem) => string {
	const t = useT("cart");
	const { date, number } = useFormat();
	const unitOf = useUnit();
	return (item) => {
		const { schedule = [], cut } = item;
		if (schedule.length === 0) return "";
		const unit = (amount: number) => (cut ? t(amount === 1 ? "unit.short.piece" : "unit.piece") : unitOf(item, amount));
		const parts = schedule.map(({ on, amount }) => `${number(amount)}\u00a0${unit(amount)} ${date(on)}`);
		return t("schedule.shown", { parts: parts.join("; ") });
	};
}
