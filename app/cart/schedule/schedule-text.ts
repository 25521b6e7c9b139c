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

type Line = Pick<CartItem, "arrival" | "at_once" | "quantity">;

/** The day before which no part of a line arrives; "" if unknown, also where a part of it is in stock and comes before the rest. ISO */
export function earliestPart({ arrival, at_once: atOnce, quantity }: Line): string {
	const isInPart = atOnce !== null && atOnce.quantity > 0 && atOnce.quantity < quantity;
	return isInPart ? "" : (arrival?.first ?? "");
}

/** The number (from 1) of the first part that is wanted before its goods can arrive; 0 for none. @param days ISO, "" for none */
export function tooEarly(days: readonly string[], item: Line): number {
	const earliest = earliestPart(item);
	return days.findIndex((day) => day !== "" && day < earliest) + 1;
}
