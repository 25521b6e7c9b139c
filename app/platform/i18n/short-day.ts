import type { Locale } from "../config/market";

/** Names from Sunday and from January on; Finnish writes months as numbers. */
const names: Record<Locale, { weekdays: string; months: string }> = {
	de: { weekdays: "So Mo Di Mi Do Fr Sa", months: "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez." },
	en: { weekdays: "Sun Mon Tue Wed Thu Fri Sat", months: "Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec" },
	et: { weekdays: "P E T K N R L", months: "jaan veebr märts apr mai juuni juuli aug sept okt nov dets" },
	fi: { weekdays: "su ma ti ke to pe la", months: "1. 2. 3. 4. 5. 6. 7. 8. 9. 10. 11. 12." },
};

/**
 * Formats a day of the coming months like Intl: "Do 4. Dez.", "Thu 4 Dec", in one piece. Intl needs a tenth of a second on a phone for its
 * first day.
 * @param day ISO
 */
export function shortDay(day: string, locale: Locale): string {
	const date = new Date(`${day}T00:00:00Z`);
	const weekday = names[locale].weekdays.split(" ")[date.getUTCDay()];
	const month = names[locale].months.split(" ")[date.getUTCMonth()];
	const number = date.getUTCDate();
	if (locale === "en") return `${weekday}\u00a0${number}\u00a0${month}`;
	return `${weekday}\u00a0${number}.${locale === "fi" ? "" : "\u00a0"}${month}`;
}

/** Shortens the first day of a range by the month and year that the last one repeats: "8." of "8. – 11. Dezember 2026". */
export function dayBefore(first: string, last: string): string {
	if (first === last) return first;
	const [words, next] = [first.split(/\s/), last.split(/\s/)];
	while (words.length > 1 && words.at(-1) === next.at(-1)) {
		words.pop();
		next.pop();
	}
	return words.join("\u00a0");
}
