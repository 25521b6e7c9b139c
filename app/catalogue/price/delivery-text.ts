import type { DeliveryEstimate } from "../../../contract/catalogue";
import { shapeOf, withWay } from "../../../contract/seller/way";
import { useMarket, useT } from "../../platform/i18n/i18n";
import { dayBefore } from "../../platform/i18n/short-day";
import { type DeliverTo, useDeliverTo } from "../../platform/page/deliver-to";
import { deliveryWords } from "./delivery-words";

/** Says when goods arrive: the day at the reader's place, if they typed one, or working days. null if nothing is known. */
export function useDeliveryText(): (estimate: DeliveryEstimate) => string | null {
	const t = useT("catalogue");
	const to = useDeliverTo();
	const { locale } = useMarket();
	return (estimate) => {
		const day = to && arrivalWords(estimate, to);
		if (day) return day.key === "" ? day.values.day : t(day.key, day.values);
		const words = deliveryWords(estimate, locale);
		return words && t(words.key, words.values);
	};
}

/** @returns the key of the catalogue's text, "" for the day alone, with its values; null if no day is known, or one too far away */
export function arrivalWords(estimate: DeliveryEstimate, { way, days }: Pick<DeliverTo, "way" | "days">) {
	const { min, max, approx } = withWay(estimate, way);
	const end = max ?? min;
	const day = end === null ? undefined : days[end];
	if (day === undefined) return null;
	const first = dayBefore((min === null ? undefined : days[min]) ?? day, day);
	const shape = shapeOf({ min, max, approx });
	return { key: shape === "exactly" ? ("" as const) : (`arrival.${shape}` as const), values: { day, first, last: day } };
}
