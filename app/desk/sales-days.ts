import type { Market } from "../platform/config/market";
import { formatFor } from "../platform/i18n/format";

interface SalesOfDay {
	/** ISO */
	day: string;
	orders: number;
	/** Cents. */
	total: number;
}

/** Sales of days as the reader's language writes them, each with its share of the best day in per cent. */
export function salesDays(sales: readonly SalesOfDay[], market: Market) {
	const { money } = formatFor(market);
	const shown = new Intl.DateTimeFormat(market.intl, { weekday: "short", day: "numeric", month: "numeric", timeZone: "UTC" });
	const most = Math.max(1, ...sales.map(({ total }) => total));
	return sales.map(({ day: iso, orders, total }) => ({
		...{ iso, orders },
		day: shown.format(new Date(`${iso}T00:00:00Z`)),
		total: money(total),
		share: Math.round((100 * total) / most),
	}));
}
