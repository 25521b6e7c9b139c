import { company } from "../../../contract/company";
import type { HoursOfDay, ServiceHours } from "../../../contract/values/service-hours";
import type { Locale, Market } from "../config/market";

interface Words {
	/** Between hour and minutes. */
	separator: string;
	/** Minutes are written, even if they are none. */
	hasMinutes: boolean;
	span: (opens: string, closes: string) => string;
	/** Whose clock it is. */
	clock: string;
	at: (time: string) => string;
}

const words: Record<Locale, Words> = {
	de: {
		...{ separator: ":", hasMinutes: false, clock: "MEZ/MESZ" },
		span: (opens, closes) => `${opens}–\u2060${closes}\u00a0Uhr`,
		at: (time) => `um ${time}\u00a0Uhr`,
	},
	en: {
		...{ separator: ":", hasMinutes: true, clock: `${company.address.city} time` },
		span: (opens, closes) => `${opens}–\u2060${closes}`,
		at: (time) => `at ${time}`,
	},
	et: {
		...{ separator: ":", hasMinutes: false, clock: "Eesti aeg" },
		span: (opens, closes) => `kell ${opens}–\u2060${closes}`,
		at: (time) => `kell ${time}`,
	},
	fi: {
		...{ separator: ".", hasMinutes: false, clock: "Suomen aikaa" },
		span: (opens, closes) => `klo ${opens}–\u2060${closes}`,
		at: (time) => `klo ${time}`,
	},
};

type Of = Pick<Market, "locale" | "intl" | "hoursBehind">;

/** @param time by the company's clock: 09:00 @returns it by the market's clock and in its notation */
function timeText(time: string, { locale, hoursBehind }: Of): string {
	const { separator, hasMinutes } = words[locale];
	const [hour, minutes = ""] = time.split(":");
	const own = (Number(hour) - hoursBehind + 24) % 24;
	return minutes === "00" && !hasMinutes ? String(own) : `${own}${separator}${minutes}`;
}

/** Says when it opens: "um 8 Uhr". @param time by the company's clock */
export const openingText = (time: string, market: Of): string => words[market.locale].at(timeText(time, market));

/** A Monday. */
const firstDay = Date.UTC(2024, 0, 1);

const weekdaysByLocale = new Map<Locale, readonly string[]>();

/** Short names from Monday to Sunday, made once: date formatters are expensive, and every page says the hours. */
function weekdaysOf({ locale, intl }: Of): readonly string[] {
	const known = weekdaysByLocale.get(locale);
	if (known) return known;
	const format = new Intl.DateTimeFormat(intl, { weekday: "short", timeZone: "UTC" });
	const names = Array.from({ length: 7 }, (_, index) => format.format(firstDay + index * 86_400_000).replace(/\.$/, ""));
	weekdaysByLocale.set(locale, names);
	return names;
}

/** The hours of the week by the reader's clock, for days with the same hours together: "Mo–Do 8–15 Uhr, Fr 8–12 Uhr (MEZ/MESZ)". */
export function hoursText({ week }: Pick<ServiceHours, "week">, market: Of): string {
	const { span, clock } = words[market.locale];
	const weekdays = weekdaysOf(market);
	const groups: { first: number; last: number; hours: HoursOfDay }[] = [];
	for (const [index, hours] of week.entries()) {
		if (hours === null) continue;
		const group = groups.at(-1);
		if (group && group.last === index - 1 && group.hours.opens === hours.opens && group.hours.closes === hours.closes) group.last = index;
		else groups.push({ first: index, last: index, hours });
	}
	const texts = groups.map(({ first, last, hours }) => {
		const days = first === last ? weekdays[first] : `${weekdays[first]}–${weekdays[last]}`;
		return `${days} ${span(timeText(hours.opens, market), timeText(hours.closes, market))}`;
	});
	return texts.length === 0 ? "–" : `${texts.join(", ")} (${clock})`;
}
