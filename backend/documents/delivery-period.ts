import type { Cart } from "../../contract/cart";
import { finnishDay } from "../platform/finnish-day";

/** The estimate of a sent order as days (ISO, Finland), counted in working days from the day on which it was sent; null where nothing is known. */
export function deliveryPeriod({ processed_at: sentAt, delivery: { min, max } }: Pick<Cart, "processed_at" | "delivery">) {
	const latest = max ?? min;
	if (!sentAt || latest === null) return null;
	const sent = finnishDay(new Date(sentAt));
	return { start: after(sent, min ?? latest), end: after(sent, latest) };
}

function after(day: string, workingDays: number): string {
	const date = new Date(`${day}T00:00:00Z`);
	for (let left = workingDays; left > 0; ) {
		date.setUTCDate(date.getUTCDate() + 1);
		if (date.getUTCDay() !== 0 && date.getUTCDay() !== 6) left--;
	}
	return date.toISOString().slice(0, 10);
}
