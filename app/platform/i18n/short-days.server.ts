import type { Market } from "../config/market";

const formats = new Map<string, Intl.DateTimeFormat>();

/** A day for a table's cell: "Do 4. Dez.", "Thu 4 Dec", in one piece. @param day ISO */
export function shortDay(day: string, { intl }: Pick<Market, "intl">): string {
	let format = formats.get(intl);
	if (!format) {
		format = new Intl.DateTimeFormat(intl, { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" });
		formats.set(intl, format);
	}
	return format
		.format(new Date(`${day}T00:00:00Z`))
		.replace(/\.?, /, " ")
		.replaceAll(" ", "\u00a0");
}
