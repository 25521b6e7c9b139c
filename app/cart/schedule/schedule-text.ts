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
		const parts = schedule.map(({ on, amount, asked_on: asked }) => {
			const part = `${number(amount)}\u00a0${unit(amount)} ${date(on)}`;
			return asked ? t("schedule.moved", { part, day: date(asked) }) : part;
		});
		return t("schedule.shown", { parts: parts.join("; ") });
	};
}

type Line = Pick<CartItem, "arrival" | "at_once" | "quantity">;

/** The day before which no part of a line arrives; "" if unknown, also where a part of it is in stock and comes before the rest. ISO */
export function earliestPart({ arrival, at_once: atOnce, quantity }: Line): string {
	const isInPart = atOnce !== null && atOnce.quantity > 0 && atOnce.quantity < quantity;
	return isInPart ? "" : (arrival?.first ?? "");
}
